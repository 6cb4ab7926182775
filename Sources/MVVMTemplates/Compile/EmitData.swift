import MVVMSource

extension Compiler {
  mutating func emitVariable(_ node: Node, _ index: Int, of file: Int, in scope: Scope) {
    guard var found = self.resolve(node, of: file, in: scope) else { return }
    if found.kind == .prefix, found.path.count == 2 {
      guard let word = self.sources.files[file].word(behind: index) else {
        return self.reportUnprintable(node, of: file) {
          "'\($0)' stands directly before a name, as in '{{\($0)}}Name'"
        }
      }
      guard let text = self.resolve(found, before: word, in: scope) else { return }
      found = text
    }
    switch found.kind {
    case .text, .optionalText:
      if !found.isOptional { return self.code.add(self.step(.print, over: found)) }
      self.reportUnprintable(node, of: file) {
        "'\($0)' may be absent: print it inside of '{{#\($0)}}…{{/\($0)}}'"
      }
    case .flag, .list, .record, .optionalRecord, .prefix:
      self.reportUnprintable(node, of: file) {
        "'\($0)' is \(found.kind.description), which cannot be printed"
      }
    }
  }

  private mutating func reportUnprintable(_ node: Node, of file: Int, _ message: (String) -> String) {
    self.report(.templateSyntax, message(self.sources.files[file].name(node)), node.range, of: file)
  }

  mutating func emitInverted(_ node: Node, _ index: Int, of file: Int, in scope: Scope) {
    let found = self.resolve(node, of: file, in: scope)
    let skip = found.map { self.code.open(self.step(.skipIf, over: $0)) }
    self.emit(index + 1..<node.end, of: file, in: scope)
    if let skip { self.code.land(skip) }
  }

  mutating func emitSection(_ node: Node, _ index: Int, of file: Int, in scope: Scope) {
    guard let found = self.resolve(node, of: file, in: scope) else { return }
    var inner = scope
    if found.isOptional { inner.present(found.path) }
    if found.kind == .flag || found.kind == .prefix {
      let skip = self.code.open(self.step(.skipUnless, over: found))
      self.emit(index + 1..<node.end, of: file, in: inner)
      return self.code.land(skip)
    }
    var (enter, leave) = (self.step(.enter, over: found), Step(operation: .leave))
    inner.dot = found.kind
    if case .list(let element) = found.kind {
      inner.dot = element
      (enter.operation, leave.operation) = (.enterList, .nextIteration)
      // Blank lines are rendered between the iterations of a list that has the indentation of its region.
      enter.rendersIterations =
        node.isStandalone && !scope.isInLine && scope.indentation(of: node) == scope.region
      leave.rendersIterations = enter.rendersIterations
    }
    let shape = inner.dot.shape
    if let shape {
      inner.enter(shape)
      enter.shape = Int32(shape)
      leave.shape = enter.shape
      // To enter the innermost record itself again leads no further.
      let isSame = found.path.isEmpty && enter.operation == .enter
      self.descents.append(found.isInnermost && !isSame)
    }
    let start = self.code.open(enter)
    self.emit(index + 1..<node.end, of: file, in: inner)
    leave.target = Int32(start + 1)
    self.code.add(leave)
    self.code.land(start)
    if shape != nil { self.descents.removeLast() }
  }

  /// Returns a step over a value, after adding the steps that fetch the value.
  private mutating func step(_ operation: Step.Operation, over found: ResolvedName) -> Step {
    guard found.path.count >= 2 else { return Step(operation: operation, source: .dot) }
    let (shape, slot) = (Int32(found.path[0]), Int32(found.path[1]))
    if found.path.count == 2 { return Step(operation: operation, first: shape, second: slot) }
    self.code.add(Step(operation: .load, first: shape, second: slot))
    for slot in found.path[2...] { self.code.add(Step(operation: .follow, second: Int32(slot))) }
    return Step(operation: operation, source: .loaded)
  }
}
