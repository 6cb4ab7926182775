import MVVMSource

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

/// Returns diagnostics as `diagnosticText` does, with colours and excerpts.
///
/// - Parameter places: A reader of the places that other diagnostics of the file have had.
public func terminalText(_ diagnostics: [Diagnostic], _ options: TextOptions, _ places: inout PlaceReader)
  -> String
{
  var result = ""
  for line in diagnostics.flatMap(\.lines) {
    let paint = options.colors ? Paint(line.word) : Paint.none
    result += "\(paint.strong)\(places.head(of: line.place)): \(paint.word)\(line.word): \(paint.end)"
    result += "\(paint.strong)\(line.text)\(paint.end)\n"
    guard options.sourceLines, let excerpt = places.excerpt(of: line.place) else { continue }
    result += "\(excerpt.line)\n\(excerpt.indentation)\(paint.caret)\(excerpt.marks)\(paint.end)\n"
  }
  return result
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
