import MVVMSource

/// The sort key of an import, as in `swift format`: by group, and by bytes within each group.
public struct ImportKey: Comparable, Sendable {
  /// The groups of imports, in their order.
  public enum Group: Int, Sendable {
    case plain
    /// Imports of one declaration, such as `import struct Models.Project`.
    case declarations
    case testable
  }

  public let group: Group
  public let path: Text
  public let kind: Text?

  /// The attributes are spelled as in Swift. The kind is the keyword of an import of one declaration.
  public init(attributes: [Text], kind: Text?, path: Text) {
    let isTestable = attributes.contains { $0 == "@testable" }
    self.group = isTestable ? .testable : kind == nil ? .plain : .declarations
    self.path = path
    self.kind = kind
  }

  public init(_ syntax: ImportSyntax, in tree: SpecSyntax) {
    self.init(
      attributes: tree.attributes[syntax.attributes].map { tree.spelling($0) },
      kind: syntax.kind.map { tree.text($0) },
      path: tree.joined(syntax.path)
    )
  }

  @inlinable
  public static func < (left: ImportKey, right: ImportKey) -> Bool {
    if left.group != right.group { return left.group.rawValue < right.group.rawValue }
    if left.path != right.path { return left.path < right.path }
    return left.kind ?? "" < right.kind ?? ""
  }
}
