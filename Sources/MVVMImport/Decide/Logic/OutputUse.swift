import MVVMSource
import MVVMSwift

enum OutputUse {
  /// It cannot be converted before this is done.
  case refused(String)
  case assignment
  /// It reads the copy of the output.
  case copy
  case read
}

extension Logic {
  func use(_ reference: Reference, of output: FoundOutput, at place: Segment.Location) -> OutputUse {
    let isAssigned = self.code.assigns(reference.tokens.upperBound)
    let isChanged =
      output.implementation?.kind == .var && self.code.isChanged(before: reference.tokens.upperBound)
    if isAssigned || isChanged, reference.isInClosure || self.code.word(reference.tokens.upperBound) != "=" {
      let name = self.code.word(reference, 0)
      return .refused(
        "keep the value of '\(name)' in a private property first: the logic assigns an output once, not later"
      )
    }
    if isAssigned, place == .initializer, output.implementation.map(self.code.value) ?? nil != nil {
      return .refused("give '\(output.name)' one value, where it is declared or here: it is a constant")
    }
    if isAssigned, place == .initializer { return .assignment }
    if place == .helper {
      let reason = "only the initializer has the outputs"
      return .refused("pass '\(output.name)' to the function as an argument: \(reason)")
    }
    if place == .initializer, self.interface.isComputed(output) {
      let reason = "what the class computes is assigned at its end"
      return .refused("assign '\(output.name)' in the initializer first: \(reason)")
    }
    if reference.isInClosure, place == .initializer, self.hasConditions {
      let reason = "a copy of it would come after the condition"
      return .refused("read '\(output.name)' outside of closures, or remove the '#if' first: \(reason)")
    }
    return reference.isInClosure ? .copy : .read
  }

  /// The first uses of outputs by closures. A copy of an output is also used in the code after it.
  var neededCopies: [Logic.Copy] {
    var known: Set<String> = []
    let all = self.segments.flatMap { segment in
      segment.references.found.compactMap { reference -> Logic.Copy? in
        guard case .output(let index)? = self.meanings[reference.name] else { return nil }
        let output = self.interface.outputs[index]
        guard case .copy = self.use(reference, of: output, at: segment.place) else { return nil }
        return Logic.Copy(output: output, reference: reference, place: segment.place)
      }
    }
    let hasInlined = !self.roles.inlined.isEmpty
    let ordered =
      hasInlined
      ? all.sorted {
        self.path(to: $0.reference.statement).lexicographicallyPrecedes(self.path(to: $1.reference.statement))
      }
      : all
    return ordered.filter { known.insert($0.output.name).inserted }
  }

  /// Returns the tokens of the calls that lead from the initializer to a token, and that token, in the order
  /// in which the code runs.
  private func path(to token: Int) -> [Int] {
    let helper = self.roles.inlined.first { $0.declaration.inside.contains(token) }
    let isInside = helper != nil || self.found.initializer?.inside.contains(token) == true
    return (helper.map { self.path(to: $0.call.lowerBound) } ?? (isInside ? [] : [Int.max])) + [token]
  }

  func rewriting(_ reference: Reference, of output: FoundOutput, at place: Segment.Location) -> Rewriting {
    let range = self.code.range(reference)
    let name = self.code.word(reference, 0)
    let call = output.isValue ? "()" : ""
    switch self.use(reference, of: output, at: place) {
    case .refused(let advice): return self.refusal(of: reference, advice)
    case .assignment where self.isReplaced(reference):
      guard let statement = self.placeholder(reference) else {
        return self.refusal(of: reference, "assign '\(name)' once: an output of the logic is a constant")
      }
      return Rewriting([Edit(self.code.line(self.code.range(statement)), "")])
    case .assignment: return Rewriting(self.assignment(of: output, reference))
    case .copy:
      let read = Edit(range, "\(self.copyName(of: output))\(call)")
      return Rewriting([self.copy(of: output, before: reference, at: place), read].compactMap(\.self))
    case .read where reference.hasSelf && call.isEmpty: return Rewriting()
    case .read: return Rewriting([Edit(range, "self.\(name)\(call)")])
    }
  }

