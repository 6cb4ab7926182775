/// A file that the pipeline made: what to write where is for the caller to decide.
public struct GeneratedFile: Equatable, Sendable {
  public let kind: FileKind
  /// Without a folder.
  public let name: String
  public let contents: [UInt8]
  /// Whether the file belongs to the classes or to their tests.
  public let destination: Destination
  /// The name of the style that it was made in.
  public let style: String
  /// What of the style the file's module needs once.
  public let support: SupportKind?

  public init(
    kind: FileKind,
    name: String,
    contents: [UInt8],
    destination: Destination = .sources,
    style: String,
    support: SupportKind? = nil
  ) {
    self.kind = kind
    self.name = name
    self.contents = contents
    self.destination = destination
    self.style = style
    self.support = support
  }
}

/// The module that a file is a part of.
public enum Destination: Sendable {
  /// That of the spec.
  case sources
  /// That of its tests.
  case tests
}
