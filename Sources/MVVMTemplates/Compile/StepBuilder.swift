import MVVMSource

/// The steps of a template that is being compiled.
struct StepBuilder {
  private var steps: [Step] = []
  private(set) var literals: [UInt8] = []
  /// The names of the fields that the steps read.
  var readNames: Set<Text> = []
  /// Whether a line has certainly been rendered in the current region just before the next step.
  private var hasRenderedLine = false
}

extension StepBuilder {
  mutating func add(_ step: Step) {
    self.steps.append(step)
  }

  /// Adds a literal, or makes the literal before it longer.
  mutating func add(literal bytes: ArraySlice<UInt8>) {
    if case .literal(let last) = self.steps.last {
      self.steps[self.steps.count - 1] = .literal(last.lowerBound..<self.range(of: bytes).upperBound)
    } else if !bytes.isEmpty {
      self.add(.literal(self.range(of: bytes)))
    }
  }

  /// Adds the end of a line that vanishes if nothing is rendered on it.
  mutating func endLine(_ bytes: ArraySlice<UInt8>) {
    self.add(.endLine(self.range(of: bytes)))
  }

  /// Adds bytes to the literals and returns their range.
  private mutating func range(of bytes: ArraySlice<UInt8>) -> Range<Int> {
    self.literals += bytes
    return self.literals.count - bytes.count..<self.literals.count
  }

  /// Adds the start of a line that is certainly rendered. It needs no step if the line before it is certainly
  /// rendered too.
  mutating func beginLine() {
    if !self.hasRenderedLine { self.add(.beginLine) }
    self.hasRenderedLine = true
  }

  /// Adds a step after which no line has certainly been rendered.
  mutating func separate(_ step: Step) {
    self.hasRenderedLine = false
    self.add(step)
  }
}

// MARK: - Bodies

extension StepBuilder {
  /// Begins the steps of a body, and returns the steps around it, which `endBody` takes.
  mutating func beginBody() -> [Step] {
    defer { self.steps = [] }
    self.hasRenderedLine = false
    return self.steps
  }

  /// Ends a body and returns its steps.
  mutating func endBody(within outer: [Step]) -> [Step] {
    defer { self.steps = outer }
    self.hasRenderedLine = false
    return self.steps
  }
}
