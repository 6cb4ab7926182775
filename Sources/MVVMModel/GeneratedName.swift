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

extension Declaration {
  func name(by entry: Namespace.Entry, in namespace: Namespace, _ tree: SpecSyntax) -> GeneratedName {
    GeneratedName(
      scope: namespace.name,
      source: entry.source,
      pattern: entry.pattern,
      base: entry.source.isOfBaseNames ? tree.name(of: self) : tree.logicName(of: self)
    )
  }

  func names(in namespace: Namespace, _ tree: SpecSyntax) -> [GeneratedName] {
    namespace.entries.indices.filter { namespace.keys[$0].covers(self.traits) }
      .map { self.name(by: namespace.entries[$0], in: namespace, tree) }
  }
}

extension ViewModel {
  /// The names in some namespaces of the declaration whose own name begins at an offset.
  public func names(
    ofMemberAt offset: Int,
    in namespaces: [Namespace],
    _ defaultKind: StreamKind
  ) -> [GeneratedName] {
    let declaration = self.declarations(defaultKind).first {
      self.tree.range(self.tree.members[$0.member].name).lowerBound == offset
    }
    guard let declaration else { return [] }
    return namespaces.flatMap { declaration.names(in: $0, self.tree) }
  }
}
