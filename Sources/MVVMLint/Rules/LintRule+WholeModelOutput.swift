import MVVMModel
import MVVMSource
import MVVMSwift
import MVVMSyntax

extension LintRule {
  package static let wholeModelOutput = LintRule(
    identifier: .wholeModelOutput,
    summary: "An output carries the values to show, not a whole model",
    isOffInSwiftUI: true,
    details: """
      A view that gets a whole model chooses which parts to show, and no test
      checks its choice. The rule allows types of the standard library, of
      Foundation and of the view's frameworks ('UI…', 'NS…', 'CG…'), and types
      whose last word suggests showing or choosing, such as 'RowData',
      'LoginState' or 'FormError'. 'allowedTypes' in the configuration adds types;
      '*Thing' allows all names with that ending. An output that passes a model
      on, such as 'goToProject' or 'notifyDelegate', may carry one. In the styles
      for SwiftUI, whose lists take 'Identifiable' models, this rule is off unless
      the configuration sets its level.
      """,
    example: """
        /// Shows a profile.
        viewmodel ProfileViewModel {
          outputs {
      -     /// Emits whose profile it is.
      -     person: Person
      +     /// Emits the name at the top.
      +     fullName: String
          }
        }
      """
  ) { viewModel, spec, findings in
    let settings = spec.settings
    for output in viewModel.outputs where !passesModelOn(output) {
      // A generic type is skipped: only its arguments are checked.
      let model = output.typeName { !$0.isGeneric && !isAllowed($0, settings) }
      guard let model else { continue }
      findings.report(
        "'\(output.selector)' carries a whole '\(model.type)': pass the values to show, or a type made for them",
        at: model.range,
        of: output
      )
    }
  }
}

/// Returns whether an output passes its value on for an action: its name begins with a verb, and it is not a
/// state.
private func passesModelOn(_ output: Output) -> Bool {
  guard case .stream(let kind, _) = output.form, kind?.traits.holdsValue != true else { return false }
  return words(of: output.name).first.map(passingVerbs.contains) == true
}

private func isAllowed(_ type: TypeName, _ settings: LintSettings) -> Bool {
  let name = type.name
  return settings.allowedTypes.contains(name) || type.isOf(frameworks)
    || firstRange(of: viewModel, in: name.bytes) != nil || shownSuffixes.contains { name.hasSuffix($0) }
    || settings.allowedEndings.contains { name.bytes.suffix($0.count).elementsEqual($0.bytes) }
}

/// The text that names of view models contain. Such names may be those of a part and its protocols.
private let viewModel = Array("ViewModel".utf8)[...]

/// Verbs for actions of a coordinator, a delegate or the app with a model.
private let passingVerbs: WordSet = "go log notify open present push show start update"

/// Prefixes of Apple frameworks for values and for views.
private let frameworks: WordSet = "CA CG NS UI"

/// Endings of names of types that are made to be shown, or to choose among a few options.
private let shownSuffixes: [String] = [
  "Action", "Alert", "Alignment", "Animation", "Appearance", "Badge", "Color", "Content", "Context", "Data",
  "Destination", "Direction", "Error", "ErrorMessage", "Field", "Font", "Frequency", "ID", "Icon", "Id",
  "Identifier", "Image", "Index", "Intent", "Item", "Kind", "Level", "Mode", "Option", "Options", "Param",
  "Parameters", "Params", "Position", "Presentation", "Quantity", "Request", "Route", "Row", "Section",
  "Size", "Sort", "Source", "State", "Status", "Step", "Style", "Tab", "Text", "Theme", "Title", "Type",
]
