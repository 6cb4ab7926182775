import MVVMSource

/// Fills a context by appending to two pieces of memory, which `finish` hands on.
///
///     let record = builder.record(slots: 3)
///     builder[record, nameSlot] = builder.text(member.name)
///     builder[record, flagSlot] = .flag(member.isInput)
///     let list = builder.list(count: records.count)
///     builder[list, 0] = record
///     let context = builder.finish(root: record)
///
/// Records and lists may be filled in any order, before or after what they hold, but a record must not hold
/// itself, however far down. A builder is finished once, and not used afterwards.
public struct ContextBuilder {
  private var arena: UnsafeMutablePointer<UInt8>
  private var byteCount = 0
  private var byteCapacity: Int
  @usableFromInline var slots: UnsafeMutablePointer<Value>
  private var slotCount = 0
  private var slotCapacity: Int
  /// Where the text stands in memory that the arena begins with: what is cut from it is not copied.
  private let source: UnsafeBufferPointer<UInt8>
  /// By shape; empty where nothing is known of the template.
  private let used: [UsedSlots]

  public init() {
    self.init(used: [], source: UnsafeBufferPointer(start: nil, count: 0))
  }

  /// A builder that knows which fields a template looks at.
  ///
  /// - Parameter source: What most of the texts are cut from. It must stay where it is until the context is built.
  public init(for template: Template, source: [UInt8]) {
    self = source.withUnsafeBufferPointer { ContextBuilder(used: template.usedSlots, source: $0) }
  }

  private init(used: [UsedSlots], source: UnsafeBufferPointer<UInt8>) {
    self.used = used
    self.source = source
    self.byteCapacity = source.count * 3 + 1024
    self.arena = .allocate(capacity: self.byteCapacity)
    self.slotCapacity = 2048
    self.slots = .allocate(capacity: self.slotCapacity)
    self.append(source)
  }

  /// The fields of a shape that need to be filled.
  @inline(__always)
  public func usedSlots(of shape: ShapeID) -> UsedSlots {
    shape.index < self.used.count ? self.used[shape.index] : .all
  }

  /// The context of what was built, started from one of its records.
  public mutating func finish(root: Value) -> Context {
    self.makeRoom(for: padding)
    (self.arena + self.byteCount).update(repeating: 0, count: padding)
    return Context(arena: self.arena, self.byteCount, slots: self.slots, root: root)
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

  /// A list with a value for each of some elements.
  @inlinable @inline(__always)
  public mutating func list<Element>(
    of elements: [Element],
    _ value: (inout ContextBuilder, Element) -> Value
  ) -> Value {
    let list = self.list(count: elements.count)
    for index in elements.indices { self[list, index] = value(&self, elements[index]) }
    return list
  }

  /// A field of a record by its slot, or an element of a list by its index.
  @inlinable
  public subscript(row: Value, index: Int) -> Value {
    get { self.slots[Int(row.start) &+ index] }
    set { self.slots[Int(row.start) &+ index] = newValue }
  }

  private mutating func row(_ count: Int) -> Int {
    let start = self.slotCount
    if start + count > self.slotCapacity {
      self.slotCapacity = max(self.slotCapacity * 2, start + count)
      enlarge(&self.slots, start, to: self.slotCapacity)
    }
    (self.slots + start).initialize(repeating: .absent, count: count)
    self.slotCount = start + count
    return start
  }
}

// MARK: - Texts

extension ContextBuilder {
  public mutating func text(_ text: Text) -> Value {
    text.bytes.withUnsafeBufferPointer { bytes in
      if let start = self.place(of: bytes) { return Value(start: start, count: bytes.count) }
      let mark = self.beginText()
      self.append(bytes)
      return self.endText(mark)
    }
  }

  /// A text with a blank before it.
  public mutating func indentedText(_ text: Text) -> Value {
    text.bytes.withUnsafeBufferPointer { bytes in
      if let start = self.place(of: bytes), start > 0, self.arena[start - 1] == space {
        return Value(start: start - 1, count: bytes.count + 1)
      }
      let mark = self.beginText()
      self.append(space)
      self.append(bytes)
      return self.endText(mark)
    }
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
  @inline(__always)
  public func beginText() -> TextMark { TextMark(start: self.byteCount) }

  @inline(__always)
  public func endText(_ mark: TextMark) -> Value {
    Value(start: mark.start, count: self.byteCount - mark.start)
  }

  /// Where the arena has a text that was cut from the source.
  @inline(__always)
  private func place(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let offset = UInt(bitPattern: bytes.baseAddress) &- UInt(bitPattern: self.source.baseAddress)
    return offset < UInt(bitPattern: self.source.count) ? Int(bitPattern: offset) : nil
  }
}

/// Where an unfinished text begins.
public struct TextMark: Sendable {
  let start: Int
}

// MARK: - Pieces of a text

extension ContextBuilder {
  public mutating func append(_ text: Text) {
    text.bytes.withUnsafeBufferPointer { self.append($0) }
  }

  public mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    self.makeRoom(for: bytes.count)
    (self.arena + self.byteCount).update(from: start, count: bytes.count)
    self.byteCount += bytes.count
  }

  public mutating func append(_ string: StaticString) {
    string.withUTF8Buffer { self.append($0) }
  }

  public mutating func append(_ string: String) {
    var string = string
    string.withUTF8 { self.append($0) }
  }

  public mutating func append(_ byte: UInt8) {
    self.makeRoom(for: 1)
    self.arena[self.byteCount] = byte
    self.byteCount += 1
  }

  private mutating func makeRoom(for count: Int) {
    guard self.byteCount + count > self.byteCapacity else { return }
    self.byteCapacity = max(self.byteCapacity * 2, self.byteCount + count)
    enlarge(&self.arena, self.byteCount, to: self.byteCapacity)
  }
}

/// Moves what stands in memory to where there is more of it.
@inline(never)
func enlarge<Element: BitwiseCopyable>(
  _ memory: inout UnsafeMutablePointer<Element>,
  _ count: Int,
  to capacity: Int
) {
  let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
  larger.update(from: memory, count: count)
  memory.deallocate()
  memory = larger
}
