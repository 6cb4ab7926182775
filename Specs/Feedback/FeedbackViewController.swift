import RxSwift
import UIKit

/// Its inputs are observers, to which a view can also bind: `field.rx.text.orEmpty.bind(to: inputs.message)`.
final class FeedbackViewController: UIViewController {
  let errorLabel = UILabel()
  let messageField = UITextField()
  let starsControl = UISegmentedControl()
  let submitButton = UIButton()
  var close: () -> Void = {}

  private let viewModel: any FeedbackViewModelType
  private let disposeBag = DisposeBag()

  init(viewModel: any FeedbackViewModelType) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("Make it with its view model.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    self.bindInputs()
    self.bindOutputs()
  }

  private func bindInputs() {
    let inputs = self.viewModel.inputs
    let changed = UIAction { [weak self] _ in inputs.message.onNext(self?.messageField.text ?? "") }
    self.messageField.addAction(changed, for: .editingChanged)
    let chosen = UIAction { [weak self] _ in
      inputs.stars.onNext((self?.starsControl.selectedSegmentIndex ?? 0) + 1)
    }
    self.starsControl.addAction(chosen, for: .valueChanged)
    self.submitButton.addAction(UIAction { _ in inputs.submitTapped.onNext(()) }, for: .touchUpInside)
  }

  private func bindOutputs() {
    self.viewModel.bind(
      self,
      didSubmit: { $0.close() },
      isSubmitButtonEnabled: { $0.submitButton.isEnabled = $1 },
      submitFailure: { $0.errorLabel.text = $1 }
    )
    .disposed(by: self.disposeBag)
  }
}
