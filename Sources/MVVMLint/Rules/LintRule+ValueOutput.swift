import MVVMConfiguration
import MVVMModel
import MVVMSource

extension LintRule {
  package static let valueOutput = LintRule(
    identifier: .valueOutput,
    summary: "Outputs can be observed",
    level: .off,
    details: """
      The values that a view shows may change. A 'value' or a function is read
      once, and the view would not know when to read it again.
      """,
    example: """
        /// Shows tabs.
        viewmodel TabsViewModel {
          outputs {
            /// The tab that shows now.
      -     value currentTab: Tab
      +     state currentTab: Tab
          }
        }
      """
  ) { viewModel, _, findings in
    for output in viewModel.outputs where !output.isStream {
      findings.report("'\(output.selector)' cannot be observed: make it a 'state'", of: output)
    }
  }
}
