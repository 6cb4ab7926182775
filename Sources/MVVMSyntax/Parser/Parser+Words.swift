import MVVMSource

// Words that mean something in certain places. None is reserved: callers have checked that a name follows.

extension Parser {
  func sectionKind(_ index: Int) -> SectionKind? {
    switch self.tokens[index].word {
    case .dependencies: .dependencies
    case .inputs: .inputs
    case .outputs: .outputs
    case .errors: .errors
    default: nil
    }
  }

  func isModifier(_ index: Int, of section: SectionKind) -> Bool {
    let kind = OutputKind(self.tokens[index].word)
    if section == .inputs { return self.isWord(index, .sticky) || kind?.traits.isSettable == true }
    return kind != nil
  }

  @inline(__always)
  func isAccess(_ index: Int) -> Bool {
    self.isWord(index, .public) || self.isWord(index, .package) || self.isWord(index, .internal)
  }

  func isEffect(_ index: Int) -> Bool {
    self.isWord(index, .async) || self.isWord(index, .throws) || self.isWord(index, .rethrows)
  }

  /// Returns whether a token may come between `import` and a path.
  func isImportKind(_ index: Int) -> Bool {
    self.isOne(index, of: [.struct, .class, .enum, .protocol, .typealias, .func, .let, .var])
  }

  /// Returns whether a token is a modifier of Swift declarations that specs do not have.
  func isSwiftModifier(_ index: Int) -> Bool {
    switch self.tokens[index].word {
    case .public, .package, .internal, .open, .private, .fileprivate, .final, .static, .mutating,
      .nonmutating, .override, .lazy, .weak, .unowned, .dynamic, .nonisolated, .optional, .required,
      .convenience, .indirect, .distributed:
      true
    default: false
    }
  }

  func isSwiftMember(_ index: Int) -> Bool {
    self.isWord(index, .func) || self.isWord(index, .var) || self.isWord(index, .let)
  }

  /// Returns whether a token opens a Swift declaration with a body, or one that has no counterpart in a spec.
  func isSwiftType(_ index: Int) -> Bool {
    switch self.tokens[index].word {
    case .protocol, .class, .struct, .enum, .extension, .actor, .typealias, .associatedtype, .case: true
    default: false
    }
  }

  func equals(_ index: Int, _ text: StaticString) -> Bool {
    matches(self.bytes, at: self.tokens[index].range, text)
  }

  func isOne(_ index: Int, of words: [Word]) -> Bool { words.contains(self.tokens[index].word) }

  /// Returns whether a name is one of Swift's reserved words, which can name a type only in backticks.
  @inline(__always)
  func isReserved(_ index: Int) -> Bool {
    let token = self.tokens[index]
    switch token.word {
    case .other: return token.range.count == 1 && self.bytes[token.range.lowerBound] == Byte.underscore
    // These are types; `await` is reserved only in expressions.
    case .anyType, .selfType, .metatype, .protocolMetatype, .await: return false
    default: return token.word.isReserved
    }
  }

  /// Returns whether a token can name a member, a parameter or a view model: an identifier, but not `_`.
  @inline(__always)
  func isName(_ index: Int) -> Bool {
    let token = self.tokens[index]
    guard token.kind == .identifier else { return false }
    return token.range.count > 1 || self.bytes[token.range.lowerBound] != Byte.underscore
  }

  /// Returns whether a name in backticks is one that Swift accepts: letters, digits and `_`, but no digit first.
  @inline(__always)
  func isPlainName(_ index: Int) -> Bool {
    !self.tokens[index].flags.isQuoted || self.isPlainName(inBackticks: self.tokens[index].range)
  }

  private func isPlainName(inBackticks token: Range<Int>) -> Bool {
    let name = self.bytes[token].dropFirst().dropLast()
    return name.first.map(isDigit) == false && name.allSatisfy(isNameByte)
  }
}
