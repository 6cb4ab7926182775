struct CompilerMessage: Hashable, Sendable, CustomStringConvertible {
  enum Severity: String, Sendable {
    case error
    case warning
    case note
    case remark
  }

  /// The file name without its folder; empty if the message has no place.
  var file: String
  /// The line, from 1; 0 if the message has no place.
  var line: Int
  /// The column in UTF-8 bytes, from 1; 0 if the message has no place.
  var column: Int
  var severity: Severity
  var text: String

  /// `File.swift:3:5: error: the message`, as the compiler writes it.
  var description: String {
    let place = self.file.isEmpty ? "" : "\(self.file):\(self.line):\(self.column): "
    return "\(place)\(self.severity.rawValue): \(self.text)"
  }
}

/// Returns the messages that the compiler printed with `-diagnostic-style llvm`, in order, without excerpts.
func compilerMessages(in output: String) -> [CompilerMessage] {
  output.split(whereSeparator: \.isNewline).compactMap(compilerMessage)
}

private func compilerMessage(_ line: Substring) -> CompilerMessage? {
  guard !line.hasPrefix(" ") else { return nil }
  let parts = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false).map(trimmed)
  if parts.count == 5, let row = Int(parts[1]), let column = Int(parts[2]),
    let severity = CompilerMessage.Severity(rawValue: parts[3])
  {
    let file = parts[0].split(separator: "/").last.map(String.init) ?? ""
    return CompilerMessage(file: file, line: row, column: column, severity: severity, text: parts[4])
  }
  return placelessMessage(line)
}

/// `error: the message`, or `<unknown>:0: error: the message`.
private func placelessMessage(_ line: Substring) -> CompilerMessage? {
  let line = line.hasPrefix("<unknown>:0: ") ? line.dropFirst("<unknown>:0: ".count) : line
  let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(trimmed)
  guard parts.count == 2, let severity = CompilerMessage.Severity(rawValue: parts[0]) else { return nil }
  return CompilerMessage(file: "", line: 0, column: 0, severity: severity, text: parts[1])
}

private func trimmed(_ text: Substring) -> String {
  String(text.drop { $0 == " " })
}
