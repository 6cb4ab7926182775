import MVVMSource
import MVVMSwift

// The edits where the code reads or assigns outputs.
extension LogicWriter {
  mutating func edits(
    for reference: Reference,
    of output: ImportedOutput,
    _ segment: Segment,
    _ range: Range<Int>
  ) -> [Edit] {
    let isAssigned = self.code.assigns(reference.tokens.upperBound)
    let name = self.code.word(reference.tokens.upperBound - 1)
    if let advice = self.refusal(of: reference, isAssigned: isAssigned, to: output, segment.place) {
      self.conversion.report(.importSelfUse, advice, at: reference.tokens)
      return []
    }
    if isAssigned, segment.place == .initializer {
      return self.assignment(of: output, reference, range)
    }
    let call = output.isValue ? "()" : ""
    if reference.isInClosure {
      return self.hoist(output, reference, segment) + [
        Edit(range, "\(self.free("\(output.name)Output"))\(call)")
      ]
    }
    return reference.hasSelf && call.isEmpty ? [] : [Edit(range, "self.\(name)\(call)")]
  }

  /// Says what has to change before a reference to an output can go over; `nil` if nothing has to.
  private func refusal(
    of reference: Reference,
    isAssigned: Bool,
    to output: ImportedOutput,
    _ place: Segment.Place
  ) -> String? {
    if isAssigned, reference.isInClosure || !self.code.spells(reference.tokens.upperBound, "=") {
      let name = self.code.word(reference.tokens.upperBound - 1)
      return "keep what '\(name)' is in a private property first: the logic assigns an output once, not later"
    }
    if isAssigned, place == .initializer { return nil }
    if place == .helper {
      return "hand '\(output.name)' to the function as an argument: only the initializer has the outputs"
    }
    if place == .initializer, self.isComputed(output) {
      let reason = "what the class computes is assigned at its end"
      return "assign '\(output.name)' in the initializer first: \(reason)"
    }
    return nil
  }

  /// Adds a local with a copy of an output that a closure reads, and returns the edits that this takes. The closure
  /// cannot capture `self`: the logic is an initializer of a structure.
  mutating func hoist(_ output: ImportedOutput, _ reference: Reference, _ segment: Segment) -> [Edit] {
    // A local of the body serves the statements after it, too.
    guard self.hoisted.insert(output.name).inserted else { return [] }
    self.helpers += 1
    guard segment.place == .initializer else {
      if !self.isComputed(output) { self.tail.append(self.copy(of: output)) }
      return []
    }
    let start = self.code.tokens[self.placeOfCopy(of: output, before: reference.statement)].range.lowerBound
    return [Edit(start..<start, "\(self.copy(of: output))\n\(self.indentation(before: start))")]
  }

  /// Returns the token before which an output is copied: that of a statement, or the `#if` around it, since statements
  /// behind its end may read the copy, too.
  private func placeOfCopy(of output: ImportedOutput, before statement: Int) -> Int {
    var open: [Int] = []
    for token in (self.conversion.initializer?.inside.lowerBound ?? statement)..<statement {
      guard self.code.tokens[token].kind == .directive else { continue }
      if self.code.word(token).hasPrefix("#if") { open.append(token) }
      if self.code.word(token) == "#endif" { open.removeLast(min(1, open.count)) }
    }
    let isAssigned = self.uses(of: output.name).contains { use in
      self.code.assigns(use.tokens.upperBound) && open.first.map { use.tokens.lowerBound < $0 } ?? false
    }
    return isAssigned ? open[0] : statement
  }

  func copy(of output: ImportedOutput) -> String {
    "let \(self.free("\(output.name)Output")) = self.\(output.name)"
  }

  /// Returns the edits for an assignment to an output. A `value` output is assigned a closure that returns the value.
  func assignment(of output: ImportedOutput, _ reference: Reference, _ range: Range<Int>) -> [Edit] {
    let name = self.code.word(reference.tokens.upperBound - 1)
    guard output.isValue else { return reference.hasSelf ? [] : [Edit(range, "self.\(name)")] }
    let start = reference.tokens.upperBound + 1
    guard let statement = self.code.firstStatement(reference.tokens.lowerBound..<self.endOfBody) else {
      return []
    }
    let value = self.code.range(start..<statement.upperBound)
    if statement.upperBound == start + 1, self.isConstant(start) {
      return [
        Edit(range, "self.\(name)"), Edit(value.lowerBound..<value.lowerBound, "{ "),
        Edit(value.upperBound..<value.upperBound, " }"),
      ]
    }
    let indentation = self.indentation(before: range.lowerBound)
    let local = self.free("\(output.name)Value")
    return [
      Edit(range, "let \(local)"),
      Edit(value.upperBound..<value.upperBound, "\n\(indentation)self.\(name) = { \(local) }"),
    ]
  }

  /// Whether a token has one value for good: a parameter of the initializer, or a literal without interpolation.
  private func isConstant(_ token: Int) -> Bool {
    if !self.code.isWord(token) { return true }
    let text = self.code.word(token)
    let declared = self.segments.contains { $0.references.declared.contains(text) }
    return ["true", "false", "nil"].contains(text)
      || !declared && self.conversion.dependencies.contains { $0.name == text }
  }

  private var endOfBody: Int { self.conversion.initializer?.inside.upperBound ?? 0 }
}
