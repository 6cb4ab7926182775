/// The limit on nesting. Deeper nesting makes no sense, and could overflow the stack.
private let deepest = 200

extension JSONReader {
  /// Reads the value that begins here. Returns `nil` after an error that makes it impossible to continue.
  mutating func readValue() -> JSONValue? {
    let start = self.offset
    let content: JSONValue.Content?
    switch self.current {
    case UInt8(ascii: "{"): content = self.nested { $0.readObject() }
    case UInt8(ascii: "["): content = self.nested { $0.readArray() }
    case UInt8(ascii: "\""): content = self.readString().map { .string($0) }
    case nil: return self.expected("a value")
    default: content = self.readWord()
    }
    self.tokenEnd = self.offset
    return content.map { JSONValue($0, start..<self.offset) }
  }

  private mutating func nested(_ read: (inout JSONReader) -> JSONValue.Content?) -> JSONValue.Content? {
    guard self.depth < deepest else {
      let bracket = self.offset..<self.offset + 1
      return self.failed("more than \(deepest) nested brackets", at: bracket)
    }
    self.depth += 1
    defer { self.depth -= 1 }
    return read(&self)
  }

  private mutating func readArray() -> JSONValue.Content? {
    var values: [JSONValue] = []
    let closed = self.readItems(until: "]") { reader in
      guard let value = reader.readValue() else { return false }
      values.append(value)
      return true
    }
    return closed ? .array(values) : nil
  }

  private mutating func readObject() -> JSONValue.Content? {
    var members: [JSONMember] = []
    var first: [String: Range<Int>] = [:]
    let closed = self.readItems(until: "}") { reader in
      guard let member = reader.readMember() else { return false }
      if let first = first[member.key] {
        let note = Note("first here", at: SourceRange(reader.file, first))
        reader.report("duplicate key '\(member.key)'", at: member.keyRange, notes: [note])
      } else {
        first[member.key] = member.keyRange
        members.append(member)
      }
      return true
    }
    return closed ? .object(members) : nil
  }

  private mutating func readMember() -> JSONMember? {
    let start = self.offset
    guard self.current == UInt8(ascii: "\"") else {
      let isSingleQuoted = self.current == UInt8(ascii: "'")
      let end = wordEnd(self.bytes, from: isSingleQuoted ? start + 1 : start)
      let name = self.word((isSingleQuoted ? start + 1 : start)..<end)
      return self.failed("keys must be in double quotes: write \"\(name)\"", at: start..<end)
    }
    guard let key = self.readString() else { return nil }
    let range = start..<self.offset
    self.tokenEnd = self.offset
    self.skipSpace()
    guard self.skip(":") else { return self.expected("':' after the key") }
    self.skipSpace()
    return self.readValue().map { JSONMember(key: key, keyRange: range, value: $0) }
  }

  /// Reads a bracketed list, including its opening bracket. Returns `false` after an error.
  private mutating func readItems(until close: Unicode.Scalar, _ readItem: (inout JSONReader) -> Bool) -> Bool
  {
    let opening = self.offset
    self.offset += 1
    self.tokenEnd = self.offset
    self.skipSpace()
    while !self.skip(close) {
      if self.current == nil { return self.unclosed(close, openedAt: opening) }
      guard readItem(&self) else { return false }
      self.skipSpace()
      if self.skip(close) { return true }
      let comma = self.offset
      guard self.skip(",") else {
        if self.current == nil { return self.unclosed(close, openedAt: opening) }
        self.report("expected ',' or '\(close)'", at: self.tokenEnd..<self.tokenEnd)
        return false
      }
      self.skipSpace()
      if self.current == UInt8(ascii: close) { self.reportTrailingComma(comma..<comma + 1) }
    }
    return true
  }

  private mutating func reportTrailingComma(_ comma: Range<Int>) {
    let message = "a comma before the closing bracket is not JSON: remove it"
    self.report(message, at: comma, fix: Fix(Edit(comma, "")))
  }

  private mutating func unclosed(_ close: Unicode.Scalar, openedAt opening: Int) -> Bool {
    let note = Note("opened here", at: SourceRange(self.file, opening..<opening + 1))
    self.report("expected '\(close)'", at: self.tokenEnd..<self.tokenEnd, notes: [note])
    return false
  }

  func word(_ range: Range<Int>) -> String { String(decoding: self.bytes[range], as: UTF8.self) }
}
