import MVVMSource

// The grammar of Swift's expressions, as far as tokens show it. It is checked in one pass, which expects
// either an operand or something that may follow one. The content of braces is left to the compiler.

/// An expression that is being read.
struct ExpressionReader {
  enum Opener {
    case arguments(Token.Kind), ternary
    /// Parentheses with at most one element, and with more.
    case parentheses, tuple
    /// A list or a dictionary; a list after its first element; a key and a value of a dictionary.
    case list, array, key, value
  }

  var cursor: Int
  let end: Int
  var openers: [Opener] = []
  var wantsOperand = true
  /// Whether an element, or the closing bracket, comes next.
  var startsElement = false
  /// The index after a prefix operator or word, where no other prefix is allowed.
  var endOfPrefix = -1
  /// The index after a type, to which nothing can be attached.
  var endOfType = -1
  /// The index after a tuple, which cannot be called.
  var endOfTuple = -1
  /// The index after a `.a` with an implicit base, which takes no generic arguments in Swift.
  var endOfImplicitMember = -1

  /// Skips tokens that are followed by an operand, or by something that may follow one. Always returns
  /// `true`.
  mutating func skip(_ count: Int = 1, wantsOperand: Bool = false, startsElement: Bool = false) -> Bool {
    self.cursor = min(self.cursor + count, self.end)
    self.wantsOperand = wantsOperand
    self.startsElement = startsElement
    return true
  }

  /// Skips tokens before an operand. Always returns `true`.
  mutating func skipPrefix(_ count: Int) -> Bool {
    self.endOfPrefix = self.cursor + count
    return self.skip(count, wantsOperand: true)
  }

  mutating func open(_ opener: Opener) -> Bool {
    self.openers.append(opener)
    return self.skip(wantsOperand: true, startsElement: true)
  }
}

/// The beginning of an element of brackets, counted in tokens.
enum ElementStart: Equatable {
  /// No element: the closing bracket follows, as in `()`, `[:]` and in the name of a function, `(a:_:)`.
  case closer(after: Int)
  /// An operator is the element, perhaps after a label, as in `(by: +)`.
  case function(count: Int)
  /// An operand follows, perhaps after a label.
  case operand(after: Int)
}

extension Parser {
  /// Returns whether brackets and their content are the arguments of a call. If not, the cursor is at the wrong token.
  func readArguments(_ reader: inout ExpressionReader) -> Bool {
    reader.open(.arguments(.rightParenthesis)) && self.readExpression(&reader)
  }

  /// Returns whether the tokens are one expression. If not, the cursor is at the token that cannot continue it.
  func readExpression(_ reader: inout ExpressionReader) -> Bool {
    while reader.cursor < reader.end { guard self.readNext(&reader) else { return false } }
    return !reader.wantsOperand && reader.openers.isEmpty
  }

  private func readNext(_ reader: inout ExpressionReader) -> Bool {
    guard reader.wantsOperand else { return self.readRest(&reader) }
    guard reader.startsElement, let opener = reader.openers.last else { return self.readOperand(&reader) }
    return self.readElementStart(&reader, in: opener)
  }

  /// Reads the start of an element of brackets, or the end of the brackets.
  private func readElementStart(_ reader: inout ExpressionReader, in opener: ExpressionReader.Opener) -> Bool
  {
    switch self.elementStart(at: reader.cursor, before: reader.end, in: opener) {
    case .closer(let count): return reader.skip(count) && self.close(&reader)
    case .function(let count): return reader.skip(count)
    case .operand(let count):
      return reader.skip(count, wantsOperand: true) && (count > 0 || self.readOperand(&reader))
    }
  }

  /// Returns how an element begins at a token inside the brackets of `opener`.
  func elementStart(at start: Int, before end: Int, in opener: ExpressionReader.Opener) -> ElementStart {
    if self.closes(start, opener) { return .closer(after: 0) }
    switch opener {
    case .list where self.tokens[start].kind == .colon:
      return .closer(after: start + 1 < end && self.tokens[start + 1].kind == .rightBracket ? 1 : 0)
    case .arguments, .parentheses, .tuple:
      if case .arguments = opener, self.tokens[start - 1].kind == .leftParenthesis,
        let after = self.endOfLabels(start, end)
      {
        return .closer(after: after - start)
      }
      return self.argumentStart(at: start, before: end, in: opener)
    case .array, .list, .key, .value, .ternary: return .operand(after: 0)
    }
  }

  /// Returns how an argument or an element of a tuple begins at a token.
  private func argumentStart(at start: Int, before end: Int, in opener: ExpressionReader.Opener)
    -> ElementStart
  {
    let first = self.isLabel(start, end) ? start + 2 : start
    let after = self.endOfOperator(first, end)
    if after > first, after < end, !self.isNotOperator(first, after),
      self.tokens[after].kind == .comma || self.closes(after, opener)
    {
      return .function(count: after - start)
    }
    let isInout = first < end && self.isWord(first, .inout)
    return .operand(after: first - start + (isInout ? 1 : 0))
  }

  /// Returns the index after the labels in the full name of a function, such as `f(a:_:)`, or `nil` if there
  /// are none.
  private func endOfLabels(_ start: Int, _ end: Int) -> Int? {
    var index = start
    while self.isLabel(index, end) { index += 2 }
    return index > start && index < end && self.tokens[index].kind == .rightParenthesis ? index : nil
  }

