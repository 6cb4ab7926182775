/// Returns diagnostics in the format of compilers, each on its own line with its notes below:
///
///     path:line:col: error: text [identifier]
///     path:line:col: note: text
public func diagnosticText(_ diagnostics: [Diagnostic]) -> String {
  var places = PlaceReader()
  var result = ""
  for line in diagnostics.flatMap(\.lines) {
    result += "\(places.head(of: line.place)): \(line.word): \(line.text)\n"
  }
  return result
}

/// What is printed on one line about a diagnostic.
public struct DiagnosticLine {
  public let place: Place
  /// `error`, `warning` or `note`.
  public let word: String
  /// The message, safe to be printed.
  public let text: String
}

extension Diagnostic {
  /// The line of the diagnostic, and those of its notes.
  public var lines: [DiagnosticLine] {
    let text = printable("\(self.message) [\(self.identifier.rawValue)]")
    let first = DiagnosticLine(place: self.place, word: self.severity.rawValue, text: text)
    return [first]
      + self.notes.map { DiagnosticLine(place: $0.place, word: "note", text: printable($0.message)) }
  }
}
