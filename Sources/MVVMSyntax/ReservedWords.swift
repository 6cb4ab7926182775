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

extension Text {
  /// Whether Swift wants the name in backticks where it is declared and where it is a value.
  public var isReservedWord: Bool {
    // Most names are of several words, with a capital letter in the middle: no reserved word is.
    guard 2..<reservedWords.count ~= self.count, self.isOneWord else { return false }
    for word in reservedWords[self.count] where self.spells(word) { return true }
    return false
  }
}

extension Text {
  /// Whether only small letters follow the first.
  private var isOneWord: Bool {
    self.bytes.withUnsafeBufferPointer { bytes in
      // From the end, where most names differ in their last word.
      var index = bytes.count - 1
      while index > 0 {
        guard isLowercase(bytes[index]) else { return false }
        index -= 1
      }
      return true
    }
  }
}

private func isLowercase(_ byte: UInt8) -> Bool {
  0x61...0x7A ~= byte
}
