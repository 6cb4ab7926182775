import MVVMSource
import MVVMSyntax

/// Reports names that would conflict in the generated class: members that are declared twice, inputs with the
/// same logic name, and names that the style derives from those in the spec.
func checkNames(
  of viewModel: ViewModel,
  _ rules: CheckRules,
  _ pairs: [Pair],
  _ findings: inout [Diagnostic]
) {
  let (tree, declarations) = (viewModel.tree, viewModel.declarations(rules))
  for declaration in declarations {
    let name = tree.members[declaration.member].name
    guard tree.tokens[name].textRange.count <= 5, tree.text(name).isUnusable else { continue }
    checkUnusableName(tree.text(name), at: tree.place(name), &findings)
  }
  NameTable.withRoom(for: rules.nameCount(declarations.count, viewModel.facets.count)) { table in
    var check = NameCheck(
      declarations: declarations,
      tree: tree,
      rules: rules,
      pairs: pairs,
      table: table
    )
    check.enterFixedNames(of: rules, viewModel)
    check.checkDependencies()
    check.checkReservedNames(viewModel)
    check.checkStarts()
    check.checkSelectors()
    check.checkLogicNames()
    for number in rules.namespaces.indices {
      if rules.namespaces[number].isObserved { check.pairs = viewModel.pairs(rules.defaultKind) }
      check.hasPairs = rules.storesStates || rules.namespaces[number].isObserved
      check.checkNamespace(rules.namespaces[number], number, rules.entryKeys[number])
    }
    findings += check.findings
  }
}

/// Checks a view model's names, scope by scope. A declaration that is reported in one scope is not checked in the next.
struct NameCheck {
  /// The declarations in the order of the file. They are referred to by index.
  let declarations: [Declaration]
  let tree: SpecSyntax
  let rules: CheckRules
  /// The inputs and states that are one property each, and whether there are such in a scope.
  var pairs: [Pair]
  var hasPairs = false
  /// The owners of the names in each scope: the index of a declaration, or `generatedCode`.
  var table: NameTable
  var findings: [Diagnostic] = []
  var reported: Set<Int> = []
  /// In Swift 5, functions differ in no attribute of a parameter's type.
  fileprivate lazy var overloadForm = TypeForm(
    modules: ["Swift"] + self.tree.imports.map { self.tree.text($0.path.lowerBound).unquoted },
    hasAttributes: false
  )

  mutating func report(_ diagnostic: Diagnostic, of declaration: Int) {
    self.findings.append(diagnostic)
    self.reported.insert(declaration)
  }

  func isReported(_ declaration: Int) -> Bool {
    !self.reported.isEmpty && self.reported.contains(declaration)
  }

  func member(_ declaration: Int) -> Member {
    Member(tree: self.tree, index: self.declarations[declaration].member)
  }

  func name(_ declaration: Int) -> Text { self.member(declaration).name }

  func place(_ declaration: Int) -> Place { Place(self.tree.file, self.member(declaration).nameRange) }
}

/// The owner of the names that are always in a scope.
let generatedCode = -1

extension NameCheck {
  fileprivate mutating func enterFixedNames(of rules: CheckRules, _ viewModel: ViewModel) {
    for key in rules.fixedKeys { _ = self.table.insert(generatedCode, key) }
    let properties = rules.facetProperties.filter { $0.hole != nil }.map { $0.applied(to: viewModel.name) }
    // What a view of SwiftUI reads and writes.
    let bindings: [Text] = self.pairs.contains(where: \.isBound) ? ["Binding", "bindings"] : []
    for name in properties + bindings + viewModel.facets.compactMap(\.name) {
      let hash = NameHash(name)
      for scope in [NameScope.reserved] + rules.namespaces.indices {
        _ = self.table.insert(generatedCode, hash.key(in: scope))
      }
    }
  }

  fileprivate mutating func checkDependencies() {
    for index in self.declarations.indices where self.declarations[index].section == .dependencies {
      let key = self.declarations[index].nameHash.key(in: NameScope.dependencies)
      guard self.table.insert(index, key) != nil else { continue }
      self.report(duplicateParameter(self.name(index), at: self.place(index)), of: index)
    }
  }

  /// Reports reserved names of the view model and its declarations. Overloads share a name, so names are only
  /// looked up.
  fileprivate mutating func checkReservedNames(_ viewModel: ViewModel) {
    if self.isReserved(NameHash(viewModel.name)) {
      self.findings.append(reservedName(viewModel.name, at: viewModel.place))
    }
    for index in self.declarations.indices where self.isReserved(self.declarations[index].nameHash) {
      self.report(reservedName(self.name(index), at: self.place(index)), of: index)
    }
  }

  private func isReserved(_ name: NameHash) -> Bool {
    self.table.owner(of: name.key(in: NameScope.reserved)) != nil
  }

  fileprivate mutating func checkSelectors() {
    var overloads: [Text: Int] = [:]
    for index in self.declarations.indices
    where self.declarations[index].section != .dependencies && !self.isReported(index) {
      let key = self.tree.selectorHash(of: self.declarations[index]).key(in: NameScope.selectors)
      guard let first = self.table.insert(index, key), first != generatedCode else { continue }
      guard let other = self.overload(first), let own = self.overload(index) else {
        self.report(self.conflict(index, with: first), of: index)
        continue
      }
      overloads[other] = overloads[other] ?? first
      if let same = overloads[own] {
        self.report(self.conflict(index, with: same), of: index)
      } else {
        overloads[own] = index
      }
    }
  }

  /// What tells an input from others of its name, which the logic reads by names of their own; `nil` for an output.
  private mutating func overload(_ index: Int) -> Text? {
    self.member(index).input?.overload(self.overloadForm)
  }

  private func conflict(_ index: Int, with other: Int) -> Diagnostic {
    let (member, first) = (self.member(index), self.member(other))
    let facets = first.facet == member.facet ? first.facet : "\(first.facet) and \(member.facet)"
    let isPair =
      (first.section == .inputs) != (member.section == .inputs) && first.selector != member.selector
    let message =
      isPair
      ? "'\(member.name)' is an input without arguments and an output: "
        + "Swift rejects the pair in one class; rename one"
      : "'\(member.selector)' is declared twice in \(facets)"
    return Diagnostic(
      isPair ? .conflictingFacets : .duplicateMember,
      message,
      at: self.place(index),
      notes: [Note("'\(first.selector)' is first declared here", at: self.place(other))]
    )
  }
}

/// Reports a name that the generated code cannot use.
func checkUnusableName(_ name: Text, at place: Place, _ findings: inout [Diagnostic]) {
  let message = "Swift keeps '\(name)' for itself: choose another name"
  findings.append(Diagnostic(.reservedName, message, at: place))
}

/// - Parameter owner: The part of the generated code that needs the name.
func reservedName(_ name: Text, at place: Place, neededBy owner: String = "the generated class") -> Diagnostic
{
  Diagnostic(.reservedName, "'\(name)' is a name \(owner) needs", at: place)
}
