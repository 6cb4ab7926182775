import MVVMSource
import MVVMSyntax

/// Checks a view model and returns it without its broken members.
func checkViewModel(
  _ syntax: ViewModelSyntax,
  named name: Int,
  in tree: SpecSyntax,
  rules: CheckRules,
  _ findings: inout [Diagnostic]
) -> ViewModel {
  let viewModel = ViewModel(syntax, named: name, in: tree)
  let sections = syntax.sections
  checkFacets(of: viewModel, sections: sections, rules: rules, &findings)
  checkAttributes(syntax.attributes, of: .viewModel, in: tree, &findings)
  checkConformances(of: viewModel, rules, &findings)
  for index in syntax.members {
    let member = tree.members[index]
    // The attributes of a broken member may have another mistake, which has not been reported yet.
    checkAttributes(member.attributes, of: AttributeRole(member), in: tree, &findings)
    if !member.isBroken { checkMember(member, rules: rules, in: tree, &findings) }
  }
  if !rules.isMainActor, !viewModel.isMainActor { checkIsolation(of: viewModel, &findings) }
  if syntax.items.count == sections.count,
    sections.allSatisfy({ $0.kind == .dependencies || $0.items.isEmpty })
  {
    let message = "'\(viewModel.name)' has neither inputs nor outputs"
    findings.append(Diagnostic(.emptyViewModel, message, at: tree.place(name)))
  }
  let pairs = rules.storesStates ? viewModel.pairs(rules.defaultKind) : []
  checkNames(of: viewModel, rules: rules, pairs: pairs, &findings)
  // The generated file imports `Binding`, which hides types of that name from modules imported as a whole.
  let imported: WordSet = viewModel.isWritten(pairs) ? "Binding" : ""
  checkNestedTypes(in: syntax.body, of: tree, rules.nestedTypes.union(imported), &findings)
  checkTypesOfTests(of: syntax, in: tree, rules.typesOfTests, &findings)
  // The function that binds inputs has a type parameter for each.
  let scopes = rules.namespaces.filter { $0.bindsInputs && !$0.derived.isEmpty }
  let sent = scopes.isEmpty ? [] : viewModel.inputs.filter(\.isSent)
  let names = scopes.flatMap { scope in sent.flatMap { scope.names(of: $0, rules.defaultKind) } }
  let hidden = WordSet(names.filter { $0.pattern != .name }.map(\.text))
  for input in sent { checkNestedTypes(in: input.syntax.tokens, of: tree, hidden, &findings) }
  return viewModel
}

/// Warns about the first `async` input that Swift 6 would not let views call, since they are on the main
/// actor. Swift 5 allows the call, and so do modules whose default isolation is the main actor, but specs do
/// not show that.
private func checkIsolation(of viewModel: ViewModel, _ findings: inout [Diagnostic]) {
  let input = viewModel.inputs.first { $0.isAsync && !$0.isMainActor }
  guard let effect = input?.syntax.effect else { return }
  let message = "Swift 6 does not let views call it: write '@MainActor' before the view model"
  let (place, fix) = (viewModel.tree.place(effect), isolation(of: viewModel))
  findings.append(Diagnostic(.asyncNeedsMainActor, message, at: place, severity: .warning, fix: fix))
}

private func isolation(of viewModel: ViewModel) -> Fix {
  let start = viewModel.tree.range(viewModel.syntax.tokens).lowerBound
  return Fix(Edit(start..<start, "@MainActor\n"))
}

private func checkConformances(of viewModel: ViewModel, _ rules: CheckRules, _ findings: inout [Diagnostic]) {
  let tree = viewModel.tree
  var names: Set<Text> = []
  for type in viewModel.syntax.conformances {
    let text = SpecType(type, in: tree).text
    if !isProtocol(type, in: tree) {
      findings.append(
        Diagnostic(.unsupportedType, "'\(text)' is not a protocol", at: tree.place(type.tokens))
      )
    } else if !names.insert(text).inserted {
      findings.append(Diagnostic(.duplicateName, "duplicate '\(text)'", at: tree.place(type.tokens)))
    } else if !rules.isMainActor, !viewModel.isMainActor, text == "Sendable" || text == "Swift.Sendable" {
      // Any thread could use the backings in the class.
      let message =
        "only a '@MainActor' view model is 'Sendable' by itself: write '@MainActor' before it, or '@unchecked Sendable'"
      let (place, fix) = (tree.place(type.tokens), isolation(of: viewModel))
      findings.append(Diagnostic(.unsupportedType, message, at: place, fix: fix))
    } else if rules.conformances.contains(where: { text == $0 || text.description.hasSuffix(".\($0)") }) {
      let message = "the style already makes the class an '\(text)': remove it"
      findings.append(Diagnostic(.duplicateName, message, at: tree.place(type.tokens)))
    } else if text == "ObservableObject" || text == "Combine.ObservableObject" {
      let other = rules.storesStates ? "" : #", or "observed": "combine" for an object next to the class"#
      let message =
        #"SwiftUI does not observe this class: use "style": "observable-object"\#(other)"#
      findings.append(Diagnostic(.observableObject, message, at: tree.place(type.tokens), severity: .warning))
    }
  }
}

/// Returns whether a class can conform to a type, as far as the spelling shows.
private func isProtocol(_ type: TypeSyntax, in tree: SpecSyntax) -> Bool {
  switch type.kind {
  case .name: unsupported(type, in: tree) == nil
  case .composition: tree.parts(of: type).allSatisfy { isProtocol($0.type, in: tree) }
  case .attributed:
    areAttributes(tree.prefix(of: type), among: conformanceAttributes, in: tree)
      && isProtocol(tree.firstPart(of: type), in: tree)
  default: false
  }
}

/// Swift attributes that a conformance can have.
private let conformanceAttributes: WordSet = "preconcurrency retroactive unchecked unsafe"
