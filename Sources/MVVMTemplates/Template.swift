import MVVMSource

/// A compiled template: a flat list of steps with every name resolved to a slot.
///
/// It can only be rendered with contexts of the schema that it was compiled against.
public struct Template: Sendable {
  let steps: [Step]
  /// The text of all literals, one after another, followed by padding.
  let literals: [UInt8]
  /// The register with the record that a context starts from.
  let rootRegister: Int
  /// The fields of each shape that the template uses. A register holds each shape's current record.
  let usedSlots: [UsedSlots]

  init(_ code: Code, root: ShapeID) {
    self.steps = code.steps
    self.literals = code.literals + repeatElement(0, count: padding)
    self.rootRegister = root
    self.usedSlots = code.usedSlots
  }

  /// Whether a text stands in what the template writes by itself.
  public func writes(_ text: Text) -> Bool { firstRange(of: text.bytes, in: self.literals[...]) != nil }

  /// Returns the fields of a shape that the template uses anywhere.
  public func usedSlots(of shape: ShapeID) -> UsedSlots { self.usedSlots[shape] }
}

/// One instruction. The meaning of `first` and `second` depends on the operation.
struct Step: Sendable {
  enum Operation: UInt8, Sendable {
    /// Appends a literal. `first` is its start, `second` its length.
    case literal
    /// Fetches a value for the next steps.
    case load
    /// Fetches a slot (`second`) of the record that was fetched. The value is absent if the record is.
    case follow
    case print
    case skipUnless
    case skipIf
    /// Makes a text or a record what `{{.}}` stands for, and a record the current one of its shape. Jumps if it is
    /// absent.
    case enter
    case leave
    case enterList
    case nextIteration
    /// Starts a line that is removed if nothing is rendered on it.
    case markLine
    /// Ends such a line with a literal.
    case endLine
    /// Starts a line that is certainly rendered.
    case beginLine
    case blankLine
    case beginRegion
    case endRegion
    case comma
    case call
    /// Ends a routine, or the template.
    case finish
  }

  /// The place from which a step takes its value.
  enum Source: UInt8, Sendable {
    /// The slot `second` of the current record of the shape `first`.
    case slot
    /// The value that `{{.}}` stands for.
    case dot
    /// The value that was fetched by `load` and `follow`.
    case loaded
  }

  var operation: Operation
  var source = Source.slot
  /// For a list, whether blank lines are rendered between iterations.
  var rendersIterations = false
  var first: Int32 = 0
  var second: Int32 = 0
  /// The shape of a record that becomes the current one; -1 if it is not a record.
  var shape: Int32 = -1
  /// The step to continue with.
  var target: Int32 = 0
}
