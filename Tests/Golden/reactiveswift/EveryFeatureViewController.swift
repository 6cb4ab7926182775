import ReactiveSwift
import UIKit

final class EveryFeatureViewController: UIViewController {
  private let viewModel: any EveryFeatureViewModelType
  private let bindings = ScopedDisposable(CompositeDisposable())

  init(viewModel: any EveryFeatureViewModelType) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("EveryFeatureViewController is made with its view model.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    self.bindInputs()
    self.bindOutputs()
  }

  private func bindInputs() {
    #warning("bindInputs is not written yet")
    // emailFieldTextDidChange(_:)
    // ledHere(by:at:)
    // ledTo(by:)
    // moved(in:let:for:)
    // repeat()
    // resetFilters(for:)
    // retryFailed(completion:code:)
    // retryTapped(completion:)
    // rowMoved(_:_:)
    // rowTapped()
    // scrolled(x:y:)
    // selected(row:)
    // shouldReturn(with:)
    // showed(case:class:func:import:typealias:where:)
    // sized(_:)
    // tapped(expandableRow:)
    // tapped(selectableRow:)
    // tracked(by:)
    // willShow(_:rows:tabs:)
  }

  private func bindOutputs() {
    #warning("bindOutputs is not written yet")
    self.bindings += self.viewModel.bind(
      self,
      default: { _, _ in },
      didAsk: { _, _ in },
      didReset: { _ in },
      goToPage: { _, _ in },
      progress: nil,
      rows: { _, _ in },
      selection: { _, _ in },
      title: { _, _ in },
      whenDone: { _, _ in },
      showAlert: { _, _ in }
    )
    // currentTab
    // headerViewModel
    // isBacked(_:)
    // oldRows
    // rowHeights(from:to:using:)
  }
}
