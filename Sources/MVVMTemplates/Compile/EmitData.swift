import MVVMSource

extension Compiler {
  mutating func emitVariable(_ node: Node, _ index: Int, of file: Int, in scope: Scope) {
    guard let found = self.resolve(node, of: file, in: scope) else { return }
    switch found.kind {
    case .prefix: self.emitPrefix(found, node, at: index, of: file)
    case .text, .optionalText:
      if !found.isOptional { return self.code.add(.print(self.code.fieldPath(found.path))) }
      self.reportUnprintable(node, of: file) {
        "'\($0)' may be absent: print it inside '{{#\($0)}}…{{/\($0)}}'"
      }
    case .flag, .list, .record, .optionalRecord:
      self.reportUnprintable(node, of: file) {
        "'\($0)' is \(found.kind.description), which cannot be printed"
      }
    }
  }

  private mutating func emitPrefix(_ prefix: ResolvedName, _ node: Node, at index: Int, of file: Int) {
    if let word = self.sources.files[file].word(after: index) {
      self.code.add(PrefixPath(value: self.code.fieldPath(prefix.path), word: word))
    } else {
      self.reportUnprintable(node, of: file) {
        "'\($0)' must come directly before a name, as in '{{\($0)}}Name'"
      }
    }
  }

  private mutating func reportUnprintable(_ node: Node, of file: Int, _ message: (String) -> String) {
    self.report(.templateSyntax, message(self.sources.files[file].name(node)), node.range, of: file)
  }

  mutating func emitInverted(_ node: Node, _ index: Int, of file: Int, in scope: Scope) {
    let found = self.resolve(node, of: file, in: scope)
    let body = self.body { $0.emit(index + 1..<node.end, of: file, in: scope) }
    guard let found else { return }
    let section = Section(value: self.code.fieldPath(found.path), kind: .inverted, body: body)
    self.code.add(section, tag: SourceRange(self.sources.files[file].file, node.range))
  }

  mutating func emitSection(_ node: Node, _ index: Int, of file: Int, in scope: Scope) {
    guard let found = self.resolve(node, of: file, in: scope) else { return }
    var inner = scope
    if found.isOptional { inner.present(found.path) }
    let kind = self.sectionKind(of: found, node, in: scope)
    switch found.kind {
    case .flag, .prefix: break
    case .list(let element): inner.dot = element
    case .text, .optionalText, .record, .optionalRecord: inner.dot = found.kind
    }
    let shape = kind == .condition ? nil : inner.dot.shape
    if let shape {
      inner.enter(shape)
      // Entering the innermost record again leads no further.
      let isSame = found.path.isEmpty && kind == .value
      self.descents.append(found.isInnermost && !isSame)
    }
    let body = self.body { $0.emit(index + 1..<node.end, of: file, in: inner) }
    let value = self.code.fieldPath(found.path)
    let section = Section(value: value, kind: kind, shape: shape, body: body)
    self.code.add(section, tag: SourceRange(self.sources.files[file].file, node.range))
    if shape != nil { self.descents.removeLast() }
  }

  private func sectionKind(of found: ResolvedName, _ node: Node, in scope: Scope) -> Section.Kind {
    switch found.kind {
    case .flag, .prefix: .condition
    case .text, .optionalText, .record, .optionalRecord: .value
    // Blank lines are rendered between the iterations of a list that has the indentation of its region.
    case .list:
      .list(
        rendersBlankLines: node.isStandalone && !scope.isInLine && scope.indentation(of: node) == scope.region
      )
    }
  }
}
