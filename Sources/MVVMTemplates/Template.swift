/// A compiled template: a flat list of steps with every name resolved to a slot.
///
/// It can be rendered with any context of the schema that it was compiled against, and with no other.
public struct Template: Sendable {
  let steps: [Step]
  /// The text of all literals, one behind the other, and padding.
  let literals: [UInt8]
  /// One register for each shape of the schema holds the current record of that shape.
  let registerCount: Int
  let rootRegister: Int
  /// By shape.
  private(set) var usedSlots: [UsedSlots] = []

  init(steps: [Step], literals: [UInt8], registerCount: Int, rootRegister: Int) {
    self.steps = steps
    self.literals = literals + repeatElement(0, count: padding)
    self.registerCount = registerCount
    self.rootRegister = rootRegister
    self.usedSlots = self.findUsedSlots()
  }
}

/// One instruction. What `first` and `second` mean depends on the operation.
struct Step: Sendable {
  enum Operation: UInt8, Sendable {
    /// Appends a literal: its start and its length.
    case literal
    /// Fetches a value for the next steps.
    case load
    /// Goes on to a slot (`second`) of the record that was fetched, absent if that is.
    case follow
    case print
    case skipUnless
    case skipIf
    /// Makes a record the current one of its shape, or skips.
    case enterRecord
    case leaveRecord
    case enterText
    case leaveText
    case enterList
    case nextIteration
    /// Starts a line that is taken back if nothing is rendered on it.
    case markLine
    /// Ends such a line with a literal.
    case endLine
    /// Starts a line that is surely rendered.
    case beginLine
    case blankLine
    case beginRegion
    case endRegion
    case comma
    case call
    case leave
  }

  /// Where a step takes its value from.
  enum Source: UInt8, Sendable {
    /// The slot `second` of the current record of the shape `first`.
    case slot
    /// What `{{.}}` means.
    case dot
    /// What was loaded.
    case loaded
  }

  var operation: Operation
  var source = Source.slot
  /// Of a list: whether blank lines are rendered between iterations.
  var drawsTurns = false
  var first: Int32 = 0
  var second: Int32 = 0
  /// The shape of a record that becomes the current one; -1 if it is not a record.
  var shape: Int32 = -1
  /// The step to go on with.
  var target: Int32 = 0
}
