/// A template that is being compiled.
struct Code {
  private(set) var steps: [Step] = []
  private(set) var literals: [UInt8] = []
  /// The fields of each shape that the template uses.
  var usedSlots: [UsedSlots]
  /// The index of a step that may be jumped to. A literal must not be joined to an earlier step, since a jump
  /// would skip it.
  private var barrier = 0
  /// Whether a line has certainly been rendered in the current region just before the next step.
  private var hasRenderedLine = false
  private var routineStarts: [Int] = []

  init(shapeCount: Int) {
    self.usedSlots = [UsedSlots](repeating: UsedSlots(), count: shapeCount)
  }
}

extension Code {
  mutating func add(_ step: Step) {
    self.steps.append(step)
  }

  mutating func add(literal bytes: ArraySlice<UInt8>) {
    let last = self.steps.count - 1
    if last >= self.barrier, self.steps[last].operation == .literal {
      self.literals.append(contentsOf: bytes)
      self.steps[last].second += Int32(bytes.count)
    } else if !bytes.isEmpty {
      self.add(.literal, bytes)
    }
  }

  /// Adds a step with a literal of its own.
  mutating func add(_ operation: Step.Operation, _ bytes: ArraySlice<UInt8>) {
    self.add(Step(operation: operation, first: Int32(self.literals.count), second: Int32(bytes.count)))
    self.literals.append(contentsOf: bytes)
  }

  /// Adds the start of a line that is certainly rendered. It needs no step if the line before it is certainly
  /// rendered too.
  mutating func beginLine() {
    if !self.hasRenderedLine { self.add(Step(operation: .beginLine)) }
    self.hasRenderedLine = true
  }

  /// Adds a step after which no line has certainly been rendered.
  mutating func separate(_ operation: Step.Operation) {
    self.hasRenderedLine = false
    self.add(Step(operation: operation))
  }
}

// MARK: - Jumps

extension Code {
  /// Adds a step that may jump forwards and returns its index. Its target is set by `land`.
  mutating func open(_ step: Step) -> Int {
    self.add(step)
    self.mark()
    return self.steps.count - 1
  }

  /// Lets a step jump to the next step that is added.
  mutating func land(_ step: Int) {
    self.steps[step].target = Int32(self.steps.count)
    self.mark()
  }

  mutating func beginRoutine() {
    self.routineStarts.append(self.steps.count)
    self.mark()
  }

  mutating func call(routine: Int) {
    self.add(Step(operation: .call, target: Int32(routine)))
    self.mark()
  }

  /// Sets the targets of all calls once the routines have their places.
  mutating func linkCalls() {
    for index in self.steps.indices where self.steps[index].operation == .call {
      self.steps[index].target = Int32(self.routineStarts[Int(self.steps[index].target)])
    }
  }

  /// Notes that the next step is reached from elsewhere, too.
  private mutating func mark() {
    self.hasRenderedLine = false
    self.barrier = self.steps.count
  }
}
