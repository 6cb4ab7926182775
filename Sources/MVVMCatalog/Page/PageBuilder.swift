import MVVMSource
import MVVMTemplates

/// The fields of one kind of record that the catalogue's templates can use.
protocol PageField: CaseIterable, RawRepresentable<Int> {
  static var shape: ShapeID { get }
  static var count: Int { get }
  var kind: FieldKind { get }
}

/// Fills the context of a page. Every text is escaped when it is added, so that no template, not even a user's, can
/// turn a text from a spec into markup.
struct PageBuilder {
  private var builder = ContextBuilder()

  mutating func record<Field>(_ fields: Field.Type) -> PageRecord<Field> {
    PageRecord(value: self.builder.record(slots: Field.count))
  }

  mutating func list<Field>(_ records: [PageRecord<Field>]) -> Value {
    self.builder.list(of: records) { $1.value }
  }

  mutating func texts(_ texts: [String]) -> Value {
    let values = texts.map { self.text($0) }
    return self.builder.list(of: values) { $1 }
  }

  /// A record as the value of a field.
  func value<Field>(of record: PageRecord<Field>) -> Value { record.value }

  mutating func texts(_ texts: [Text]) -> Value {
    let values = texts.map { self.text($0) }
    return self.builder.list(of: values) { $1 }
  }

  subscript<Field: PageField>(record: PageRecord<Field>, field: Field) -> Value {
    get { self.builder[record.value, field.rawValue] }
    set { self.builder[record.value, field.rawValue] = newValue }
  }

  mutating func finish<Field>(_ root: PageRecord<Field>) -> Context {
    self.builder.finish(root: root.value)
  }

  mutating func text(_ string: String) -> Value {
    var string = string
    return string.withUTF8 { self.text($0) }
  }

  mutating func text(_ text: Text) -> Value {
    text.bytes.withUnsafeBufferPointer { self.text($0) }
  }

  mutating func text(_ number: Int) -> Value { self.text("\(number)") }

  private mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) -> Value {
    let mark = self.builder.beginText()
    var start = 0
    for index in bytes.indices {
      guard let escaped = escaped(bytes[index]) else { continue }
      self.builder.append(UnsafeBufferPointer(rebasing: bytes[start..<index]))
      self.builder.append(escaped)
      start = index + 1
    }
    self.builder.append(UnsafeBufferPointer(rebasing: bytes[start...]))
    return self.builder.endText(mark)
  }
}

/// A record of a page's context.
struct PageRecord<Field: PageField> {
  fileprivate let value: Value
}

/// The replacement for a byte that has a meaning in HTML, also within quotes, or that HTML does not allow; `nil` for
/// other bytes.
private func escaped(_ byte: UInt8) -> StaticString? {
  switch byte {
  case UInt8(ascii: "&"): "&amp;"
  case UInt8(ascii: "<"): "&lt;"
  case UInt8(ascii: ">"): "&gt;"
  case UInt8(ascii: "\""): "&quot;"
  case UInt8(ascii: "'"): "&#39;"
  case UInt8(ascii: "`"): "&#96;"
  case 0x09, 0x0A: nil
  case 0..<0x20, 0x7F: "\u{FFFD}"
  default: nil
  }
}
