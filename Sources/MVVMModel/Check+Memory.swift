import MVVMSource
import MVVMSyntax

/// Checks what the backing of an input keeps: either all parameters have an initial value, or none has. With
/// initial values, `sticky` is reported.
func checkMemory(_ input: MemberSyntax, in tree: SpecSyntax, _ findings: inout [Diagnostic]) {
  let parameters = tree.parameters(of: input)
  guard let with = parameters.first(where: { $0.initialValue != nil }) else { return }
  if let without = parameters.first(where: { $0.initialValue == nil }) {
    findings.append(initialValueIncomplete(with, without, in: tree))
  } else if let sticky = input.modifier {
    findings.append(initialValueWithSticky(sticky, in: tree))
  }
}

/// Returns a diagnostic at the first parameter without a value. The message also names the first parameter with one.
private func initialValueIncomplete(
  _ with: ParameterSyntax,
  _ without: ParameterSyntax,
  in tree: SpecSyntax
) -> Diagnostic {
  let names = (without: tree.text(without.name), with: tree.text(with.name))
  let message =
    "'\(names.without)' has no initial value but '\(names.with)' has: give all of them one, or none"
  return Diagnostic(.initialValueIncomplete, message, at: tree.place(without.name))
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
