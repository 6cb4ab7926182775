import MVVMSource

/// Fills a context by appending to two arrays.
///
///     let record = builder.record(slots: 3)
///     builder[record, nameSlot] = builder.text(member.name)
///     builder[record, flagSlot] = .flag(member.isInput)
///     let list = builder.list(count: records.count)
///     builder[list, 0] = record
///     let context = builder.finish(root: record)
///
/// Records and lists may be filled in any order, before or after what they hold, but a record must not hold
/// itself, however far down.
public struct ContextBuilder {
  @usableFromInline var arena: [UInt8] = []
  @usableFromInline var slots: [Value] = []
  /// By shape; empty where nothing is known of the template.
  private let used: [UsedSlots]

  public init() {
    self.used = []
  }

  /// A builder that knows which fields a template looks at.
  public init(for template: Template) {
    self.used = template.usedSlots
  }

  /// The fields of a shape that need to be filled.
  public func usedSlots(of shape: ShapeID) -> UsedSlots {
    shape.index < self.used.count ? self.used[shape.index] : .all
  }

  /// The context of what was built, started from one of its records. The builder is empty afterwards.
  public mutating func finish(root: Value) -> Context {
    self.arena.append(contentsOf: repeatElement(0, count: padding))
    let context = Context(arena: self.arena, slots: self.slots, root: root)
    self.arena = []
    self.slots = []
    return context
  }

  /// Makes room beforehand, once, where sizes are roughly known.
  public mutating func reserve(bytes: Int, slots: Int) {
    self.arena.reserveCapacity(bytes)
    self.slots.reserveCapacity(slots)
  }
}

// MARK: - Records and lists

extension ContextBuilder {
  /// A record with all its fields absent.
  public mutating func record(slots count: Int) -> Value {
    Value(start: self.row(count), count: 1)
  }

  /// A list of a number of elements, each to be set.
  public mutating func list(count: Int) -> Value {
    Value(start: self.row(count), count: count)
  }

  /// A list of elements at hand.
  public mutating func list(of elements: [Value]) -> Value {
    let start = self.slots.count
    self.slots.append(contentsOf: elements)
    return Value(start: start, count: self.slots.count - start)
  }

  /// A field of a record by its slot, or an element of a list by its index.
  @inlinable
  public subscript(row: Value, index: Int) -> Value {
    get { self.slots[Int(row.start) + index] }
    set { self.slots[Int(row.start) + index] = newValue }
  }

  private mutating func row(_ count: Int) -> Int {
    let start = self.slots.count
    self.slots.append(contentsOf: repeatElement(.absent, count: count))
    return start
  }
}

// MARK: - Texts

extension ContextBuilder {
  public mutating func text(_ text: Text) -> Value {
    self.text(text.bytes)
  }

  public mutating func text(_ bytes: ArraySlice<UInt8>) -> Value {
    bytes.withUnsafeBufferPointer { self.text($0) }
  }

  public mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) -> Value {
    let start = self.arena.count
    self.arena.append(contentsOf: bytes)
    return Value(start: start, count: bytes.count)
  }

  public mutating func text(_ string: StaticString) -> Value {
    let mark = self.beginText()
    self.append(string)
    return self.endText(mark)
  }

  public mutating func text(_ string: String) -> Value {
    let mark = self.beginText()
    self.append(string)
    return self.endText(mark)
  }

  /// A text that is put together from pieces: `append` them, then close it with the mark. Texts do not nest.
  public func beginText() -> TextMark { TextMark(start: self.arena.count) }

  public func endText(_ mark: TextMark) -> Value {
    Value(start: mark.start, count: self.arena.count - mark.start)
  }

  /// A part of a text that stands in the arena already, such as the bare name within a quoted one.
  public func slice(_ text: Value, _ range: Range<Int>) -> Value {
    Value(start: Int(text.start) + range.lowerBound, count: range.count)
  }
}

/// Where an unfinished text begins.
public struct TextMark: Sendable {
  let start: Int
}

// MARK: - Pieces of a text

extension ContextBuilder {
  public mutating func append(_ text: Text) {
    self.append(text.bytes)
  }

  public mutating func append(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBufferPointer { self.arena.append(contentsOf: $0) }
  }

  public mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.arena.append(contentsOf: bytes)
  }

  public mutating func append(_ string: StaticString) {
    string.withUTF8Buffer { self.arena.append(contentsOf: $0) }
  }

  public mutating func append(_ string: String) {
    self.arena.append(contentsOf: string.utf8)
  }

  public mutating func append(_ byte: UInt8) {
    self.arena.append(byte)
  }
}
