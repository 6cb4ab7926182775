import MVVMSource

/// The data that templates have read so far.
///
/// A record is a row of values, one for each field of its shape, and a list is a row with one for each
/// element. All rows are in one array, and all texts in another.
public struct Context {
  @usableFromInline var texts: [UInt8] = []
  var prefixes: [[Text: Text]] = []
  /// The rows of all records and lists.
  @usableFromInline var values: [Value] = []
  @usableFromInline var records: [RecordRow] = []
  /// The rows of records that have an identity.
  @usableFromInline var known: [RecordKey: Int] = [:]
  /// Escapes the bytes of each text; `nil` to print texts as they are.
  @usableFromInline let escape: ((ArraySlice<UInt8>) -> [UInt8])?

  init(escaping escape: ((ArraySlice<UInt8>) -> [UInt8])? = nil) {
    self.escape = escape
    // Room for a typical view model, so that the arrays need not grow.
    self.values.reserveCapacity(2048)
    self.texts.reserveCapacity(16_384)
  }
}

/// The row of a record, and the function that computes a field of it.
@usableFromInline
struct RecordRow {
  /// The place of the first field.
  let start: Int
  /// Computes the field with a number.
  let compute: (Int, inout Context) -> Value

  @usableFromInline
  init(start: Int, compute: @escaping (Int, inout Context) -> Value) {
    self.start = start
    self.compute = compute
  }
}

/// A record's type and identity.
@usableFromInline
struct RecordKey: Hashable {
  let type: ObjectIdentifier
  let identity: Int

  @usableFromInline
  init(type: ObjectIdentifier, identity: Int) {
    self.type = type
    self.identity = identity
  }

  // Few records of different types have the same identity.
  @usableFromInline
  func hash(into hasher: inout Hasher) { hasher.combine(self.identity) }
}

// MARK: - Adding values

extension Context {
  /// Returns the value of a record. A record with an identity is added only once.
  @inlinable
  mutating func record<Record: TemplateRecord>(_ record: Record) -> Value {
    guard let identity = record.identity else { return .record(self.addRow(of: record)) }
    let key = RecordKey(type: ObjectIdentifier(Record.self), identity: identity)
    if let known = self.known[key] { return .record(known) }
    let row = self.addRow(of: record)
    self.known[key] = row
    return .record(row)
  }

  @inlinable
  mutating func addRow<Record: TemplateRecord>(of record: Record) -> Int {
    let fields = Record.fields
    return self.addRow(ofFields: fields.count) { field, context in fields[field].value(record, &context) }
  }

  /// Adds a row of fields that have not been read, and returns its number.
  @usableFromInline
  mutating func addRow(ofFields count: Int, compute: @escaping (Int, inout Context) -> Value) -> Int {
    self.records.append(RecordRow(start: self.values.count, compute: compute))
    for _ in 0..<count { self.values.append(.unread) }
    return self.records.count - 1
  }

  @inlinable
  mutating func list<Element>(
    of elements: [Element],
    _ value: (inout Context, Element) -> Value
  ) -> Value {
    if elements.isEmpty { return .absent }
    let start = self.values.count
    for _ in elements { self.values.append(.unread) }
    for (index, element) in elements.enumerated() {
      let value = value(&self, element)
      self.values[start + index] = value
    }
    return .list(start..<start + elements.count)
  }

  @inlinable
  mutating func text(_ text: some TemplateText) -> Value {
    let start = self.texts.count
    text.append(to: &self.texts)
    if let escape = self.escape { self.texts.replaceSubrange(start..., with: escape(self.texts[start...])) }
    return .text(start..<self.texts.count)
  }

  @inlinable
  mutating func optionalRecord<Record: TemplateRecord>(_ record: Record?) -> Value {
    if let record { self.record(record) } else { .absent }
  }

  @usableFromInline
  mutating func prefixes(_ prefixes: [Text: Text]) -> Value {
    if prefixes.isEmpty { return .absent }
    self.prefixes.append(prefixes)
    return .prefixes(self.prefixes.count - 1)
  }
}

// MARK: - Reading values

extension Context {
  /// Returns a field of a record. It is computed when it is first read.
  mutating func value(ofField field: Int, of record: Int) -> Value {
    let place = self.records[record].start + field
    let known = self.values[place]
    guard case .unread = known else { return known }
    let value = self.records[record].compute(field, &self)
    self.values[place] = value
    return value
  }
}
