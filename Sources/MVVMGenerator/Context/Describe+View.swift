import MVVMModel
import MVVMSource
import MVVMTemplates

/// Describes the scaffold of the view that shows a view model.
func describeView(
  of viewModel: ViewModel,
  _ style: Style,
  into record: Record<ViewModelField>,
  _ builder: inout ContextBuilder
) {
  let kind = ViewKind(of: viewModel.subject)
  builder.set(.viewName, of: record) { $0.text(viewName(of: viewModel, style)) }
  builder.set(.isCell, of: record, kind == .cell)
  builder.set(.isSubview, of: record, kind == .view)
  builder.set(.isController, of: record, kind == nil || kind == .controller)
}

/// Returns the name of the view. A view model that is named after a view has that view: `RowCell` for
/// `RowCellViewModel`.
func viewName(of viewModel: ViewModel, _ style: Style) -> String {
  if ViewKind(of: viewModel.subject) != nil, let subject = viewModel.subject { return subject }
  return style.manifest.view.applied(to: Text(viewModel.subject ?? "\(viewModel.name)")).description
}

/// The kinds of views that view models are named after.
private enum ViewKind: String, CaseIterable {
  case cell = "Cell"
  case view = "View"
  case controller = "ViewController"

  init?(of subject: String?) {
    guard let subject, let kind = Self.allCases.first(where: { subject.hasSuffix($0.rawValue) }) else {
      return nil
    }
    self = kind
  }
}

extension ViewModel {
  /// The name of what the view model stands for, without `ViewModel`; `nil` if the name does not end so.
  fileprivate var subject: String? {
    let (name, ending) = ("\(self.name)", "ViewModel")
    return name.hasSuffix(ending) && name != ending ? String(name.dropLast(ending.count)) : nil
  }
}
