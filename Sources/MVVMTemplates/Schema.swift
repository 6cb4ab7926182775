import MVVMSource

/// What a context may contain: the shapes of its records, and the fields of each shape in the order of their slots.
///
/// Templates are checked against the schema when they are compiled, so that rendering cannot fail. Every
/// field that a kind of record may have is declared in its shape and is absent where it does not apply. So a
/// name is never looked up further out by accident.
public struct Schema: Sendable {
  /// The fields of each shape.
  var shapes: [[Field]] = []
  /// What to write in place of fields and templates that an earlier version had, by their names.
  public var successors: [String: String] = [:]

  public init() {}

  /// Declares a shape. Its fields are declared afterwards, so that shapes may refer to each other and to themselves.
  public mutating func shape() -> ShapeID {
    self.shapes.append([])
    return self.shapes.count - 1
  }

  /// Declares the next field of a shape and returns its slot. The shape need not have been declared. A name
  /// that the shape already has keeps its slot and kind.
  @discardableResult
  public mutating func field(_ name: String, _ kind: FieldKind, of shape: ShapeID) -> Int {
    let name = Text(name)
    while self.shapes.count <= shape { self.shapes.append([]) }
    if let slot = self.slot(name, of: shape) { return slot }
    self.shapes[shape].append(Field(name: name, kind: kind))
    return self.shapes[shape].count - 1
  }

  /// Returns the number of slots that a record of a shape takes.
  public func slotCount(of shape: ShapeID) -> Int { self.shapes[shape].count }

  /// Returns the slot by which a builder stores a field, or `nil` if the shape has no such field.
  public func slot(_ name: String, of shape: ShapeID) -> Int? { self.slot(Text(name), of: shape) }

  func slot(_ name: Text, of shape: ShapeID) -> Int? {
    self.shapes[shape].firstIndex { $0.name == name }
  }
}

/// The number of a shape. It has no meaning in another schema.
public typealias ShapeID = Int

/// The kind of value in a field or a list, which decides what a template may do with it.
public enum FieldKind: Equatable, Sendable {
  /// Text that is always there, though it may be empty.
  case text
  /// Text that may be printed only inside its own section.
  case optionalText
  /// True or false: opens a section and is never printed.
  case flag
  indirect case list(of: FieldKind)
  case record(ShapeID)
  /// A record whose fields may be printed only inside its own section.
  case optionalRecord(ShapeID)
  /// A flag that prints something, too: the field that is called like this one, a blank, and the name directly behind
  /// the tag; nothing if there is none.
  case prefix
}

struct Field: Sendable {
  let name: Text
  let kind: FieldKind
}
