import MVVMSource
import MVVMSyntax

/// What the backing of an input keeps: either all parameters have an initial value, or none has.
func checkMemory(_ syntax: MemberSyntax, in tree: SpecSyntax, _ findings: inout [Diagnostic]) -> Input.Memory
{
  let parameters = syntax.parameters ?? []
  let values = parameters.compactMap { $0.initialValue.map { tree.text($0) } }
  guard !values.isEmpty else { return syntax.modifier == nil ? .event : .latest }
  if values.count < parameters.count {
    findings.append(contentsOf: initialValueIncomplete(parameters, in: tree))
  } else if let sticky = syntax.modifier {
    findings.append(initialValueWithSticky(sticky, in: tree))
  }
  return .values(values)
}

/// At the first parameter without a value, with the first that has one as its note.
private func initialValueIncomplete(_ parameters: [ParameterSyntax], in tree: SpecSyntax) -> [Diagnostic] {
  guard
    let without = parameters.first(where: { $0.initialValue == nil }),
    let with = parameters.first(where: { $0.initialValue != nil })
  else { return [] }
  let names = (without: tree.text(without.name), with: tree.text(with.name))
  let message =
    "'\(names.without)' has no initial value but '\(names.with)' has: give all of them one, or none"
  return [Diagnostic(.initialValueIncomplete, message, at: tree.place(without.name))]
}

private func initialValueWithSticky(_ sticky: Int, in tree: SpecSyntax) -> Diagnostic {
  let end = tree.range(sticky + 1).lowerBound
  return Diagnostic(
    .initialValueWithSticky,
    "'sticky' has no effect: the input already has a value",
    at: tree.place(sticky),
    fix: Fix(Edit(tree.range(sticky).lowerBound..<end, ""))
  )
}
