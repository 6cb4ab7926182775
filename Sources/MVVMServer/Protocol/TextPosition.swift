import MVVMSource

/// A place in a text as the protocol counts: lines and columns from 0, columns in what was agreed on.
struct TextPosition: Hashable, Comparable {
  let line: Int
  let character: Int

  init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  init?(_ params: Params) {
    guard let line = params["line"].integer, let character = params["character"].integer, line >= 0,
      character >= 0
    else { return nil }
    self.init(line: line, character: character)
  }

  static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }

  var json: JSON { jsonObject([("line", "\(self.line)"), ("character", "\(self.character)")]) }
}

/// What a client counts columns in.
enum PositionEncoding: String {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
}

/// A text with its lines, to go from bytes to the places of the protocol and back.
struct TextLines {
  let bytes: [UInt8]
  let encoding: PositionEncoding
  private let table: LineTable

  init(_ bytes: [UInt8], _ encoding: PositionEncoding) {
    self.bytes = bytes
    self.encoding = encoding
    self.table = LineTable(bytes)
  }

  var count: Int { self.table.starts.count }

  /// The offset of a line's first byte; the end of the text for lines behind it.
  func start(ofLine line: Int) -> Int {
    line < self.count ? self.table.starts[line] : self.bytes.count
  }

  /// The bytes of a line without its end.
  func range(ofLine line: Int) -> Range<Int> {
    self.table.range(ofLine: line + 1)
  }

  func line(of offset: Int) -> Int {
    self.table.position(of: offset).line - 1
  }

  func position(of offset: Int) -> TextPosition {
    let offset = min(max(offset, 0), self.bytes.count)
    let line = self.line(of: offset)
    let text = self.bytes[self.table.starts[line]..<offset]
    return TextPosition(line: line, character: self.length(text))
  }

  /// The length of a text in what the client counts columns in.
  func length(_ text: ArraySlice<UInt8>) -> Int {
    switch self.encoding {
    case .utf8: text.count
    case .utf16: text.reduce(0) { $0 + codeUnits(ofScalarAt: $1) }
    }
  }

  /// What lies behind the end of a line counts as its end, and what lies in a character as its start.
  func offset(of position: TextPosition) -> Int {
    guard position.line < self.count else { return self.bytes.count }
    let line = self.range(ofLine: position.line)
    var offset = line.lowerBound
    var left = position.character
    while offset < line.upperBound, left > 0 {
      let end = self.endOfCharacter(at: offset, limit: line.upperBound)
      left -= self.length(self.bytes[offset..<end])
      if left < 0 { break }
      offset = end
    }
    return offset
  }

  func offsets(of range: Range<TextPosition>) -> Range<Int> {
    let start = self.offset(of: range.lowerBound)
    return start..<max(start, self.offset(of: range.upperBound))
  }

  private func endOfCharacter(at offset: Int, limit: Int) -> Int {
    var end = offset + 1
    while end < limit, self.bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  func json(_ range: Range<Int>) -> JSON {
    let (start, end) = (self.position(of: range.lowerBound), self.position(of: range.upperBound))
    return jsonObject([("start", start.json), ("end", end.json)])
  }
}

/// A scalar has one code unit, and two if it takes four bytes; its other bytes have none.
private func codeUnits(ofScalarAt byte: UInt8) -> Int {
  byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
}
