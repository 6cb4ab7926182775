import MVVMConfiguration
import MVVMModel
import MVVMSource
import MVVMStyles

/// The contents of generated files, in addition to the declarations of view models.
struct FileOptions {
  /// The name of the spec's file; `nil` for files that do not belong to a spec.
  var specFile: String?
  /// The imports of the spec.
  var specImports: [Import] = []
  /// The style, whose manifest applies to all files.
  let style: Style
  /// The library types that are written with their modules.
  var qualifiedTypes: [Text] = []
  let configuration: Configuration
  /// The positions of members in the spec, where the compiler reports errors; `nil` to let it report them in
  /// the generated file.
  var sourceLocations: SourceLocations?
}

extension FileOptions {
  /// Creates the options of a spec's files.
  init(for resolved: Resolved, configuration: Configuration, sourceLocations: SourceLocations? = nil) {
    self.init(
      specFile: resolved.file.name,
      specImports: resolved.spec.imports,
      style: resolved.style,
      qualifiedTypes: resolved.qualifiedTypes,
      configuration: configuration,
      sourceLocations: sourceLocations
    )
  }
}
