/// Returns a text without the blanks and line ends after it.
func trimmedEnd(_ text: String) -> String {
  var text = text
  while text.last?.isWhitespace == true { text.removeLast() }
  return text
}

/// Returns a text with another common indentation. A text with a multi-line string is left unchanged.
func indented(_ text: String, by indentation: String) -> String {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  let depths = lines.filter { !$0.allSatisfy(\.isWhitespace) }.map {
    $0.prefix { $0 == " " || $0 == "\t" }.count
  }
  guard let common = depths.min(), !text.contains("\"\"\"") else { return text }
  return lines.map { $0.allSatisfy(\.isWhitespace) ? "" : indentation + $0.dropFirst(common) }
    .joined(separator: "\n")
}
