import MVVMSource

/// Words that Swift lets stand as a name only in backticks: the keywords of The Swift Programming Language,
/// "Lexical Structure", that are reserved in declarations, statements, expressions and patterns. By their
/// length, so that most names need not be compared with any.
private let reservedWords: [[StaticString]] = [
  [],
  [],
  ["as", "do", "if", "in", "is"],
  ["Any", "for", "let", "nil", "try", "var"],
  ["Self", "Type", "case", "else", "enum", "func", "init", "self", "true"],
  [
    "await", "break", "catch", "class", "defer", "false", "guard", "inout", "super", "throw", "where",
    "while",
  ],
  ["deinit", "import", "public", "repeat", "return", "static", "struct", "switch", "throws"],
  ["default", "private"],
  ["Protocol", "continue", "internal", "operator", "protocol", "rethrows"],
  ["extension", "subscript", "typealias"],
  [],
  ["fallthrough", "fileprivate"],
  [],
  [],
  ["associatedtype"],
  ["precedencegroup"],
]

private let declarationWords: [StaticString] = [
  "associatedtype", "case", "class", "deinit", "enum", "extension", "func", "import", "init", "inout", "let",
  "operator", "precedencegroup", "protocol", "static", "struct", "subscript", "typealias", "var",
]

extension Text {
  /// Whether Swift wants the name in backticks where it is declared and where it is a value.
  public var isReservedWord: Bool {
    // Most names are of several words, with a capital letter in the middle: no reserved word is.
    guard 2..<reservedWords.count ~= self.count, self.bytes.dropFirst().allSatisfy(isLowercase) else {
      return false
    }
    return reservedWords[self.count].contains { self.spells($0) }
  }

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

private func isLowercase(_ byte: UInt8) -> Bool {
  0x61...0x7A ~= byte
}
