/// Returns a text that can safely be shown on one line of a terminal or a report. Characters that would move
/// the cursor, colour the text, end the line or change its direction are escaped, as in `\n` and `\u{1B}`.
public func printable(_ text: String, keeping kept: Unicode.Scalar...) -> String {
  guard text.unicodeScalars.contains(where: isControl) else { return text }
  return text.unicodeScalars.map { isControl($0) && !kept.contains($0) ? spelled($0) : String($0) }.joined()
}

/// Returns whether a terminal would act on a character. All of these are in the first plane.
func isControl(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F..<0xA0: true
  // Line and paragraph separators, and characters that change the direction of text.
  case 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
  default: false
  }
}

private func spelled(_ scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "\n": "\\n"
  case "\r": "\\r"
  case "\t": "\\t"
  default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }
}
