import MVVMSource
import MVVMSwift

// The members of a class that implement outputs.
extension FoundViewModel {
  /// Returns an output with its implementation, and what a person has to change of that.
  func implemented(_ output: Output) -> (output: Output, problems: [Diagnostic]) {
    var output = output
    output.implementation =
      if case .function(let signature) = output.form {
        self.members.function(signature.selector, signature.parameters)?.declaration
      } else {
        self.members.properties[output.name]
      }
    guard let member = output.implementation else {
      let advice = "move '\(output.name)' into the class first: it was not found there"
      return (output, [self.missing(output.requirement, advice, .importExtraMember)])
    }
    return (output, self.problems(ofOutput: output.name, member))
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
