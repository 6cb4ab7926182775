import MVVMSource
import MVVMSyntax

private let declarationWords = [
  "associatedtype", "case", "class", "deinit", "enum", "extension", "func", "import", "init", "inout", "let",
  "operator", "precedencegroup", "protocol", "static", "struct", "subscript", "typealias", "var",
]

extension Text {
  /// Whether the name is a keyword that begins a declaration. As a tuple label in generic arguments, it must
  /// be in backticks, or Swift reads it as a declaration.
  public var beginsDeclaration: Bool { self.isReservedWord && declarationWords.contains { self == $0 } }

  /// Whether Swift requires backticks around the name in a parameter declaration, but not as an argument label.
  public var isReservedLabel: Bool { self == "let" || self == "var" }

  /// Whether the generated code cannot use the name even in backticks: `self.init` and `self.self` have other
  /// meanings, and the others cannot label a tuple.
  var isUnusable: Bool { unusableNames.contains(self) }
}

private let unusableNames: WordSet = "_ init inout let self var"
