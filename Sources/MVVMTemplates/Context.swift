/// The data that a template prints: plain bytes and numbers, with nothing in it that is counted or allocated.
///
/// A record is a row of slots, one for each field of its shape; a list is a row of slots, one for each
/// element. Both point back into `slots`, texts into `arena`. What is stored where is known from the schema
/// alone, so that a value needs no tag.
public struct Context: Sendable {
  /// All texts, one behind the other, and padding.
  public let arena: [UInt8]
  public let slots: [Value]
  /// The record that a template starts from; several may share one arena.
  public var root: Value
}

/// A slot of a context: a text, a list, a record, or a flag, as the schema says.
public struct Value: Hashable, Sendable {
  @usableFromInline let start: UInt32
  /// Bytes of a text, elements of a list, 1 for a record or for true; 0 is falsey whatever the kind.
  @usableFromInline let count: UInt32

  @inlinable
  init(start: Int, count: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.count = UInt32(truncatingIfNeeded: count)
  }
}

extension Value {
  /// No text, no record, an empty list, or false.
  public static let absent = Value(start: 0, count: 0)

  public static let `true` = Value(start: 0, count: 1)

  @inlinable
  public static func flag(_ isTrue: Bool) -> Value { Value(start: 0, count: isTrue ? 1 : 0) }

  /// Whether a section over the value is rendered.
  public var isTruthy: Bool { self.count != 0 }
}
