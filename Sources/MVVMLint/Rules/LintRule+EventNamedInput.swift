import MVVMModel
import MVVMSource
import MVVMSwift

extension LintRule {
  package static let eventNamedInput = LintRule(
    identifier: .eventNamedInput,
    summary: "Inputs name what happens, not what is to be done",
    details: """
      The view tells what a person did; the view model decides what comes of it. A
      name that begins with a verb such as 'fetch' or 'submit' is reported, unless
      a later word makes it an event: 'saveButtonTapped', 'loadDidFinish'. Allowed
      are what a person does to a control ('select', 'refresh', 'type'),
      'configure…', and 'async' inputs. 'commandVerbs' in the configuration adds
      verbs.
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
    for input in viewModel.inputs where spec.settings.commandVerbs.contains(firstWord(of: input.name)) {
      if input.isAsync || namesEvent(input.name, spec.settings) { continue }
      let message = "'\(input.name)' is a command: name what happens, such as a tap or a change"
      findings.report(message, of: input)
    }
  }
}

/// Whether a word after the first describes something that happened, as participles do. Words for a state, such as
/// `enabled`, do not count.
private func namesEvent(_ name: Text, _ settings: LintSettings) -> Bool {
  var isFirst = true
  return hasWord(name) { word in
    defer { isFirst = false }
    return !isFirst
      && (eventWords.contains(word) || (word.count > 3 && word.hasSuffix("ed") && !isStatus(word, settings)))
  }
}

/// Whether a word describes a state of the view. `toggled` and `pressed` are such words, but describe events here.
private func isStatus(_ word: Text, _ settings: LintSettings) -> Bool {
  settings.statusWords.contains(word) && !eventParticiples.contains(word)
}

private let eventParticiples: WordSet = "closed dismissed opened paused pressed toggled"
