import MVVMSource

/// Returns a text for a URL. Every byte is written as `%XX`, except ASCII letters, digits, `_` and the given
/// marks.
package func percentEncoded(_ text: String, keeping marks: String) -> String {
  text.utf8.map { byte in
    isWordByte(byte) || marks.utf8.contains(byte)
      ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
  .joined()
}

/// Returns a path for a URL. Characters that RFC 3986 does not allow in a path are encoded.
package func percentEncoded(path: String) -> String { percentEncoded(path, keeping: "/-.~") }
