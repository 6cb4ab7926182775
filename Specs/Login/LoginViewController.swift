import Foundation
import RxSwift
import UIKit

final class LoginViewController: UIViewController {
  let emailField = UITextField()
  let passwordField = UITextField()
  let spinner = UIActivityIndicatorView()
  let submitButton = UIButton()
  let messageLabel = UILabel()
  var open: (URL) -> Void = { _ in }

  private let viewModel: any LoginViewModelType
  private let disposeBag = DisposeBag()

  init(viewModel: any LoginViewModelType) {
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
    for field in [self.emailField, self.passwordField] { field.delegate = self }
    self.emailField.onEdit { inputs.emailChanged($0) }
    self.passwordField.onEdit { inputs.passwordChanged($0) }
    self.submitButton.addAction(UIAction { _ in inputs.submitTapped() }, for: .touchUpInside)
  }

  private func bindOutputs() {
    self.viewModel.bind(
      self,
      focusedField: { $0.field($1).becomeFirstResponder() },
      isLoading: { $1 ? $0.spinner.startAnimating() : $0.spinner.stopAnimating() },
      loginSuccess: { $0.open($1) },
      submitButtonIsEnabled: { $0.submitButton.isEnabled = $1 },
      loginFailure: { $0.messageLabel.text = $1 }
    )
    .disposed(by: self.disposeBag)
  }

  private func field(_ field: LoginField) -> UITextField {
    switch field {
    case .email: self.emailField
    case .password: self.passwordField
    }
  }
}

extension LoginViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    return self.viewModel.inputs.textFieldShouldReturn(textField === self.emailField ? .email : .password)
  }
}

extension UITextField {
  fileprivate func onEdit(_ edit: @escaping @MainActor (String) -> Void) {
    self.addAction(UIAction { [weak self] _ in edit(self?.text ?? "") }, for: .editingChanged)
  }
}
