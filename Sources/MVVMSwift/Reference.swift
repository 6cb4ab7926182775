/// A use of a class's member in the code of the class.
package struct Reference: Sendable {
  package enum Base: Sendable {
    case none
    case `self`
    /// `self?`
    case optionalSelf
  }

  /// The tokens of `self.name`, `self?.name` or `name`.
  package let tokens: Range<Int>
  package let name: String
  package let base: Base
  /// Whether it also declares a local of the same name, as in `[title]` and `if let title`.
  package let isShorthand: Bool
  /// Whether it is in a closure or a local function, which may run later.
  package let isInClosure: Bool
  /// Whether the code around it declares another meaning of its name, apart from parameters of the
  /// initializer.
  package let isShadowed: Bool
  /// The first token of the outermost statement that contains it.
  package let statement: Int

  package var hasSelf: Bool { self.base != .none }
  package var isOptional: Bool { self.base == .optionalSelf }
}

/// The members that a class's code uses: each `self.name`, and each bare name that the code does not declare
/// itself.
package struct References: Sendable {
  package var found: [Reference] = []
  /// The tokens `self` that are not followed by the name of a member.
  package internal(set) var bareSelves: [Int] = []
  /// The tokens `self` of `weak self` and `unowned self`.
  package internal(set) var weakSelves: [Int] = []
  /// The tokens that use a local which a shorthand such as `if let title` declares.
  package internal(set) var copies: [Int] = []
  /// The names that the code declares, in any scope.
  package var declared: Set<String> = []
}

extension SwiftCode {
  /// Returns the members of the class that some tokens use: these names, and any name after `self.`.
  package func references(
    in indices: Range<Int>,
    names: Set<String>,
    parameters: [String],
    isClosure: Bool = false
  ) -> References {
    var walk = ReferenceWalk(code: self, names: names, parameters: parameters, isClosure: isClosure)
    for statement in self.statements(indices) { walk.walk(statement) }
    return walk.references
  }
}
