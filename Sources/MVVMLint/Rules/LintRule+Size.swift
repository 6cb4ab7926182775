import MVVMModel
import MVVMSource

extension LintRule {
  package static let size = LintRule(
    identifier: .size,
    summary: "A view model has few members",
    details: """
      Split a large screen into smaller view models, which it takes as
      dependencies and exposes as values. Inputs, outputs and errors are counted.
      'maximumMembers' in the configuration sets the limit: 25 by default, 1 in
      these examples.
      """,
    example: """
        /// Shows the settings.
        viewmodel SettingsViewModel {
      -   inputs {
      -     /// Call when the view loads.
      -     viewDidLoad()
      -   }
          outputs {
            /// Emits the summary above the settings.
            summary: String
          }
        }
      """
  ) { viewModel, spec, findings in
    let (count, most) = (viewModel.members.count, spec.settings.maximumMembers)
    if count <= most { return }
    findings.report(
      "'\(viewModel.name)' has \(count) members, more than \(most): split it into smaller view models"
    )
  }
}
