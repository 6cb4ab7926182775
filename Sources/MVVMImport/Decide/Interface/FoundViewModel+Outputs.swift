import MVVMSource
import MVVMSwift

// The members of a class that implement outputs.
extension FoundViewModel {
  /// Returns an output with its implementation, and the problems in it that a person must solve.
  ///
  /// - Parameters:
  ///   - changing: The names of the outputs that may differ at each access.
  ///   - kept: The names of the members that must be stored if they are values.
  func implemented(_ output: FoundOutput, changing: Set<String>, kept: Set<String>) -> (
    output: FoundOutput, problems: [Diagnostic]
  ) {
    var implemented = output
    if let signature = output.signature {
      let function = self.members.function(signature.selector, signature.parameters)
      implemented.implementation = function?.declaration
      implemented.parameterNames = function?.signature.parameters.map(\.name) ?? []
    } else {
      implemented.implementation = self.members.properties[output.name]
    }
    guard let member = implemented.implementation
    else { return (implemented, [self.missing(output.requirement, .importExtraMember)]) }
    if output.isStream, let token = self.effect(in: member) {
      let reason = "the logic makes it once, of what there is then"
      let advice = "move '\(self.code.word(token))' from '\(output.name)' into the initializer first"
      return (implemented, [self.problem(.importExtraMember, "\(advice): \(reason)", at: token)])
    }
    // A value is computed when the class computed it.
    if output.isStream, changing.contains(output.name),
      let type = self.code.type(of: output.requirement.declaration)
    {
      implemented.form = .value(self.code.spelled(type))
    }
    let isStored = implemented.isValue && member.braces == nil && !member.has("lazy")
    implemented.isKept =
      isStored && (implemented.isRelay || kept.contains(output.name) || self.isNilAtFirst(member))
    let problems = self.problems(of: implemented, member) + self.problems(ofOutput: output.name, member)
    return (implemented, problems)
  }

  /// Returns whether a variable is `nil` until it is assigned.
  func isNilAtFirst(_ member: SwiftDeclaration) -> Bool {
    guard member.kind == .var, self.code.value(of: member) == nil, let type = self.code.type(of: member)
    else { return false }
    return isOptional(self.code.spelled(type))
  }

  /// The names of the members that code uses or changes after they got their values.
  var kept: Set<String> {
    let bodies = self.members.all.filter { $0.braces != nil && $0.kind != .`init` }
    let segments = bodies.map {
      self.code.signature(of: $0) == nil ? self.segment(ofComputed: $0) : self.segment(of: $0)
    }
    let initializer = self.initializer.map { self.segment($0.inside, .initializer).references.found } ?? []
    var known: Set<String> = []
    let later = initializer.filter { use in
      guard !use.isInClosure else { return true }
      guard let property = self.members.properties[use.name], property.kind == .var,
        self.code.isChanged(before: use.tokens.upperBound)
      else { return false }
      return !known.insert(use.name).inserted || self.code.value(of: property) != nil
    }
    return Set((segments.flatMap(\.references.found) + later).map(\.name))
  }

  /// Returns the problems with an output that the logic would compute at another time than the class did.
  private func problems(of output: FoundOutput, _ member: SwiftDeclaration) -> [Diagnostic] {
    if output.isStream { return [] }
    // A lazy local cannot access outputs through 'self'.
    let read =
      member.has("lazy")
      ? member.head.dropFirst(2).first { token in
        self.code.isName(token) && self.shown.contains(self.code.plainWord(token))
      } : nil
    let advice = "do not use other outputs in '\(output.name)': it is created before they are assigned"
    return read.map { [self.problem(.importExtraMember, advice, at: $0)] } ?? []
  }

  private func problems(ofOutput name: String, _ member: SwiftDeclaration) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    if member.has("lazy") && self.code.value(of: member) == nil
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
}
