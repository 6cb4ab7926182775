/// A member while it is being read.
struct MemberBuilder {
  /// The syntax read so far. The name and the end are set last.
  var syntax: MemberSyntax
  var name: Int?
  /// Words of Swift before the name. They are reported once the whole declaration has been read.
  var swiftWords: SwiftPrefix?

  /// - Parameter facet: The token of the section's name, if it has one.
  init(in section: SectionKind, _ facet: Int?, start: Int) {
    self.syntax = MemberSyntax(section: section, facet: facet, tokens: start..<start, name: start)
  }

  var start: Int { self.syntax.tokens.lowerBound }
}

extension MemberBuilder {
  /// Drops everything that was read past the end of the member found by recovery.
  mutating func cut(at end: Int) {
    if let name = self.name, name >= end { self.name = nil }
    if let effect = self.syntax.effect, effect >= end { self.syntax.effect = nil }
    if let logicName = self.syntax.logicName, logicName >= end { self.syntax.logicName = nil }
    if let type = self.syntax.type, type.tokens.upperBound > end { self.syntax.type = nil }
    if let value = self.syntax.initialValue, value.upperBound > end { self.syntax.initialValue = nil }
  }
}
