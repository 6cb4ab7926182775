import MVVMSource

/// A record that templates read. Its type lists the fields: the name, the kind and the value of each.
public protocol TemplateRecord {
  static var fields: [TemplateField<Self>] { get }
  /// The number that identifies the record among others of its type if it appears in several places, so that
  /// its fields are computed only once. `nil` for a record that appears in one place.
  var identity: Int? { get }
}

extension TemplateRecord {
  public var identity: Int? { nil }
}

/// A field of a record: its name and kind in templates, and the function that computes its value.
///
/// It is declared `Sendable` because it is stored in a static list. Its functions must capture nothing.
public struct TemplateField<Record>: @unchecked Sendable {
  @usableFromInline let name: String
  /// Returns the kind, and declares the shape of the records that the field contains.
  @usableFromInline let kind: (inout Schema) -> FieldKind
  @usableFromInline let value: (Record, inout Context) -> Value

  @usableFromInline
  init(
    _ name: String,
    kind: @escaping (inout Schema) -> FieldKind,
    value: @escaping (Record, inout Context) -> Value
  ) {
    self.name = name
    self.kind = kind
    self.value = value
  }
}

extension TemplateField {
  /// A text that is always present, though it may be empty.
  @inlinable
  public static func text<T: TemplateText>(_ name: String, _ text: @escaping (Record) -> T) -> Self {
    Self(name, kind: { _ in .text }) { $1.text(text($0)) }
  }

  /// A text that may be printed only inside its own section.
  @inlinable
  public static func optional<T: TemplateText>(_ name: String, _ text: @escaping (Record) -> T?)
    -> Self
  {
    Self(name, kind: { _ in .optionalText }) { $1.text(text($0)) }
  }

  @inlinable
  public static func texts<T: TemplateText>(_ name: String, _ texts: @escaping (Record) -> [T])
    -> Self
  {
    Self(name, kind: { _ in .list(of: .text) }) { $1.list(of: texts($0)) { $0.text($1) } }
  }

  /// A condition. It opens a section and is never printed.
  @inlinable
  public static func flag(_ name: String, _ isTrue: @escaping (Record) -> Bool) -> Self {
    Self(name, kind: { _ in .flag }) { record, _ in .flag(isTrue(record)) }
  }

  @inlinable
  public static func list<T: TemplateRecord>(_ name: String, _ records: @escaping (Record) -> [T])
    -> Self
  {
    Self(name, kind: { .list(of: .record($0.shape(of: T.self))) }) {
      $1.list(of: records($0)) { $0.record($1) }
    }
  }

  /// A record that is always present, or whose fields are all absent.
  @inlinable
  public static func record<T: TemplateRecord>(_ name: String, _ record: @escaping (Record) -> T?)
    -> Self
  {
    Self(name, kind: { .record($0.shape(of: T.self)) }) { $1.optionalRecord(record($0)) }
  }

  /// A record whose fields may be printed only inside its own section.
  @inlinable
  public static func optionalRecord<T: TemplateRecord>(
    _ name: String,
    _ record: @escaping (Record) -> T?
  ) -> Self { Self(name, kind: { .optionalRecord($0.shape(of: T.self)) }) { $1.optionalRecord(record($0)) } }

  /// The prefixes of names, printed if their name follows the tag. As a section, whether there are any.
  @inlinable
  public static func prefix(_ name: String, _ prefixes: @escaping (Record) -> [Text: Text]) -> Self {
    Self(name, kind: { _ in .prefix }) { $1.prefixes(prefixes($0)) }
  }
}

/// A value that templates print.
public protocol TemplateText { func append(to bytes: inout [UInt8]) }

extension Optional: TemplateText where Wrapped: TemplateText {
  @inlinable public func append(to bytes: inout [UInt8]) { self?.append(to: &bytes) }
}

extension Text: TemplateText {
  @inlinable public func append(to bytes: inout [UInt8]) { bytes += self.bytes }
}

extension String: TemplateText {
  @inlinable public func append(to bytes: inout [UInt8]) { bytes += self.utf8 }
}

extension Int: TemplateText {
  @inlinable public func append(to bytes: inout [UInt8]) { bytes += "\(self)".utf8 }
}
