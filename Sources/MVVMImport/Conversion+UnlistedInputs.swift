import MVVMSource
import MVVMSwift

// Functions that send like inputs although no protocol declares them.
extension Conversion {
  /// Adds the functions that send like inputs although no protocol declares them, with a warning: the generated
  /// protocol declares them, too. Also reports functions that have the same selector.
  mutating func addUnlistedInputs() {
    guard self.found.inputs != nil else { return }
    self.checkOverloads()
    let outputs = Set(
      self.outputs.compactMap {
        if case .function(let signature) = $0.form { signature.selector } else { nil }
      }
    )
    for (signature, member) in self.functions where !member.isPrivate && !member.isStatic {
      let isKnown = self.selectors.contains(signature.selector) || outputs.contains(signature.selector)
      guard !isKnown, self.sendsLikeInput(signature, member) else { continue }
      var input = ImportedInput(
        name: signature.name,
        parameters: signature.parameters,
        result: nil,
        attributes: member.attributes.map { self.code.spelled($0) },
        tokens: member.tokens
      )
      input.isUnlisted = true
      self.append(input)
      self.warn(
        .importExtraMember,
        "'\(signature.selector)' stands in no protocol: the inputs gain it",
        at: member
      )
    }
  }

  private mutating func checkOverloads() {
    var seen: Set<String> = []
    let isReported = self.problems.contains { $0.identifier == .importOverload }
    for (signature, member) in self.functions where !member.isPrivate && !isReported {
      if seen.insert(signature.selector).inserted { continue }
      self.report(
        .importOverload,
        "rename one of the functions '\(signature.selector)': the logic cannot tell apart what differs in types alone",
        at: member
      )
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
