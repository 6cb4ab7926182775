import MVVMSource
import MVVMSwift
import MVVMSyntax

// Members that no protocol declares although other code uses them. The generated protocols have them, with a warning.
extension FoundViewModel {
  /// The streams and subjects of the class that other code subscribes to.
  var unlistedOutputs: [FoundOutput] {
    // Their types must be visible wherever the protocols are.
    guard self.access == self.declaration.access,
      let facet = self.protocols.ofFacets.map(\.facet).first(where: { $0.section == .outputs })
    else { return [] }
    let protocols = self.protocols.ofFacets.map(\.declaration).flatMap { [$0] + self.bases(of: $0) }
    let declared = Set(protocols.flatMap { self.code.declarations($0.inside) }.flatMap(self.code.names))
    return self.members.all.compactMap { member in
      guard self.isUnlistedStream(member, excluding: declared), let type = self.code.typeShown(by: member)
      else { return nil }
      let name = self.code.declaredName(of: member)
      let requirement = Requirement(name: name, facet: facet, declaration: member, isUnlisted: true)
      let output = FoundOutput(requirement: requirement, form: outputForm(type, self.library))
      return output.isStream || output.isRelay ? output : nil
    }
  }

  /// The warning about outputs that only the class declares.
  func warningOfUnlisted(_ outputs: [FoundOutput]) -> Diagnostic? {
    let all = outputs.filter(\.requirement.isUnlisted)
    let names = all.map { "'\($0.name)'" }.joined(separator: ", ")
    let (verb, object) = all.count == 1 ? ("is", "it") : ("are", "them")
    let message = "\(names) \(verb) in no protocol, and other code uses \(object): the outputs gain \(object)"
    return all.first.map { self.warning(.importExtraMember, message, at: $0.requirement.declaration) }
  }

  private func isUnlistedStream(_ member: SwiftDeclaration, excluding declared: Set<String>) -> Bool {
    let names = self.code.names(of: member)
    guard member.isProperty, names.count == 1, self.index.isReached(names[0]), !declared.contains(names[0]),
      !member.isPrivate, !member.isStatic, member.attributes.isEmpty, !member.has("lazy")
    else { return false }
    let isAsVisible = member.access == self.declaration.access || self.declaration.access == "internal"
    let isAssigned = member.kind == .var && member.braces == nil && self.index.isAssigned(names[0])
    return isAsVisible && !isAssigned && self.conformance(declaring: names[0]) == nil
  }

  /// Returns the protocol that the class also conforms to and that declares a member; `nil` if there is none.
  func conformance(declaring name: String) -> String? {
    self.protocols.conformances.first { other in
      let members = self.file.protocols[other].map { self.code.declarations($0.inside) } ?? []
      return members.contains {
        self.code.names(of: $0).contains(name) || self.code.declaredName(of: $0) == name
      }
    }
  }

  /// Returns the functions that send like inputs.
  func unlistedInputs(excluding inputs: [FoundInput], _ outputs: [FoundOutput]) -> [FoundInput] {
    // Its types must be visible wherever the protocols are.
    guard self.access == self.declaration.access,
      let facet = self.protocols.ofFacets.map(\.facet).first(where: { $0.section == .inputs })
    else { return [] }
    let declared =
      inputs.map { ($0.selector, $0.parameters) }
      + outputs.compactMap(\.signature).map { ($0.selector, $0.parameters) }
    let known = Set(declared.compactMap { self.members.function($0, $1)?.declaration.keyword })
    return self.members.functions.filter { signature, member in
      !member.isPrivate && !member.isStatic && !known.contains(member.keyword)
        && !self.canClose(function: member, signature.name) && self.sendsLikeInput(signature, member)
    }.map { signature, member in
      let name = signature.name
      let requirement = Requirement(name: name, facet: facet, declaration: member, isUnlisted: true)
      return FoundInput(requirement: requirement, parameters: signature.parameters)
    }
  }

  /// Returns whether a function only sends its arguments through backings.
  private func sendsLikeInput(_ signature: SwiftSignature, _ member: SwiftDeclaration) -> Bool {
    let statements = self.code.statements(member.inside)
    let names = signature.parameters.map(\.name)
    return signature.result == nil && signature.effects.isEmpty && !signature.isGeneric && !statements.isEmpty
      && statements.allSatisfy { self.backing(sentBy: $0, signature.parameters, as: names) != nil }
  }
}

extension SwiftCode {
  /// Returns the type that a property has, or that its value creates: `PassthroughSubject<Void, Never>()`.
  fileprivate func typeShown(by property: SwiftDeclaration) -> String? {
    if let type = self.type(of: property) { return self.spelled(type) }
    guard let value = self.value(of: property), let call = value.first(where: { self.word($0) == "(" }),
      self.next(call) == value.upperBound
    else { return nil }
    return self.spelled(value.lowerBound..<call)
  }
}
