/// A value in a JSON text, with its place.
public struct JSONValue: Equatable, Sendable {
  /// The kinds of values in RFC 8259.
  public enum Content: Equatable, Sendable {
    case null
    case boolean(Bool)
    /// The number as written. Its grammar has been checked.
    case number(String)
    case string(String)
    case array([JSONValue])
    /// The members in the order of the text. No two have the same key.
    case object([JSONMember])
  }

  public let content: Content
  /// The bytes of the value, including quotes or brackets.
  public let range: Range<Int>

  public init(_ content: Content, _ range: Range<Int>) {
    self.content = content
    self.range = range
  }
}

/// A key of an object, with its value.
public struct JSONMember: Equatable, Sendable {
  public let key: String
  /// The bytes of the key, including its quotes.
  public let keyRange: Range<Int>
  public let value: JSONValue
}

extension JSONValue {
  public var isNull: Bool { self.content == .null }

  public var boolean: Bool? { if case .boolean(let value) = self.content { value } else { nil } }

  /// The number as an `Int`. Also `nil` if the number has a fraction or an exponent, or is too large.
  public var integer: Int? { if case .number(let text) = self.content { Int(text) } else { nil } }

  public var string: String? { if case .string(let value) = self.content { value } else { nil } }

  public var array: [JSONValue]? { if case .array(let values) = self.content { values } else { nil } }

  public var object: [JSONMember]? { if case .object(let members) = self.content { members } else { nil } }

  /// The value of a key. Also `nil` if this value is not an object.
  public subscript(key: String) -> JSONValue? { self.object?.first { $0.key == key }?.value }
}
