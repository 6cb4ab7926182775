import MVVMModel
import MVVMSource

extension LintRule {
  package static let size = LintRule(
    identifier: .size,
    summary: "A view model has few members",
    details: """
      A screen with many functions is split into smaller view models, which are
      handed to the large one as dependencies and shown by it as values. Inputs,
      outputs and errors are counted; 'maximumMembers' in the configuration sets
      the limit, which is 25, and 1 in these examples.
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
      "'\(viewModel.name)' has \(count) members, more than \(most): compose it of smaller view models"
    )
  }
}
