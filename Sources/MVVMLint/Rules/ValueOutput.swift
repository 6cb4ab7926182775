import MVVMGenerator
import MVVMModel
import MVVMSource

extension LintRule {
  public static let valueOutput = LintRule(
    .valueOutput,
    "Outputs can be observed",
    level: .off,
    details: """
      What a view shows may change, so that it is best observed. A 'value' and a
      function are read at one moment only, and the view has to know when to ask
      again. Where that is right, an ignore can say why. Off unless the
      configuration turns it on.
      """,
    bad: """
      /// Shows tabs.
      viewmodel TabsViewModel {
        outputs {
          /// The tab that shows now.
          value currentTab: Tab
        }
      }

      """,
    good: """
      /// Shows tabs.
      viewmodel TabsViewModel {
        outputs {
          /// The tab that shows now.
          state currentTab: Tab
        }
      }

      """
  ) { spec, findings in
    for viewModel in spec.viewModels {
      for member in viewModel.shown where member.output?.isStream == false {
        findings.report("'\(member.selector)' cannot be observed: make it a 'state'", at: member)
      }
    }
  }
}
