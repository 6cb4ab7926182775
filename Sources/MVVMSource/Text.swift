/// A piece of UTF-8 text that shares the memory of the text it was cut from.
///
/// Names, types and documentation keep this form from the spec to the generated file, so no text is copied or
/// validated again on the way. Texts are compared by their bytes, as Swift compares identifiers.
public struct Text: Sendable {
  public let bytes: ArraySlice<UInt8>

  @inlinable
  public init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  public init(_ string: String) { self.bytes = ArraySlice(string.utf8) }

  public var isEmpty: Bool { self.bytes.isEmpty }

  public var count: Int { self.bytes.count }
}

extension Text {
  public func hasSuffix(_ word: String) -> Bool {
    self.bytes.suffix(word.utf8.count).elementsEqual(word.utf8)
  }

  public func hasPrefix(_ word: String) -> Bool { self.bytes.starts(with: word.utf8) }

  public static func == (left: Text, right: String) -> Bool {
    left.count == right.utf8.count && left.bytes.elementsEqual(right.utf8)
  }

  public static func != (left: Text, right: String) -> Bool { !(left == right) }
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

  public func hash(into hasher: inout Hasher) { self.bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }
}

extension Text: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { self.init(value) }
}

extension Text: CustomStringConvertible {
  public var description: String { String(decoding: self.bytes, as: UTF8.self) }
}

extension Text: Comparable {
  public static func < (left: Text, right: Text) -> Bool {
    left.bytes.withUnsafeBufferPointer { left in
      right.bytes.withUnsafeBufferPointer { right in left.lexicographicallyPrecedes(right) }
    }
  }
}

extension Text {
  /// The name without its backticks.
  public var unquoted: Text {
    self.bytes.first == Byte.backtick && self.count > 2 ? Text(self.bytes.dropFirst().dropLast()) : self
  }
}
