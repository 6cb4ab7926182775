import MVVMGenerator
import MVVMModel
import MVVMSource

extension LintRule {
  package static let valueOutput = LintRule(
    identifier: .valueOutput,
    summary: "Outputs can be observed",
    level: .off,
    details: """
      What a view shows may change, so that it is best observed. A 'value' and a
      function are read at one moment only, and the view has to know when to ask
      again. Where that is right, an ignore can say why. Off unless the
      configuration turns it on.
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
