/// How to print diagnostics for people.
public struct TextOptions: Equatable, Sendable {
  /// Whether to print the source line below the message, with a caret under the range.
  public var sourceLines: Bool
  /// Whether to use terminal colours.
  public var colors: Bool

  public init(sourceLines: Bool = false, colors: Bool = false) {
    self.sourceLines = sourceLines
    self.colors = colors
  }
}

/// Returns diagnostics in the format of compilers, each on its own line with its notes below:
///
///     path:line:col: error: text [identifier]
///     path:line:col: note: text
public func diagnosticText(_ diagnostics: [Diagnostic], options: TextOptions = TextOptions()) -> String {
  var places = PlaceReader()
  return diagnosticText(diagnostics, options: options, &places)
}

/// The same with a reader of the places that other diagnostics of the file have had.
public func diagnosticText(_ diagnostics: [Diagnostic], options: TextOptions, _ places: inout PlaceReader)
  -> String
{
  var result = ""
  for diagnostic in diagnostics {
    let word = diagnostic.severity.rawValue
    let message = "\(diagnostic.message) [\(diagnostic.identifier.rawValue)]"
    result += entry(word, message, diagnostic.place, options, &places)
    for note in diagnostic.notes { result += entry("note", note.message, note.place, options, &places) }
  }
  return result
}

private func entry(
  _ word: String,
  _ message: String,
  _ place: Place,
  _ options: TextOptions,
  _ places: inout PlaceReader
) -> String {
  let paint = options.colors ? Paint(word) : Paint.none
  var head = printable(place.file.path)
  if let span = places.span(of: place) { head += ":\(span.start.line):\(span.start.column)" }
  let message = printable(message)
  let line =
    "\(paint.strong)\(head): \(paint.word)\(word): \(paint.end)\(paint.strong)\(message)\(paint.end)\n"
  guard options.sourceLines, let excerpt = places.excerpt(of: place) else { return line }
  return "\(line)\(excerpt.line)\n\(excerpt.indentation)\(paint.caret)\(excerpt.marks)\(paint.end)\n"
}

/// The terminal codes for the parts of a message. All are empty without colours.
private struct Paint {
  var strong = ""
  var word = ""
  var caret = ""
  var end = ""

  static let none = Paint()

  private init() {}

  init(_ word: String) {
    self.strong = "\u{1B}[1m"
    self.caret = "\u{1B}[1;32m"
    self.end = "\u{1B}[0m"
    switch word {
    case "error": self.word = "\u{1B}[1;31m"
    case "warning": self.word = "\u{1B}[1;35m"
    default: self.word = "\u{1B}[1;36m"
    }
  }
}
