import MVVMSource

/// Returns diagnostics as workflow commands, which GitHub shows next to the lines of a pull request:
///
///     ::error file=a.mvvm,line=3,col=5,endLine=3,endColumn=9,title=unknown-kind::the message
///
/// GitHub accepts columns only if the range ends on the line where it begins. Notes are part of the message.
///
/// - Parameter path: Converts a path in messages to one relative to the root of the repository, which GitHub
///   expects.
package func workflowCommands(
  _ diagnostics: [Diagnostic],
  path: (String) -> String,
  _ places: inout PlaceReader
) -> String { diagnostics.map { command(for: $0, path: path, &places) }.joined() }

/// Returns a workflow command about an error in a whole file.
package func workflowCommand(title: String, path: String, message: String) -> String {
  command(.error, properties: [("file", path), ("title", title)], message: message)
}

/// Writes a command. All commands are written here.
private func command(
  _ severity: Diagnostic.Severity,
  properties: [(name: String, value: String)],
  message: String
) -> String {
  let properties = properties.map { "\($0.name)=\(escapedProperty($0.value))" }.joined(separator: ",")
  let word = severity == .note ? "notice" : severity.rawValue
  return "::\(word) \(properties)::\(escapedData(message))\n"
}

private func command(for diagnostic: Diagnostic, path: (String) -> String, _ places: inout PlaceReader)
  -> String
{
  var properties = [("file", path(diagnostic.place.file.path))]
  if let span = places.span(of: diagnostic.place) {
    let isOneLine = span.start.line == span.end.line
    properties.append(("line", "\(span.start.line)"))
    if isOneLine { properties.append(("col", "\(span.start.column)")) }
    properties.append(("endLine", "\(span.end.line)"))
    if isOneLine { properties.append(("endColumn", "\(span.end.column)")) }
  }
  properties.append(("title", diagnostic.identifier.rawValue))
  var message = diagnostic.message
  for note in diagnostic.notes { message += "\n\(noteText(note, path: path, &places))" }
  return command(diagnostic.severity, properties: properties, message: message)
}

private func noteText(_ note: Note, path: (String) -> String, _ places: inout PlaceReader) -> String {
  // Messages may contain line ends, but the path of a note must not add any.
  let path = printable(path(note.place.file.path))
  guard let start = places.span(of: note.place)?.start else { return "\(path): \(note.message)" }
  return "\(path):\(start.line):\(start.column): \(note.message)"
}

/// Escapes a message like `escapeData` in GitHub's toolkit (https://github.com/actions/toolkit,
/// `packages/core/src/command.ts`). Control characters other than line ends are spelled out.
private func escapedData(_ text: String) -> String {
  escaped(printable(text, keeping: "\n", "\r"), ["%": "%25", "\r": "%0D", "\n": "%0A"])
}

/// Escapes a property like `escapeProperty` in GitHub's toolkit.
private func escapedProperty(_ text: String) -> String {
  escaped(escapedData(text), [":": "%3A", ",": "%2C"])
}

private func escaped(_ text: String, _ replacements: [Unicode.Scalar: String]) -> String {
  text.unicodeScalars.map { replacements[$0] ?? String($0) }.joined()
}
