import RxCocoa
import RxSwift

extension SettingsViewModel.OutputStreams {
  init(
    inputs: SettingsViewModel.InputStreams,
    disposeBag: DisposeBag,
    notifications: any NotificationSettingsViewModelType,
    appearance: any AppearanceSettingsViewModelType
  ) {
    self.appearanceViewModel = { appearance }
    self.didLogOut = inputs.logoutConfirmed
      .filter { $0 }
      .map { _ in }
      .asSignal(onErrorSignalWith: .empty())
    self.notificationsViewModel = { notifications }
    self.showLogoutAlert = inputs.logoutTapped
      .map { (title: "Log out?", message: "You can log in again at any time.") }
      .asSignal(onErrorSignalWith: .empty())
    self.summary = Driver.combineLatest(
      notifications.outputs.isAnyEnabled,
      appearance.outputs.selectedAppearance
    )
    .map(summarized)
  }
}

private func summarized(isAnyNotificationEnabled: Bool, appearance: Appearance) -> String {
  let notifications = isAnyNotificationEnabled ? "Notifications on" : "Notifications off"
  return appearance == .system ? notifications : "\(notifications), \(appearance)"
}

extension AppearanceSettingsViewModel.OutputStreams {
  init(inputs: AppearanceSettingsViewModel.InputStreams, disposeBag: DisposeBag) {
    self.selectedAppearance = inputs.appearanceSelected.asDriver(onErrorDriveWith: .empty())
  }
}

extension NotificationSettingsViewModel.OutputStreams {
  init(inputs: NotificationSettingsViewModel.InputStreams, disposeBag: DisposeBag) {
    self.isAnyEnabled = Observable.combineLatest(
      inputs.mailToggled.startWith(false),
      inputs.pushToggled.startWith(false)
    )
    .map { $0 || $1 }
    .distinctUntilChanged()
    .asDriver(onErrorDriveWith: .empty())
  }
}
