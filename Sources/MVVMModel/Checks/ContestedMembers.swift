import MVVMSource
import MVVMSyntax

/// Returns the members that share a name with another member or with the generated code, in any scope. Only
/// these can have conflicts, and most specs have none of them.
///
/// - Parameter generated: The names that are in every scope of the class.
func contestedMembers(among members: [Member], rules: CheckRules, generated: WordSet) -> [Member] {
  // A member has two to four names in most styles.
  var owners: [Text: Int] = Dictionary(minimumCapacity: members.count * 4)
  var contested: Set<Int> = []
  func add(_ name: Text, of member: Member) {
    if rules.neededNames.contains(name) { contested.insert(member.index) }
    guard let other = owners.updateValue(member.index, forKey: name), other != member.index else { return }
    contested.formUnion([other, member.index])
  }
  for member in members {
    add(member.name, of: member)
    if let logicName = member.syntax.logicName { add(member.tree.text(logicName), of: member) }
  }
  for rule in rules.derivedNames {
    for member in members where rule.source.covers(member.syntax, rules.defaultKind, in: member.tree) {
      add(rule.pattern.applied(to: rule.source.base(of: member.syntax, in: member.tree)), of: member)
    }
  }
  contested.formUnion(generated.compactMap { owners[$0] })
  return contested.isEmpty ? [] : members.filter { contested.contains($0.index) }
}
