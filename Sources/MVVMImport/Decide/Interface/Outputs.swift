import MVVMSource
import MVVMSwift

// The members of a class that implement outputs.
extension FoundViewModel {
  /// Returns an output with its implementation, and what a person has to change of that.
  func implemented(_ output: Output) -> (output: Output, problems: [Diagnostic]) {
    let implementation =
      if case .function(let signature) = output.form {
        self.members.function(signature.selector, signature.parameters)?.declaration
      } else {
        self.members.properties[output.name]
      }
    let output = Output(output.requirement, output.form, implementation: implementation)
    guard let member = implementation else {
      return (output, [self.missing(output.requirement, .importExtraMember)])
    }
    var problems = self.problems(ofOutput: output.name, member)
    if case .stream = output.form, let token = self.changingValue(in: member) {
      let advice =
        "make '\(output.name)' a stream of what changes first: the logic makes it once, of what there is then"
      problems.append(self.problem(.importExtraMember, advice, at: token))
    }
    return (output, problems)
  }

  private func problems(ofOutput name: String, _ member: SwiftDeclaration) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    if member.has("lazy") && self.hasEffects(member)
      || member.attributes.contains(where: { !self.code.spells($0.lowerBound + 1, "available") })
    {
      let advice = "write '\(name)' as a plain property: the logic assigns each output once"
      problems.append(self.problem(.importExtraMember, advice, at: member))
    }
    if let word = self.accessor(of: member) {
      let advice = "write '\(name)' without '\(self.code.word(word))': the view only reads it"
      problems.append(self.problem(.importExtraMember, advice, at: word))
    }
    return problems
  }

  /// Returns a token at which a computed stream reads, outside of closures, what may be another thing at the next access:
  /// the value of a property or relay, or a member of an object that becomes the only element, as in `.just(user.name)`.
  private func changingValue(in member: SwiftDeclaration) -> Int? {
    guard member.isProperty, member.braces != nil, self.code.value(of: member) == nil else { return nil }
    var index = member.inside.lowerBound
    while index < member.inside.upperBound {
      let isClosure = self.code.spells(index, "{") && !self.code.spells(index - 1, "get")
      let isElement =
        ["just", "of"].contains(self.code.word(index)) && self.code.spells(index + 1, "(")
        || self.code.spells(index, "value") && self.code.spells(index + 1, ":")
      if self.code.spells(index, "value"), self.code.spells(index - 1, ".") { return index }
      if isElement, let open = self.code.bracket(around: index + 2),
        let dot = (index + 2..<max(index + 2, self.code.next(open))).first(where: self.asksObject)
      {
        return dot - 1
      }
      index = isClosure ? self.code.next(index) : index + 1
    }
    return nil
  }

  /// Whether a token is the dot behind the name of a value.
  private func asksObject(_ index: Int) -> Bool {
    self.code.spells(index, ".") && self.code.word(index - 1).first?.isLowercase == true
      && !self.code.spells(index - 1, "self")
  }

  /// Whether the value of a property does something, or is none that it declares: then it matters when it is computed.
  private func hasEffects(_ member: SwiftDeclaration) -> Bool {
    guard let value = self.code.value(of: member) else { return true }
    let words: Set = ["subscribe", "bind", "drive", "emit", "accept", "onNext", "on", "start", "disposed"]
    return value.contains { index in
      self.code.assigns(index) && !self.code.isDeclaring(index)
        || words.contains(self.code.word(index)) && self.code.spells(index - 1, ".")
    }
  }

  /// Returns the first `set`, `willSet` or `didSet` of a property.
  func accessor(of member: SwiftDeclaration) -> Int? {
    guard member.kind != .func else { return nil }
    return member.tokens.first { token in
      // It may name the value: `set(value) {`.
      ["set", "willSet", "didSet"].contains(self.code.word(token))
        && (self.code.spells(token + 1, "{") || self.code.spells(token + 4, "{"))
        && self.code.bracket(around: token).map { self.code.bracket(around: $0) }
          == self.code.bracket(around: member.keyword)
    }
  }
}
