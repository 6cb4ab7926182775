import MVVMSource
import MVVMSyntax

/// Reports names that the generated class could not hold beside one another: members declared twice, inputs read
/// by one name, and what a spec's names come to in the style's namespaces.
func checkNames(
  of viewModel: ViewModel,
  inputs: [MemberSyntax],
  in tree: SpecSyntax,
  _ rules: CheckRules,
  _ findings: inout [Diagnostic]
) {
  for name in viewModel.unusableNames {
    checkUnusableName(name.text, at: Place(tree.file, name.range), &findings)
  }
  if mayClash(viewModel, rules) { checkClashes(of: viewModel, inputs: inputs, in: tree, rules, &findings) }
}

func checkClashes(
  of viewModel: ViewModel,
  inputs: [MemberSyntax],
  in tree: SpecSyntax,
  _ rules: CheckRules,
  _ findings: inout [Diagnostic]
) {
  let members = viewModel.declarations
  var reported: Set<Range<Int>> = []
  checkDependencies(viewModel.dependencies, in: tree.file, &reported, &findings)
  let facets = rules.facetProperties.map { $0.applied(to: viewModel.name) }
  let reserved = Set(facets + rules.reservedNames)
  let names =
    [(viewModel.name, viewModel.nameRange)] + viewModel.dependencies.map { ($0.name, $0.nameRange) }
    + members.map { ($0.name, $0.nameRange) }
  for (name, range) in names where reserved.contains(name) {
    findings.append(reservedName(name, at: Place(tree.file, range)))
    reported.insert(range)
  }
  checkDuplicates(members, in: tree.file, &reported, &findings)
  checkLogicNames(of: inputs, viewModel.inputs, in: tree, &reported, &findings)
  checkNamespaces(of: viewModel, in: tree.file, rules, &reported, &findings)
}

/// Reports a name that the generated code could not use.
@inline(never)
func checkUnusableName(_ name: Text, at place: Place, _ findings: inout [Diagnostic]) {
  let message = "Swift keeps '\(name)' for itself: choose another name"
  findings.append(Diagnostic(.reservedName, message, at: place))
}

func reservedName(_ name: Text, at place: Place) -> Diagnostic {
  Diagnostic(.reservedName, "'\(name)' is a name the generated class needs", at: place)
}

/// A member of a facet, as far as its name goes.
struct Declaration {
  let name: Text
  let selector: Text
  let section: SectionKind
  let nameRange: Range<Int>
  /// Swift keeps it apart from others by its base name alone.
  let isProperty: Bool
}

extension ViewModel {
  /// The names of dependencies and members that the generated code could not use.
  fileprivate var unusableNames: [(text: Text, range: Range<Int>)] {
    var result: [(text: Text, range: Range<Int>)] = []
    for dependency in self.dependencies where dependency.name.isUnusable {
      result.append((dependency.name, dependency.nameRange))
    }
    for input in self.inputs where input.name.isUnusable { result.append((input.name, input.nameRange)) }
    for output in self.outputs + self.errors where output.name.isUnusable {
      result.append((output.name, output.nameRange))
    }
    return result
  }

  /// In the order of the file.
  fileprivate var declarations: [Declaration] {
    let inputs = self.inputs.map {
      Declaration(
        name: $0.name,
        selector: $0.selector,
        section: .inputs,
        nameRange: $0.nameRange,
        isProperty: $0.parameters.isEmpty
      )
    }
    let outputs = makeDeclarations(self.outputs, .outputs) + makeDeclarations(self.errors, .errors)
    return (inputs + outputs).ordered { $0.nameRange.lowerBound < $1.nameRange.lowerBound }
  }
}

private func makeDeclarations(_ outputs: [Output], _ section: SectionKind) -> [Declaration] {
  outputs.map {
    Declaration(
      name: $0.name,
      selector: $0.selector,
      section: section,
      nameRange: $0.nameRange,
      isProperty: $0.isProperty
    )
  }
}

private func checkDependencies(
  _ dependencies: [Dependency],
  in file: SourceFile,
  _ reported: inout Set<Range<Int>>,
  _ findings: inout [Diagnostic]
) {
  var names: Set<Text> = []
  for dependency in dependencies {
    guard !names.insert(dependency.name).inserted else { continue }
    findings.append(duplicateParameter(dependency.name, at: Place(file, dependency.nameRange)))
    reported.insert(dependency.nameRange)
  }
}

private func checkDuplicates(
  _ members: [Declaration],
  in file: SourceFile,
  _ reported: inout Set<Range<Int>>,
  _ findings: inout [Diagnostic]
) {
  var first: [Text: Declaration] = [:]
  for member in members where !reported.contains(member.nameRange) {
    let key = member.isProperty ? member.name : member.selector
    guard let other = first[key] else {
      first[key] = member
      continue
    }
    findings.append(conflict(member, with: other, in: file))
    reported.insert(member.nameRange)
  }
}

private func conflict(_ member: Declaration, with first: Declaration, in file: SourceFile) -> Diagnostic {
  let sections = first.section == member.section ? [member.section] : [first.section, member.section]
  let isPair = sections.count == 2 && sections.contains(.inputs) && first.selector != member.selector
  let message =
    isPair
    ? "'\(member.name)' is an input without arguments and an output: "
      + "Swift rejects the pair in one class; rename one"
    : "'\(member.selector)' is declared twice in \(sections.map(\.rawValue).joined(separator: " and "))"
  return Diagnostic(
    isPair ? .conflictingFacets : .duplicateMember,
    message,
    at: Place(file, member.nameRange),
    notes: [Note("'\(first.selector)' is first declared here", at: Place(file, first.nameRange))]
  )
}
