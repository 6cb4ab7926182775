import MVVMSource

/// Builds a context by appending to two pieces of memory, which `finish` passes on.
///
///     let record = builder.record(slots: 3)
///     builder[record, nameSlot] = builder.text(member.name)
///     builder[record, flagSlot] = .flag(member.isInput)
///     let list = builder.list(count: records.count)
///     builder[list, 0] = record
///     let context = builder.finish(root: record)
///
/// Records and lists may be filled in any order, before or after what they contain, but a record must not
/// contain itself at any depth. Call `finish` once, and do not use the builder afterwards.
public struct ContextBuilder {
  private var arena: UnsafeMutablePointer<UInt8>
  private var byteCount = 0
  private var byteCapacity: Int
  @usableFromInline var slots: UnsafeMutablePointer<Value>
  private var slotCount = 0
  private var slotCapacity: Int
  /// The text that the arena begins with, in its original memory. Texts that are cut from it are not copied.
  private let source: UnsafeBufferPointer<UInt8>
  /// The used fields of each shape; empty if nothing is known about the templates.
  private var used: [UsedSlots]

  /// - Parameters:
  ///   - template: The template that the context is for. Only the fields that it uses need to be filled. If there is
  ///     none, all fields count as used.
  ///   - source: The text that most of the texts are cut from. It must stay in the same memory until
  ///     the context is built.
  public init(for template: Template? = nil, source: [UInt8] = []) {
    self.used = template?.usedSlots ?? []
    self.source = source.withUnsafeBufferPointer { $0 }
    self.byteCapacity = source.count * 3 + 1024
    self.arena = .allocate(capacity: self.byteCapacity)
    self.slotCapacity = 2048
    self.slots = .allocate(capacity: self.slotCapacity)
    self.append(self.source)
  }

  /// Adds the fields that another template uses. Both have the same schema.
  public mutating func add(_ template: Template) {
    for shape in self.used.indices { self.used[shape].bits |= template.usedSlots[shape].bits }
  }

  /// Returns the fields of a shape that need to be filled.
  @inline(__always)
  public func usedSlots(of shape: ShapeID) -> UsedSlots {
    shape < self.used.count ? self.used[shape] : .all
  }

  /// Returns the finished context, with one of its records as the root, or a list of records for several templates.
  public mutating func finish(root: Value) -> Context {
    self.makeRoom(for: padding)
    (self.arena + self.byteCount).update(repeating: 0, count: padding)
    return Context(memory: ContextMemory(arena: self.arena, self.byteCount, slots: self.slots), root: root)
  }
}

// MARK: - Records and lists

extension ContextBuilder {
  /// Adds a record with all its fields absent.
  public mutating func record(slots count: Int) -> Value {
    Value(start: self.row(count), count: 1)
  }

  /// Adds a list with a number of elements, each of which must be set.
  public mutating func list(count: Int) -> Value {
    Value(start: self.row(count), count: count)
  }

  /// Adds a list with a value for each of the elements.
  @inlinable @inline(__always)
  public mutating func list<Element>(
    of elements: [Element],
    _ value: (inout ContextBuilder, Element) -> Value
  ) -> Value {
    let list = self.list(count: elements.count)
    for index in elements.indices { self[list, index] = value(&self, elements[index]) }
    return list
  }

  /// Adds an element to a list. Nothing may have been added to the builder since the element before it but texts.
  public mutating func append(_ value: Value, to list: inout Value) {
    list = Value(start: Int(list.start), count: Int(list.count) + 1)
    self.slots[self.row(1)] = value
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

  /// Adds a text with a blank before it.
  public mutating func indentedText(_ text: Text) -> Value {
    text.bytes.withUnsafeBufferPointer { bytes in
      if let start = self.place(of: bytes), start > 0, self.arena[start - 1] == Byte.space {
        return Value(start: start - 1, count: bytes.count + 1)
      }
      let mark = self.beginText()
      self.append(Byte.space)
      self.append(bytes)
      return self.endText(mark)
    }
  }

  public mutating func text(_ string: String) -> Value {
    let mark = self.beginText()
    self.append(string)
    return self.endText(mark)
  }

  /// Begins a text that is built from pieces: `append` them, then pass the mark to `endText`. Texts do not nest.
  @inline(__always)
  public func beginText() -> Int { self.byteCount }

  @inline(__always)
  public func endText(_ mark: Int) -> Value { Value(start: mark, count: self.byteCount - mark) }

  /// Returns the place in the arena of a text that was cut from the source; `nil` for any other text.
  @inline(__always)
  private func place(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let offset = UInt(bitPattern: bytes.baseAddress) &- UInt(bitPattern: self.source.baseAddress)
    return offset < UInt(bitPattern: self.source.count) ? Int(bitPattern: offset) : nil
  }
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
    self.append(UnsafeBufferPointer(start: string.utf8Start, count: string.utf8CodeUnitCount))
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

/// Moves elements to a larger piece of memory.
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
