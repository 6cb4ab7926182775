import MVVMConfiguration
import MVVMSource

/// Returns diagnostics as text, to compare with the expectation of a test. Each has one line, with its notes
/// and edits below:
///
///     3:5-3:11 error: the message [identifier]
///       note 1:1-1:3: the note's message
///       fix 3:5-3:11: 'replacement'
package func listing(_ diagnostics: [Diagnostic]) -> String {
  var places = PlaceReader()
  return diagnostics.map { listing($0, &places) }.joined(separator: "\n")
}

/// Returns one diagnostic in the same form. Each file is read only once.
package func listing(_ diagnostic: Diagnostic, _ places: inout PlaceReader) -> String {
  let message = "\(diagnostic.message) [\(diagnostic.identifier.rawValue)]"
  let head = "\(listing(diagnostic.place, &places)) \(diagnostic.severity.rawValue): \(message)"
  let notes = diagnostic.notes.map { "  note \(listing($0.place, &places)): \($0.message)" }
  let edits = (diagnostic.fix?.edits ?? []).map { edit in
    "  fix \(listing(SourceRange(diagnostic.place.file, edit.range), &places)): '\(edit.replacement)'"
  }
  return ([head] + notes + edits).joined(separator: "\n")
}

private func listing(_ place: SourceRange, _ places: inout PlaceReader) -> String {
  guard let (start, end) = places.span(of: place) else { return "-" }
  return "\(start.line):\(start.column)-\(end.line):\(end.column)"
}

// Only tests compare configurations; the tool itself never does.
extension Configuration: Equatable {
  package static func == (left: Configuration, right: Configuration) -> Bool {
    String(reflecting: left) == String(reflecting: right)
  }
}
