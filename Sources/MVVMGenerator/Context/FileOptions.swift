import MVVMConfiguration
import MVVMModel
import MVVMSource
import MVVMStyles

/// The contents of a spec's generated files, in addition to its declarations.
final class FileOptions {
  /// The spec. It has no name for a file that belongs to no spec.
  let resolved: Resolved
  let configuration: Configuration
  /// The positions of members in the spec, so that the compiler reports errors there; `nil` to let it report them in
  /// the generated file.
  let sourceLocations: SourceLocations?

  init(_ resolved: Resolved, _ configuration: Configuration, _ sourceLocations: SourceLocations? = nil) {
    self.resolved = resolved
    self.configuration = configuration
    self.sourceLocations = sourceLocations
  }

  /// The style, whose manifest applies to all files.
  var style: Style { self.resolved.style }
}
