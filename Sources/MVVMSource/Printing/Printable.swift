/// A text as it can be shown on one line of a terminal or a report: what would move the cursor, colour the text, end
/// the line or turn its direction is spelled out, as in `\n` and `\u{1B}`.
///
/// - Parameter kept: The characters that stay as they are.
public func printable(_ text: String, keeping kept: Unicode.Scalar...) -> String {
  guard mayHoldControls(text) else { return text }
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    if isControl(scalar), !kept.contains(scalar) {
      result += spelled(scalar).unicodeScalars
    } else {
      result.append(scalar)
    }
  }
  return String(result)
}

/// Most texts are known by their bytes: the controls beyond ASCII begin with one of two.
private func mayHoldControls(_ text: String) -> Bool {
  text.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xD8 || $0 == 0xE2 }
}

private func isControl(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F..<0xA0: true
  // Ends of lines and paragraphs, and what turns the direction of text.
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
