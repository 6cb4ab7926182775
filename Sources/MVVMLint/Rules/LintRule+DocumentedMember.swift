import MVVMModel
import MVVMSource

extension LintRule {
  package static let documentedMember = LintRule(
    identifier: .documentedMember,
    summary: "Every view model, input and output has documentation",
    details: """
      People who write views read the documentation in the protocol. Write '///'
      lines above every view model, input and output. Dependencies need none.
      """,
    example: """
        /// Signs a person in.
        viewmodel LoginViewModel {
          inputs {
      +     /// Call when the submit button is tapped.
            submitTapped()
          }
        }
      """
  ) { viewModel, _, findings in
    if isUndocumented(viewModel.documentation) { findings.report(undocumented(viewModel.name)) }
    for member in viewModel.members where isUndocumented(member.documentation) {
      findings.report(undocumented(member.selector), of: member)
    }
  }
}

private func isUndocumented(_ lines: [Text]) -> Bool { lines.allSatisfy(\.isEmpty) }

private func undocumented(_ name: Text) -> String {
  "'\(name)' has no documentation: write a '///' line above it"
}
