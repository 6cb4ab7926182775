import MVVMSource

/// Returns diagnostics as in `diagnosticText`, optionally in colours, and each with its line and a caret.
package func terminalText(
  _ diagnostics: [Diagnostic],
  sourceLines: Bool = false,
  colors: Bool = false,
  _ places: inout PlaceReader
) -> TerminalText {
  var result: TerminalText = ""
  for line in diagnostics.flatMap(\.lines) {
    let paint = colors ? Paint(line.word) : Paint()
    result += "\(paint.strong)\(places.head(of: line.place)): \(paint.word)\(line.word): \(paint.end)"
    result += "\(paint.strong)\(line.text)\(paint.end)\n"
    guard sourceLines, let excerpt = places.excerpt(of: line.place) else { continue }
    result += "\(excerpt.line)\n\(excerpt.indentation)\(paint.caret)\(excerpt.marks)\(paint.end)\n"
  }
  return result
}

/// The terminal codes for the parts of a message. All are empty without colours.
private struct Paint {
  var (strong, word, caret, end): (TerminalText, TerminalText, TerminalText, TerminalText) = ("", "", "", "")

  init() {}

  init(_ word: String) {
    let color = word == "error" ? 31 : word == "warning" ? 35 : 36
    (self.strong, self.word) = ("\u{1B}[1m", "\u{1B}[1;\(color)m")
    (self.caret, self.end) = ("\u{1B}[1;32m", "\u{1B}[0m")
  }
}
