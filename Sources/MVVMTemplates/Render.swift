/// Draws a context with a template and appends the text.
///
/// The context must be of the schema that the template was compiled against; then this cannot fail.
public func render(_ template: Template, _ context: Context, into text: inout [UInt8]) {
  guard context.root.isTruthy else { return }
  template.steps.withUnsafeBufferPointer { steps in
    template.literals.withUnsafeBufferPointer { literals in
      context.arena.withUnsafeBufferPointer { arena in
        context.slots.withUnsafeBufferPointer { slots in
          let capacity = template.literals.count + context.arena.count
          let data = RenderData(steps: steps, literals: literals, arena: arena, slots: slots)
          withUnsafeTemporaryAllocation(of: Int.self, capacity: template.registerCount) { registers in
            registers.initialize(repeating: 0)
            registers[template.rootRegister] = Int(context.root.start)
            var machine = Machine(data, registers, root: context.root, capacity: capacity)
            machine.run()
            text.append(contentsOf: machine.output.finished)
            machine.deallocate()
          }
        }
      }
    }
  }
}

/// The text that a template makes of a context.
public func render(_ template: Template, _ context: Context) -> [UInt8] {
  var text: [UInt8] = []
  render(template, context, into: &text)
  return text
}

private struct RenderData {
  let steps: UnsafeBufferPointer<Step>
  let literals: UnsafeBufferPointer<UInt8>
  let arena: UnsafeBufferPointer<UInt8>
  let slots: UnsafeBufferPointer<Value>
}

/// Takes the steps one after the other. All its state is plain, so that nothing is counted or allocated on
/// the way.
private struct Machine {
  let data: RenderData
  /// The current record of each shape.
  let registers: UnsafeMutableBufferPointer<Int>
  var output: Output
  var frames = Frames()
  var dot: Value
  var loaded = Value.absent
  var index = 0

  init(
    _ data: RenderData,
    _ registers: UnsafeMutableBufferPointer<Int>,
    root: Value,
    capacity: Int
  ) {
    self.data = data
    self.registers = registers
    self.dot = root
    self.output = Output(capacity: capacity)
  }

  func deallocate() {
    self.frames.deallocate()
    self.output.deallocate()
  }

  mutating func run() {
    while true {
      let step = self.data.steps[self.index]
      self.index += 1
      switch step.operation {
      case .literal: self.output.append(self.literal(step))
      case .load: self.loaded = self.value(step)
      case .follow: self.follow(step)
      case .print: self.output.append(self.text(self.value(step)))
      case .skipUnless: if !self.value(step).isTruthy { self.index = Int(step.target) }
      case .skipIf: if self.value(step).isTruthy { self.index = Int(step.target) }
      case .enterRecord: self.enterRecord(step)
      case .leaveRecord: self.leaveRecord(step)
      case .enterText: self.enterText(step)
      case .leaveText: self.dot = self.frames.pop().dot
      case .enterList: self.enterList(step)
      case .nextTurn: self.nextTurn(step)
      case .markLine: self.output.markLine()
      case .endLine: self.output.endLine(self.literal(step))
      case .beginLine: self.output.beginLine()
      case .blankLine: self.output.blankLine()
      case .beginRegion: self.beginRegion()
      case .endRegion: self.output.endRegion(self.frames.pop().turn)
      case .comma: self.output.comma()
      case .call: self.call(step)
      case .leave:
        if self.frames.isEmpty { return }
        self.index = self.frames.pop().position
      }
    }
  }
}

// MARK: - Values

extension Machine {
  @inline(__always)
  private func value(_ step: Step) -> Value {
    switch step.source {
    case .slot: self.data.slots[self.registers[Int(step.first)] + Int(step.second)]
    case .dot: self.dot
    case .loaded: self.loaded
    }
  }

  @inline(__always)
  private func literal(_ step: Step) -> UnsafeBufferPointer<UInt8> {
    let start = Int(step.first)
    return UnsafeBufferPointer(rebasing: self.data.literals[start..<start + Int(step.second)])
  }

  @inline(__always)
  private func text(_ value: Value) -> UnsafeBufferPointer<UInt8> {
    let start = Int(value.start)
    return UnsafeBufferPointer(rebasing: self.data.arena[start..<start + Int(value.count)])
  }

  private mutating func follow(_ step: Step) {
    let record = self.loaded
    self.loaded = record.isTruthy ? self.data.slots[Int(record.start) + Int(step.second)] : .absent
  }
}

// MARK: - Sections

extension Machine {
  @inline(__always)
  private mutating func enterRecord(_ step: Step) {
    let value = self.value(step)
    guard value.isTruthy else {
      self.index = Int(step.target)
      return
    }
    self.frames.push(Frame(register: self.registers[Int(step.shape)], dot: self.dot))
    self.registers[Int(step.shape)] = Int(value.start)
    self.dot = value
  }

  @inline(__always)
  private mutating func leaveRecord(_ step: Step) {
    let frame = self.frames.pop()
    self.registers[Int(step.shape)] = frame.register
    self.dot = frame.dot
  }

  @inline(__always)
  private mutating func enterText(_ step: Step) {
    let value = self.value(step)
    guard value.isTruthy else {
      self.index = Int(step.target)
      return
    }
    self.frames.push(Frame(dot: self.dot))
    self.dot = value
  }

  @inline(__always)
  private mutating func enterList(_ step: Step) {
    let value = self.value(step)
    guard value.isTruthy else {
      self.index = Int(step.target)
      return
    }
    var frame = Frame(register: step.shape >= 0 ? self.registers[Int(step.shape)] : 0, dot: self.dot)
    frame.position = Int(value.start)
    frame.end = frame.position + Int(value.count)
    self.frames.push(frame)
    self.beginTurn(step)
  }

  @inline(__always)
  private mutating func nextTurn(_ step: Step) {
    let frame = self.frames.top
    if step.drawsTurns { self.output.endTurn(&frame.pointee.turn) }
    frame.pointee.position += 1
    if frame.pointee.position < frame.pointee.end {
      self.beginTurn(step)
      self.index = Int(step.target)
      return
    }
    let last = self.frames.pop()
    if step.shape >= 0 { self.registers[Int(step.shape)] = last.register }
    self.dot = last.dot
  }

  @inline(__always)
  private mutating func beginTurn(_ step: Step) {
    let frame = self.frames.top
    self.dot = self.data.slots[frame.pointee.position]
    if step.shape >= 0 { self.registers[Int(step.shape)] = Int(self.dot.start) }
    if step.drawsTurns { self.output.beginTurn(&frame.pointee.turn) }
  }

  private mutating func beginRegion() {
    var frame = Frame(dot: self.dot)
    self.output.beginRegion(&frame.turn)
    self.frames.push(frame)
  }

  private mutating func call(_ step: Step) {
    var frame = Frame(dot: self.dot)
    frame.position = self.index
    self.frames.push(frame)
    self.index = Int(step.target)
  }
}
