import MVVMSource
import MVVMSwift

/// The changes to a reference, or to a piece of code: the edits, and problems that prevent them.
struct Rewriting {
  var edits: [Edit]
  var problems: [Diagnostic]

  init(_ edits: [Edit] = [], problem: Diagnostic? = nil) {
    self.edits = edits
    self.problems = [problem].compactMap(\.self)
  }
}

extension Logic {
  func refusal(of reference: Reference, _ advice: String, _ kind: DiagnosticIdentifier = .importSelfUse)
    -> Rewriting
  {
    Rewriting(problem: self.found.problem(kind, advice, at: reference.tokens))
  }

  /// Returns the edits of a segment, including those to its closures that capture `self` weakly.
  func rewriting(_ segment: Segment, with captures: [Edit]) -> Rewriting {
    var all = Rewriting(captures)
    for reference in segment.references.found {
      let range = self.code.range(reference)
      let rewriting = self.rewriting(reference, at: segment.place)
      all.problems += rewriting.problems
      all.edits += rewriting.edits.map { edit in
        guard reference.isShorthand, edit.range == range else { return edit }
        return Edit(range, "\(reference.name.quoted) = \(edit.replacement)")
      }
    }
    all.edits += self.found.typeEdits(in: self.code, segment.tokens)
    return all
  }

  private func rewriting(_ reference: Reference, at place: Segment.Location) -> Rewriting {
    let range = self.code.range(reference)
    let members = self.found.members
    if self.code.isCall(reference), members.properties[reference.name] != nil,
      members.functions.contains(where: { $0.signature.name == reference.name })
    {
      return self.use(reference, isMember: true)
    }
    switch self.meanings[reference.name] {
    case .input(let input, let backing): return self.rewriting(reference, of: input, backing: backing)
    case .output(let index): return self.rewriting(reference, of: self.interface.outputs[index], at: place)
    case .extra(let extra) where self.isDeclaration(reference):
      return Rewriting([self.declaration(at: reference, of: extra)])
    case .extra(let extra): return Rewriting(self.edits(for: reference, of: extra))
    case .disposeBag where self.code.assigns(reference.tokens.upperBound):
      let advice = "do not create a dispose bag here: that of the logic lives as long as the view model"
      return self.refusal(of: reference, advice)
    case .disposeBag where self.isLate(reference, at: place):
      return Rewriting([Edit(range, self.requestsName)])
    case .disposeBag:
      return Rewriting([Edit(range, reference.isOptional ? "\(self.bagName)?" : self.bagName)])
    case .observer(let property):
      guard let statement = self.found.assignment(ofObserver: property),
        statement.lowerBound == reference.tokens.lowerBound
      else { return self.use(reference, isMember: true) }
      return Rewriting([Edit(self.code.line(self.code.range(statement)), "")])
    case .inlinedHelper: return Rewriting()
    case .computed, .fileHelper, .localHelper: return reference.hasSelf ? self.call(reference) : Rewriting()
    case .published:
      // A property of the object follows.
      let object = self.local(reference.name) + (self.staysOptional(reference) ? "?" : "")
      return Rewriting([Edit(range, "\(object).\(reference.name)")])
    case .staticMember:
      return Rewriting(reference.hasSelf ? [] : [Edit(range, "\(self.found.name).\(reference.name)")])
    case .function: return self.use(reference, isMember: self.code.word(reference.tokens.upperBound) == "(")
    case nil: return self.use(reference, isMember: false)
    }
  }

  /// Calls a function, or reads a computed local, without `self`.
  private func call(_ reference: Reference) -> Rewriting {
    let name = reference.name.quoted
    let isHidden = reference.isShadowed || self.interface.dependencies.contains { $0.name == reference.name }
    let advice = "rename one of the two called '\(name)' first: the logic calls the function without 'self'"
    let problem = self.found.problem(.importSelfUse, advice, at: reference.tokens)
    return Rewriting([Edit(self.code.range(reference), name)], problem: isHidden ? problem : nil)
  }

  /// Reports the use of a name that the logic lacks: if it is a member without `self`, or has `self`.
  private func use(_ reference: Reference, isMember: Bool) -> Rewriting {
    let isFacet = self.roles.facetNames.values.contains(reference.name)
    guard reference.hasSelf || isFacet || isMember, !self.roles.refused.contains(reference.name)
    else { return Rewriting() }
    let reason = "the logic reads inputs and assigns outputs, and calls neither"
    let advice = "do not use '\(reference.name)' here: \(reason)"
    return self.refusal(of: reference, advice)
  }

  private func edits(for reference: Reference, of extra: SwiftDeclaration) -> [Edit] {
    guard self.isParameter(extra) else { return self.localEdits(for: reference) }
    let range = self.code.range(reference)
    if !self.isCopy(reference) {
      return [Edit(range, reference.name.quoted + self.mark(of: reference))]
    }
    let value = self.code.tokens[reference.tokens.upperBound + 1]
    return [Edit(self.code.line(range.lowerBound..<value.range.upperBound), "")]
  }

  func localEdits(for reference: Reference) -> [Edit] {
    let range = self.code.range(reference)
    if self.staysOptional(reference) {
      return [Edit(range, self.local(reference.name) + self.mark(of: reference))]
    }
    if let name = self.names.renamed[reference.name] { return [Edit(range, name)] }
    return reference.hasSelf ? [Edit(range, reference.name.quoted)] : []
  }
}
