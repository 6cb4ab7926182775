import MVVMSource
import MVVMSwift

// The edits to the code that becomes part of the logic.
extension LogicWriter {
  mutating func rewrite(_ index: Int) {
    var edits = self.segments[index].edits
    for reference in self.segments[index].references.found {
      let range = self.code.range(reference.tokens)
      edits += self.edits(for: reference, in: self.segments[index]).map { edit in
        guard reference.isShorthand, edit.range == range else { return edit }
        return Edit(range, "\(reference.name) = \(edit.replacement)")
      }
    }
    edits += self.typeEdits(in: self.segments[index].tokens, edits)
    self.segments[index].edits = edits
  }

  mutating func edits(for reference: Reference, in segment: Segment) -> [Edit] {
    let range = self.code.range(reference.tokens)
    switch self.meanings[reference.name] {
    case .input(let index, let backing):
      return self.edits(for: reference, of: self.conversion.inputs[index], backing, range)
    case .output(let index):
      return self.edits(for: reference, of: self.conversion.outputs[index], segment, range)
    case .extra(let extra): return self.edits(for: reference, ofExtra: extra, range)
    case .disposeBag where self.code.assigns(reference.tokens.upperBound):
      self.conversion.report(
        .importSelfUse,
        "do without a new dispose bag here: that of the logic lives as long as the view model",
        at: reference.tokens
      )
    case .disposeBag: return [Edit(range, reference.isOptional ? "disposeBag?" : "disposeBag")]
    case .fileHelper, .localHelper:
      if reference.hasSelf { return self.edits(forCall: reference, range) }
    case .staticMember: return reference.hasSelf ? [] : [Edit(range, "\(self.className).\(reference.name)")]
    case .function: self.reportUse(reference, isMember: self.code.spells(reference.tokens.upperBound, "("))
    case nil: self.reportUse(reference, isMember: false)
    }
    return []
  }

  /// Returns the edit that calls a function without `self`.
  private mutating func edits(forCall reference: Reference, _ range: Range<Int>) -> [Edit] {
    let name = self.code.word(reference.tokens.upperBound - 1)
    if reference.isShadowed || self.conversion.dependencies.contains(where: { $0.name == reference.name }) {
      self.conversion.report(
        .importSelfUse,
        "rename one of the two called '\(name)' first: the logic calls the function without 'self'",
        at: reference.tokens
      )
    }
    return [Edit(range, name)]
  }

  /// Reports the use of a member that the logic does not have.
  ///
  /// - Parameter isMember: Whether the reference means a member of the class even without `self`.
  private mutating func reportUse(_ reference: Reference, isMember: Bool) {
    if self.conversion.refusedMembers.contains(reference.name) { return }
    if reference.hasSelf || self.conversion.facetNames.values.contains(reference.name) || isMember {
      self.conversion.report(
        .importSelfUse,
        "do without '\(reference.name)' here: the logic reads inputs and assigns outputs, and calls neither",
        at: reference.tokens
      )
    }
  }

  mutating func edits(
    for reference: Reference,
    of input: ImportedInput,
    _ backing: Backing,
    _ range: Range<Int>
  ) -> [Edit] {
    let member = self.word(reference, 1) == "." ? self.word(reference, 2) : ""
    let isAssigned = ["=", "+=", "-=", "<~"].contains(
      member == "value" ? self.word(reference, 3) : self.word(reference, 1)
    )
    let isPipe = if case .pipe = backing.kind { backing.names.count == 1 } else { false }
    let isSent =
      isPipe && member != "output" || backing.names.count > 1 && reference.name == backing.names.last
      || member == "input" || member == "swap"
      || member == "modify"
    if self.conversion.library == .reactiveSwift, isAssigned || isSent {
      self.conversion.report(
        .importSelfUse,
        "do without writing '\(reference.name)' here: an input is sent by the view alone",
        at: reference.tokens
      )
      return []
    }
    if self.code.spells(reference.tokens.upperBound, "=") { return self.edits(forMaking: reference, range) }
    if case .local? = self.readings[reference.name] {
      let local = self.edit(reference, toLocal: range)
      if !isPipe { return local }
      let output = reference.tokens.upperBound..<reference.tokens.upperBound + 2
      return local + [Edit(self.code.range(output), "")]
    }
    return [self.streamEdit(reference, of: input, backing, range)]
  }

  /// Returns the edit that removes the statement in which the initializer makes the relay of an input, which the
  /// generated class makes.
  private mutating func edits(forMaking reference: Reference, _ range: Range<Int>) -> [Edit] {
    let value = reference.tokens.upperBound + 1
    let statement = self.code.firstStatement(value..<self.code.tokens.count) ?? value..<value
    let text = self.code.compact(statement)
    if text.hasPrefix("PublishRelay"), text.hasSuffix("()"),
      reference.tokens.lowerBound == reference.statement
    {
      return [Edit(self.line(range.lowerBound..<self.code.range(statement).upperBound), "")]
    }
    self.conversion.report(
      .importInputBody,
      "write '\(reference.name)' as a relay with its value: 'let \(reference.name) = PublishRelay<…>()'",
      at: reference.tokens
    )
    return []
  }

