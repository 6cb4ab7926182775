import MVVMConfiguration
import MVVMModel
import MVVMSource
import MVVMStyles

/// The contents of generated files, in addition to the declarations of view models.
final class FileOptions {
  /// The name of the spec's file; `nil` for files that do not belong to a spec.
  let specFile: String?
  /// The imports of the spec.
  let specImports: [Import]
  /// The style, whose manifest applies to all files.
  let style: Style
  /// The library types that are written with their modules.
  let qualifiedTypes: [Text]
  let configuration: Configuration
  /// The positions of members in the spec, where the compiler reports errors; `nil` to let it report them in
  /// the generated file.
  let sourceLocations: SourceLocations?

  init(
    specFile: String? = nil,
    specImports: [Import] = [],
    style: Style,
    qualifiedTypes: [Text] = [],
    configuration: Configuration,
    sourceLocations: SourceLocations? = nil
  ) {
    self.specFile = specFile
    self.specImports = specImports
    self.style = style
    self.qualifiedTypes = qualifiedTypes
    self.configuration = configuration
    self.sourceLocations = sourceLocations
  }
}

extension FileOptions {
  /// Creates the options of a spec's files.
  convenience init(
    for resolved: Resolved,
    configuration: Configuration,
    sourceLocations: SourceLocations? = nil
  ) {
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
