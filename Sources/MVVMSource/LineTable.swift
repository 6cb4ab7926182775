/// A place in a file as people count: lines and columns start at 1. Columns count UTF-8 bytes, as in the
/// compiler.
public struct LineColumn: Equatable, Sendable {
  public let line: Int
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// The offsets where the lines of a text begin. A line ends at LF, CRLF or a lone CR.
public struct LineTable: Sendable {
  /// The offset of the first byte of each line. Never empty.
  public let starts: [Int]
  private let bytes: [UInt8]

  public init(_ bytes: [UInt8]) {
    var starts = [0]
    for index in bytes.indices where endsLine(bytes, at: index) { starts.append(index + 1) }
    self.starts = starts
    self.bytes = bytes
  }

  /// Returns the position of an offset. An offset past the end is taken as the end. A byte-order mark has no
  /// column.
  public func position(of offset: Int) -> LineColumn {
    let offset = min(max(offset, 0), self.bytes.count)
    let line = self.starts.partitioningIndex { $0 > offset } - 1
    let mark = line == 0 ? byteOrderMarkLength(of: self.bytes) : 0
    return LineColumn(line: line + 1, column: max(offset - self.starts[line] - mark, 0) + 1)
  }

  /// Returns the byte range of a line, without its line end. Lines are counted from 1.
  public func range(ofLine line: Int) -> Range<Int> {
    let start = self.starts[line - 1]
    var end = line < self.starts.count ? self.starts[line] : self.bytes.count
    while end > start, self.bytes[end - 1] == 0x0A || self.bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }
}

/// Returns whether a line ends with a byte. For CRLF, that is the LF.
func endsLine(_ bytes: [UInt8], at index: Int) -> Bool {
  switch bytes[index] {
  case 0x0A: true
  case 0x0D: index + 1 == bytes.count || bytes[index + 1] != 0x0A
  default: false
  }
}
