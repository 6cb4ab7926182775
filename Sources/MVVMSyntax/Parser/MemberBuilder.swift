import MVVMSource

/// A member while it is being read.
struct MemberBuilder {
  let section: SectionKind
  /// The token of the section's name, if it has one.
  let facet: Int?
  let start: Int
  var attributes = 0..<0
  var modifier: Int?
  var label: Int?
  var name: Int?
  var parameters: Range<Int>?
  var effect: Int?
  var type: TypeSyntax?
  var initialValue: TokenRange?
  var logicName: Int?
  /// Words of Swift before the name. They are reported once the whole declaration has been read.
  var swiftWords: SwiftPrefix?
}

extension MemberBuilder {
  /// Drops everything that was read past the end that recovery found for the member.
  mutating func cut(at end: Int) {
    if let name = self.name, name >= end { self.name = nil }
    if let effect = self.effect, effect >= end { self.effect = nil }
    if let logicName = self.logicName, logicName >= end { self.logicName = nil }
    if let type = self.type, type.tokens.upperBound > end { self.type = nil }
    if let value = self.initialValue, value.upperBound > end { self.initialValue = nil }
  }
}

extension MemberSyntax {
  init(_ parts: MemberBuilder, named name: Int, tokens: TokenRange, isBroken: Bool) {
    self.section = parts.section
    self.facet = parts.facet
    self.tokens = tokens
    self.attributes = parts.attributes
    self.modifier = parts.modifier
    self.label = parts.label
    self.name = name
    self.parameters = parts.parameters
    self.effect = parts.effect
    self.type = parts.type
    self.initialValue = parts.initialValue
    self.logicName = parts.logicName
    self.isBroken = isBroken
  }
}
