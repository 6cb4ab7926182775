/// The data that a template prints: plain bytes and numbers, and nothing that is reference-counted or
/// allocated separately.
///
/// A record is a row of slots, one for each field of its shape. A list is a row of slots, one for each element. Both
/// refer back to `slots`, texts to `arena`. The schema alone tells what is stored where, so a value needs no tag.
public struct Context {
  let memory: ContextMemory
  /// The record that a template starts from.
  let root: Value

  /// The context of one of several templates, whose records are the list at the root. They may share what is in them.
  public subscript(index: Int) -> Context {
    Context(memory: self.memory, root: self.memory.slots[Int(self.root.start) + index])
  }
}

final class ContextMemory {
  /// All texts, one after another, followed by padding.
  let arena: UnsafeMutablePointer<UInt8>
  let slots: UnsafeMutablePointer<Value>
  /// The number of bytes of text.
  let byteCount: Int

  /// - Parameters:
  ///   - arena: Memory that it owns from now on, as it does the slots.
  init(arena: UnsafeMutablePointer<UInt8>, _ byteCount: Int, slots: UnsafeMutablePointer<Value>) {
    self.arena = arena
    self.slots = slots
    self.byteCount = byteCount
  }

  deinit {
    self.arena.deallocate()
    self.slots.deallocate()
  }
}

/// A slot of a context: a text, a list, a record, or a flag, as the schema says.
public struct Value: Sendable, BitwiseCopyable {
  @usableFromInline let start: UInt32
  /// The number of bytes of a text or elements of a list, or 1 for a record or for true. 0 counts as false
  /// for every kind.
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

  /// Returns a part of a text or a list, such as the bare name within a quoted one.
  @inlinable
  public func slice(_ range: Range<Int>) -> Value {
    Value(start: Int(self.start) + range.lowerBound, count: range.count)
  }

  /// The indices of a list's elements.
  @inlinable
  public var indices: Range<Int> { 0..<Int(self.count) }
}
