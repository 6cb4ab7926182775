import MVVMSource
import MVVMStyles
import MVVMSyntax
import MVVMTemplates

/// A record of a context. Only those fields are filled that the template reads.
struct Record<Field: RecordField> {
  let value: Value
  private let used: UsedSlots

  @inline(__always)
  init(_ builder: inout ContextBuilder) {
    self.init(builder.record(slots: Field.count), builder)
  }

  /// Wraps a record that was created before.
  @inline(__always)
  init(_ value: Value, _ builder: borrowing ContextBuilder) {
    self.value = value
    self.used = builder.usedSlots(of: Field.shape)
  }

  @inline(__always)
  func uses(_ field: Field) -> Bool { self.used.contains(field.slot) }
}

extension ContextBuilder {
  /// Fills a field, unless the template never reads it.
  @inline(__always)
  mutating func set<Field>(
    _ field: Field,
    of record: Record<Field>,
    _ value: (inout ContextBuilder) -> Value
  ) {
    if record.uses(field) { self[record.value, field.slot] = value(&self) }
  }

  @inline(__always)
  mutating func set<Field>(_ field: Field, of record: Record<Field>, _ flag: @autoclosure () -> Bool) {
    if record.uses(field) { self[record.value, field.slot] = .flag(flag()) }
  }

  /// Fills two fields with a name: one bare, one in backticks where Swift needs them.
  @inline(__always)
  mutating func set<Field>(
    _ bare: Field,
    quoted: Field,
    of record: Record<Field>,
    _ name: (inout ContextBuilder) -> Name
  ) {
    guard record.uses(bare) || record.uses(quoted) else { return }
    let name = name(&self)
    self[record.value, bare.slot] = name.bare
    self[record.value, quoted.slot] = name.quoted
  }

  mutating func name(_ name: Text) -> Name {
    guard name.isReservedWord else {
      let value = self.text(name)
      return Name(bare: value, quoted: value)
    }
    let quoted = self.inBackticks(name)
    return Name(bare: quoted.slice(1..<name.count + 1), quoted: quoted)
  }
}

/// A name from the spec: bare, and in backticks where Swift needs them.
struct Name {
  let bare: Value
  let quoted: Value
}
