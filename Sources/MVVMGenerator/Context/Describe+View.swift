import MVVMConfiguration
import MVVMModel
import MVVMSource
import MVVMStyles
import MVVMSyntax
import MVVMTemplates

/// Describes the scaffold of the view that shows a view model.
func describeView(
  of viewModel: ViewModel,
  _ settings: Configuration.ViewModelSettings,
  _ style: Style,
  into record: Record<ViewModelField>,
  _ builder: inout ContextBuilder
) {
  let subject = viewModel.subject ?? ""
  let isOfUIKit = !style.manifest.isObserved(viewModel, settings)
  let (isCell, isView) = (isOfUIKit && subject.hasSuffix("Cell"), subject.hasSuffix("View"))
  builder.set(.viewName, of: record) { $0.text(viewName(of: viewModel, settings, style)) }
  builder.set(.isCell, of: record, isCell)
  builder.set(.isSubview, of: record, isView)
  builder.set(.isController, of: record, !isCell && !isView)
  let hasMock = settings.mocks.isInSources && settings.typeProtocol != .none
  // A preview that is deprecated itself is warned of, too.
  let word = Text("deprecated").bytes
  let isDeprecated = viewModel.attributes.contains { firstRange(of: word, in: $0.bytes) != nil }
  builder.set(.hasPreview, of: record, hasMock && !isDeprecated && style.knowsAnswers(of: viewModel))
}

extension Style {
  /// Whether there is a literal for all that a mock has to be given.
  fileprivate func knowsAnswers(of viewModel: ViewModel) -> Bool {
    let started = Set(self.manifest.pairs(of: viewModel).filter { $0.start != nil }.map(\.state.index))
    let asked = viewModel.outputs.filter { output in
      let kind = output.streamKind(self.manifest.defaultKind)
      return kind == nil || kind == .state && output.initialValue == nil && !started.contains(output.index)
    }
    let replies = viewModel.inputs.filter(\.hasReply).compactMap(\.reply)
    return (asked.map(\.type) + replies).allSatisfy { $0.placeholder != nil }
  }
}

/// Returns the name of the view. A view model that is named after a view has that view: `RowCell` for
/// `RowCellViewModel`.
package func viewName(of viewModel: ViewModel, _ settings: Configuration.ViewModelSettings, _ style: Style)
  -> String
{
  let subject = viewModel.subject ?? ""
  if ["Cell", "View", "ViewController"].contains(where: { subject.hasSuffix($0) }) { return subject }
  let pattern = style.manifest.isObserved(viewModel, settings) ? "{name}View" : style.manifest.view
  return pattern.applied(to: Text(viewModel.subject ?? "\(viewModel.name)")).description
}
