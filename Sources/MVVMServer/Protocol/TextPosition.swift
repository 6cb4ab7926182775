import MVVMReports
import MVVMSource

/// A position in a text as in the protocol: lines and columns start at 0, and columns count units of the
/// encoding that client and server have agreed on.
struct TextPosition: Hashable, Comparable {
  let line: Int
  let character: Int

  static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }

  var json: JSON { ["line": JSON(self.line), "character": JSON(self.character)] }
}

extension TextPosition {
  init?(_ params: Params) {
    guard let line = params["line"].integer, let character = params["character"].integer, line >= 0,
      character >= 0
    else { return nil }
    self.init(line: line, character: character)
  }
}

/// The encoding whose units a client counts columns in.
enum PositionEncoding: String {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
}

/// A text with its line table, to convert between byte offsets and positions of the protocol.
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

  /// The lines, with their line ends.
  fileprivate var pieces: [ArraySlice<UInt8>] {
    (0..<self.count).map { self.bytes[self.start(ofLine: $0)..<self.start(ofLine: $0 + 1)] }
  }

  /// Returns the offset of a line's first byte, or the end of the text for a line after the last.
  func start(ofLine line: Int) -> Int { line < self.count ? self.table.starts[line] : self.bytes.count }

  /// The byte range of a line, without its line end.
  func range(ofLine line: Int) -> Range<Int> { self.table.range(ofLine: line + 1) }
  func line(of offset: Int) -> Int { self.table.position(of: offset).line - 1 }

  func position(of offset: Int) -> TextPosition {
    let offset = min(max(offset, 0), self.bytes.count)
    let line = self.line(of: offset)
    let text = self.bytes[self.table.starts[line]..<offset]
    return TextPosition(line: line, character: self.length(text))
  }

  /// Returns the length of a text in the units that the client counts columns in.
  func length(_ text: ArraySlice<UInt8>) -> Int {
    switch self.encoding {
    case .utf8: text.count
    case .utf16: codeUnits(in: text)
    }
  }

  /// Returns the byte offset of a position: at most the end of its line, and never inside a character.
  func offset(of position: TextPosition) -> Int {
    guard position.line < self.count else { return self.bytes.count }
    let line = self.range(ofLine: position.line)
    var offset = line.lowerBound
    var left = position.character
    while offset < line.upperBound, left > 0 {
      let end = self.bytes[offset + 1..<line.upperBound].firstIndex { $0 & 0xC0 != 0x80 } ?? line.upperBound
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

  func json(_ range: Range<Int>) -> JSON {
    ["start": self.position(of: range.lowerBound).json, "end": self.position(of: range.upperBound).json]
  }
}

/// A text while it is edited, as a list of lines, so that an edit only needs those that it changes.
struct EditedText {
  private var lines: [ArraySlice<UInt8>]
  private let encoding: PositionEncoding

  init(_ text: TextLines) {
    self.lines = text.pieces
    self.encoding = text.encoding
  }

  var bytes: [UInt8] { Array(self.lines.joined()) }

  /// - Parameter range: The range to replace; `nil` for everything.
  mutating func replace(_ range: Range<TextPosition>?, with text: [UInt8]) {
    let count = self.lines.count
    // A line end may become part of the line before.
    let first = range.map { min(max($0.lowerBound.line - 1, 0), count - 1) } ?? 0
    let end = range.map { max(min($0.upperBound.line + 1, count), first + 1) } ?? count
    let old = TextLines(Array(self.lines[first..<end].joined()), self.encoding)
    let offsets = range.map { old.offsets(of: $0.lowerBound.up(first)..<$0.upperBound.up(first)) }
    var bytes = old.bytes
    bytes.replaceSubrange(offsets ?? bytes.indices, with: text)
    var new = TextLines(bytes, self.encoding).pieces
    // Only the last line of a text may be empty without a line end.
    if end < count, new.last?.isEmpty == true { new.removeLast() }
    self.lines.replaceSubrange(first..<end, with: new)
  }
}

extension TextPosition {
  fileprivate func up(_ lines: Int) -> TextPosition {
    TextPosition(line: max(self.line - lines, 0), character: self.character)
  }
}
