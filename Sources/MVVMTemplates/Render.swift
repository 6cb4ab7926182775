/// Draws a context with a template and appends the text.
///
/// The context must be of the schema that the template was compiled against; then this cannot fail.
public func render(_ template: Template, _ context: Context, into text: inout [UInt8]) {
  guard context.root.isTruthy else { return }
  template.steps.withUnsafeBufferPointer { steps in
    template.literals.withUnsafeBufferPointer { literals in
      context.arena.withUnsafeBufferPointer { arena in
        context.slots.withUnsafeBufferPointer { slots in
          let data = Data(literals: literals, arena: arena, slots: slots)
          withUnsafeTemporaryAllocation(of: Int.self, capacity: template.registerCount) { registers in
            registers.initialize(repeating: 0)
            registers[template.rootRegister] = Int(context.root.start)
            var output = Output(capacity: template.literals.count + context.arena.count)
            defer { output.deallocate() }
            run(steps, data, registers, root: context.root, &output)
            text.append(contentsOf: output.finished)
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

private struct Data {
  let literals: UnsafeBufferPointer<UInt8>
  let arena: UnsafeBufferPointer<UInt8>
  let slots: UnsafeBufferPointer<Value>
}

/// The steps, one after the other. All state is plain, so that nothing is counted or allocated on the way.
private func run(
  _ steps: UnsafeBufferPointer<Step>,
  _ data: Data,
  _ registers: UnsafeMutableBufferPointer<Int>,
  root: Value,
  _ output: inout Output
) {
  var frames = Frames()
  defer { frames.deallocate() }
  var dot = root
  var loaded = Value.absent
  var index = 0
  while true {
    let step = steps[index]
    index += 1
    let value: Value =
      switch step.source {
      case .slot:
        usesValue(step.operation) ? data.slots[registers[Int(step.first)] + Int(step.second)] : .absent
      case .dot: dot
      case .loaded: loaded
      }
    switch step.operation {
    case .literal: output.append(slice(data.literals, step))
    case .load: loaded = value
    case .follow:
      loaded = loaded.isTruthy ? data.slots[Int(loaded.start) + Int(step.second)] : .absent
    case .print: output.append(slice(data.arena, value))
    case .skipUnless: if !value.isTruthy { index = Int(step.target) }
    case .skipIf: if value.isTruthy { index = Int(step.target) }

    case .enterRecord:
      guard value.isTruthy else {
        index = Int(step.target)
        continue
      }
      frames.push(Frame(register: registers[Int(step.shape)], dot: dot))
      registers[Int(step.shape)] = Int(value.start)
      dot = value
    case .leaveRecord:
      let frame = frames.pop()
      registers[Int(step.shape)] = frame.register
      dot = frame.dot
    case .enterText:
      guard value.isTruthy else {
        index = Int(step.target)
        continue
      }
      frames.push(Frame(dot: dot))
      dot = value
    case .leaveText: dot = frames.pop().dot

    case .enterList:
      guard value.isTruthy else {
        index = Int(step.target)
        continue
      }
      var frame = Frame(dot: dot)
      frame.position = Int(value.start)
      frame.end = frame.position + Int(value.count)
      dot = data.slots[frame.position]
      if step.shape >= 0 {
        frame.register = registers[Int(step.shape)]
        registers[Int(step.shape)] = Int(dot.start)
      }
      if step.drawsTurns { output.beginTurn(&frame.turn) }
      frames.push(frame)
    case .nextTurn:
      if step.drawsTurns { output.endTurn(&frames.top.pointee.turn) }
      frames.top.pointee.position += 1
      if frames.top.pointee.position < frames.top.pointee.end {
        dot = data.slots[frames.top.pointee.position]
        if step.shape >= 0 { registers[Int(step.shape)] = Int(dot.start) }
        if step.drawsTurns { output.beginTurn(&frames.top.pointee.turn) }
        index = Int(step.target)
      } else {
        let frame = frames.pop()
        if step.shape >= 0 { registers[Int(step.shape)] = frame.register }
        dot = frame.dot
      }

    case .markLine: output.markLine()
    case .endLine: output.endLine(slice(data.literals, step))
    case .beginLine: output.beginLine()
    case .blankLine: output.blankLine()
    case .beginRegion:
      var frame = Frame(dot: dot)
      output.beginRegion(&frame.turn)
      frames.push(frame)
    case .endRegion: output.endRegion(frames.pop().turn)
    case .comma: output.comma()
    case .call:
      var frame = Frame(dot: dot)
      frame.position = index
      frames.push(frame)
      index = Int(step.target)
    case .leave:
      if frames.isEmpty { return }
      index = frames.pop().position
    }
  }
}

@inline(__always)
private func usesValue(_ operation: Step.Operation) -> Bool {
  switch operation {
  case .load, .print, .skipUnless, .skipIf, .enterRecord, .enterText, .enterList: true
  default: false
  }
}

@inline(__always)
private func slice(_ bytes: UnsafeBufferPointer<UInt8>, _ step: Step) -> UnsafeBufferPointer<UInt8> {
  UnsafeBufferPointer(rebasing: bytes[Int(step.first)..<Int(step.first) + Int(step.second)])
}

@inline(__always)
private func slice(_ bytes: UnsafeBufferPointer<UInt8>, _ value: Value) -> UnsafeBufferPointer<UInt8> {
  UnsafeBufferPointer(rebasing: bytes[Int(value.start)..<Int(value.start) + Int(value.count)])
}
