/// Returns diagnostics in the format of compilers, each on its own line with its notes below:
///
///     path:line:col: error: text [identifier]
///     path:line:col: note: text
public func diagnosticText(_ diagnostics: [Diagnostic]) -> TerminalText {
  var places = PlaceReader()
  var result: TerminalText = ""
  for line in diagnostics.flatMap(\.lines) {
    result += "\(places.head(of: line.place)): \(line.word): \(line.text)\n"
  }
  return result
}

extension Diagnostic {
  /// The texts for the line of the diagnostic and those of its notes. The word is `error`, `warning` or
  /// `note`.
  public var lines: [(place: SourceRange, word: String, text: String)] {
    let text = "\(self.message) [\(self.identifier.rawValue)]"
    return [(self.place, self.severity.rawValue, text)] + self.notes.map { ($0.place, "note", $0.message) }
  }
}

/// Converts places to lines and columns. Diagnostics are grouped by file, so it keeps only the line table of
/// the last file.
public struct PlaceReader {
  private var file: SourceFile?
  private var lines = LineTable([])

  public init() {}

  /// Returns the start and end of a place, or `nil` if the place is a whole file.
  public mutating func span(of place: SourceRange) -> (start: LineColumn, end: LineColumn)? {
    guard let range = place.range else { return nil }
    if self.file != place.file {
      self.file = place.file
      self.lines = LineTable(place.file.bytes)
    }
    return (self.lines.position(of: range.lowerBound), self.lines.position(of: range.upperBound))
  }

  /// Returns the path of a place and, unless it is a whole file, its line and column: `path:line:col`.
  public mutating func head(of place: SourceRange) -> TerminalText {
    let path: TerminalText = "\(place.file.path)"
    return self.span(of: place).map { "\(path):\($0.start.line):\($0.start.column)" } ?? path
  }

  /// Returns the range of the line where a place begins, or `nil` if the place is a whole file.
  public mutating func line(of place: SourceRange) -> Range<Int>? {
    self.span(of: place).map { self.lines.range(ofLine: $0.start.line) }
  }
}
