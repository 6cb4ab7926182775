import MVVMSource

/// The names that templates may use: the shapes of records, and the fields of each shape in their order.
///
/// Templates are checked against the schema when they are compiled, so that rendering cannot fail. Every
/// field that a kind of record may have is declared in its shape and is absent where it does not apply, so
/// that a name is never looked up in an outer record by accident.
public struct Schema: Sendable {
  /// The fields of each shape.
  var shapes: [[SchemaField]] = []
  /// The text to write instead of fields and templates of an earlier version, by their names.
  let successors: [String: String]
  /// The shapes of the types of records.
  private var known: [ObjectIdentifier: ShapeID] = [:]

  /// The shape of the record that templates start from.
  private(set) var root: ShapeID = 0

  init() { self.successors = [:] }

  /// Creates the schema of templates that start from a record of a type.
  public init<Record: TemplateRecord>(of type: Record.Type, successors: [String: String] = [:]) {
    self.successors = successors
    self.root = self.shape(of: type)
  }

  /// Returns the shape of a type of records. It is declared when it is first needed, with all shapes that it
  /// refers to.
  @usableFromInline
  mutating func shape<Record: TemplateRecord>(of type: Record.Type) -> ShapeID {
    if let known = self.known[ObjectIdentifier(type)] { return known }
    let shape = self.shape()
    self.known[ObjectIdentifier(type)] = shape
    for field in type.fields {
      let kind = field.kind(&self)
      self.field(field.name, kind, of: shape)
    }
    return shape
  }

  /// Declares a shape. Its fields are declared afterwards, so that shapes may refer to each other and to themselves.
  mutating func shape() -> ShapeID {
    self.shapes.append([])
    return self.shapes.count - 1
  }

  /// Declares the next field of a shape.
  mutating func field(_ name: String, _ kind: FieldKind, of shape: ShapeID) {
    self.shapes[shape].append(SchemaField(name: Text(name), kind: kind))
  }

  /// Returns the number of a field in a shape, or `nil` if the shape has no such field.
  func slot(_ name: Text, of shape: ShapeID) -> Int? { self.shapes[shape].firstIndex { $0.name == name } }
}

/// The number of a shape. It has no meaning in another schema.
public typealias ShapeID = Int

/// The kind of value in a field or a list, which decides what a template may do with it.
public enum FieldKind: Equatable, Sendable {
  /// Text that is always present, though it may be empty.
  case text
  /// Text that may be printed only inside its own section.
  case optionalText
  /// True or false. It opens a section and is never printed.
  case flag
  indirect case list(of: FieldKind)
  case record(ShapeID)
  /// A record whose fields may be printed only inside its own section.
  case optionalRecord(ShapeID)
  /// A flag that also prints a prefix, chosen by the name directly after the tag, or nothing if that name has
  /// none.
  case prefix
}

struct SchemaField: Sendable {
  let name: Text
  let kind: FieldKind
}
