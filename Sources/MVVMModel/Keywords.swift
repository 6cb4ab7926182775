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

/// By length, a bit for each byte that a reserved word of that length begins with, its lowest six bits taken.
private let reservedInitials: [UInt64] = reservedWords.map { words in
  words.reduce(0) { bits, word in bits | (1 << UInt64(word.utf8Start.pointee & 0x3F)) }
}

extension Text {
  /// Whether Swift wants the name in backticks where it is declared and where it is a value.
  public var isReservedWord: Bool {
    guard let first = self.bytes.first, first < 0x80, 2..<reservedWords.count ~= self.count else {
      return false
    }
    guard reservedInitials[self.count] & (1 << UInt64(first & 0x3F)) != 0 else { return false }
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
