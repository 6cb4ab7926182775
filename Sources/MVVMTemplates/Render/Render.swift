/// Returns the text that a template renders for a context.
///
/// The context must have the schema that the template was compiled against. Then rendering cannot fail.
public func render(_ template: Template, _ context: Context) -> [UInt8] {
  var text: [UInt8] = []
  guard context.root.isTruthy else { return text }
  template.steps.withUnsafeBufferPointer { steps in
    template.literals.withUnsafeBufferPointer { literals in
      withUnsafeTemporaryAllocation(of: Int.self, capacity: template.usedSlots.count) { registers in
        registers.initialize(repeating: 0)
        registers[template.rootRegister] = Int(context.root.start)
        guard var machine = Machine(steps, literals, context, registers) else { return }
        machine.run()
        machine.finish(into: &text)
      }
    }
  }
  return text
}

/// Runs the steps of a template one after another.
///
/// Its state is plain, and no call gets access to all of it, so that the compiler keeps it in registers:
/// `text` and `frames` do what needs a call. The pointers are not bounds-checked, since the template compiler
/// and the context builder stay within bounds. There is padding after the literals and the arena.
private struct Machine {
  let steps: UnsafePointer<Step>
  let literals: UnsafePointer<UInt8>
  let arena: UnsafePointer<UInt8>
  let slots: UnsafePointer<Value>
  /// The current record of each shape.
  let registers: UnsafeMutablePointer<Int>
  /// The next step.
  var step: UnsafePointer<Step>
  var dot: Value
  var loaded = Value.absent
  var frames = Frames()
  var text: RenderedText
  /// The end of the text so far, and the end of the room for more. There is no room while something must be
  /// done before text is added.
  var end: UnsafeMutablePointer<UInt8>
  var limit: UnsafeMutablePointer<UInt8>

  /// Creates a machine, or `nil` if there is nothing to render.
  init?(
    _ steps: UnsafeBufferPointer<Step>,
    _ literals: UnsafeBufferPointer<UInt8>,
    _ context: Context,
    _ registers: UnsafeMutableBufferPointer<Int>
  ) {
    guard let firstStep = steps.baseAddress, let firstLiteral = literals.baseAddress,
      let registers = registers.baseAddress
    else { return nil }
    self.steps = firstStep
    self.step = firstStep
    self.literals = firstLiteral
    self.arena = UnsafePointer(context.memory.arena)
    self.slots = UnsafePointer(context.memory.slots)
    self.registers = registers
    self.dot = context.root
    self.text = RenderedText(capacity: literals.count + context.memory.byteCount)
    self.end = self.text.end
    self.limit = self.text.limit
  }

  mutating func run() {
    while true {
      let step = self.step
      self.step = step + 1
      switch step.pointee.operation {
      case .literal: self.append(self.literals + Int(step.pointee.first), Int(step.pointee.second))
      case .load: self.loaded = self.value(step)
      case .follow: self.follow(step)
      case .print: self.print(self.value(step))
      case .skipUnless: if !self.value(step).isTruthy { self.jump(step) }
      case .skipIf: if self.value(step).isTruthy { self.jump(step) }
      case .enter: self.enter(step)
      case .leave: self.leave(step, self.frames.pop())
      case .enterList: self.enterList(step)
      case .nextIteration: self.nextIteration(step)
      case .markLine: self.text.markLine(at: self.end)
      case .endLine: self.endLine(step)
      case .beginLine: self.beginLine()
      case .blankLine: self.text.blankLine()
      case .beginRegion: self.text.beginRegion(&self.frames.push(dot: self.dot).pointee.turn)
      case .endRegion: self.text.endRegion(self.frames.pop().pointee.turn)
      case .comma: self.change { $0.comma() }
      case .call: self.call(step)
      case .finish:
        if self.frames.isEmpty { return }
        self.step = self.steps + self.frames.pop().pointee.position
      }
    }
  }

  mutating func finish(into text: inout [UInt8]) {
    self.text.end = self.end
    text.append(contentsOf: self.text.finished)
    self.frames.deallocate()
    self.text.deallocate()
  }
}

private typealias StepPointer = UnsafePointer<Step>

// MARK: - Values

