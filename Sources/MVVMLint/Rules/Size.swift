import MVVMModel
import MVVMSource

extension LintRule {
  public static let size = LintRule(
    .size,
    "A view model has few members",
    details: """
      A screen with many functions is split into smaller view models, which are
      handed to the large one as dependencies and shown by it as values. Inputs,
      outputs and errors are counted; 'maximumMembers' in the configuration sets
      the limit, which is 25, and 1 in these examples.
      """,
    bad: """
      /// Shows the settings.
      viewmodel SettingsViewModel {
        inputs {
          /// Call when the view loads.
          viewDidLoad()
        }
        outputs {
          /// Emits the summary above the settings.
          summary: String
        }
      }

      """,
    good: """
      /// Shows the settings.
      viewmodel SettingsViewModel {
        outputs {
          /// Emits the summary above the settings.
          summary: String
        }
      }

      """
  ) { spec, findings in
    for viewModel in spec.viewModels {
      let count = viewModel.inputs.count + viewModel.shown.count
      guard count > spec.settings.maximumMembers else { continue }
      findings.report(
        "'\(viewModel.model.name)' has \(count) members, more than \(spec.settings.maximumMembers): "
          + "compose it of smaller view models",
        at: viewModel.model.nameRange,
        of: viewModel.subject
      )
    }
  }
}
