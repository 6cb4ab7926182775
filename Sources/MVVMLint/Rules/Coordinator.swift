import MVVMModel
import MVVMSource
import MVVMSyntax

extension LintRule {
  public static let coordinator = LintRule(
    .coordinator,
    "Navigation goes through a coordinator or through outputs",
    details: """
      With both, nobody can tell where a screen is presented from. A view model
      with a coordinator among its dependencies presents screens by it; one
      without tells the view by outputs such as 'goToProject' or 'showHelp'.
      Outputs that begin with 'goTo', 'show', 'present', 'push' or 'navigate'
      are reported beside a coordinator, Boolean ones excepted, which say what
      is visible.
      """,
    bad: """
      /// Signs a person up.
      viewmodel SignUpViewModel {
        dependencies {
          coordinator: any Coordinator
        }
        outputs {
          /// Emits when the onboarding is to be shown.
          event goToOnboarding: Void
        }
      }

      """,
    good: """
      /// Signs a person up.
      viewmodel SignUpViewModel {
        dependencies {
          coordinator: any Coordinator
        }
        outputs {
          /// Emits whether a request is under way.
          isLoading: Bool
        }
      }

      """
  ) { spec, findings in
    for viewModel in spec.viewModels {
      let coordinator = viewModel.dependencies.first { isCoordinator($0, viewModel.types(of: $0)) }
      guard let coordinator else { continue }
      let note = Note("the coordinator is here", at: Place(spec.tree.file, coordinator.nameRange))
      for member in viewModel.outputs where isNavigation(member) {
        let message = "'\(member.selector)' navigates beside '\(coordinator.name)': go through one of them"
        findings.report(message, at: member, notes: [note])
      }
    }
  }
}

private func isCoordinator(_ member: LintedMember, _ types: ArraySlice<TypeName>) -> Bool {
  var name = member.name
  if takeLastWord(of: &name).spells("coordinator") { return true }
  return types.contains { hasWord($0.name, where: coordinatorWords.contains) }
}

private func isNavigation(_ member: LintedMember) -> Bool {
  guard let output = member.output, output.isStream, !output.type.text.spells("Bool") else { return false }
  let words = words(of: member.name)
  return words.starts(with: ["go", "to"]) || words.first.map(navigationVerbs.contains) == true
}

private let coordinatorWords: WordSet = "coordinable coordinating coordinator"

private let navigationVerbs: WordSet = "navigate present push show"
