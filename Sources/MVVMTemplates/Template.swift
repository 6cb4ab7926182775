import MVVMSource

/// A compiled template: steps in which every name is resolved to a field.
///
/// It can only be rendered with records of the schema that it was compiled against.
public struct Template: Sendable {
  let steps: [Step]
  /// The bodies of the pieces that use themselves, by the numbers of `Step.call`.
  let routines: [[Step]]
  /// The text of all literals, one after another.
  let literals: [UInt8]
  /// The shape of the record that rendering starts from.
  let root: ShapeID
  let shapeCount: Int
  /// The names of all fields that the template reads anywhere.
  private let readNames: Set<Text>

  init(steps: [Step], routines: [[Step]], literals: [UInt8], readNames: Set<Text>, schema: Schema) {
    self.steps = steps
    self.routines = routines
    self.literals = literals
    self.readNames = readNames
    self.root = schema.root
    self.shapeCount = schema.shapes.count
  }

  /// Whether a text occurs in what the template writes by itself.
  public func writes(_ text: Text) -> Bool { firstRange(of: text.bytes, in: self.literals[...]) != nil }

  /// Whether the template reads a field of any record.
  public func reads(_ name: Text) -> Bool { self.readNames.contains(name) }
}

/// A part of a template.
enum Step: Sendable {
  /// Appends some of the template's literals.
  case literal(Range<Int>)
  case print(FieldPath)
  /// Appends the prefix that a field has for a word, if it has one.
  indirect case printPrefix(FieldPath, word: Text)
  /// Renders steps if a value is there, without entering it.
  case unless(FieldPath, [Step])
  case section(Section)
  /// Starts a line that is removed if nothing is rendered on it.
  case markLine
  /// Ends such a line with a literal.
  case endLine(Range<Int>)
  /// Starts a line that is certainly rendered.
  case beginLine
  case blankLine
  case region([Step])
  case comma
  case call(routine: Int)
}

/// A section over a value.
final class Section: Sendable {
  enum Kind: Equatable, Sendable {
    /// Rendered if the value is there. `{{.}}` keeps its meaning.
    case condition
    /// Rendered once, with a text or a record as what `{{.}}` stands for.
    case value
    /// Rendered for each element.
    case list(rendersBlankLines: Bool)
  }

  let value: FieldPath
  let kind: Kind
  /// The shape of a record that becomes the current one; `nil` for other values.
  let shape: ShapeID?
  let body: [Step]

  init(over value: FieldPath, _ kind: Kind, shape: ShapeID?, body: [Step]) {
    self.value = value
    self.kind = kind
    self.shape = shape
    self.body = body
  }
}

/// The way to a value.
enum FieldPath: Equatable, Sendable {
  /// The value that `{{.}}` stands for.
  case dot
  /// A field of the current record of a shape.
  case field(Int, of: ShapeID)
  /// A field of a record that another path leads to. It is absent if the record is.
  indirect case inner(FieldPath, field: Int)
}
