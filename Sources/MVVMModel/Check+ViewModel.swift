import MVVMSource
import MVVMSyntax

/// A view model without its broken members.
func checkViewModel(
  _ syntax: ViewModelSyntax,
  named name: Int,
  in tree: SpecSyntax,
  _ rules: CheckRules,
  _ findings: inout [Diagnostic]
) -> ViewModel {
  let sections = checkSections(of: syntax, in: tree, &findings)
  sections.checkAttributesOfBroken(in: tree, &findings)
  let inputs = sections.members(of: .inputs)
  let viewModel = ViewModel(
    name: tree.text(name),
    access: syntax.access.flatMap { Access(rawValue: tree.text($0).description) },
    attributes: checkAttributes(syntax.attributes, of: .viewModel, in: tree, &findings),
    documentation: tree.documentation(of: syntax.tokens, attributes: syntax.attributes),
    conformances: checkConformances(of: syntax, in: tree, &findings),
    dependencies: sections.members(of: .dependencies).map { checkDependency($0, in: tree, &findings) },
    inputs: checkInputs(inputs, in: tree, &findings),
    outputs: checkOutputs(sections.members(of: .outputs), rules.defaultKind, in: tree, &findings),
    errors: checkOutputs(sections.members(of: .errors), .event, in: tree, &findings),
    nameRange: tree.range(name)
  )
  if sections.hasNoFacet {
    findings.append(emptyViewModel(viewModel.name, at: tree.place(name)))
  }
  checkNames(of: viewModel, inputs: inputs, in: tree, rules, &findings)
  checkNestedTypes(of: syntax, in: tree, rules, &findings)
  return viewModel
}

private func checkConformances(
  of syntax: ViewModelSyntax,
  in tree: SpecSyntax,
  _ findings: inout [Diagnostic]
) -> [Text] {
  var names: Set<Text> = []
  return syntax.conformances.map { type in
    let text = tree.spelling(type.tokens)
    if !isProtocol(type, in: tree) {
      findings.append(Diagnostic(.unsupportedType, "'\(text)' is no protocol", at: tree.place(type.tokens)))
    } else if !names.insert(text).inserted {
      findings.append(Diagnostic(.duplicateName, "'\(text)' stands twice", at: tree.place(type.tokens)))
    }
    return text
  }
}

/// Whether a type may be one that a class conforms to, as far as its spelling tells.
private func isProtocol(_ type: TypeSyntax, in tree: SpecSyntax) -> Bool {
  switch type.form {
  case .name, .composition: true
  case .attributed(_, let type): isProtocol(type, in: tree)
  case .array, .dictionary, .existential, .function, .implicitlyUnwrapped, .inlineArray, .metatype,
    .opaque, .optional, .suppressed, .tuple, .variadic:
    false
  }
}

private func emptyViewModel(_ name: Text, at place: Place) -> Diagnostic {
  Diagnostic(.emptyViewModel, "'\(name)' has neither inputs nor outputs", at: place)
}
