/// A text as one line of a terminal: control characters, which a terminal obeys and which could forge another line,
/// stand as their pictures, such as `␛`. Tabs stay.
@inline(never)
public func printable(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: { picture(of: $0) != $0 }) else { return text }
  return String(String.UnicodeScalarView(text.unicodeScalars.map(picture)))
}

private func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar {
  switch scalar.value {
  case 0x09: scalar
  case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
  case 0x7F: "\u{2421}"
  case 0x80..<0xA0: "\u{FFFD}"
  default: scalar
  }
}
