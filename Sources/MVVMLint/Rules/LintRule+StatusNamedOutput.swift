import MVVMModel
import MVVMSource
import MVVMSwift
import MVVMSyntax

extension LintRule {
  package static let statusNamedOutput = LintRule(
    identifier: .statusNamedOutput,
    summary: "Outputs are named after the view, not the data",
    details: """
      The view binds 'isLeftMenuHidden' directly; with 'isGuest' it would have to
      decide what guests see. The rule reports a Boolean output whose name has no
      word about the view: a status such as 'hidden' or 'loading', or a part such
      as 'button'. It ignores functions, bindings and facets that are not for the
      view, such as 'dataOutputs'. 'statusWords' in the configuration adds words.
      """,
    example: """
        /// Shows the menu.
        viewmodel MenuViewModel {
          outputs {
      -     /// Emits whether nobody is signed in.
      -     isGuest: Bool
      +     /// Emits whether the menu on the left is hidden.
      +     isLeftMenuHidden: Bool
          }
        }
      """
  ) { viewModel, spec, findings in
    for output in viewModel.outputs where output.isForView && isBoolean(output) {
      if words(of: output.name).contains(where: spec.settings.statusWords.contains) { continue }
      let message =
        "'\(output.name)' describes the data: describe what the view shows, such as 'is…Hidden'"
      findings.report(message, of: output)
    }
  }
}

extension Output {
  /// Whether it is one of the outputs that a view shows, as far as the name of the facet shows.
  fileprivate var isForView: Bool {
    self.section == .outputs && !self.isBinding && (self.syntax.facet == nil || self.facet.hasPrefix("ui"))
  }
}

private func isBoolean(_ output: Output) -> Bool {
  if case .function = output.form { return false }
  let type = output.type.text
  return type == "Bool" || type == "Bool?"
}
