/// Draws a context with a template and appends the text.
///
/// The context must be of the schema that the template was compiled against; then this cannot fail.
public func render(_ template: Template, _ context: Context, into text: inout [UInt8]) {
  guard context.root.isTruthy else { return }
  template.steps.withUnsafeBufferPointer { steps in
    template.literals.withUnsafeBufferPointer { literals in
      context.arena.withUnsafeBufferPointer { arena in
        context.slots.withUnsafeBufferPointer { slots in
          guard let data = RenderData(steps, literals, arena, slots) else { return }
          withUnsafeTemporaryAllocation(of: Int.self, capacity: template.registerCount) { registers in
            registers.initialize(repeating: 0)
            registers[template.rootRegister] = Int(context.root.start)
            guard let registers = registers.baseAddress else { return }
            let capacity = template.literals.count + context.arena.count
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

/// What is read: pointers without bounds, since the compiler of templates and the builder of contexts keep within them.
/// Behind literals and arena there is padding.
private struct RenderData {
  let steps: UnsafePointer<Step>
  let literals: UnsafePointer<UInt8>
  let arena: UnsafePointer<UInt8>
  let slots: UnsafePointer<Value>

  /// `nil` where there is nothing to render.
  init?(
    _ steps: UnsafeBufferPointer<Step>,
    _ literals: UnsafeBufferPointer<UInt8>,
    _ arena: UnsafeBufferPointer<UInt8>,
    _ slots: UnsafeBufferPointer<Value>
  ) {
    guard let steps = steps.baseAddress, let literals = literals.baseAddress, let arena = arena.baseAddress,
      let slots = slots.baseAddress
    else { return nil }
    self.steps = steps
    self.literals = literals
    self.arena = arena
    self.slots = slots
  }
}

/// Takes the steps one after the other. All its state is plain, so that nothing is counted or allocated on
/// the way.
private struct Machine {
  let data: RenderData
  /// The current record of each shape.
  let registers: UnsafeMutablePointer<Int>
  var output: RenderedText
  var frames = Frames()
  var dot: Value
  var loaded = Value.absent
  /// The next one.
  var step: UnsafePointer<Step>

  init(
    _ data: RenderData,
    _ registers: UnsafeMutablePointer<Int>,
    root: Value,
    capacity: Int
  ) {
    self.data = data
    self.step = data.steps
    self.registers = registers
    self.dot = root
    self.output = RenderedText(capacity: capacity)
  }

  func deallocate() {
    self.frames.deallocate()
    self.output.deallocate()
  }

  mutating func run() {
    while true {
      let step = self.step
      self.step = step + 1
      switch step.pointee.operation {
      case .literal: self.output.append(self.literal(step), Int(step.pointee.second))
      case .load: self.loaded = self.value(step)
      case .follow: self.follow(step)
      case .print: self.print(self.value(step))
      case .skipUnless: if !self.value(step).isTruthy { self.jump(step) }
      case .skipIf: if self.value(step).isTruthy { self.jump(step) }
      case .enterRecord: self.enterRecord(step)
      case .leaveRecord: self.leaveRecord(step)
      case .enterText: self.enterText(step)
      case .leaveText: self.dot = self.frames.pop().pointee.dot
      case .enterList: self.enterList(step)
      case .nextIteration: self.nextIteration(step)
      case .markLine: self.output.markLine()
      case .endLine: self.output.endLine(self.literal(step), Int(step.pointee.second))
      case .beginLine: self.output.beginLine()
      case .blankLine: self.output.blankLine()
      case .beginRegion: self.beginRegion()
      case .endRegion: self.output.endRegion(self.frames.pop().pointee.turn)
      case .comma: self.output.comma()
      case .call: self.call(step)
      case .leave:
        if self.frames.isEmpty { return }
        self.step = self.data.steps + self.frames.pop().pointee.position
      }
    }
  }
}

private typealias StepPointer = UnsafePointer<Step>

// MARK: - Values

extension Machine {
  @inline(__always)
  private func value(_ step: StepPointer) -> Value {
    switch step.pointee.source {
    case .slot:
      self.data.slots[self.registers[Int(step.pointee.first)] &+ Int(step.pointee.second)]
    case .dot: self.dot
    case .loaded: self.loaded
    }
  }

  @inline(__always)
  private func literal(_ step: StepPointer) -> UnsafePointer<UInt8> {
    self.data.literals + Int(step.pointee.first)
  }

  @inline(__always)
  private mutating func print(_ text: Value) {
    self.output.append(self.data.arena + Int(text.start), Int(text.count))
  }

  private mutating func follow(_ step: StepPointer) {
    let record = self.loaded
    self.loaded =
      record.isTruthy ? self.data.slots[Int(record.start) &+ Int(step.pointee.second)] : .absent
  }

  @inline(__always)
  private mutating func jump(_ step: StepPointer) {
    self.step = self.data.steps + Int(step.pointee.target)
  }
}

// MARK: - Sections

extension Machine {
  @inline(__always)
  private mutating func enterRecord(_ step: StepPointer) {
    let value = self.value(step)
    guard value.isTruthy else { return self.jump(step) }
    let shape = Int(step.pointee.shape)
    self.frames.push(Frame(register: self.registers[shape], dot: self.dot))
    self.registers[shape] = Int(value.start)
    self.dot = value
  }

  @inline(__always)
  private mutating func leaveRecord(_ step: StepPointer) {
    let frame = self.frames.pop()
    self.registers[Int(step.pointee.shape)] = frame.pointee.register
    self.dot = frame.pointee.dot
  }

  @inline(__always)
  private mutating func enterText(_ step: StepPointer) {
    let value = self.value(step)
    guard value.isTruthy else { return self.jump(step) }
    self.frames.push(Frame(dot: self.dot))
    self.dot = value
  }

  @inline(__always)
  private mutating func enterList(_ step: StepPointer) {
    let value = self.value(step)
    guard value.isTruthy else { return self.jump(step) }
    let shape = Int(step.pointee.shape)
    var frame = Frame(register: shape >= 0 ? self.registers[shape] : 0, dot: self.dot)
    frame.position = Int(value.start)
    frame.end = frame.position &+ Int(value.count)
    self.frames.push(frame)
    self.beginIteration(step)
  }

  @inline(__always)
  private mutating func nextIteration(_ step: StepPointer) {
    let frame = self.frames.top
    if step.pointee.drawsTurns { self.output.endTurn(&frame.pointee.turn) }
    frame.pointee.position = frame.pointee.position &+ 1
    if frame.pointee.position < frame.pointee.end {
      self.beginIteration(step)
      self.jump(step)
      return
    }
    let last = self.frames.pop()
    let shape = Int(step.pointee.shape)
    if shape >= 0 { self.registers[shape] = last.pointee.register }
    self.dot = last.pointee.dot
  }

  @inline(__always)
  private mutating func beginIteration(_ step: StepPointer) {
    let frame = self.frames.top
    let shape = Int(step.pointee.shape)
    self.dot = self.data.slots[frame.pointee.position]
    if shape >= 0 { self.registers[shape] = Int(self.dot.start) }
    if step.pointee.drawsTurns { self.output.beginIteration(&frame.pointee.turn) }
  }

  private mutating func beginRegion() {
    var frame = Frame(dot: self.dot)
    self.output.beginRegion(&frame.turn)
    self.frames.push(frame)
  }

  private mutating func call(_ step: StepPointer) {
    var frame = Frame(dot: self.dot)
    frame.position = self.step - self.data.steps
    self.frames.push(frame)
    self.jump(step)
  }
}
