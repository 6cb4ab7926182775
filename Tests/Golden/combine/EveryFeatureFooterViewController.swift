import UIKit

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

final class EveryFeatureFooterViewController: UIViewController {
  private let viewModel: any EveryFeatureFooterViewModelType
  private var cancellables: Set<AnyCancellable> = []

  init(viewModel: any EveryFeatureFooterViewModelType) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("EveryFeatureFooterViewController is made with its view model.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    self.bindInputs()
  }

  private func bindInputs() {
    #warning("bindInputs is not written yet")
    // tapped()
  }
}
