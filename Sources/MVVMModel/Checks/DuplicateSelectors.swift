import MVVMSource
import MVVMSyntax

/// Returns the members that Swift cannot distinguish from another one: they have the same base name and
/// labels, and are not inputs with different parameter types.
func duplicateSelectors(among members: [Member]) -> [NameConflict] {
  let declared = members.filter { $0.section != .dependencies }
  return declared.groups(sharing: \.key).flatMap(conflicts)
}

/// Returns the conflicts among members with the same name and labels.
private func conflicts(among members: [Member]) -> [NameConflict] {
  let first = members[0]
  guard first.syntax.isInput else { return members.dropFirst().map { conflict($0, with: first) } }
  let form = overloadForm(in: first.tree)
  var overloads: [Text: Member] = [:]
  return members.compactMap { member in
    guard let overload = member.input?.overload(form) else { return conflict(member, with: first) }
    if let same = overloads[overload] { return conflict(member, with: same) }
    overloads[overload] = member
    return nil
  }
}

/// Returns the form of types by which Swift distinguishes functions. In Swift 5 mode, attributes of parameter
/// types do not distinguish them.
private func overloadForm(in tree: SpecSyntax) -> TypeForm {
  let modules = tree.imports.map { tree.text($0.path.lowerBound).unquoted }
  return TypeForm(modules: ["Swift"] + modules, hasAttributes: false)
}

private func conflict(_ member: Member, with first: Member) -> NameConflict {
  let facets = first.facet == member.facet ? first.facet : "\(first.facet) and \(member.facet)"
  let isPair = first.syntax.isInput != member.syntax.isInput && first.selector != member.selector
  let message =
    isPair
    ? "'\(member.name)' is an input without arguments and an output: "
      + "Swift rejects the pair in one class; rename one"
    : "'\(member.selector)' is declared twice in \(facets)"
  let (earlier, later) = first.index < member.index ? (first, member) : (member, first)
  let note = Note("'\(earlier.selector)' is first declared here", at: earlier.place)
  let identifier: DiagnosticIdentifier = isPair ? .conflictingFacets : .duplicateMember
  return NameConflict(member, Diagnostic(identifier, message, at: later.place, notes: [note]))
}

extension Member {
  /// The name and labels. A function without arguments has the same key as a property.
  fileprivate var key: Text { self.syntax.isProperty ? self.name : self.selector }
}
