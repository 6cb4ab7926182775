import MVVMSource

/// Diagnostics as workflow commands, which GitHub shows beside the lines of a pull request:
///
///     ::error file=a.mvvm,line=3,col=5,endLine=3,endColumn=9,title=unknown-kind::the message
///
/// GitHub takes columns only where a range ends on the line that it begins on. Notes follow in the message.
///
/// - Parameter path: A file's path as GitHub knows it, relative to the root of the repository, from that in messages.
public func githubCommands(_ diagnostics: [Diagnostic], path: (String) -> String = { $0 }) -> String {
  var places = PlaceReader()
  return githubCommands(diagnostics, path: path, &places)
}

/// The same with a reader of the places that other diagnostics of the file have had.
public func githubCommands(
  _ diagnostics: [Diagnostic],
  path: (String) -> String,
  _ places: inout PlaceReader
) -> String {
  diagnostics.map { command(for: $0, path, &places) }.joined()
}

/// One workflow command about a file as a whole.
public func githubCommand(_ severity: Diagnostic.Severity, title: String, path: String, message: String)
  -> String
{
  "::\(severity.githubName) file=\(escapedProperty(path)),title=\(escapedProperty(title))::\(escapedData(message))\n"
}

private func command(
  for diagnostic: Diagnostic,
  _ path: (String) -> String,
  _ places: inout PlaceReader
) -> String {
  var properties = "file=\(escapedProperty(path(diagnostic.place.file.path)))"
  if let span = places.span(of: diagnostic.place) {
    let isOneLine = span.start.line == span.end.line
    properties += ",line=\(span.start.line)"
    if isOneLine { properties += ",col=\(span.start.column)" }
    properties += ",endLine=\(span.end.line)"
    if isOneLine { properties += ",endColumn=\(span.end.column)" }
  }
  properties += ",title=\(diagnostic.identifier.rawValue)"
  var message = diagnostic.message
  for note in diagnostic.notes { message += "\n\(noteText(note, path, &places))" }
  return "::\(diagnostic.severity.githubName) \(properties)::\(escapedData(message))\n"
}

private func noteText(_ note: Note, _ path: (String) -> String, _ places: inout PlaceReader) -> String {
  let path = printable(path(note.place.file.path))
  guard let start = places.span(of: note.place)?.start else { return "\(path): \(note.message)" }
  return "\(path):\(start.line):\(start.column): \(note.message)"
}

/// As `escapeData` of GitHub's toolkit: https://github.com/actions/toolkit, `packages/core/src/command.ts`; other
/// controls than line ends are spelled out.
private func escapedData(_ text: String) -> String {
  var result = ""
  for scalar in printable(text, keeping: "\n", "\r").unicodeScalars {
    switch scalar {
    case "%": result += "%25"
    case "\r": result += "%0D"
    case "\n": result += "%0A"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// As `escapeProperty` there.
private func escapedProperty(_ text: String) -> String {
  var result = ""
  for scalar in escapedData(text).unicodeScalars {
    switch scalar {
    case ":": result += "%3A"
    case ",": result += "%2C"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

extension Diagnostic.Severity {
  fileprivate var githubName: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }
}
