/// A file that the pipeline made: what to write where is for the caller to decide.
public struct GeneratedFile: Equatable, Sendable {
  public let kind: FileKind
  /// Without a folder.
  public let name: String
  public let contents: [UInt8]

  public init(kind: FileKind, name: String, contents: [UInt8]) {
    self.kind = kind
    self.name = name
    self.contents = contents
  }
}
