import MVVMModel
import MVVMSource
import MVVMSwift

extension LintRule {
  package static let eventNamedInput = LintRule(
    identifier: .eventNamedInput,
    summary: "Inputs are named after events, not commands",
    details: """
      The view reports what a person did; the view model decides what to do. The
      rule reports a name that begins with a verb such as 'fetch' or 'submit',
      unless a later word makes it an event: 'saveButtonTapped', 'loadDidFinish'.
      It allows verbs for what a person does to a control ('select', 'refresh',
      'type'), 'configure…' and 'async' inputs. 'commandVerbs' in the
      configuration adds verbs.
      """,
    example: """
        /// Writes an order.
        viewmodel OrderViewModel {
          inputs {
            /// Call when the submit button is tapped.
      -     submitItem()
      +     submitTapped()
          }
        }
      """
  ) { viewModel, spec, findings in
    for input in viewModel.inputs {
      let words = words(of: input.name)
      guard let verb = words.first, spec.settings.commandVerbs.contains(verb) else { continue }
      if input.isAsync || namesEvent(words.dropFirst(), spec.settings) { continue }
      let message = "'\(input.name)' is a command: name what happens, such as a tap or a change"
      findings.report(message, of: input)
    }
  }
}

/// Returns whether a word describes an event, as participles do unless they describe a state.
private func namesEvent(_ words: ArraySlice<Text>, _ settings: LintSettings) -> Bool {
  words.contains { word in
    eventWords.contains(word) || (isParticiple(word) && !isStatus(word, settings))
  }
}

/// Returns whether a word describes a state of the view. `toggled` and `pressed` do, but mean events here.
private func isStatus(_ word: Text, _ settings: LintSettings) -> Bool {
  settings.statusWords.contains(word) && !eventParticiples.contains(word)
}

private let eventParticiples: WordSet = "closed dismissed opened paused pressed toggled"
