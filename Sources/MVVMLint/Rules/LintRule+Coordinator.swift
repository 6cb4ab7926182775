import MVVMModel
import MVVMSource
import MVVMSwift
import MVVMSyntax

extension LintRule {
  package static let coordinator = LintRule(
    identifier: .coordinator,
    summary: "Navigation goes through a coordinator or through outputs",
    details: """
      A coordinator among the dependencies presents the screens. Without one,
      outputs such as 'goToProject' or 'showHelp' notify the view. With a
      coordinator, outputs that begin with 'goTo', 'show', 'present', 'push' or
      'navigate' are reported, except Boolean ones.
      """,
    example: """
        /// Signs a person up.
        viewmodel SignUpViewModel {
          dependencies {
            coordinator: any Coordinator
          }
          outputs {
      -     /// Emits when the onboarding is to be shown.
      -     event goToOnboarding: Void
      +     /// Emits whether a request is under way.
      +     isLoading: Bool
          }
        }
      """
  ) { viewModel, spec, findings in
    guard let coordinator = viewModel.dependencies.first(where: isCoordinator) else { return }
    let note = Note("the coordinator is here", at: SourceRange(spec.tree.file, coordinator.nameRange))
    for output in viewModel.outputs where isNavigation(output) {
      let message =
        "'\(output.selector)' navigates in addition to '\(coordinator.name)': use only one of them"
      findings.report(message, of: output, notes: [note])
    }
  }
}

private func isCoordinator(_ dependency: Dependency) -> Bool {
  if words(of: dependency.name).last == "coordinator" { return true }
  return dependency.typeName { words(of: $0.name).contains(where: coordinatorWords.contains) } != nil
}

private func isNavigation(_ output: Output) -> Bool {
  guard output.section == .outputs, output.isStream, output.type.text != "Bool" else { return false }
  let words = words(of: output.name)
  return words.starts(with: ["go", "to"]) || words.first.map(navigationVerbs.contains) == true
}

private let coordinatorWords: WordSet = "coordinable coordinating coordinator"
private let navigationVerbs: WordSet = "navigate present push show"