  /// Returns whether another statement assigns an output again, which is allowed for a variable.
  private func isReplaced(_ assignment: Reference) -> Bool {
    self.uses(of: assignment.name).contains { use in
      use.statement > assignment.statement && self.code.assigns(use.tokens.upperBound)
        && !(assignment.statement..<use.statement).contains { self.code.tokens[$0].kind == .directive }
    }
  }

  /// Returns the statement that assigns an empty stream, such as `Driver.empty()`, before anything reads it.
  private func placeholder(_ assignment: Reference) -> Range<Int>? {
    let next = self.uses(of: assignment.name).first { $0.statement > assignment.statement }
    guard assignment.tokens.lowerBound == assignment.statement, let next, self.roles.inlined.isEmpty,
      next.tokens.lowerBound == next.statement, self.code.assigns(next.tokens.upperBound),
      let statement = self.code.firstStatement(assignment.statement..<next.statement)
    else { return nil }
    let text = self.code.compact(statement)
    let value = text.hasSuffix("()") ? text.dropLast(2) : text[...]
    return [".empty", ".never"].contains(where: value.hasSuffix) && !value.contains("(") ? statement : nil
  }

  /// Returns the edit that adds the copy of an output where the initializer first needs it.
  private func copy(of output: FoundOutput, before reference: Reference, at place: Segment.Location) -> Edit?
  {
    let isFirst = self.copies.contains { $0.reference.tokens == reference.tokens }
    guard place == .initializer, isFirst else { return nil }
    let start = self.code.tokens[reference.statement].range.lowerBound
    return Edit(start..<start, "\(self.copyText(of: output))\n\(self.code.indentation(before: start))")
  }

  /// Returns the edits for an assignment to an output. A `value` output is assigned a closure that returns the value.
  private func assignment(of output: FoundOutput, _ reference: Reference) -> [Edit] {
    let (range, name) = (self.code.range(reference), self.code.word(reference, 0))
    guard case .value(let type) = output.form else {
      return reference.hasSelf ? [] : [Edit(range, "self.\(name)")]
    }
    let start = reference.tokens.upperBound + 1
    let end = self.segments.first { $0.tokens.contains(reference.statement) }?.tokens.upperBound ?? 0
    guard let statement = self.code.firstStatement(reference.tokens.lowerBound..<end) else { return [] }
    let value = self.code.range(start..<statement.upperBound)
    if statement.upperBound == start + 1, self.isConstant(start) {
      return [
        Edit(range, "self.\(name)"), Edit(value.lowerBound..<value.lowerBound, "{ "),
        Edit(value.upperBound..<value.upperBound, " }"),
      ]
    }
    let local = self.free("\(output.name)Value")
    let assignment = "\n\(self.code.indentation(before: range.lowerBound))self.\(name) = { \(local) }"
    let annotation = self.annotation(type, start..<statement.upperBound)
    return [
      Edit(range, "let \(local)\(annotation)"), Edit(value.upperBound..<value.upperBound, assignment),
    ]
  }

  /// Returns whether a token never changes: a parameter of the initializer, or a literal without interpolation.
  private func isConstant(_ token: Int) -> Bool {
    if !self.code.isWord(token) { return true }
    let text = self.code.word(token)
    let isDeclared = self.segments.contains { $0.references.declared.contains(text) }
    return ["true", "false", "nil"].contains(text)
      || !isDeclared && self.interface.dependencies.contains { $0.name == text }
  }
}

extension SwiftCode {
  /// Returns whether the expression before a token is assigned, in whole or in part, or changed by a method
  /// of collections.
  func isChanged(before index: Int) -> Bool {
    if ["?", "!"].contains(self.word(index)) { return self.isChanged(before: index + 1) }
    if self.word(index) == "[" { return self.isChanged(before: self.next(index)) }
    guard self.word(index) == "." else { return self.assigns(index) }
    let member = self.word(index + 1)
    return changingMethods.contains(member) || member.hasPrefix("remove")
      || self.isChanged(before: index + 2)
  }
}

/// The methods of values of the standard library that change them, apart from those that begin with `remove`.
private let changingMethods: Set = [
  "append", "formIntersection", "formSymmetricDifference", "formUnion", "insert", "merge", "negate",
  "partition",
  "popFirst", "popLast", "replaceSubrange", "reserveCapacity", "reverse", "shuffle", "sort", "subtract",
  "swapAt",
  "toggle", "update", "updateValue",
]
