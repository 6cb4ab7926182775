import MVVMSource

extension Compiler {
  mutating func emitVariable(_ node: Node, of file: Int, in scope: Scope) {
    guard let found = self.resolve(node, of: file, in: scope) else { return }
    let name = self.sources.files[file].name(node)
    switch found.kind {
    case .text where !found.isOptional:
      self.code.add(self.step(.print, over: found))
    case .text:
      let message = "'\(name)' may be absent: print it inside of '{{#\(name)}}…{{/\(name)}}'"
      self.report(.templateSyntax, message, node.range, of: file)
    case .flag, .list, .record:
      let message = "'\(name)' is \(found.kind.description), which cannot be printed"
      self.report(.templateSyntax, message, node.range, of: file)
    }
  }

  mutating func emitInverted(_ node: Node, _ index: Int, of file: Int, in scope: Scope) {
    guard let found = self.resolve(node, of: file, in: scope) else {
      self.emit(index + 1..<node.end, of: file, in: scope)
      return
    }
    let skip = self.code.open(self.step(.skipIf, over: found))
    self.emit(index + 1..<node.end, of: file, in: scope)
    self.code.land(skip)
  }

  mutating func emitSection(_ node: Node, _ index: Int, of file: Int, in scope: Scope) {
    let body = index + 1..<node.end
    guard let found = self.resolve(node, of: file, in: scope) else { return }
    var inner = scope
    if found.isOptional { inner.enter(path: found.path) }
    switch found.kind {
    case .flag:
      let skip = self.code.open(self.step(.skipUnless, over: found))
      self.emit(body, of: file, in: inner)
      self.code.land(skip)
    case .text:
      inner.dot = .text
      let skip = self.code.open(self.step(.enterText, over: found))
      self.emit(body, of: file, in: inner)
      self.code.add(Step(operation: .leaveText))
      self.code.land(skip)
    case .record(let shape):
      self.descents.append(Descent(isWithin: found.isWithin, entersRecord: !found.path.isEmpty))
      self.emitRecord(body, of: file, in: inner.entering(shape: shape), found, shape)
      self.descents.removeLast()
    case .list(let element):
      let rendersIterations = self.rendersIterations(node, of: file, in: scope)
      self.emitList(body, of: file, in: inner, found, element, rendersIterations)
    }
  }

  private mutating func emitRecord(
    _ body: Range<Int>,
    of file: Int,
    in scope: Scope,
    _ found: ResolvedName,
    _ shape: ShapeID
  ) {
    var step = self.step(.enterRecord, over: found)
    step.shape = Int32(shape.index)
    let skip = self.code.open(step)
    self.emit(body, of: file, in: scope)
    self.code.add(Step(operation: .leaveRecord, shape: step.shape))
    self.code.land(skip)
  }

  private mutating func emitList(
    _ body: Range<Int>,
    of file: Int,
    in scope: Scope,
    _ found: ResolvedName,
    _ element: ElementKind,
    _ rendersIterations: Bool
  ) {
    var step = self.step(.enterList, over: found)
    step.rendersIterations = rendersIterations
    var inner = scope
    inner.dot = element
    var entersRecord = false
    if case .record(let shape) = element {
      inner = scope.entering(shape: shape)
      step.shape = Int32(shape.index)
      entersRecord = true
    }
    self.descents.append(Descent(isWithin: found.isWithin, entersRecord: entersRecord))
    let start = self.code.open(step)
    self.emit(body, of: file, in: inner)
    let next = Step(
      operation: .nextIteration,
      rendersIterations: rendersIterations,
      shape: step.shape,
      target: Int32(start + 1)
    )
    self.code.add(next)
    self.code.land(start)
    self.descents.removeLast()
  }

  /// Whether blank lines are rendered between the iterations of a list. This is so if the list has the
  /// indentation of its region.
  private func rendersIterations(_ node: Node, of file: Int, in scope: Scope) -> Bool {
    guard node.isStandalone, !scope.isInLine else { return false }
    let indentation = scope.indentation(of: node.indentation, in: self.sources.files[file])
    return indentation.count == scope.region
  }

  private mutating func resolve(_ node: Node, of file: Int, in scope: Scope) -> ResolvedName? {
    switch self.schema.resolve(node.range, in: self.sources.files[file].file, scope) {
    case .success(let found): return found
    case .failure(let mistake):
      self.report(.templateUnknownName, mistake.message, mistake.range, of: file)
      return nil
    }
  }

  /// Returns a step over a value, after adding the steps that fetch the value.
  private mutating func step(_ operation: Step.Operation, over found: ResolvedName) -> Step {
    guard found.path.count >= 2 else { return Step(operation: operation, source: .dot) }
    let shape = Int32(found.path[0])
    let slot = Int32(found.path[1])
    if found.path.count == 2 { return Step(operation: operation, first: shape, second: slot) }
    self.code.add(Step(operation: .load, first: shape, second: slot))
    for slot in found.path.dropFirst(2) { self.code.add(Step(operation: .follow, second: Int32(slot))) }
    return Step(operation: operation, source: .loaded)
  }
}

extension ResolvedName {
  /// Whether entering it leads further into the innermost record. Entering that record itself again does not.
  fileprivate var isWithin: Bool {
    if case .record = self.kind, self.path.isEmpty { return false }
    return self.isInnermost
  }
}
