import MVVMSource
import MVVMSwift
import MVVMSyntax

// The members that the protocols of a view model declare.
extension FoundViewModel {
  var declaredInputs: [FoundInput] { self.declarations { $0 == .inputs }.compactMap(self.input) }
  var declaredOutputs: [FoundOutput] { self.declarations { $0 != .inputs }.compactMap(self.output) }

  var inputProperties: Set<String> {
    let properties = self.declarations { $0 == .inputs }.filter { $1.kind == .var }
    return Set(properties.flatMap { self.code.names(of: $1) })
  }

  private func declarations(_ isIncluded: (SectionKind) -> Bool) -> [(FoundFacet, SwiftDeclaration)] {
    self.protocols.ofFacets.filter { isIncluded($0.facet.section) }.flatMap { facet, declaration in
      ([declaration] + self.bases(of: declaration)).flatMap { self.code.declarations($0.inside) }.map {
        (facet, $0)
      }
    }
  }

  /// Returns the protocols that the protocol of a facet inherits from, directly or indirectly. The spec
  /// declares their members, and the generated protocol refines them.
  func bases(of declaration: SwiftDeclaration) -> [SwiftDeclaration] {
    var known: Set<String> = []
    var bases: [SwiftDeclaration] = []
    var rest = self.code.ancestors(of: declaration)
    while let name = rest.popLast() {
      guard known.insert(name).inserted, let base = self.file.protocols[name], base.kind == .protocol else {
        continue
      }
      bases.append(base)
      rest += self.code.ancestors(of: base)
    }
    return bases
  }

  /// Reads an input: a function, or a relay or subject such as `var tapped: PublishRelay<Void> { get }`.
  private func input(_ facet: FoundFacet, _ member: SwiftDeclaration) -> FoundInput? {
    if member.kind == .func {
      return self.code.signature(of: member).map { signature in
        let requirement = Requirement(name: signature.name, facet: facet, declaration: member)
        let parameters = self.named(signature.parameters, of: signature.selector)
        return FoundInput(requirement: requirement, parameters: parameters, result: signature.result)
      }
    }
    guard let (name, type) = self.property(member), let kind = wordForInput(type, self.library)
    else { return nil }
    let requirement = Requirement(name: name, facet: facet, declaration: member)
    return FoundInput(requirement: requirement, parameters: relayParameters(type), kind: kind)
  }

  /// Returns parameters with the names in the class's own function for those without a name, as in `_: Int`.
  private func named(_ parameters: [SwiftParameter], of selector: String) -> [SwiftParameter] {
    guard let own = self.members.function(selector, parameters)?.signature.parameters
    else { return parameters }
    return zip(parameters, own).map { parameter, own in
      let name = parameter.name == "_" ? own.name : parameter.name
      return SwiftParameter(label: parameter.label, name: name, type: parameter.type, defaultValue: nil)
    }
  }

  private func output(_ facet: FoundFacet, _ member: SwiftDeclaration) -> FoundOutput? {
    if member.kind == .func {
      return self.code.signature(of: member).map { signature in
        let requirement = Requirement(name: signature.name, facet: facet, declaration: member)
        return FoundOutput(requirement: requirement, form: .function(signature))
      }
    }
    guard let (name, declared) = self.property(member) else { return nil }
    let type = declared.hasSuffix("!") ? String(declared.dropLast()) : declared
    let requirement = Requirement(name: name, facet: facet, declaration: member)
    return FoundOutput(requirement: requirement, form: outputForm(type, self.library))
  }

  private func property(_ member: SwiftDeclaration) -> (name: String, type: String)? {
    let names = self.code.names(of: member)
    guard member.kind == .var, names.count == 1, let type = self.code.type(of: member) else { return nil }
    return (names[0], self.code.spelled(type))
  }
}

// Parts of the protocols that a spec cannot express.
extension FoundViewModel {
  var protocolProblems: [Diagnostic] {
    self.typeProblems
      + self.protocols.ofFacets.flatMap { facet, declaration in
        let all = [declaration] + self.bases(of: declaration)
        let unknown = all.flatMap(self.code.ancestors).first { self.file.protocols[$0]?.kind != .protocol }
        let problem = unknown.map { name in
          let advice = "also pass the file of '\(name)', or remove it: the spec declares its members"
          return self.problem(.importProtocolMember, advice, at: declaration)
        }
        return [problem].compactMap(\.self)
          + all.flatMap { self.code.declarations($0.inside) }.flatMap { self.problems(of: $0, facet) }
      }
  }

  private var typeProblems: [Diagnostic] {
    let members = (self.protocols.type.map { self.code.declarations($0.inside) } ?? [])
    return members.filter { self.code.first("set", in: $0.inside) != nil }.map { member in
      let name = self.code.declaredName(of: member)
      let advice = "remove '{ set }' from '\(name)' first: nothing is assigned to it"
      return self.problem(.importProtocolMember, advice, at: member)
    }
  }

  private func problems(of member: SwiftDeclaration, _ facet: FoundFacet) -> [Diagnostic] {
    let word = self.code.word(member.keyword)
    switch member.kind {
    case .func: return self.code.signature(of: member).map { self.problems(of: $0, member) } ?? []
    case .var where self.code.names(of: member).count != 1:
      let advice = "declare each property by itself, with its name: a spec has one name for each member"
      return [self.problem(.importProtocolMember, advice, at: member.keyword)]
    case .var where facet.section == .inputs:
      let name = self.code.names(of: member)[0]
      let isAction =
        self.property(member).map { $0.type.hasPrefix("Action<") || $0.type == "CocoaAction" } == true
      let advice =
        isAction
        ? "make '\(name)' a function that executes a private 'Action', and its state an output: no style makes one"
        : "make '\(name)' a function first: views call inputs"
      return self.input(facet, member) == nil ? [self.problem(.importInputProperty, advice, at: member)] : []
    case .var: return self.problems(ofOutput: member)
    case .directive, .typealias: return []
    default:
      let advice = "move '\(word)' out of the protocol first: a spec declares functions and properties"
      return [self.problem(.importProtocolMember, advice, at: member.keyword)]
    }
  }

  private func problems(of function: SwiftSignature, _ member: SwiftDeclaration) -> [Diagnostic] {
    var advice: [String] = []
    if function.isGeneric || !function.effects.isEmpty || member.isStatic || member.has("mutating") {
      let reason = "import takes no generic, async or throwing members"
      advice.append("write '\(function.name)' as a plain function: \(reason)")
    }
    if let odd = function.parameters.first(where: { !isStored($0.type) }) {
      advice.append("give '\(odd.name)' a type that can be stored: an argument is kept for the logic")
    }
    return advice.map { self.problem(.importProtocolMember, $0, at: member) }
  }

  private func problems(ofOutput member: SwiftDeclaration) -> [Diagnostic] {
    guard let (name, type) = self.property(member) else { return [] }
    let write = "remove '{ set }' from '\(name)' first: an output is only read"
    let isWritten = self.code.first("set", in: member.inside) != nil
    if type.hasSuffix("!") {
      let advice = "remove the '!' from '\(name)' first: a view model has its outputs from the start"
      return [self.problem(.importOutputType, advice, at: member)]
    }
    return isWritten ? [self.problem(.importProtocolMember, write, at: member)] : []
  }
}
