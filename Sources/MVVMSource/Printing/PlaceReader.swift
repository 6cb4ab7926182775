/// Turns places into lines and columns, and keeps the line table of the file that was last asked for:
/// diagnostics come in the order of files.
public struct PlaceReader {
  private var path: String?
  private var lines = LineTable([])

  public init() {}

  /// Where a place begins and ends; `nil` for a file as a whole.
  public mutating func span(of place: Place) -> (start: Position, end: Position)? {
    guard let range = place.range else { return nil }
    self.read(place.file)
    return (self.lines.position(of: range.lowerBound), self.lines.position(of: range.upperBound))
  }

  /// The line on which a place begins, and what is written below it to mark the place.
  mutating func excerpt(of place: Place) -> Excerpt? {
    guard let range = place.range, let start = self.span(of: place)?.start else { return nil }
    let line = self.lines.range(ofLine: start.line)
    let mark = start.line == 1 ? byteOrderMarkLength(of: place.file.bytes) : 0
    let lower = min(max(range.lowerBound, line.lowerBound + mark), line.upperBound)
    let upper = min(max(range.upperBound, lower), line.upperBound)
    func text(_ range: Range<Int>) -> String { printable(place.file.string(range), keeping: "\t") }
    let before = text(min(line.lowerBound + mark, lower)..<lower)
    let width = max(text(lower..<upper).count, 1)
    return Excerpt(
      line: text(line.lowerBound + mark..<line.upperBound),
      indentation: String(before.map { $0 == "\t" ? "\t" : " " }),
      marks: "^" + String(repeating: "~", count: width - 1)
    )
  }

  private mutating func read(_ file: SourceFile) {
    guard self.path != file.path else { return }
    self.path = file.path
    self.lines = LineTable(file.bytes)
  }
}

/// A line of a file and what is written below it.
struct Excerpt {
  let line: String
  /// As wide as what stands before the marks, with its tabs.
  let indentation: String
  /// `^~~~`, as long as the marked text is on this line.
  let marks: String
}