  /// Returns the edit that replaces a backing by the stream of its input: `self.xProperty.signal.skipNil()` becomes
  /// `inputs.x`.
  func streamEdit(
    _ reference: Reference,
    of input: ImportedInput,
    _ backing: Backing,
    _ range: Range<Int>
  ) -> Edit {
    var stream = self.stream(of: input, backing)
    if self.conversion.library == .rxSwift { return Edit(range, stream) }
    let last = reference.tokens.upperBound - 1
    func upTo(_ offset: Int) -> Range<Int> {
      range.lowerBound..<self.code.tokens[last + offset].range.upperBound
    }
    switch backing.kind {
    case .value: return Edit(range, stream)
    case .pipe where backing.names.count > 1: return Edit(range, self.unlabelled(stream, input, backing))
    case .event, .pipe, .replay: return Edit(upTo(2), self.unlabelled(stream, input, backing))
    case .optional:
      stream = self.unlabelled(stream, input, backing)
      let isOptional =
        backing.transform == nil && input.parameters.count == 1 && input.parameters[0].isOptional
      if isOptional { return Edit(upTo(2), stream) }
      let sendsNil = self.sendsNil(backing, input)
      if self.isSkippingNil(reference) {
        // Right whether the transform returns an optional or not.
        if sendsNil == nil { stream = self.stream(of: input, backing, by: "compactMap") }
        return Edit(upTo(6), sendsNil == true ? "\(stream).skipNil()" : stream)
      }
      return Edit(upTo(2), sendsNil == true ? stream : "\(stream).map(Optional.some)")
    }
  }

  /// Whether what an input sends to its backing may be `nil`; `nil` if its tokens do not show that.
  func sendsNil(_ backing: Backing, _ input: ImportedInput) -> Bool? {
    guard let transform = backing.transform, !isTuple(transform) else { return false }
    return input.parameters.first { transform == "$0" || transform == "$0.\($0.name)" }?.isOptional
  }

  /// Returns a stream, mapped to tuples without labels if those of the backing have none.
  func unlabelled(_ stream: String, _ input: ImportedInput, _ backing: Backing) -> String {
    guard backing.transform == nil, input.parameters.count > 1, let type = backing.type, !type.contains(":")
    else { return stream }
    return "\(stream).map { (\(input.parameters.map { "$0.\($0.name)" }.joined(separator: ", "))) }"
  }

  func indentation(before offset: Int) -> String {
    let line = self.code.file.bytes[..<offset].reversed().prefix { !isLineEnd($0) }.reversed()
    return String(decoding: line.prefix { isBlank($0) }, as: UTF8.self)
  }

  mutating func edits(
    for reference: Reference,
    ofExtra extra: SwiftDeclaration,
    _ range: Range<Int>
  ) -> [Edit] {
    guard self.isDependency(extra) else { return self.edit(reference, toLocal: range) }
    if !self.isCopy(reference) { return [Edit(range, self.code.word(reference.tokens.upperBound - 1))] }
    let value = self.code.tokens[reference.tokens.upperBound + 1]
    return [Edit(self.line(range.lowerBound..<value.range.upperBound), "")]
  }

  func edit(_ reference: Reference, toLocal range: Range<Int>) -> [Edit] {
    if reference.isOptional, self.isObject(reference.name) {
      return [Edit(range, "\(self.local(reference.name))?")]
    }
    if let name = self.renamed[reference.name] { return [Edit(range, name)] }
    return reference.hasSelf ? [Edit(range, self.code.word(reference.tokens.upperBound - 1))] : []
  }

  /// Returns a range with the indentation before it and the line end after it; unchanged if there is anything else on
  /// its lines.
  func line(_ range: Range<Int>) -> Range<Int> {
    let bytes = self.code.file.bytes
    var start = range.lowerBound
    while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
    var end = range.upperBound
    while end < bytes.count, isBlank(bytes[end]) { end += 1 }
    guard end < bytes.count, isLineEnd(bytes[end]), start > 0, isLineEnd(bytes[start - 1]) else {
      return range
    }
    if bytes[end] == Byte.carriageReturn, end + 1 < bytes.count, bytes[end + 1] == Byte.lineFeed { end += 1 }
    return start..<end + 1
  }
}

/// Whether an expression is a tuple, which is never `nil`.
private func isTuple(_ expression: String) -> Bool {
  let code = SwiftCode(SourceFile(path: "", text: expression))
  return code.tupleElements(code.tokens.indices).count > 1
}
