/// Returns a text without the blanks and line ends after it.
func trimmedEnd(_ text: String) -> String {
  var text = text
  while text.last?.isWhitespace == true { text.removeLast() }
  return text
}

/// Returns a text with another common indentation. The lines of strings stay as they are.
func indented(_ text: String, by indentation: String) -> String {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  var isInString = false
  let starts = lines.map { line in
    defer { if line.ranges(of: "\"\"\"").count % 2 == 1 { isInString.toggle() } }
    return isInString
  }
  let code = zip(lines, starts).filter { !$1 && !$0.allSatisfy(\.isWhitespace) }.map(\.0)
  guard let common = code.map({ $0.prefix { $0 == " " || $0 == "\t" }.count }).min() else { return text }
  return zip(lines, starts).map { line, isInString in
    if isInString { return String(line) }
    return line.allSatisfy(\.isWhitespace) ? "" : indentation + line.dropFirst(common)
  }
  .joined(separator: "\n")
}
