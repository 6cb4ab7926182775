import RxSwift
import UIKit

/// The whole view: it has a child for each view model that its own is composed of.
final class SettingsViewController: UIViewController {
  let appearance: AppearanceSettingsViewController
  let notifications: NotificationSettingsViewController
  let logoutButton = UIButton()
  let summaryLabel = UILabel()
  var close: () -> Void = {}
  /// Shows an alert with a title and a message, and passes the answer on.
  var confirm: (String, String, @escaping (Bool) -> Void) -> Void = { _, _, _ in }

  private let viewModel: any SettingsViewModelType
  private let disposeBag = DisposeBag()

  init(viewModel: any SettingsViewModelType) {
    self.viewModel = viewModel
    self.appearance = AppearanceSettingsViewController(viewModel: viewModel.outputs.appearanceViewModel)
    self.notifications = NotificationSettingsViewController(
      viewModel: viewModel.outputs.notificationsViewModel
    )
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("Make it with its view model.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [self.appearance, self.notifications] as [UIViewController] {
      self.addChild(child)
      child.didMove(toParent: self)
    }
    self.bindInputs()
    self.bindOutputs()
  }

  private func bindInputs() {
    let inputs = self.viewModel.inputs
    self.logoutButton.addAction(UIAction { _ in inputs.logoutTapped() }, for: .touchUpInside)
  }

  private func bindOutputs() {
    self.viewModel.bind(
      self,
      didLogOut: { $0.close() },
      showLogoutAlert: { view, alert in
        let inputs = view.viewModel.inputs
        view.confirm(alert.title, alert.message) { inputs.logoutConfirmed($0) }
      },
      summary: { $0.summaryLabel.text = $1 }
    )
    .disposed(by: self.disposeBag)
  }
}
