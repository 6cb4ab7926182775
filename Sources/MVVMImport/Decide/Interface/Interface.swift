import MVVMSource
import MVVMSwift
import MVVMSyntax

/// The part of a view model that the spec declares.
struct Interface {
  let found: FoundViewModel
  let inputs: [FoundInput]
  let outputs: [FoundOutput]
  let dependencies: [SwiftParameter]
  /// The inputs that send to each backing, by its first name. Their backings differ in the values that are sent.
  let writers: [String: [(input: FoundInput, backing: Backing)]]

  /// The names of members that are reported. Their uses are not reported again.
  let refused: Set<String>

  init(of found: FoundViewModel, inputs: [FoundInput], outputs: [FoundOutput]) {
    let sent = inputs.flatMap { input in input.body.backings.map { (input: input, backing: $0) } }
    let writers = Dictionary(grouping: sent) { $0.backing.names[0] }
    self.found = found
    self.outputs = outputs
    self.writers = writers
    self.dependencies = found.dependencies
    self.refused = found.inputProperties.subtracting(inputs.map(\.name))
    // If several inputs send to the same backing, none of them can have its initial value.
    self.inputs = inputs.map { input in
      var input = input
      let isShared = input.body.backings.contains { writers[$0.names[0], default: []].count > 1 }
      if isShared { input.body.initialValue = nil }
      return input
    }
  }

  var code: SwiftCode { self.found.code }

  func isShared(_ backing: String) -> Bool { self.writers[backing, default: []].count > 1 }
}

extension FoundViewModel {
  /// Returns the part of the view model that the spec declares, with problems and warnings.
  func interface() -> (interface: Interface, diagnostics: [Diagnostic]) {
    var declared = (inputs: self.declaredInputs, outputs: self.declaredOutputs + self.unlistedOutputs)
    let odd = declared.inputs.filter { $0.isObserver && !self.isOfSubject($0) }
    declared.inputs.removeAll { input in odd.contains { $0.name == input.name } }
    let observers = odd.map { input in
      let advice = "let '\(input.name)' be 'subject.asObserver()' of a private subject first"
      let message = "\(advice): the generated one sends elements alone"
      return self.problem(.importInputProperty, message, at: input.requirement.declaration)
    }
    let kind = declared.inputs.lazy.compactMap(\.kind).first
    // If a view binds to inputs, a function that becomes one could no longer be called.
    let unlistedInputs = kind == nil ? self.unlistedInputs(excluding: declared.inputs, declared.outputs) : []
    for index in declared.inputs.indices where kind != nil && !declared.inputs[index].isRelay {
      declared.inputs[index].result = declared.inputs[index].result ?? "Void"
    }
    let mixed = declared.inputs.filter { $0.isRelay && $0.kind != kind }
    let made = declared.inputs.filter { !$0.isRelay || $0.kind == kind }
    // One of the logic's inputs is a lifetime.
    let inputs = named(made + unlistedInputs, taken: self.library == .reactiveSwift ? ["lifetime"] : [])
    let changing = self.changing(among: declared.outputs)
    let kept = declared.outputs.isEmpty ? [] : self.kept
    let outputs = declared.outputs.map { self.implemented($0, changing: changing, kept: kept) }
    let matched = inputs.map(self.implemented)
    let kinds = mixed.map { input in
      let advice = "make '\(input.name)' a \(kind ?? ""), as others are: inputs of a style are of one kind"
      return self.problem(.importInputProperty, advice, at: input.requirement.declaration)
    }
    // The generated protocol could not have its type.
    let sound = matched.filter { !$0.input.isRelay || $0.problem == nil }
    let interface = Interface(of: self, inputs: sound.map(\.input), outputs: outputs.map(\.output))
    let heads =
      interface.inputs.map { ($0.body.implementation, $0.requirement) }
      + interface.outputs.map { ($0.implementation, $0.requirement) }
    let problems =
      self.protocolProblems + observers + kinds + self.initializerProblems
      + matched.compactMap(\.problem) + outputs.flatMap(\.problems) + heads.compactMap(self.headProblem)
    return (interface, problems + self.warnings(of: interface))
  }

