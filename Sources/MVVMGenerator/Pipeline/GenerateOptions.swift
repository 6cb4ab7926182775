/// What a run asks for in addition to the configuration.
package struct GenerateOptions: Sendable {
  /// The destination whose files are generated; `nil` for all files.
  package var destination: Destination?
  /// Whether the compiler shows errors about a member at its line in the spec. Use this only for files that are not
  /// checked in: each line inserted above a member in the spec would change them.
  package var writesSourceLocations: Bool

  package init(destination: Destination? = nil, writesSourceLocations: Bool = false) {
    self.destination = destination
    self.writesSourceLocations = writesSourceLocations
  }
}
