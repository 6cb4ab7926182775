import MVVMModel
import MVVMSource
import MVVMSyntax

extension LintRule {
  public static let alphabeticalOrder = LintRule(
    .alphabeticalOrder,
    "Imports, inputs, outputs and errors stand in alphabetical order",
    hasFix: true,
    details: """
      Whoever looks for a member knows where it is, and two people who add one
      seldom add it at the same place. Members stand by base name without regard
      to case, then by full name; imports by module, those of one declaration
      behind them and '@testable' ones last, as 'swift format' sorts them. Each
      list is reported once, where it first leaves its order. Dependencies keep
      theirs: it is that of the initializer. '--fix' sorts; comments on lines of
      their own go with what follows them, those behind a member with it.
      """,
    bad: """
      /// Signs a person in.
      viewmodel LoginViewModel {
        inputs {
          /// Call when the submit button is tapped.
          submitTapped()
          /// Call when the text of the email field changes.
          emailChanged(_ email: String)
        }
      }

      """,
    good: """
      /// Signs a person in.
      viewmodel LoginViewModel {
        inputs {
          /// Call when the text of the email field changes.
          emailChanged(_ email: String)
          /// Call when the submit button is tapped.
          submitTapped()
        }
      }

      """
  ) { spec, findings in
    checkImports(spec, &findings)
    for viewModel in spec.viewModels {
      // The model has the members sorted. If that is also the order of the file, nothing is to be reported.
      let model = viewModel.model
      for facet in model.facets where !areInOrderOfFile(facet.members) {
        reportOrder(of: viewModel.all.filter { $0.section == facet.section }, spec.tree, &findings)
      }
    }
  }
}

private func reportOrder(
  of members: [LintedMember],
  _ tree: SpecSyntax,
  _ findings: inout LintFindings
) {
  let members = Array(members)
  guard let pair = firstMisplaced(members, precedes: { order($0, $1) < 0 }) else { return }
  findings.report(
    "'\(pair.misplaced.selector)' belongs before '\(pair.larger.selector)': "
      + "\(pair.misplaced.section.rawValue) stand in alphabetical order",
    at: pair.misplaced.nameRange,
    of: Subject(viewModel: pair.misplaced.viewModel.description, facet: pair.misplaced.section.rawValue),
    fix: sortingFix(
      members.map(\.syntax.tokens),
      order: order(of: members.count) { order(members[$0], members[$1]) < 0 },
      in: tree
    )
  )
}

private func checkImports(_ spec: LintedSpec, _ findings: inout LintFindings) {
  let imports = spec.tree.imports
  guard imports.count > 1 else { return }
  let models = imports.map { syntax in
    Import(
      attributes: spec.tree.attributes[syntax.attributes].map { spec.tree.spelling($0) },
      kind: syntax.kind.map { spec.tree.text($0) },
      path: spec.tree.joined(syntax.path)
    )
  }
  guard
    let pair = firstMisplaced(Array(models.indices), precedes: { models[$0].key < models[$1].key })
  else { return }
  findings.report(
    "'\(models[pair.misplaced].path)' belongs before '\(models[pair.larger].path)': "
      + "imports stand in alphabetical order",
    at: spec.tree.range(imports[pair.misplaced].path),
    of: Subject(facet: "imports"),
    fix: sortingFix(
      imports.map(\.tokens),
      order: order(of: models.count) { models[$0].key < models[$1].key },
      in: spec.tree
    )
  )
}

/// Returns the first element that should come before its predecessor, and the first element that it should precede.
private func firstMisplaced<Element>(
  _ elements: [Element],
  precedes: (Element, Element) -> Bool
) -> (misplaced: Element, larger: Element)? {
  for index in elements.indices.dropFirst() where precedes(elements[index], elements[index - 1]) {
    let misplaced = elements[index]
    return elements.first { precedes(misplaced, $0) }.map { (misplaced, $0) }
  }
  return nil
}
