/// What a context may hold: the shapes of its records, and the fields of each in the order of their slots.
///
/// Templates are checked against it when they are compiled, so that rendering cannot fail. Every field that a
/// kind of record may have is declared on its shape and is absent where it does not apply: a name is then
/// never looked up further out by accident.
public struct Schema: Sendable {
  var shapes: [Shape] = []

  public init() {}

  /// Declares a shape; its fields follow, so that shapes may refer to each other and to themselves.
  public mutating func shape() -> ShapeID {
    self.shapes.append(Shape())
    return ShapeID(self.shapes.count - 1)
  }

  /// Declares the next field of a shape, which need not be declared itself, and returns its slot; a name that the shape already has keeps its
  /// slot and kind.
  @discardableResult
  public mutating func field(_ name: String, _ kind: FieldKind, of shape: ShapeID) -> Int {
    while self.shapes.count <= shape.index { self.shapes.append(Shape()) }
    if let slot = self.shapes[shape.index].slots[name] { return slot }
    let slot = self.shapes[shape.index].fields.count
    self.shapes[shape.index].fields.append(Field(name: name, kind: kind))
    self.shapes[shape.index].slots[name] = slot
    return slot
  }

  /// The number of slots that a record of a shape takes.
  public func slotCount(of shape: ShapeID) -> Int { self.shapes[shape.index].fields.count }

  /// The slot of a field, by which a builder stores it; `nil` if the shape has no such field.
  public func slot(_ name: String, of shape: ShapeID) -> Int? { self.shapes[shape.index].slots[name] }
}

/// The number of a shape; it has no meaning in another schema.
public struct ShapeID: Hashable, Sendable {
  let index: Int

  public init(_ index: Int) {
    self.index = index
  }
}

/// What a field of a record holds, and so what a template may do with it.
public enum FieldKind: Hashable, Sendable {
  /// Text that is always there, though it may be empty.
  case text
  /// Text that may be printed only inside its own section.
  case optionalText
  /// True or false: opens a section and is never printed.
  case flag
  case list(of: ElementKind)
  case record(ShapeID)
  /// A record whose fields may be printed only inside its own section.
  case optionalRecord(ShapeID)
}

/// What a list holds.
public indirect enum ElementKind: Hashable, Sendable {
  case text
  case record(ShapeID)
  case list(of: ElementKind)
}

struct Shape: Sendable {
  var fields: [Field] = []
  var slots: [String: Int] = [:]
}

struct Field: Sendable {
  let name: String
  let kind: FieldKind
}
