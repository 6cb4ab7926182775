import MVVMSwift
import MVVMSyntax

// Members that no protocol declares, although they are like those that one does. The generated protocol declares them,
// too, which a warning says.
extension FoundViewModel {
  /// Whether its types are seen by all that see the protocols.
  private var mayGain: Bool { self.access == self.declaration.access }

  /// Returns the functions that send like inputs.
  func unlistedInputs(beside inputs: [Input], _ outputs: [Output]) -> [Input] {
    guard self.mayGain, let facet = self.protocols.first(.inputs) else { return [] }
    let declared =
      inputs.map { ($0.selector, $0.parameters) }
      + outputs.compactMap(\.signature).map { ($0.selector, $0.parameters) }
    let known = Set(declared.compactMap { self.members.function($0, $1)?.declaration.keyword })
    return self.members.functions.filter { signature, member in
      !member.isPrivate && !member.isStatic && !known.contains(member.keyword)
        && self.sendsLikeInput(signature, member)
    }.map { signature, member in
      let requirement = self.requirement(signature.name, facet, member)
      return Input(requirement: requirement, parameters: signature.parameters, result: nil)
    }
  }

  /// Whether a function does nothing but send its arguments through backings.
  private func sendsLikeInput(_ signature: SwiftSignature, _ member: SwiftDeclaration) -> Bool {
    let statements = self.code.statements(member.inside)
    let names = signature.parameters.map(\.name)
    return signature.result == nil && signature.effects.isEmpty && !signature.isGeneric && !statements.isEmpty
      && statements.allSatisfy { self.backing(sentBy: $0, signature.parameters, as: names) != nil }
  }
}
