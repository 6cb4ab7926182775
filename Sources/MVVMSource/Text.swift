/// A piece of UTF-8 text that shares the memory of the text it was cut from.
///
/// Names, types and documentation stay in this form from the spec to the generated file, so that no text is
/// copied or validated again on the way. Texts are compared by their bytes, as Swift compares identifiers.
public struct Text: Sendable {
  public let bytes: ArraySlice<UInt8>

  @inlinable
  public init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  public init(_ string: String) {
    self.bytes = ArraySlice(string.utf8)
  }

  public var isEmpty: Bool { self.bytes.isEmpty }

  public var count: Int { self.bytes.count }
}

extension Text {
  /// Whether the text equals a literal. No `Text` is created for the literal.
  public func spells(_ word: StaticString) -> Bool {
    guard self.bytes.count == word.utf8CodeUnitCount else { return false }
    return self.bytes.withUnsafeBufferPointer { matches($0, $0.indices, word) }
  }

  public func hasSuffix(_ word: StaticString) -> Bool {
    let start = self.bytes.endIndex - word.utf8CodeUnitCount
    return start >= self.bytes.startIndex && Text(self.bytes[start...]).spells(word)
  }

  public func hasPrefix(_ word: StaticString) -> Bool {
    let end = self.bytes.startIndex + word.utf8CodeUnitCount
    return end <= self.bytes.endIndex && Text(self.bytes[..<end]).spells(word)
  }
}

extension Text: Hashable {
  public static func == (left: Text, right: Text) -> Bool {
    guard left.bytes.count == right.bytes.count else { return false }
    return left.bytes.withUnsafeBufferPointer { left in
      right.bytes.withUnsafeBufferPointer { right in
        for index in left.indices where left[index] != right[index] { return false }
        return true
      }
    }
  }

  public func hash(into hasher: inout Hasher) {
    self.bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}

extension Text: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension Text: CustomStringConvertible {
  public var description: String { String(decoding: self.bytes, as: UTF8.self) }
}

extension DefaultStringInterpolation {
  /// The standard library's version would copy its generic code to each place that interpolates a text.
  public mutating func appendInterpolation(_ text: Text) {
    self.appendLiteral(text.description)
  }
}

extension Text: Comparable {
  public static func < (left: Text, right: Text) -> Bool {
    left.bytes.withUnsafeBufferPointer { left in
      right.bytes.withUnsafeBufferPointer { right in precedes(left, right) }
    }
  }
}

/// Whether the first text comes before the second, comparing byte by byte.
public func precedes(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
  for index in 0..<min(left.count, right.count) where left[index] != right[index] {
    return left[index] < right[index]
  }
  return left.count < right.count
}

extension Text {
  /// The name without its backticks.
  public var unquoted: Text {
    self.bytes.first == Byte.backtick && self.count > 2 ? Text(self.bytes.dropFirst().dropLast()) : self
  }
}
