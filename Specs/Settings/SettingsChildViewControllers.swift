import RxSwift
import UIKit

final class AppearanceSettingsViewController: UIViewController {
  let control = UISegmentedControl()

  private let viewModel: any AppearanceSettingsViewModelType
  private let disposeBag = DisposeBag()

  init(viewModel: any AppearanceSettingsViewModelType) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("Make it with its view model.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    self.viewModel.bind(
      self,
      selectedAppearance: { $0.control.selectedSegmentIndex = Appearance.allCases.firstIndex(of: $1) ?? 0 }
    )
    .disposed(by: self.disposeBag)
  }

  func select(_ appearance: Appearance) {
    self.viewModel.inputs.appearanceSelected(appearance)
  }
}

final class NotificationSettingsViewController: UIViewController {
  let hintLabel = UILabel()
  let mailSwitch = UISwitch()
  let pushSwitch = UISwitch()

  private let viewModel: any NotificationSettingsViewModelType
  private let disposeBag = DisposeBag()

  init(viewModel: any NotificationSettingsViewModelType) {
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
    self.viewModel.bind(self, isAnyEnabled: { $0.hintLabel.isHidden = $1 }).disposed(by: self.disposeBag)
  }

  private func bindInputs() {
    let inputs = self.viewModel.inputs
    self.mailSwitch.onToggle { inputs.toggled(mail: $0) }
    self.pushSwitch.onToggle { inputs.toggled(push: $0) }
  }
}

extension UISwitch {
  fileprivate func onToggle(_ toggle: @escaping @MainActor (Bool) -> Void) {
    self.addAction(UIAction { [weak self] _ in toggle(self?.isOn == true) }, for: .valueChanged)
  }
}
