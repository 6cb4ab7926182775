import MVVMModel
import MVVMSource
import MVVMSyntax

extension LintRule {
  package static let screenName = LintRule(
    identifier: .screenName,
    summary: "A view model is named after its screen, and its file after the view model",
    details: """
      The messages screen has a 'MessagesViewModel', and a cell for a message a
      'MessageCellViewModel', each in a file of the same name. A view model that
      is only part of others may be a use case, such as 'LoginUseCase'. A file
      with several view models is named after one of them.
      """,
    example: """
        /// Shows messages.
      - viewmodel Messages {
      + viewmodel MessagesViewModel {
          inputs {
            /// Call when the view loads.
            viewDidLoad()
          }
        }
      """,
    checkFile: checkFileName
  ) { viewModel, _, findings in
    let name = viewModel.name
    let isUseCase = name.hasSuffix("UseCase") && name.count > 7
    if name.hasSuffix("ViewModel") && name.count > 9 || isUseCase { return }
    findings.report("'\(name)' is not named after its screen: write '\(screen(in: name))ViewModel'")
  }
}

private func checkFileName(_ spec: LintedSpec, _ findings: inout LintFindings) {
  let file = spec.tree.file.name
  guard let first = spec.viewModels.first, file.hasSuffix(specSuffix), file != specSuffix else { return }
  let name = Text(stem(file))
  if spec.viewModels.contains(where: { $0.name == name }) { return }
  let message = "'\(first.name)' is in '\(file)': name the file '\(first.name)\(specSuffix)'"
  findings.report(message, at: first.nameRange, of: Subject(viewModel: first.name.description))
}

/// Returns the part of a name that may be the name of a screen.
private func screen(in name: Text) -> Text {
  let endings: [String] = ["ViewModel", "Viewmodel", "ViewController", "VM", "View", "Model", "Controller"]
  guard let ending = endings.first(where: { name.hasSuffix($0) }) else { return name }
  let rest = name.bytes.dropLast(ending.utf8.count)
  return rest.isEmpty ? "Screen" : Text(rest)
}
