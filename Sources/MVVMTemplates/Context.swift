/// The data that a template prints: plain bytes and numbers, with nothing in it that is counted or allocated.
///
/// A record is a row of slots, one for each field of its shape; a list is a row of slots, one for each
/// element. Both point back into `slots`, texts into `arena`. What is stored where is known from the schema
/// alone, so that a value needs no tag.
public final class Context {
  /// All texts, one behind the other, and padding.
  let arena: UnsafeMutablePointer<UInt8>
  let slots: UnsafeMutablePointer<Value>
  /// How many bytes of text there are.
  let byteCount: Int
  /// The record that a template starts from.
  let root: Value

  /// - Parameters:
  ///   - arena: Memory that is the context's from now on, as are the slots.
  init(
    arena: UnsafeMutablePointer<UInt8>,
    _ byteCount: Int,
    slots: UnsafeMutablePointer<Value>,
    root: Value
  ) {
    self.arena = arena
    self.slots = slots
    self.byteCount = byteCount
    self.root = root
  }

  deinit {
    self.arena.deallocate()
    self.slots.deallocate()
  }
}

/// A slot of a context: a text, a list, a record, or a flag, as the schema says.
public struct Value: Hashable, Sendable, BitwiseCopyable {
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
  @inlinable
  public static var absent: Value { Value(start: 0, count: 0) }

  @inlinable
  public static func flag(_ isTrue: Bool) -> Value { Value(start: 0, count: isTrue ? 1 : 0) }

  /// Whether a section over the value is rendered.
  @inlinable
  public var isTruthy: Bool { self.count != 0 }

  /// A part of a text or a list, such as the bare name within a quoted one.
  @inlinable
  public func slice(_ range: Range<Int>) -> Value {
    Value(start: Int(self.start) + range.lowerBound, count: range.count)
  }

  /// The places of a list's elements.
  @inlinable
  public var indices: Range<Int> { 0..<Int(self.count) }
}
