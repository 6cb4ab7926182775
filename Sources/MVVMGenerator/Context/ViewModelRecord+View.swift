import MVVMConfiguration
import MVVMModel
import MVVMSource
import MVVMStyles
import MVVMSyntax
import MVVMTemplates

// The scaffold of the view that shows a view model.
extension ViewModelFacts {
  var viewIsCell: Bool { !self.isObserved && (self.viewModel.subject ?? "").hasSuffix("Cell") }

  var viewIsSubview: Bool { (self.viewModel.subject ?? "").hasSuffix("View") }
}

extension ViewModelRecord {
  /// Whether the view has a preview with a mock. The compiler would warn about a preview that is itself
  /// deprecated.
  var hasPreview: Bool {
    let hasMock = self.facts.settings.mocks.isInSources && self.facts.typeProtocol != .none
    let isDeprecated = self.viewModel.attributes.contains { $0.description.contains("deprecated") }
    return hasMock && !isDeprecated && self.style.knowsAnswers(of: self.viewModel)
  }
}

extension Style {
  /// Returns whether a mock can be created with literals only.
  fileprivate func knowsAnswers(of viewModel: ViewModel) -> Bool {
    let started = Set(self.manifest.pairs(of: viewModel).filter { $0.start != nil }.map(\.state.index))
    let asked = viewModel.outputs.filter { output in
      let traits = output.kind(self.manifest.defaultKind).traits
      return !traits.isStream
        || traits.holdsValue && output.initialValue == nil && !started.contains(output.index)
    }
    let replies = viewModel.inputs.filter(\.hasReply).compactMap(\.reply)
    return (asked.map(\.type) + replies).allSatisfy { $0.placeholder != nil }
  }
}

/// Returns the name of the view. If the view model is named after a view, it is that one: `RowCell` for
/// `RowCellViewModel`.
package func viewName(of viewModel: ViewModel, _ settings: Configuration.ViewModelSettings, _ style: Style)
  -> String
{
  let subject = viewModel.subject ?? ""
  if ["Cell", "View", "ViewController"].contains(where: { subject.hasSuffix($0) }) { return subject }
  let pattern = style.manifest.isObserved(viewModel, settings) ? "{name}View" : style.manifest.view
  return pattern.applied(to: Text(viewModel.subject ?? "\(viewModel.name)")).description
}
