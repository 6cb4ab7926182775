import MVVMSource

/// Words that Swift lets stand as a name only in backticks: the keywords of The Swift Programming Language,
/// "Lexical Structure", that are reserved in declarations, statements, expressions and patterns.
private let reservedWords: Set<Text> = [
  "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default",
  "defer",
  "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
  "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
  "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript",
  "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while", "Type",
  "Protocol",
]

extension Text {
  /// Whether Swift wants the name in backticks where it is declared and where it is a value.
  public var isReservedWord: Bool {
    self.count <= longestReservedWord && reservedWords.contains(self)
  }

  /// Whether Swift wants the name in backticks where a parameter is declared, though not where it is an argument
  /// label.
  public var isReservedLabel: Bool {
    self == "let" || self == "var"
  }

  /// Whether the generated code cannot use the name even in backticks: `self.init` and `self.self` mean something
  /// else, and the others cannot label a tuple.
  var isUnusable: Bool {
    self == "init" || self == "inout" || self == "let" || self == "self" || self == "var"
  }
}

private let longestReservedWord = 15