  private func closes(_ index: Int, _ opener: ExpressionReader.Opener) -> Bool {
    switch opener {
    case .arguments(let closer): self.tokens[index].kind == closer
    case .parentheses, .tuple: self.tokens[index].kind == .rightParenthesis
    case .list, .array, .key, .value: self.tokens[index].kind == .rightBracket
    case .ternary: false
    }
  }

  func close(_ reader: inout ExpressionReader) -> Bool {
    guard reader.cursor < reader.end, let opener = reader.openers.last, self.closes(reader.cursor, opener)
    else { return false }
    reader.openers.removeLast()
    let isEmpty = self.tokens[reader.cursor - 1].kind == .leftParenthesis
    switch opener {
    case .tuple: reader.endOfTuple = reader.cursor + 1
    case .parentheses where isEmpty: reader.endOfTuple = reader.cursor + 1
    default: break
    }
    return reader.skip()
  }

  /// Reads an operand, or a word or an operator before one.
  private func readOperand(_ reader: inout ExpressionReader) -> Bool {
    let (cursor, end) = (reader.cursor, reader.end)
    let next = cursor + 1
    switch self.tokens[cursor].kind {
    case .identifier: return self.readWord(&reader)
    case .number: return isNumber(self.bytes, self.tokens[cursor].range) && reader.skip()
    case .string: return self.interpolatesArguments(cursor) && reader.skip()
    case .leftParenthesis: return reader.open(.parentheses)
    case .leftBracket: return reader.open(.list)
    case .leftBrace: return self.skipBraces(&reader)
    case .at:
      // An attribute of a function type, as in `[@Sendable () -> Void]()`.
      return !reader.openers.isEmpty && self.readType(&reader) { $0.parseType(mayEscape: true) != nil }
    case .other where self.beginsWith(cursor, [Byte.backslash]): return self.readKeyPath(&reader)
    case .other where self.beginsWith(cursor, [Byte.hash]):
      return self.tokens[cursor].range.count == 1 && reader.skip() && self.readMacroName(&reader)
    default: break
    }
    let after = self.endOfOperator(cursor, end)
    guard after > cursor else {
      let isKeyPath = cursor > 0 && self.beginsWith(cursor - 1, [Byte.backslash])
      guard self.tokens[cursor].kind == .dot, self.readMember(&reader) else { return false }
      if !isKeyPath { reader.endOfImplicitMember = reader.cursor }
      return isKeyPath || self.tokens[next].kind == .identifier
    }
    if after == end { reader.cursor = end }
    return cursor != reader.endOfPrefix && after < end && !self.isGap(after)
      && !self.isNotOperator(cursor, after)
      && !self.beginsWith(cursor, [Byte.slash, Byte.dollar]) && !self.beginsWith(after, [Byte.backslash])
      && reader.skipPrefix(after - cursor)
  }

  private func readWord(_ reader: inout ExpressionReader) -> Bool {
    let (cursor, end) = (reader.cursor, reader.end)
    if self.isWord(cursor, .try) {
      return cursor != reader.endOfPrefix
        && reader.skip(cursor + 1 < end && self.isMark(cursor + 1) ? 2 : 1, wantsOperand: true)
    }
    let notAfterPrefix: [Word] = [
      .anyType, .as, .async, .borrowing, .consuming, .is, .isolated, .of, .sending, .throws,
    ]
    let isPrefix =
      self.isWord(cursor, .await)
      || self.isOne(cursor, of: [.any, .consume, .copy, .unsafe]) && self.isOperand(cursor + 1, end)
        && !self.isOne(cursor + 1, of: notAfterPrefix)
        && !(self.isWord(cursor, .any) && self.isReserved(cursor + 1))
    guard isPrefix else { return self.isOperand(cursor, end) && reader.skip() }
    guard cursor != reader.endOfPrefix else { return false }
    // An effect may follow another.
    return self.isWord(cursor, .any) ? reader.skipPrefix(1) : reader.skip(wantsOperand: true)
  }

  /// Reads `.name` or `.0`.
  func readMember(_ reader: inout ExpressionReader) -> Bool {
    guard reader.skip(), reader.cursor < reader.end, !self.isGap(reader.cursor) else { return false }
    let token = self.tokens[reader.cursor]
    let isIndex =
      token.kind == .number && self.bytes[token.range].allSatisfy { isDigit($0) || $0 == Byte.dot }
    return (token.kind == .identifier || isIndex) && reader.skip()
  }

  /// Reads the `\` of `\.a`, `\A.b` or `\.[0]`.
  private func readKeyPath(_ reader: inout ExpressionReader) -> Bool {
    guard reader.skipPrefix(1), reader.cursor < reader.end, !self.isGap(reader.cursor) else { return false }
    let next = reader.cursor + 1
    switch self.tokens[reader.cursor].kind {
    case .identifier:
      return next < reader.end && ([.dot, .less].contains(self.tokens[next].kind) || self.isMark(next))
    case .leftParenthesis, .leftBracket: return true
    case .dot where next < reader.end && (self.tokens[next].kind == .leftBracket || self.isMark(next)):
      return reader.skip()
    case .dot: return next < reader.end && self.tokens[next].kind != .dot
    default: return false
    }
  }

  /// Reads the name after the `#` of `#file` or `#name`.
  private func readMacroName(_ reader: inout ExpressionReader) -> Bool {
    let statements: [Word] = [
      .available, .else, .elseif, .endif, .error, .if, .sourceLocation, .unavailable, .warning,
    ]
    return reader.cursor < reader.end && !self.isGap(reader.cursor)
      && self.tokens[reader.cursor].kind == .identifier && !self.isOne(reader.cursor, of: statements)
      && reader.skip()
  }
}
