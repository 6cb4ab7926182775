import RxSwift
import UIKit

@MainActor
final class EveryFeatureHeaderViewController: UIViewController {
  private let viewModel: any EveryFeatureHeaderViewModelType
  private let disposeBag = DisposeBag()

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
    .disposed(by: self.disposeBag)
  }
}
