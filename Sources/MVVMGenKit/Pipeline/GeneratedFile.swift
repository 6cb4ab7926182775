/// A file that the pipeline made: what to write where is for the caller to decide.
public struct GeneratedFile: Equatable, Sendable {
  public enum Kind: Sendable {
    /// Protocols and classes of a spec's view models.
    case sources
  }

  public let kind: Kind
  /// Without a folder.
  public let name: String
  public let contents: [UInt8]

  public init(kind: Kind, name: String, contents: [UInt8]) {
    self.kind = kind
    self.name = name
    self.contents = contents
  }
}
