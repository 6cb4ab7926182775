import MVVMModel
import MVVMSource
import MVVMSyntax

extension LintRule {
  package static let alphabeticalOrder = LintRule(
    identifier: .alphabeticalOrder,
    summary: "Imports, inputs, outputs and errors are in alphabetical order",
    hasFix: true,
    details: """
      Members are sorted by base name, ignoring case, then by full name. Imports
      are sorted by module, as in 'swift format'. Dependencies keep the order of
      the initializer. '--fix' sorts, and comments move with their members.
      """,
    example: """
        /// Signs a person in.
        viewmodel LoginViewModel {
          inputs {
      +     /// Call when the text of the email field changes.
      +     emailChanged(_ email: String)
            /// Call when the submit button is tapped.
            submitTapped()
      -     /// Call when the text of the email field changes.
      -     emailChanged(_ email: String)
          }
        }
      """,
    checkFile: checkImports
  ) { viewModel, spec, findings in
    // The members in the model are sorted. If the file has the same order, there is nothing to report.
    for facet in viewModel.facets where !facet.isInOrderOfFile {
      let members = facet.members.sorted { $0.index < $1.index }
      let list = facet.title
      findings.reportOrder(
        of: members.map { ($0.selector, $0.nameRange, $0.syntax.tokens) },
        list,
        Subject(viewModel: viewModel.name.description, facet: list),
        in: spec.tree
      ) { spec.tree.precedes(members[$0].index, members[$1].index) }
    }
  }
}

private func checkImports(_ spec: LintedSpec, _ findings: inout LintFindings) {
  let (tree, imports) = (spec.tree, spec.tree.imports)
  guard imports.count > 1 else { return }
  let keys = imports.map { ImportKey($0, in: tree) }
  findings.reportOrder(
    of: imports.map { (tree.joined($0.path), tree.range($0.path), $0.tokens) },
    "imports",
    Subject(facet: "imports"),
    in: tree
  ) { keys[$0] < keys[$1] }
}

/// A member or an import in a list.
private typealias ListEntry = (name: Text, range: Range<Int>, tokens: TokenRange)

extension LintFindings {
  /// Reports the first entry that should come before its predecessor, and the first entry that it should
  /// precede.
  fileprivate mutating func reportOrder(
    of entries: [ListEntry],
    _ list: String,
    _ subject: Subject,
    in tree: SpecSyntax,
    by precedes: (Int, Int) -> Bool
  ) {
    guard let misplaced = entries.indices.dropFirst().first(where: { precedes($0, $0 - 1) }),
      let larger = entries.indices.first(where: { precedes(misplaced, $0) })
    else { return }
    self.report(
      "'\(entries[misplaced].name)' belongs before '\(entries[larger].name)': \(list) are in alphabetical order",
      at: entries[misplaced].range,
      of: subject,
      fix: sortingFix(entries.map(\.tokens), order: entries.indices.sorted(by: precedes), in: tree)
    )
  }
}
