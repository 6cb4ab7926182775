import MVVMSource

/// A file that a run writes or removes, or would in a check.
package struct ReportedChange: Equatable, Sendable {
  package let path: String
  /// `create`, `update` or `remove`.
  package let kind: String
  package let diff: String?

  package init(path: String, kind: String, diff: String? = nil) {
    self.path = path
    self.kind = kind
    self.diff = diff
  }
}

/// A change that a check found necessary but did not make.
package struct PendingChange: Equatable, Sendable {
  package let path: String
  /// The kind of change in a word or two. Results are grouped by it.
  package let title: String
  package let message: String

  package init(path: String, title: String, message: String) {
    self.path = path
    self.title = title
    self.message = message
  }
}

/// Returns the output of `--format json`: one object, with a line for each diagnostic and change.
///
/// Lines and columns are the same as in text messages, and null for a whole file. `fix` is null or the list
/// of edits.
package func jsonReport(diagnostics: [Diagnostic], changes: [ReportedChange]) -> String {
  var places = PlaceReader()
  let diagnostics = diagnostics.map { json($0, &places) }
  let changes = changes.map { change -> JSON in
    ["path": JSON(change.path), "kind": JSON(change.kind), "diff": JSON(change.diff) ?? .null]
  }
  return """
    {"version": 1,
    "diagnostics": \(JSON(lines: diagnostics)),
    "changes": \(JSON(lines: changes))}

    """
}

private func json(_ diagnostic: Diagnostic, _ places: inout PlaceReader) -> JSON {
  let notes = diagnostic.notes.map { note in
    JSON(jsonPlace(note.place, &places) + [("message", JSON(note.message))])
  }
  let edits = diagnostic.fix?.edits.map { edit in
    let span = places.span(of: SourceRange(diagnostic.place.file, edit.range))
    return JSON(jsonSpan(span) + [("replacement", JSON(edit.replacement))])
  }
  let head: [JSON.Member] = [
    ("id", JSON(diagnostic.identifier.rawValue)), ("severity", JSON(diagnostic.severity.rawValue)),
  ]
  let tail: [JSON.Member] = [
    ("message", JSON(diagnostic.message)), ("notes", JSON(notes)),
    ("fix", edits.map { JSON($0) } ?? .null),
  ]
  return JSON(head + jsonPlace(diagnostic.place, &places) + tail)
}

private func jsonPlace(_ place: SourceRange, _ places: inout PlaceReader) -> [JSON.Member] {
  [("path", JSON(place.file.path))] + jsonSpan(places.span(of: place))
}

/// Returns the start and the end of a place as fields; null for a whole file.
package func jsonSpan(_ span: (start: LineColumn, end: LineColumn)?) -> [JSON.Member] {
  let numbers = span.map { [$0.start.line, $0.start.column, $0.end.line, $0.end.column] }?.map { JSON($0) }
  let keys = ["line", "column", "endLine", "endColumn"]
  return keys.indices.map { (keys[$0], numbers?[$0] ?? .null) }
}
