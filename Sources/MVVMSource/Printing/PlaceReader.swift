/// Turns places into lines and columns, and keeps the line table of the file that was last asked for:
/// diagnostics come in the order of files.
public struct PlaceReader {
  private var file: SourceFile?
  private var lines = LineTable([])

  public init() {}

  /// Where a place begins and ends; `nil` for a file as a whole.
  public mutating func span(of place: Place) -> (start: Position, end: Position)? {
    guard let range = place.range else { return nil }
    self.read(place.file)
    return (self.lines.position(of: range.lowerBound), self.lines.position(of: range.upperBound))
  }

  /// The line on which a place begins, or what of it is near, and what is written below it to mark the place.
  mutating func excerpt(of place: Place) -> Excerpt? {
    guard let range = place.range, let start = self.span(of: place)?.start else { return nil }
    let file = place.file
    let whole = self.lines.range(ofLine: start.line)
    let mark = start.line == 1 ? byteOrderMarkLength(of: file.bytes) : 0
    let line = min(whole.lowerBound + mark, whole.upperBound)..<whole.upperBound
    let lower = min(max(range.lowerBound, line.lowerBound), line.upperBound)
    let shown = nearby(lower, in: line, of: file.bytes)
    let upper = min(max(range.upperBound, lower), shown.upperBound)
    let (head, tail) = (
      shown.lowerBound > line.lowerBound ? "…" : "", shown.upperBound < line.upperBound ? "…" : ""
    )
    func text(_ range: Range<Int>) -> String { printable(file.string(range), keeping: "\t") }
    let before = head + text(shown.lowerBound..<lower)
    let width = max(text(lower..<upper).count, 1)
    return Excerpt(
      line: head + text(shown) + tail,
      indentation: String(before.map { $0 == "\t" ? "\t" : " " }),
      marks: "^" + String(repeating: "~", count: width - 1)
    )
  }

  private mutating func read(_ file: SourceFile) {
    guard self.file != file else { return }
    self.file = file
    self.lines = LineTable(file.bytes)
  }
}

/// What is shown of a line: a thousand mistakes on a line without end are not to print it a thousand times.
private func nearby(_ offset: Int, in line: Range<Int>, of bytes: [UInt8]) -> Range<Int> {
  // Bytes that are no UTF-8 may begin a line as if inside of a character.
  func isInsideCharacter(_ index: Int) -> Bool {
    index > line.lowerBound && index < line.upperBound && bytes[index] & 0xC0 == 0x80
  }
  var lower = max(line.lowerBound, offset - 200)
  var upper = min(line.upperBound, offset + 400)
  while isInsideCharacter(lower) { lower -= 1 }
  while isInsideCharacter(upper) { upper += 1 }
  return lower..<upper
}

/// A line of a file and what is written below it.
struct Excerpt {
  let line: String
  /// As wide as what stands before the marks, with its tabs.
  let indentation: String
  /// `^~~~`, as long as the marked text is on this line.
  let marks: String
}
