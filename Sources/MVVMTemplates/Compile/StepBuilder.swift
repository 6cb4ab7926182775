import MVVMSource

/// The code of a template that is being compiled.
struct StepBuilder {
  private(set) var code = TemplateCode()
  /// The steps of the body that is being compiled.
  private var steps: [Step] = []
  /// The names of the fields that the steps read.
  var readNames: Set<Text> = []
  /// Whether a line is certain to have been rendered in the current region just before the next step.
  private var hasRenderedLine = false
}

extension StepBuilder {
  mutating func add(_ step: Step) { self.steps.append(step) }

  /// Adds a literal, or extends the previous literal.
  mutating func add(literal bytes: ArraySlice<UInt8>) {
    if case .literal(let last) = self.steps.last {
      self.steps[self.steps.count - 1] = .literal(last.lowerBound..<self.range(of: bytes).upperBound)
    } else if !bytes.isEmpty {
      self.add(.literal(self.range(of: bytes)))
    }
  }

  /// Adds the end of a line that vanishes if nothing is rendered on it.
  mutating func endLine(_ bytes: ArraySlice<UInt8>) { self.add(.endLine(self.range(of: bytes))) }

  /// Adds bytes to the literals and returns their range.
  private mutating func range(of bytes: ArraySlice<UInt8>) -> Range<Int> {
    self.code.literals += bytes
    return self.code.literals.count - bytes.count..<self.code.literals.count
  }

  /// Adds the start of a line that is always rendered. It needs no step if the previous line is also always
  /// rendered.
  mutating func beginLine() {
    if !self.hasRenderedLine { self.add(.beginLine) }
    self.hasRenderedLine = true
  }

  /// Adds a step after which no line is certain to have been rendered.
  mutating func separate(_ step: Step) {
    self.hasRenderedLine = false
    self.add(step)
  }
}

// MARK: - What steps refer to

extension StepBuilder {
  mutating func add(_ section: Section, tag: SourceRange) {
    self.code.sections.append(section)
    self.code.tags.append(tag)
    self.separate(.section(self.code.sections.count - 1))
  }

  mutating func add(_ prefix: PrefixPath) {
    self.code.prefixes.append(prefix)
    self.add(.printPrefix(self.code.prefixes.count - 1))
  }

  /// - Parameter path: The shape in which a name was found, followed by the fields from there; empty for `.`.
  mutating func fieldPath(_ path: [Int]) -> FieldPath {
    if path.isEmpty { return .dot }
    if path.count == 2 { return .field(path[1], of: path[0]) }
    self.code.fields += path
    return .inner(self.code.fields.count - path.count..<self.code.fields.count)
  }
}

// MARK: - Bodies

extension StepBuilder {
  /// Begins the steps of a body, and returns the steps around it, to be passed to `endBody`.
  mutating func beginBody() -> [Step] {
    defer { self.steps = [] }
    self.hasRenderedLine = false
    return self.steps
  }

  mutating func endBody(within outer: [Step]) -> Body {
    let start = self.code.steps.count
    self.code.steps += self.steps
    self.steps = outer
    self.hasRenderedLine = false
    return start..<self.code.steps.count
  }
}
