import MVVMSource

extension Text {
  /// Whether Swift wants the name in backticks where it is declared and where it is a value: the keywords of The Swift
  /// Programming Language, "Lexical Structure", that are reserved in declarations, statements, expressions and patterns.
  public var isReservedWord: Bool {
    // Most names are of several words, with a capital letter in the middle: no reserved word is.
    self.isOneWord && (self.isShortReservedWord || self.isLongReservedWord)
  }

  /// Whether Swift reads the word, which it does not reserve, as something else where a type begins.
  public var beginsType: Bool {
    switch self.count {
    case 3: self.spells("any")
    case 4: self.spells("each") || self.spells("some")
    case 5: self.spells("async") || self.spells("await")
    case 6: self.spells("_const")
    case 7: self.spells("sending") || self.spells("__owned")
    case 8: self.spells("__shared") || self.spells("isolated")
    case 9: self.spells("borrowing") || self.spells("consuming")
    case 11: self.spells("nonisolated")
    default: false
    }
  }

  private var isShortReservedWord: Bool {
    switch self.count {
    case 2:
      self.spells("as") || self.spells("do") || self.spells("if") || self.spells("in")
        || self.spells("is")
    case 3:
      self.spells("Any") || self.spells("for") || self.spells("let") || self.spells("nil")
        || self.spells("try") || self.spells("var")
    case 4:
      self.spells("Self") || self.spells("Type") || self.spells("case") || self.spells("else")
        || self.spells("enum") || self.spells("func") || self.spells("init") || self.spells("self")
        || self.spells("true")
    case 5:
      self.spells("await") || self.spells("break") || self.spells("catch") || self.spells("class")
        || self.spells("defer") || self.spells("false") || self.spells("guard")
        || self.spells("inout") || self.spells("super") || self.spells("throw")
        || self.spells("where") || self.spells("while")
    default: false
    }
  }

  private var isLongReservedWord: Bool {
    switch self.count {
    case 6:
      self.spells("deinit") || self.spells("import") || self.spells("public")
        || self.spells("repeat") || self.spells("return") || self.spells("static")
        || self.spells("struct") || self.spells("switch") || self.spells("throws")
    case 7: self.spells("default") || self.spells("private")
    case 8:
      self.spells("Protocol") || self.spells("continue") || self.spells("internal")
        || self.spells("operator") || self.spells("protocol") || self.spells("rethrows")
    case 9: self.spells("extension") || self.spells("subscript") || self.spells("typealias")
    case 11: self.spells("fallthrough") || self.spells("fileprivate")
    case 14: self.spells("associatedtype")
    case 15: self.spells("precedencegroup")
    default: false
    }
  }

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
