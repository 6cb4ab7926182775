import MVVMSource

/// The maximum nesting in all files together. Deeper nesting means that a template uses itself in ever new
/// scopes.
private let deepest = 2 * deepestNesting

/// The maximum number of nodes. A template with more most likely doubles itself again and again.
private let mostNodes = 200_000

extension Compiler {
  mutating func emit(_ body: Range<Int>, of file: Int, in scope: Scope) {
    self.depth += 1
    defer { self.depth -= 1 }
    var index = body.lowerBound
    while index < body.upperBound {
      let node = self.sources.files[file].nodes[index]
      self.nodeCount += 1
      if self.depth > deepest || self.nodeCount > mostNodes { self.reportTooDeep(node, of: file) }
      if self.isTooDeep { return }
      self.emit(node, at: index, of: file, in: scope)
      index = node.end
    }
  }

  private mutating func emit(_ node: Node, at index: Int, of file: Int, in scope: Scope) {
    switch node.kind {
    case .text: self.code.add(literal: self.bytes(node.range, of: file))
    case .lineStart: self.emitLineStart(node, of: file, in: scope)
    case .lineEnd: self.emitLineEnd(node, of: file, in: scope)
    case .blankLine: if !scope.isInLine { self.code.separate(.blankLine) }
    case .comma: self.code.add(.comma)
    case .variable: self.emitVariable(node, index, of: file, in: scope)
    case .inverted: self.emitInverted(node, index, of: file, in: scope)
    case .section: self.emitSection(node, index, of: file, in: scope)
    case .separated: self.emitRegion(node, index, of: file, in: scope)
    case .partial, .parent: self.emitUse(node, index, of: file, in: scope)
    case .block: self.emitBlock(node, index, of: file, in: scope)
    }
  }

  /// Reports the innermost use, if there is one, since the current place may be anywhere inside it.
  private mutating func reportTooDeep(_ node: Node, of file: Int) {
    if self.isTooDeep { return }
    self.isTooDeep = true
    if self.diagnostics.contains(where: { $0.identifier == .templateRecursion }) { return }
    let use = self.uses.last ?? Use(file: file, node: node)
    let message = "'\(self.sources.name(use))' is nested too deeply here: does it use itself?"
    let uses = self.uses
    self.uses = []
    self.reportRecursion(use, message)
    self.uses = uses
  }
}

// MARK: - Lines

extension Compiler {
  private mutating func emitLineStart(_ node: Node, of file: Int, in scope: Scope) {
    guard !scope.isInLine else { return }
    if node.isStandalone { self.code.add(.markLine) } else { self.code.beginLine() }
    self.code.add(literal: scope.indentation)
    self.code.add(literal: self.bytes(node.range, of: file).dropFirst(scope.dropped))
  }

  private mutating func emitLineEnd(_ node: Node, of file: Int, in scope: Scope) {
    guard !scope.isInLine else { return }
    let bytes = node.range.isEmpty ? scope.lineEnd : self.bytes(node.range, of: file)
    if node.isStandalone { self.code.endLine(bytes) } else { self.code.add(literal: bytes) }
  }

  private mutating func emitRegion(_ node: Node, _ index: Int, of file: Int, in scope: Scope) {
    guard !scope.isInLine, node.isStandalone else {
      return self.emit(index + 1..<node.end, of: file, in: scope)
    }
    var inner = scope
    inner.region = scope.indentation(of: node)
    let body = self.body { $0.emit(index + 1..<node.end, of: file, in: inner) }
    self.code.separate(.region(body))
  }

  private func bytes(_ range: Range<Int>, of file: Int) -> ArraySlice<UInt8> {
    self.sources.files[file].file.bytes[range]
  }
}

// MARK: - What is used

extension Compiler {
  /// Compiles the file that a partial or a parent names, with the overrides of a parent laid over it.
  private mutating func emitUse(_ node: Node, _ index: Int, of file: Int, in scope: Scope) {
    guard let used = self.usedFile(node, of: file) else { return }
    var inner = scope.placing(node, at: node.indentation, in: self.sources.files[file].file.bytes)
    if node.kind == .parent {
      let layer = self.sources.layer(ofParent: index, in: file)
      if !inner.layers.contains(layer) { inner.layers.append(layer) }
    }
    self.emit(self.wholeFile(used, in: inner), usedBy: Use(file: file, node: node))
  }

  private mutating func usedFile(_ node: Node, of file: Int) -> Int? {
    let name = self.sources.files[file].name(node)
    if let used = self.sources.file(named: name) { return used }
    let hint = self.schema.successors[name].map { ": \($0)" } ?? self.sources.hint(for: name)
    let message = "no template is named '\(name)'\(hint)"
    self.report(.templateMissingPartial, message, node.range, of: file)
    return nil
  }

  /// Compiles a block, or the block that overrides it. The indentation comes from the block's tag, or from
  /// its own text if that has lines of its own. An overriding block takes the same indentation and loses its
  /// own.
  private mutating func emitBlock(_ node: Node, _ index: Int, of file: Int, in scope: Scope) {
    let template = self.sources.files[file]
    let intrinsic = template.intrinsicIndentation(of: index)
    var inner = scope.placing(node, at: intrinsic ?? node.indentation, in: template.file.bytes)
    guard let override = self.sources.override(template.text(node), in: scope.layers) else {
      inner.dropped = intrinsic?.count ?? 0
      return self.emit(index + 1..<node.end, of: file, in: inner)
    }
    let overriding = self.sources.files[override.file]
    inner.dropped = overriding.intrinsicIndentation(of: override.node)?.count ?? 0
    let end = overriding.nodes[override.node].end
    let piece = Piece(file: override.file, body: override.node + 1..<end, scope: inner)
    self.emit(piece, usedBy: Use(file: file, node: node))
  }
}
