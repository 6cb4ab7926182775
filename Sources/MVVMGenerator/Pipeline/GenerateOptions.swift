/// What a run asks for beside what the configuration says.
public struct GenerateOptions: Equatable, Sendable {
  /// The module whose files alone are made; `nil` for all files.
  public var destination: Destination?
  /// Whether the compiler is to report what is wrong with a member at its line of the spec. Only for files that are
  /// not checked in: every line inserted above would change them.
  public var writesSourceLocations: Bool

  public init(destination: Destination? = nil, writesSourceLocations: Bool = false) {
    self.destination = destination
    self.writesSourceLocations = writesSourceLocations
  }
}
