import MVVMSource

/// A name with one hole, such as `{name}Relay`: the word in braces says what is put there, and a pattern
/// without a hole is a fixed name.
public struct NamePattern: Hashable, Sendable, ExpressibleByStringLiteral {
  /// What stands before the hole, or the whole of a fixed name.
  public let prefix: String
  /// What stands behind the hole.
  public let suffix: String
  /// The word in the braces; `nil` for a fixed name.
  public let hole: String?

  /// Reads the first `{word}` as the hole.
  public init(_ text: String) {
    let bytes = text.utf8
    guard let start = bytes.firstIndex(of: UInt8(ascii: "{")),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "}"))
    else {
      self.init(fixed: text)
      return
    }
    self.init(
      prefix: String(text[..<start]),
      hole: String(text[bytes.index(after: start)..<end]),
      suffix: String(text[bytes.index(after: end)...])
    )
  }

  /// A name without a hole.
  public init(fixed name: String) {
    self.init(prefix: name, hole: nil, suffix: "")
  }

  private init(prefix: String, hole: String?, suffix: String) {
    self.prefix = prefix
    self.hole = hole
    self.suffix = suffix
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension NamePattern {
  /// The name that the pattern makes of another.
  public func applied(to name: Text) -> Text {
    guard self.hole != nil else { return Text(self.prefix) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(self.prefix.utf8.count + name.count + self.suffix.utf8.count)
    bytes += self.prefix.utf8
    bytes += name.bytes
    bytes += self.suffix.utf8
    return Text(bytes[...])
  }

  /// What stands in the hole of a name that the pattern made; `nil` for a name that it did not make.
  public func hole(in name: String) -> String? {
    let (prefix, suffix) = (self.prefix.utf8.count, self.suffix.utf8.count)
    guard self.hole != nil, name.utf8.count > prefix + suffix else { return nil }
    guard name.utf8.starts(with: self.prefix.utf8) else { return nil }
    guard name.utf8.suffix(suffix).elementsEqual(self.suffix.utf8) else { return nil }
    return String(name.utf8.dropFirst(prefix).dropLast(suffix))
  }
}
