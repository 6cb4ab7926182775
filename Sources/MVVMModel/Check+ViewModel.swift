import MVVMSource
import MVVMSyntax

/// Checks a view model and returns it without its broken members.
func checkViewModel(
  _ syntax: ViewModelSyntax,
  named name: Int,
  in tree: SpecSyntax,
  _ rules: CheckRules,
  _ findings: inout [Diagnostic]
) -> ViewModel {
  let viewModel = ViewModel(syntax, named: name, in: tree)
  checkSections(of: syntax, in: tree, &findings)
  checkAttributes(syntax.attributes, of: .viewModel, in: tree, &findings)
  checkConformances(of: syntax, in: tree, &findings)
  for index in syntax.members {
    let member = tree.members[index]
    if !member.isBroken {
      checkMember(member, rules.defaultKind, in: tree, &findings)
    } else {
      // Its attributes may hold another mistake, which has not been reported.
      checkAttributes(member.attributes, of: AttributeRole(of: member.section), in: tree, &findings)
    }
  }
  if hasNoFacet(syntax) { findings.append(emptyViewModel(viewModel.name, at: tree.place(name))) }
  checkNames(of: viewModel, in: tree, rules, &findings)
  checkNestedTypes(of: syntax, in: tree, rules, &findings)
  return viewModel
}

private func checkConformances(
  of syntax: ViewModelSyntax,
  in tree: SpecSyntax,
  _ findings: inout [Diagnostic]
) {
  var names: Set<Text> = []
  for type in syntax.conformances {
    let text = tree.spelling(type.tokens)
    if !isProtocol(type, in: tree) {
      findings.append(Diagnostic(.unsupportedType, "'\(text)' is no protocol", at: tree.place(type.tokens)))
    } else if !names.insert(text).inserted {
      findings.append(Diagnostic(.duplicateName, "'\(text)' stands twice", at: tree.place(type.tokens)))
    }
  }
}

/// Whether a class can conform to a type, as far as its spelling tells.
private func isProtocol(_ type: TypeSyntax, in tree: SpecSyntax) -> Bool {
  switch type.kind {
  case .name: unsupported(type, in: tree) == nil
  case .composition: tree.parts(of: type).allSatisfy { isProtocol($0.type, in: tree) }
  case .attributed:
    !hasAttribute("available", among: tree.prefix(of: type), in: tree)
      && isProtocol(tree.firstPart(of: type), in: tree)
  default: false
  }
}

private func emptyViewModel(_ name: Text, at place: Place) -> Diagnostic {
  Diagnostic(.emptyViewModel, "'\(name)' has neither inputs nor outputs", at: place)
}
