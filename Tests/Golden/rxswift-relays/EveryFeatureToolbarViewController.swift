import RxSwift
import UIKit

@available(*, deprecated)
final class EveryFeatureToolbarViewController: UIViewController {
  private let viewModel: any EveryFeatureToolbarViewModelType
  private let disposeBag = DisposeBag()

  init(viewModel: any EveryFeatureToolbarViewModelType) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("EveryFeatureToolbarViewController is made with its view model.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    self.bindInputs()
  }

  private func bindInputs() {
    #warning("bindInputs is not written yet")
    // shouldTap(_:at:with:of:)
  }
}
