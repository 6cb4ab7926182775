import MVVMSource
import MVVMSwift

// The members of a class that implement outputs.
extension FoundViewModel {
  /// Returns an output with its implementation, and what a person has to change of that.
  func implemented(_ output: FoundOutput) -> (output: FoundOutput, problems: [Diagnostic]) {
    let implementation =
      if case .function(let signature) = output.form {
        self.members.function(signature.selector, signature.parameters)?.declaration
      } else {
        self.members.properties[output.name]
      }
    var implemented = output
    implemented.implementation = implementation
    guard let member = implementation
    else { return (implemented, [self.missing(output.requirement, .importExtraMember)]) }
    var problems = self.problems(ofOutput: output.name, member)
    if output.isStream, let token = self.code.changingValue(in: member) {
      let advice =
        "make '\(output.name)' a stream of what changes first: the logic makes it once, of what there is then"
      problems.append(self.problem(.importExtraMember, advice, at: token))
    }
    return (implemented, problems)
  }

  private func problems(ofOutput name: String, _ member: SwiftDeclaration) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    if member.has("lazy") && self.hasEffects(member)
      || member.attributes.contains(where: { self.code.word($0.lowerBound + 1) != "available" })
    {
      let advice = "write '\(name)' as a plain property: the logic assigns each output once"
      problems.append(self.problem(.importExtraMember, advice, at: member))
    }
    if let word = self.code.accessor(of: member) {
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
        || words.contains(self.code.word(index)) && self.code.word(index - 1) == "."
    }
  }
}
