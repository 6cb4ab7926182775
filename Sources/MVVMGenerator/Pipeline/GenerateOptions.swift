/// What a run asks for in addition to the configuration.
public struct GenerateOptions: Sendable {
  /// The destination whose files are generated; `nil` for all files.
  public var destination: Destination?
  /// Whether the compiler shows errors about a member at its line in the spec. Use this only for files that are not
  /// checked in: each line inserted above a member in the spec would change them.
  public var writesSourceLocations: Bool

  public init(destination: Destination? = nil, writesSourceLocations: Bool = false) {
    self.destination = destination
    self.writesSourceLocations = writesSourceLocations
  }
}
