/// The text of one file, with the path that messages show.
///
/// Everywhere in the project, a range means offsets into `bytes`. Lines and columns are computed only when a
/// message is printed.
public struct SourceFile: Equatable, Sendable {
  /// The path as the user wrote it, with `/` between its components, or `<stdin>` for standard input.
  public let path: String
  /// The text as read: UTF-8, unless the file is invalid.
  public let bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  public init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }
}

extension SourceFile {
  /// The last component of the path.
  public var name: String {
    let slash = self.path.utf8.lastIndex(of: Byte.slash)
    return slash.map { String(self.path[self.path.utf8.index(after: $0)...]) } ?? self.path
  }

  /// The first line end: LF, CRLF or a lone CR. LF if there is none.
  public var lineEnd: String {
    guard let end = self.bytes.firstIndex(where: isLineEnd), self.bytes[end] != 0x0A else { return "\n" }
    return self.bytes[end...].starts(with: [Byte.carriageReturn, Byte.lineFeed]) ? "\r\n" : "\r"
  }

  /// Returns the same text with CRLF at the end of each line if the other file has that; otherwise unchanged.
  public func withLineEnds(like other: SourceFile) -> SourceFile {
    guard other.lineEnd == "\r\n" else { return self }
    var bytes: [UInt8] = []
    for byte in self.bytes {
      if byte == Byte.lineFeed, bytes.last != Byte.carriageReturn { bytes.append(Byte.carriageReturn) }
      bytes.append(byte)
    }
    return SourceFile(path: self.path, bytes: bytes)
  }

  /// Returns the lines of a range, without their line ends. An empty range has one line.
  public func lines(in range: Range<Int>) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = range.lowerBound
    for end in range where endsLine(self.bytes, at: end) {
      let hasCR = end > start && self.bytes[end] == 0x0A && self.bytes[end - 1] == 0x0D
      lines.append(start..<(hasCR ? end - 1 : end))
      start = end + 1
    }
    return lines + [start..<range.upperBound]
  }

  /// Returns the text of a range, with invalid UTF-8 repaired.
  public func string(_ range: Range<Int>) -> String { String(decoding: self.bytes[range], as: UTF8.self) }

  /// Returns the text of a range. It shares the file's memory.
  @inlinable
  public func text(_ range: Range<Int>) -> Text {
    Text(self.bytes[range])
  }
}

extension SourceFile {
  /// Returns the file with the edits applied. All ranges refer to the original text. If edits overlap, only
  /// the first by place is applied. Equal edits are applied once.
  public func applying(_ edits: [Edit]) -> SourceFile {
    SourceFile(path: self.path, bytes: self.bytes(0..<self.bytes.count, applying: edits))
  }

  /// Returns a range of the file with the edits applied, except those that begin before it.
  public func bytes(_ range: Range<Int>, applying edits: [Edit]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var end = range.lowerBound
    var last: Edit?
    let sorted = edits.sorted { left, right in
      (left.range.lowerBound, left.range.upperBound) < (right.range.lowerBound, right.range.upperBound)
    }
    for edit in sorted where edit.range.lowerBound >= end && edit != last {
      result += self.bytes[end..<edit.range.lowerBound]
      result += edit.replacement.utf8
      end = edit.range.upperBound
      last = edit
    }
    return result + self.bytes[end..<max(end, range.upperBound)]
  }
}

/// Returns an error at the first byte of a file that is not valid UTF-8; `nil` if the text is valid.
public func invalidUTF8(in file: SourceFile, _ identifier: DiagnosticIdentifier) -> Diagnostic? {
  invalidUTF8(in: file.bytes).map { place in
    let byte = String(file.bytes[place], radix: 16, uppercase: true)
    let message = "byte 0x\(byte) is not UTF-8: save the file as UTF-8"
    return Diagnostic(identifier, message, at: SourceRange(file, place..<place + 1))
  }
}

/// Returns the offset of the first byte that is not valid UTF-8, or `nil` if the text is valid.
func invalidUTF8(in bytes: [UInt8]) -> Int? {
  // Most texts are ASCII.
  if isASCII(bytes) { return nil }
  var offset = 0
  var iterator = bytes.makeIterator()
  var decoder = UTF8()
  while true {
    switch decoder.decode(&iterator) {
    case .scalarValue(let scalar): offset += UTF8.width(scalar)
    case .emptyInput: return nil
    case .error: return offset
    }
  }
}

public let specSuffix = ".mvvm"

/// Returns the name of a spec without its extension.
public func stem(_ name: String) -> String {
  name.hasSuffix(specSuffix) ? String(name.utf8.dropLast(specSuffix.utf8.count)) ?? name : name
}
