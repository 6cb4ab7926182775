import RxRelay
import RxSwift
import UIKit

/// Its inputs are relays, to which a view can also bind: `field.rx.text.orEmpty.bind(to: inputs.name)`.
final class ProfileViewController: UIViewController {
  let messageLabel = UILabel()
  let nameField = UITextField()
  let newsletterSwitch = UISwitch()
  let saveButton = UIButton()
  var close: () -> Void = {}

  private let viewModel: any ProfileViewModelType
  private let disposeBag = DisposeBag()

  init(viewModel: any ProfileViewModelType) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("Make it with its view model.")
  }

  /// Call before the view is shown, with the identifier of a profile.
  func configureWith(profile id: Int) {
    self.viewModel.inputs.profile.accept(id)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    self.bindInputs()
    self.bindOutputs()
  }

  private func bindInputs() {
    let inputs = self.viewModel.inputs
    let renamed = UIAction { [weak self] _ in inputs.name.accept(self?.nameField.text ?? "") }
    self.nameField.addAction(renamed, for: .editingChanged)
    let toggled = UIAction { [weak self] _ in inputs.isSubscribed.accept(self?.newsletterSwitch.isOn == true)
    }
    self.newsletterSwitch.addAction(toggled, for: .valueChanged)
    self.saveButton.addAction(UIAction { _ in inputs.saveTapped.accept(()) }, for: .touchUpInside)
  }

  private func bindOutputs() {
    self.viewModel.bind(
      self,
      didSave: { $0.close() },
      isSaveButtonEnabled: { $0.saveButton.isEnabled = $1 },
      saveFailure: { $0.messageLabel.text = $1 }
    )
    .disposed(by: self.disposeBag)
  }

  /// Asks the view model whether the field may end editing.
  func nameShouldEndEditing() -> Bool {
    self.viewModel.inputs.nameShouldEndEditing()
  }
}
