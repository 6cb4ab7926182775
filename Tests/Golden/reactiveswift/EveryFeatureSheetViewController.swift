import ReactiveSwift
import UIKit

@MainActor
final class EveryFeatureSheetViewController: UIViewController {
  private let viewModel: any EveryFeatureSheetViewModelType
  private let bindings = ScopedDisposable(CompositeDisposable())

  init(viewModel: any EveryFeatureSheetViewModelType) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("EveryFeatureSheetViewController is made with its view model.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    self.bindInputs()
    self.bindOutputs()
  }

  private func bindInputs() {
    #warning("bindInputs is not written yet")
    // refresh()
    // save(_:for:)
    // willHide(for:)
  }

  private func bindOutputs() {
    #warning("bindOutputs is not written yet")
    self.bindings += self.viewModel.bind(
      self,
      title: { _, _ in }
    )
  }
}
