import MVVMSource
import MVVMTemplates

/// The context that a page's template is rendered with.
func context(of page: some PageRecord) -> Context {
  var builder = PageBuilder()
  let root = builder.record(page)
  return builder.builder.finish(root: root)
}

/// Fills the context of a page. Every text is escaped when it is added, so that no template, not even a user's, can
/// turn a text from a spec into markup.
struct PageBuilder {
  fileprivate var builder = ContextBuilder()
  /// The records with an identity.
  private var known: [Int: Value] = [:]

  mutating func record(_ subject: some PageRecord) -> Value {
    guard let identity = subject.identity else { return self.newRecord(subject) }
    let record = self.known[identity] ?? self.newRecord(subject)
    self.known[identity] = record
    return record
  }

  private mutating func newRecord<Record: PageRecord>(_ subject: Record) -> Value {
    let fields = Record.fields
    let record = self.builder.record(slots: fields.count)
    for (slot, field) in fields.enumerated() {
      let value = field.value(subject, &self)
      self.builder[record, slot] = value
    }
    return record
  }

  mutating func list<Element>(of elements: [Element], _ value: (inout PageBuilder, Element) -> Value)
    -> Value
  {
    let list = self.builder.list(count: elements.count)
    for (index, element) in elements.enumerated() {
      let value = value(&self, element)
      self.builder[list, index] = value
    }
    return list
  }

  mutating func optional<Element>(_ element: Element?, _ value: (inout PageBuilder, Element) -> Value)
    -> Value
  {
    element.map { value(&self, $0) } ?? .absent
  }

  mutating func text(_ text: some PageText) -> Value {
    let mark = self.builder.beginText()
    text.withBytes { bytes in
      printable(String(decoding: bytes, as: UTF8.self), keeping: "\t", "\n").withBytes { self.append($0) }
    }
    return self.builder.endText(mark)
  }

  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in bytes.indices {
      guard let escaped = escaped(bytes[index]) else { continue }
      self.builder.append(UnsafeBufferPointer(rebasing: bytes[start..<index]))
      self.builder.append(escaped)
      start = index + 1
    }
    self.builder.append(UnsafeBufferPointer(rebasing: bytes[start...]))
  }
}

/// What can be printed on a page.
protocol PageText: Sendable {
  func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void)
}

extension Text: PageText {
  func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) { self.bytes.withUnsafeBufferPointer(body) }
}

extension String: PageText {
  func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    var string = self
    string.withUTF8(body)
  }
}

extension Int: PageText {
  func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) { "\(self)".withBytes(body) }
}

/// The replacement for a byte that has a meaning in HTML, also within quotes; `nil` for other bytes.
private func escaped(_ byte: UInt8) -> StaticString? {
  switch byte {
  case UInt8(ascii: "&"): "&amp;"
  case UInt8(ascii: "<"): "&lt;"
  case UInt8(ascii: ">"): "&gt;"
  case UInt8(ascii: "\""): "&quot;"
  case UInt8(ascii: "'"): "&#39;"
  case UInt8(ascii: "`"): "&#96;"
  default: nil
  }
}
