import MVVMSource
import MVVMTemplates

/// What a record of the page's templates is about. A field that does not apply is absent.
protocol PageRecord: Sendable {
  /// The fields that templates can use.
  static var fields: [PageField<Self>] { get }
  /// What a subject that several lists have is known by, so that its record is filled once; otherwise `nil`.
  var identity: Int? { get }
}

extension PageRecord {
  var identity: Int? { nil }
}

/// A field of a record: its name and kind in templates, and how its value is found.
struct PageField<Subject>: Sendable {
  let name: String
  let kind: @Sendable (inout PageSchema) -> FieldKind
  let value: @Sendable (Subject, inout PageBuilder) -> Value
}

extension PageField {
  static func text<T: PageText>(_ name: String, _ text: @escaping @Sendable (Subject) -> T) -> Self {
    Self(name: name, kind: { _ in .text }, value: { $1.text(text($0)) })
  }

  static func optional<T: PageText>(_ name: String, _ text: @escaping @Sendable (Subject) -> T?) -> Self {
    Self(name: name, kind: { _ in .optionalText }, value: { $1.optional(text($0)) { $0.text($1) } })
  }

  static func texts<T: PageText>(_ name: String, _ texts: @escaping @Sendable (Subject) -> [T]) -> Self {
    Self(name: name, kind: { _ in .list(of: .text) }, value: { $1.list(of: texts($0)) { $0.text($1) } })
  }

  static func flag(_ name: String, _ isTrue: @escaping @Sendable (Subject) -> Bool) -> Self {
    Self(name: name, kind: { _ in .flag }, value: { subject, _ in .flag(isTrue(subject)) })
  }

  static func list<T: PageRecord>(_ name: String, _ records: @escaping @Sendable (Subject) -> [T]) -> Self {
    Self(
      name: name,
      kind: { .list(of: .record($0.shape(of: T.self))) },
      value: { $1.list(of: records($0)) { $0.record($1) } }
    )
  }
}

/// The schema that a page's templates are compiled against. Each type of record is a shape.
struct PageSchema {
  private(set) var schema = Schema()
  private var shapes: [ObjectIdentifier: ShapeID] = [:]

  init(_ successors: [String: String]) { self.schema.successors = successors }

  mutating func shape<Record: PageRecord>(of type: Record.Type) -> ShapeID {
    if let known = self.shapes[ObjectIdentifier(type)] { return known }
    let shape = self.schema.shape()
    self.shapes[ObjectIdentifier(type)] = shape
    for field in type.fields {
      let kind = field.kind(&self)
      self.schema.field(field.name, kind, of: shape)
    }
    return shape
  }
}
