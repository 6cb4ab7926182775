import MVVMSource
import MVVMSyntax

/// Reports names that would conflict in the generated class: members that are declared twice, inputs with the
/// same logic name, and names that the style derives from those in the spec.
///
/// Each rule sees only the members that no earlier rule has reported, so that each mistake is reported once.
/// All rules follow the order of the generated code, so that the order of the spec makes no difference.
///
/// - Parameter pairs: The inputs and states that share a property of the class.
func checkNames(of viewModel: ViewModel, rules: CheckRules, pairs: [Pair], _ findings: inout [Diagnostic]) {
  let all = viewModel.declarations
  for member in all where member.name.isUnusable {
    checkUnusableName(member.name, at: member.place, &findings)
  }
  findings += differentStarts(of: pairs)

  let names = viewModel.generatedNames(rules: rules, pairs: pairs)
  func isReserved(_ name: Text) -> Bool { names.contains(name) || rules.reservedNames.contains(name) }
  if isReserved(viewModel.name) { findings.append(reservedName(viewModel.name, at: viewModel.place)) }
  let contested = contestedMembers(among: all, rules: rules, generated: names)
  if contested.isEmpty { return }
  var conflicts =
    duplicateDependencies(among: contested) + reservedNames(among: contested, isReserved: isReserved)
  func remaining() -> [Member] {
    let reported = Set(conflicts.map(\.member))
    return contested.filter { !reported.contains($0.index) }
  }
  conflicts += duplicateSelectors(among: remaining())
  conflicts += functionsNamedAsHooks(among: remaining(), hooks: rules.hooks)
  conflicts += ambiguousLogicNames(among: remaining(), of: viewModel)
  for namespace in rules.namespaces {
    let scope = NameScope(namespace, of: viewModel, rules: rules, generated: names)
    conflicts += scope.conflicts(among: remaining())
  }
  findings += conflicts.compactMap(\.diagnostic)
}

/// A member that cannot have its name.
struct NameConflict {
  /// The index of the member.
  let member: Int
  /// `nil` if another member's diagnostic mentions this one.
  let diagnostic: Diagnostic?

  init(_ member: Member, _ diagnostic: Diagnostic?) {
    self.member = member.index
    self.diagnostic = diagnostic
  }
}

extension Declared {
  var place: SourceRange { SourceRange(self.tree.file, self.nameRange) }
}

extension ViewModel {
  /// Returns the generated names that are in every scope of the class.
  fileprivate func generatedNames(rules: CheckRules, pairs: [Pair]) -> WordSet {
    let properties = rules.facetProperties.map { $0.applied(to: self.name) }
    // SwiftUI views use these to read and write.
    let bindings: [Text] = self.isWritten(pairs) ? ["Binding", "bindings"] : []
    return WordSet(properties + bindings + self.facets.compactMap(\.name))
  }
}

/// Returns the functions that Swift would confuse with the logic's hooks for changes of a binding, such as
/// `queryChanged(from:)` of `query`.
func functionsNamedAsHooks(among members: [Member], hooks: [NamePattern]) -> [NameConflict] {
  members.filter(\.syntax.isBinding).flatMap { binding in
    let names = hooks.map { Text("\($0.applied(to: binding.name))(from:)") }
    return members.filter { names.contains($0.selector) }.map { member in
      let message = "'\(member.selector)' is the name of the hook for changes of '\(binding.name)'"
      let note = Note("'\(binding.name)' is declared here", at: binding.place)
      return NameConflict(member, Diagnostic(.duplicateName, message, at: member.place, notes: [note]))
    }
  }
}

/// Returns the dependencies with the name of another one: both are parameters of the same initializer.
func duplicateDependencies(among members: [Member]) -> [NameConflict] {
  var names: Set<Text> = []
  return members.filter { $0.section == .dependencies && !names.insert($0.name).inserted }
    .map { NameConflict($0, duplicateParameter($0.name, at: $0.place)) }
}

/// Returns the members with names that the class reserves.
func reservedNames(among members: [Member], isReserved: (Text) -> Bool) -> [NameConflict] {
  members.filter { isReserved($0.name) }.map { NameConflict($0, reservedName($0.name, at: $0.place)) }
}

/// Reports a name that the generated code cannot use.
func checkUnusableName(_ name: Text, at place: SourceRange, _ findings: inout [Diagnostic]) {
  let message = "'\(name)' is reserved by Swift: choose another name"
  findings.append(Diagnostic(.reservedName, message, at: place))
}

/// - Parameter owner: The part of the generated code that needs the name.
func reservedName(_ name: Text, at place: SourceRange, neededBy owner: String = "the generated class")
  -> Diagnostic
{
  Diagnostic(.reservedName, "'\(name)' is reserved for \(owner): choose another name", at: place)
}
