import MVVMSource

extension PlaceReader {
  /// Returns the line where a place begins, or the part of it near the place, and the text below it: an
  /// indentation as wide as the text before the place, with its tabs, and the marks `^~~~`, as long as the
  /// place on this line.
  mutating func excerpt(of place: SourceRange) -> (
    line: TerminalText, indentation: TerminalText, marks: TerminalText
  )? {
    guard let range = place.range, let whole = self.line(of: place) else { return nil }
    let file = place.file
    let mark = whole.lowerBound == 0 ? byteOrderMarkLength(of: file.bytes) : 0
    let line = min(whole.lowerBound + mark, whole.upperBound)..<whole.upperBound
    let lower = min(max(range.lowerBound, line.lowerBound), line.upperBound)
    let shown = nearby(lower, in: line, of: file.bytes)
    let upper = min(max(range.upperBound, lower), shown.upperBound)
    let head = shown.lowerBound > line.lowerBound ? "…" : ""
    let tail = shown.upperBound < line.upperBound ? "…" : ""
    func text(_ range: Range<Int>) -> String { printable(file.string(range), keeping: "\t") }
    let before = head + text(shown.lowerBound..<lower)
    let width = max(text(lower..<upper).count, 1)
    let indentation = String(before.map { $0 == "\t" ? "\t" : " " })
    let marks = "^" + String(repeating: "~", count: width - 1)
    // A tab is kept, with another below it. Excerpts are only printed for people on a terminal.
    let excerpt = TerminalText(verbatim: head + text(shown) + tail)
    return (excerpt, TerminalText(verbatim: indentation), "\(marks)")
  }
}

/// Returns the part of a line to show, so that a thousand mistakes in one endless line do not print all of it
/// each time.
private func nearby(_ offset: Int, in line: Range<Int>, of bytes: [UInt8]) -> Range<Int> {
  // With invalid UTF-8, a line may begin with a byte that looks like the middle of a character.
  func isInsideCharacter(_ index: Int) -> Bool {
    index > line.lowerBound && index < line.upperBound && bytes[index] & 0xC0 == 0x80
  }
  var lower = max(line.lowerBound, offset - 200)
  var upper = min(line.upperBound, offset + 400)
  while isInsideCharacter(lower) { lower -= 1 }
  while isInsideCharacter(upper) { upper += 1 }
  return lower..<upper
}
