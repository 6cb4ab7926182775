import UIKit

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

@MainActor
final class EveryFeatureHeaderViewController: UIViewController {
  private let viewModel: any EveryFeatureHeaderViewModelType
  private var cancellables: Set<AnyCancellable> = []

  init(viewModel: any EveryFeatureHeaderViewModelType) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("EveryFeatureHeaderViewController is made with its view model.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    self.bindOutputs()
  }

  private func bindOutputs() {
    #warning("bindOutputs is not written yet")
    self.viewModel.bind(
      self,
      title: { _, _ in }
    )
    .store(in: &self.cancellables)
  }
}
