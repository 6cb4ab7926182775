import MVVMModel
import MVVMSource

extension LintRule {
  public static let documentedMember = LintRule(
    .documentedMember,
    "Every view model, input and output has documentation",
    details: """
      The documentation of a member is carried into the protocol, where a person
      reads it who writes the view. Lines that begin with '///' on lines of
      their own document what follows them. Dependencies need none.
      """,
    bad: """
      /// Signs a person in.
      viewmodel LoginViewModel {
        inputs {
          submitTapped()
        }
      }

      """,
    good: """
      /// Signs a person in.
      viewmodel LoginViewModel {
        inputs {
          /// Call when the submit button is tapped.
          submitTapped()
        }
      }

      """
  ) { spec, findings in
    for viewModel in spec.viewModels {
      if isUndocumented(viewModel.model.documentation) {
        let message = undocumented(viewModel.model.name)
        findings.report(message, at: viewModel.model.nameRange, of: viewModel.subject)
      }
      for member in viewModel.inputs where isUndocumented(member.documentation) {
        findings.report(undocumented(member.selector), at: member)
      }
      for member in viewModel.shown where isUndocumented(member.documentation) {
        findings.report(undocumented(member.selector), at: member)
      }
    }
  }
}

private func isUndocumented(_ lines: [Text]) -> Bool {
  lines.allSatisfy(\.isEmpty)
}

private func undocumented(_ name: Text) -> String {
  "'\(name)' has no documentation: write a '///' line above it"
}
