/// What is wrong with a context if it is not of a schema: for the tests of whoever builds contexts, as
/// rendering takes it for granted.
public func schemaMistakes(of context: Context, against schema: Schema, root: ShapeID) -> [String] {
  var check = ContextCheck(context: context, schema: schema)
  check.record(context.root, root, [])
  return check.mistakes
}

private struct ContextCheck {
  let context: Context
  let schema: Schema
  var mistakes: [String] = []
  /// The records around the one at hand, none of which it may hold.
  var around: [UInt32] = []

  init(context: Context, schema: Schema) {
    self.context = context
    self.schema = schema
  }

  mutating func record(_ value: Value, _ shape: ShapeID, _ path: [String]) {
    let fields = self.schema.shapes[shape.index].fields
    let start = Int(value.start)
    guard value.count == 1, start + fields.count <= self.context.slots.count else {
      return self.report("is no record", path)
    }
    guard !self.around.contains(value.start) else { return self.report("holds itself", path) }
    self.around.append(value.start)
    for (slot, field) in fields.enumerated() {
      self.field(self.context.slots[start + slot], field.kind, path + [field.name])
    }
    self.around.removeLast()
  }

  private mutating func field(_ value: Value, _ kind: FieldKind, _ path: [String]) {
    switch kind {
    case .text, .optionalText: self.text(value, path)
    case .flag: if value.count > 1 { self.report("is no flag", path) }
    case .list(of: let element): self.list(value, element, path)
    case .record(let shape): self.record(value, shape, path)
    case .optionalRecord(let shape): if value.isTruthy { self.record(value, shape, path) }
    }
  }

  private mutating func text(_ value: Value, _ path: [String]) {
    if Int(value.start) + Int(value.count) > self.context.arena.count { self.report("is no text", path) }
  }

  private mutating func list(_ value: Value, _ element: ElementKind, _ path: [String]) {
    let end = Int(value.start) + Int(value.count)
    guard end <= self.context.slots.count else { return self.report("is no list", path) }
    for index in Int(value.start)..<end {
      let item = self.context.slots[index]
      let path = path + ["\(index - Int(value.start))"]
      switch element {
      case .text: self.text(item, path)
      case .record(let shape): self.record(item, shape, path)
      case .list(of: let inner): self.list(item, inner, path)
      }
    }
  }

  private mutating func report(_ problem: String, _ path: [String]) {
    self.mistakes.append("\(path.isEmpty ? "the root" : path.joined(separator: ".")) \(problem)")
  }
}