  /// Returns a problem if the implementation of a member has something that the generated one would lack: an
  /// attribute that the protocol does not have, or a default value.
  private func headProblem(_ member: SwiftDeclaration?, of requirement: Requirement) -> Diagnostic? {
    guard let member else { return nil }
    let known = requirement.declaration.attributes.map { self.code.compact($0) } + ["@discardableResult"]
    let attribute = member.attributes.first { !known.contains(self.code.compact($0)) }
    let signature = member.kind == .func ? self.code.signature(of: member) : nil
    let value = signature.flatMap { signature in
      self.canOverload(signature, member) ? nil : signature.parameters.first { $0.defaultValue != nil }
    }
    let extra =
      attribute.map { "'\(self.code.spelled($0))'" } ?? (member.has("dynamic") ? "'dynamic'" : nil)
      ?? value.map { "the default value of '\($0.name)'" }
    return extra.map {
      let advice = "remove \($0) from '\(requirement.name)' first: the generated one has none"
      return self.problem(.importExtraMember, advice, at: member)
    }
  }

  private func isOfSubject(_ observer: FoundInput) -> Bool {
    self.members.properties[observer.name].flatMap { self.backing(ofObserver: $0) } != nil
  }

  private func warnings(of interface: Interface) -> [Diagnostic] {
    let unlisted = interface.inputs.filter(\.requirement.isUnlisted).map { input in
      let message = "'\(input.selector)' is not in a protocol: the inputs gain it"
      return self.warning(.importExtraMember, message, at: input.requirement.declaration)
    }
    let open = interface.inputs.filter { !$0.isRelay }.flatMap { input in
      input.body.backings.filter { !$0.declaration.isPrivate }.map { (input, $0) }
    }
    let closed = open.map { input, backing in
      let message = "'\(backing.names[0])' is private from now on: who sends to it calls '\(input.selector)'"
      return self.warning(.importExtraMember, message, at: backing.declaration)
    }
    let observer = interface.inputs.first(where: \.isObserver).map { input in
      let message = "what a view binds to '\(input.name)' no longer ends it: elements alone are sent"
      return self.warning(.importInputProperty, message, at: input.requirement.declaration)
    }
    return [observer, self.warningOfNoError, self.warningOfUnlisted(interface.outputs)].compactMap(\.self)
      + self.warningsOfBounds + self.warningsOfAccess + unlisted + closed.deduplicated
  }

  /// The warning about the error type of ReactiveSwift before version 6, which is not `Never`.
  private var warningOfNoError: Diagnostic? {
    let tokens = self.protocols.ofFacets.flatMap(\.declaration.inside)
    guard !self.index.isDeclared("NoError"),
      let token = tokens.first(where: { self.code.word($0) == "NoError" })
    else { return nil }
    let message = "'NoError' is 'Never' from now on: update ReactiveSwift to version 6 or later"
    return self.problem(.importOutputType, message, at: token..<token + 1, severity: .warning)
  }
}

/// Returns inputs with an alias for each whose name is taken, since names in the logic must be unique.
private func named(_ inputs: [FoundInput], taken: Set<String>) -> [FoundInput] {
  let names = Set(inputs.map(\.name))
  var taken = taken
  return inputs.map { input in
    if taken.insert(input.name).inserted { return input }
    let label = input.parameters.first.map { $0.label == "_" ? $0.name : $0.label } ?? "again"
    var alias = input.name + label.prefix(1).uppercased() + label.dropFirst()
    while names.contains(alias) || taken.contains(alias) { alias += "Input" }
    taken.insert(alias)
    var input = input
    input.alias = alias
    return input
  }
}
