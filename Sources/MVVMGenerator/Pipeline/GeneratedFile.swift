import MVVMSource

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
  /// The view models whose classes it declares.
  public let viewModels: [DeclaredName]

  public init(
    kind: FileKind,
    name: String,
    contents: [UInt8],
    destination: Destination = .sources,
    style: String,
    support: SupportKind? = nil,
    viewModels: [DeclaredName] = []
  ) {
    self.kind = kind
    self.name = name
    self.contents = contents
    self.destination = destination
    self.style = style
    self.support = support
    self.viewModels = viewModels
  }
}

/// A name, and its bytes in the spec that declares it.
public struct DeclaredName: Equatable, Sendable {
  public let name: Text
  public let range: Range<Int>
}

/// The module that a file is a part of.
public enum Destination: Sendable {
  /// That of the spec.
  case sources
  /// That of its tests.
  case tests
}

extension SupportKind {
  var destination: Destination {
    switch self {
    case .sources, .bindings: .sources
    case .tests: .tests
    }
  }
}
