/// The steps and literals of a template that is being compiled.
struct Code {
  private(set) var steps: [Step] = []
  private(set) var literals: [UInt8] = []
  /// The index of a step that may be jumped to. A literal must not be joined to an earlier step, since a jump
  /// would skip it.
  private var barrier = 0
  /// Whether a line has certainly been rendered in the current region just before the next step.
  private var hasRenderedLine = false
  private var routineStarts: [Int] = []
}

extension Code {
  mutating func add(_ step: Step) {
    self.steps.append(step)
  }

  mutating func add(literal bytes: some Collection<UInt8>) {
    guard !bytes.isEmpty else { return }
    let last = self.steps.count - 1
    if last >= self.barrier, self.steps[last].operation == .literal,
      Int(self.steps[last].first + self.steps[last].second) == self.literals.count
    {
      self.literals.append(contentsOf: bytes)
      self.steps[last].second += Int32(bytes.count)
    } else {
      self.add(self.literalStep(.literal, bytes))
    }
  }

  /// Adds the end of a line that may vanish.
  mutating func endLine(with bytes: [UInt8]) {
    self.add(self.literalStep(.endLine, bytes))
  }

  /// Adds the start of a line that is certainly rendered. It needs no step if the line before it is certainly
  /// rendered too.
  mutating func beginLine() {
    if !self.hasRenderedLine { self.add(Step(operation: .beginLine)) }
    self.hasRenderedLine = true
  }

  mutating func blankLine() {
    self.forgetRenderedLine()
    self.add(Step(operation: .blankLine))
  }

  mutating func forgetRenderedLine() {
    self.hasRenderedLine = false
  }

  private mutating func literalStep(_ operation: Step.Operation, _ bytes: some Collection<UInt8>) -> Step {
    let step = Step(operation: operation, first: Int32(self.literals.count), second: Int32(bytes.count))
    self.literals.append(contentsOf: bytes)
    return step
  }
}

// MARK: - Jumps

extension Code {
  /// Adds a step that may jump forwards and returns its index. Its target is set by `land`.
  mutating func open(_ step: Step) -> Int {
    self.forgetRenderedLine()
    self.add(step)
    self.barrier = self.steps.count
    return self.steps.count - 1
  }

  /// Lets a step jump to the next step that is added.
  mutating func land(_ step: Int) {
    self.forgetRenderedLine()
    self.steps[step].target = Int32(self.steps.count)
    self.barrier = self.steps.count
  }

  mutating func beginRoutine() {
    self.forgetRenderedLine()
    self.barrier = self.steps.count
    self.routineStarts.append(self.steps.count)
  }

  mutating func call(routine: Int) {
    self.forgetRenderedLine()
    self.add(Step(operation: .call, target: Int32(routine)))
    self.barrier = self.steps.count
  }

  /// Sets the targets of all calls once the routines have their places.
  mutating func linkCalls() {
    for index in self.steps.indices where self.steps[index].operation == .call {
      self.steps[index].target = Int32(self.routineStarts[Int(self.steps[index].target)])
    }
  }
}