extension Machine {
  @inline(__always)
  private func value(_ step: StepPointer) -> Value {
    switch step.pointee.source {
    case .slot: self.slots[self.registers[Int(step.pointee.first)] &+ Int(step.pointee.second)]
    case .dot: self.dot
    case .loaded: self.loaded
    }
  }

  @inline(__always)
  private mutating func follow(_ step: StepPointer) {
    let record = self.loaded
    self.loaded = record.isTruthy ? self.slots[Int(record.start) &+ Int(step.pointee.second)] : .absent
  }

  @inline(__always)
  private mutating func jump(_ step: StepPointer) {
    self.step = self.steps + Int(step.pointee.target)
  }
}

// MARK: - Text

extension Machine {
  @inline(__always)
  private mutating func print(_ text: Value) {
    self.append(self.arena + Int(text.start), Int(text.count))
  }

  /// - Parameter start: The start of a text that is followed by padding.
  @inline(__always)
  private mutating func append(_ start: UnsafePointer<UInt8>, _ count: Int) {
    if count > self.limit - self.end { return self.change { $0.append(start, count) } }
    copy(start, count, to: self.end)
    self.end += count
  }

  @inline(__always)
  private mutating func endLine(_ step: StepPointer) {
    let start = self.literals + Int(step.pointee.first)
    let count = Int(step.pointee.second)
    // Most lines that may vanish end in a visible character.
    if self.text.endsInMarkedLine(at: self.end), count <= self.limit - self.end {
      copy(start, count, to: self.end)
      self.end += count
    } else {
      self.change { $0.endLine(start, count) }
    }
  }

  @inline(__always)
  private mutating func beginLine() {
    if self.text.wantsBlankLine { self.change { $0.drawBlankLine() } }
    self.text.hasRendered = true
  }

  /// Makes a change to the text that takes longer.
  @inline(__always)
  private mutating func change(_ change: (inout RenderedText) -> Void) {
    self.text.end = self.end
    change(&self.text)
    self.end = self.text.end
    self.limit = self.text.limit
  }
}

// MARK: - Sections

extension Machine {
  @inline(__always)
  private mutating func enter(_ step: StepPointer) {
    let value = self.value(step)
    guard value.isTruthy else { return self.jump(step) }
    let frame = self.frames.push(dot: self.dot)
    let shape = Int(step.pointee.shape)
    if shape >= 0 {
      frame.pointee.register = self.registers[shape]
      self.registers[shape] = Int(value.start)
    }
    self.dot = value
  }

  @inline(__always)
  private mutating func leave(_ step: StepPointer, _ frame: UnsafeMutablePointer<Frame>) {
    let shape = Int(step.pointee.shape)
    if shape >= 0 { self.registers[shape] = frame.pointee.register }
    self.dot = frame.pointee.dot
  }

  @inline(__always)
  private mutating func enterList(_ step: StepPointer) {
    let value = self.value(step)
    guard value.isTruthy else { return self.jump(step) }
    let frame = self.frames.push(dot: self.dot)
    let shape = Int(step.pointee.shape)
    if shape >= 0 { frame.pointee.register = self.registers[shape] }
    frame.pointee.position = Int(value.start)
    frame.pointee.end = Int(value.start) &+ Int(value.count)
    if step.pointee.rendersIterations { frame.pointee.turn = Iteration() }
    self.beginIteration(step, frame)
  }

  @inline(__always)
  private mutating func nextIteration(_ step: StepPointer) {
    let frame = self.frames.top
    if step.pointee.rendersIterations { self.change { $0.endIteration(&frame.pointee.turn) } }
    frame.pointee.position &+= 1
    if frame.pointee.position < frame.pointee.end {
      self.beginIteration(step, frame)
      return self.jump(step)
    }
    self.leave(step, self.frames.pop())
  }

  @inline(__always)
  private mutating func beginIteration(_ step: StepPointer, _ frame: UnsafeMutablePointer<Frame>) {
    let shape = Int(step.pointee.shape)
    self.dot = self.slots[frame.pointee.position]
    if shape >= 0 { self.registers[shape] = Int(self.dot.start) }
    if step.pointee.rendersIterations { self.text.beginIteration(&frame.pointee.turn, at: self.end) }
  }

  @inline(__always)
  private mutating func call(_ step: StepPointer) {
    self.frames.push(dot: self.dot).pointee.position = self.step - self.steps
    self.jump(step)
  }
}
