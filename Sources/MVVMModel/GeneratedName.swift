import MVVMSource
import MVVMSyntax

/// A name that a style generates for a declaration of a spec.
public struct GeneratedName: Equatable, Sendable {
  /// The scope that the name is in, such as `class` or `mock`.
  public let scope: Text
  /// What the declaration is that has such a name.
  public let source: NameSource
  public let pattern: NamePattern
  /// The name that the pattern is applied to.
  public let base: Text

  public init(scope: Text, source: NameSource, pattern: NamePattern, base: Text) {
    self.scope = scope
    self.source = source
    self.pattern = pattern
    self.base = base
  }

  public var text: Text { self.pattern.applied(to: self.base) }
}

extension Namespace {
  /// Returns the names of a member in the scope.
  ///
  /// - Parameter defaultKind: The kind of an output that does not name one.
  public func names(of member: some Declared, _ defaultKind: StreamKind) -> [GeneratedName] {
    self.entries.filter { $0.source.covers(member.syntax, defaultKind, in: member.tree) }
      .map { self.name(of: member, by: $0) }
  }

  func name(of member: some Declared, by entry: Entry) -> GeneratedName {
    let token = entry.source.isOfBaseNames ? nil : member.syntax.logicName
    return GeneratedName(
      scope: self.name,
      source: entry.source,
      pattern: entry.pattern,
      base: token.map { member.tree.text($0) } ?? member.name
    )
  }
}
