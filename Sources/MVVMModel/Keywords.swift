import MVVMSource
import MVVMSyntax

private let declarationWords: [StaticString] = [
  "associatedtype", "case", "class", "deinit", "enum", "extension", "func", "import", "init", "inout", "let",
  "operator", "precedencegroup", "protocol", "static", "struct", "subscript", "typealias", "var",
]

extension Text {
  /// Whether the name is a word that begins a declaration: as the label of a tuple in generic arguments Swift takes
  /// it for one, unless it is in backticks.
  public var beginsDeclaration: Bool {
    self.isReservedWord && declarationWords.contains { self.spells($0) }
  }

  /// Whether Swift wants the name in backticks where a parameter is declared, though not where it is an argument
  /// label.
  public var isReservedLabel: Bool {
    self.spells("let") || self.spells("var")
  }

  /// Whether the generated code cannot use the name even in backticks: `self.init` and `self.self` mean something
  /// else, and the others cannot label a tuple.
  var isUnusable: Bool {
    guard 1...5 ~= self.count else { return false }
    return self.spells("_") || self.spells("init") || self.spells("inout") || self.spells("self")
      || self.isReservedLabel
  }
}
