import MVVMConfiguration
import MVVMModel
import MVVMSource
import MVVMStyles

extension LintRule {
  package static let observableInput = LintRule(
    identifier: .observableInput,
    summary: "Inputs cannot be observed from outside",
    level: .off,
    details: """
      If a style exposes the relays of inputs, any code can subscribe to them.
      Choose a style whose inputs are functions, or 'rxswift-observers'. Inputs
      with a reply are functions in every style.
      """,
    example: """
        /// Signs a person in, in a style that exposes relays.
        viewmodel LoginViewModel {
          inputs {
      -     /// Call when the submit button is tapped.
      -     submitTapped()
      +     /// Call when the submit button is tapped; the reply says whether all is well.
      +     submitTapped() -> Bool
          }
        }
      """
  ) { viewModel, spec, findings in
    for input in viewModel.inputs where spec.style.exposesRelays && !spec.style.interface.isCalled(input) {
      findings.report("'\(input.selector)' can be observed by any code that has the view model", of: input)
    }
  }
}
