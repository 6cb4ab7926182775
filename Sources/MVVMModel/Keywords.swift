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

  /// Whether Swift wants the name in backticks even as an argument label.
  public var isReservedLabel: Bool {
    self == "inout" || self == "let" || self == "var"
  }
}

private let longestReservedWord = 15
