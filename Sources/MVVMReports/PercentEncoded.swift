import MVVMSource

/// A text for a URL: what is neither a letter of ASCII, a digit, `_` nor one of some marks is written as `%XX`.
package func percentEncoded(_ text: String, keeping marks: String) -> String {
  text.utf8.map { byte in
    isWordByte(byte) || marks.utf8.contains(byte)
      ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
  .joined()
}

/// A path for a URL. What RFC 3986 does not allow in a path is encoded.
package func percentEncoded(path: String) -> String { percentEncoded(path, keeping: "/-.~") }
