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
  let declarations = viewModel.declarations(rules.defaultKind)
  for declaration in declarations where declaration.name.isUnusable {
    checkUnusableName(declaration.name, at: Place(tree.file, declaration.nameRange), &findings)
  }
  NameTable.withRoom(for: rules.nameCount(declarations.count)) { table in
    var check = NameCheck(declarations, tree.file, table)
    check.enterFixedNames(of: rules, viewModel)
    check.checkDependencies()
    check.checkReservedNames(viewModel)
    check.checkSelectors()
    check.checkLogicNames(of: inputs, viewModel.inputs, in: tree)
    for (number, namespace) in rules.namespaceHashes.enumerated() {
      check.checkNamespace(rules.namespaces[number], number, namespace)
    }
    findings += check.findings
  }
}

/// One pass over a view model's names, scope by scope: what has been reported in one is not looked at in the next.
struct NameCheck {
  /// In the order of the file; they are known by their indices.
  let declarations: [Declaration]
  let file: SourceFile
  /// Who has a name in a scope.
  var table: NameTable
  var findings: [Diagnostic] = []
  private var reported: Set<Int> = []

  fileprivate init(_ declarations: [Declaration], _ file: SourceFile, _ table: NameTable) {
    self.declarations = declarations
    self.file = file
    self.table = table
  }

  mutating func report(_ diagnostic: Diagnostic, of declaration: Int) {
    self.findings.append(diagnostic)
    self.reported.insert(declaration)
  }

  func isReported(_ declaration: Int) -> Bool {
    !self.reported.isEmpty && self.reported.contains(declaration)
  }

  func place(_ declaration: Int) -> Place {
    Place(self.file, self.declarations[declaration].nameRange)
  }
}

/// The scopes that every style has beside its namespaces, which are counted from 0.
enum NameScope {
  static var dependencies: Int { -1 }
  static var reserved: Int { -2 }
  static var selectors: Int { -3 }
  static var logicNames: Int { -4 }
}

/// Who has a name that always stands in a scope.
let generatedCode = -1

extension NameCheck {
  fileprivate mutating func enterFixedNames(of rules: CheckRules, _ viewModel: ViewModel) {
    for key in rules.fixedKeys { _ = self.table.insert(generatedCode, key) }
    for pattern in rules.facetProperties where pattern.hole != nil {
      let hash = NameHash(pattern.applied(to: viewModel.name))
      for scope in [NameScope.reserved] + rules.namespaces.indices {
        _ = self.table.insert(generatedCode, hash.key(in: scope))
      }
    }
  }

  fileprivate mutating func checkDependencies() {
    for index in self.declarations.indices where self.declarations[index].section == .dependencies {
      let key = self.declarations[index].nameHash.key(in: NameScope.dependencies)
      guard self.table.insert(index, key) != nil else { continue }
      self.report(duplicateParameter(self.declarations[index].name, at: self.place(index)), of: index)
    }
  }

  /// Of the view model and what it declares. Overloads share a name.
  fileprivate mutating func checkReservedNames(_ viewModel: ViewModel) {
    if self.isReserved(NameHash(viewModel.name)) {
      self.findings.append(reservedName(viewModel.name, at: Place(self.file, viewModel.nameRange)))
    }
    for index in self.declarations.indices where self.isReserved(self.declarations[index].nameHash) {
      self.report(reservedName(self.declarations[index].name, at: self.place(index)), of: index)
    }
  }

  private func isReserved(_ name: NameHash) -> Bool {
    self.table.owner(of: name.key(in: NameScope.reserved)) != nil
  }

  fileprivate mutating func checkSelectors() {
    for index in self.declarations.indices
    where self.declarations[index].section != .dependencies && !self.isReported(index) {
      let key = self.declarations[index].selectorHash.key(in: NameScope.selectors)
      guard let first = self.table.insert(index, key), first != generatedCode else { continue }
      self.report(
        conflict(self.declarations[index], with: self.declarations[first], in: self.file),
        of: index
      )
    }
  }

  fileprivate mutating func checkLogicNames(
    of members: [MemberSyntax],
    _ inputs: [Input],
    in tree: SpecSyntax
  ) {
    var unclear: Set<Int> = []
    for index in self.declarations.indices
    where self.declarations[index].section == .inputs && !self.isReported(index) {
      let key = self.declarations[index].logicNameHash.key(in: NameScope.logicNames)
      if let other = self.table.insert(index, key) { unclear.formUnion([index, other]) }
    }
    guard !unclear.isEmpty else { return }
    let ranges = unclear.filter { $0 != generatedCode }.map { self.declarations[$0].nameRange }
    let unclearMembers = members.filter { ranges.contains(tree.range($0.name)) }
    reportLogicNames(of: unclearMembers, inputs, in: tree, &self.findings)
    self.reported.formUnion(unclear)
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

/// Reports a name that the generated code could not use.
@inline(never)
func checkUnusableName(_ name: Text, at place: Place, _ findings: inout [Diagnostic]) {
  let message = "Swift keeps '\(name)' for itself: choose another name"
  findings.append(Diagnostic(.reservedName, message, at: place))
}

/// - Parameter owner: What needs the name.
func reservedName(_ name: Text, at place: Place, neededBy owner: String = "the generated class") -> Diagnostic
{
  Diagnostic(.reservedName, "'\(name)' is a name \(owner) needs", at: place)
}
