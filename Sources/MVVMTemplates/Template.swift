import MVVMSource

/// A compiled template: steps in which every name is resolved to a field.
///
/// It can only be rendered with records of the schema that it was compiled against.
public struct Template: Sendable {
  let code: TemplateCode
  /// The steps that rendering starts with.
  let body: Body
  /// The bodies of the pieces that use themselves, by the numbers in `Step.call`.
  let routines: [Body]
  /// The shape of the record that rendering starts from.
  let root: ShapeID
  let shapeCount: Int
  /// The names of all fields that the template reads anywhere.
  private let readNames: Set<Text>

  init(_ body: Body, routines: [Body], of code: TemplateCode, readNames: Set<Text>, schema: Schema) {
    self.code = code
    self.body = body
    self.routines = routines
    self.readNames = readNames
    self.root = schema.root
    self.shapeCount = schema.shapes.count
  }

  /// Returns whether a text occurs in the template's own text.
  public func writes(_ text: Text) -> Bool { firstRange(of: text.bytes, in: self.code.literals[...]) != nil }

  /// Returns whether the template reads a field of any record.
  public func reads(_ name: Text) -> Bool { self.readNames.contains(name) }
}

/// The steps of a template, and everything that they refer to by number.
struct TemplateCode: Sendable {
  /// The steps of all bodies. Those of one body are next to each other.
  var steps: [Step] = []
  var sections: [Section] = []
  /// The tags of the sections.
  var tags: [SourceRange] = []
  var prefixes: [PrefixPath] = []
  /// The text of all literals, one after another.
  var literals: [UInt8] = []
  /// The fields of all paths through several records, one path after another.
  var fields: [Int] = []
}

/// The indices of steps that are rendered one after another.
typealias Body = Range<Int>

/// A part of a template. It refers to everything else by number, since it is copied each time it is rendered.
enum Step: Sendable {
  /// Appends some of the template's literals.
  case literal(Range<Int>)
  case print(FieldPath)
  /// Appends the prefix that a field has for a word, if it has one.
  case printPrefix(Int)
  case section(Int)
  /// Starts a line that is removed if nothing is rendered on it.
  case markLine
  /// Ends such a line with a literal.
  case endLine(Range<Int>)
  /// Starts a line that is always rendered.
  case beginLine
  case blankLine
  case region(Body)
  case comma
  case call(routine: Int)
}

/// A section over a value.
struct Section: Sendable {
  enum Kind: Equatable, Sendable {
    /// Rendered if the value is present. `{{.}}` keeps its meaning.
    case condition
    /// Rendered if the value is absent.
    case inverted
    /// Rendered once, with the text or record as `{{.}}`.
    case value
    /// Rendered for each element.
    case list(rendersBlankLines: Bool)
  }

  let value: FieldPath
  let kind: Kind
  /// The shape of a record that becomes the current one; `nil` for other values.
  var shape: ShapeID?
  let body: Body
}

/// The path to the prefixes of names, and the name that is prefixed.
struct PrefixPath: Sendable {
  let value: FieldPath
  let word: Text
}

/// The path to a value.
enum FieldPath: Equatable, Sendable {
  /// The value that `{{.}}` means.
  case dot
  /// A field of the current record of a shape.
  case field(Int, of: ShapeID)
  /// A field that is reached through other records. The range in the code's `fields` has the first record's
  /// shape, then one field after another. The value is absent if a record on the path is.
  case inner(Range<Int>)
}
