import MVVMModel
import MVVMSource
import MVVMSyntax

/// Returns everything that the generator takes from a tree, one line per declaration. Lines are sorted if
/// their order in the file means nothing to the generator.
package func declarations(_ tree: SpecSyntax) -> [String] {
  var imports: [String] = []
  var others: [String] = []
  for item in tree.items {
    switch item {
    case .importDeclaration(let node):
      let words = [node.access, node.kind].compactMap { $0 }.map { "\(tree.text($0))" }
      imports.append("\(attributes(node.attributes, in: tree)) \(words) \(tree.joined(node.path))")
    case .viewModel(let node): others += declarations(of: node, in: tree)
    case .unexpected: others.append("unexpected")
    }
  }
  return imports.sorted() + others
}

private func declarations(of viewModel: ViewModelSyntax, in tree: SpecSyntax) -> [String] {
  let access = viewModel.access.map { "\(tree.text($0))" } ?? ""
  let name = viewModel.name.map { "\(tree.text($0))" } ?? ""
  let conformances = viewModel.conformances.map { SpecType($0, in: tree).description }
  let documentation = tree.documentation(of: viewModel.tokens, attributes: viewModel.attributes)
  let head =
    "\(documentation) \(attributes(viewModel.attributes, in: tree)) \(access) \(name) \(conformances)"
  let sections = viewModel.sections.map { section -> [String] in
    let members = section.items.compactMap { item -> String? in
      if case .member(let member) = item { declaration(of: tree.members[member], in: tree) } else { nil }
    }
    let words = [section.access, section.name].map { $0.map { "\(tree.text($0))" } ?? "" }
    return ["\(section.kind) \(words)"] + (section.kind == .dependencies ? members : members.sorted())
  }
  return [head] + sections.sorted { $0[0] < $1[0] }.flatMap { $0 }
}

private func declaration(of member: MemberSyntax, in tree: SpecSyntax) -> String {
  let parameters = member.parameters.map { parameters in
    tree.parameters[parameters].map { parameter in
      let label = parameter.label.map { "\(tree.text($0))" } ?? "-"
      let value = parameter.initialValue.map { "\(tree.text($0))" } ?? "-"
      return "\(label) \(tree.text(parameter.name)) \(SpecType(parameter.type, in: tree)) \(value)"
    }
  }
  let parts = [member.modifier, member.label, member.name, member.effect, member.logicName].map { part in
    part.map { "\(tree.text($0))" } ?? "-"
  }
  let type = member.type.map { "\(SpecType($0, in: tree))" } ?? "-"
  let value = member.initialValue.map { "\(tree.text($0))" } ?? "-"
  let documentation = tree.documentation(of: member.tokens, attributes: member.attributes)
  return """
    \(documentation) \(attributes(member.attributes, in: tree)) \(parts) \(parameters ?? ["none"]) \(type) \(value)
    """
}

private func attributes(_ attributes: Range<Int>, in tree: SpecSyntax) -> [Text] {
  tree.attributes[attributes].map { tree.spelling($0) }
}
