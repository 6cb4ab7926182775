import XCTest

@testable import Settings

final class SettingsViewModelTests: SettingsViewModelTestCase {
  private let notifications = NotificationSettingsViewModel()
  private let appearance = AppearanceSettingsViewModel()

  /// The parts are real, to test how they work together.
  override func makeViewModel() throws -> SettingsViewModel {
    return SettingsViewModel(notifications: self.notifications, appearance: self.appearance)
  }

  func testAppearanceViewModel() {
    XCTAssertTrue(self.vm.outputs.appearanceViewModel as AnyObject === self.appearance)
  }

  func testDidLogOut() {
    self.vm.inputs.logoutConfirmed(false)
    XCTAssertEqual(self.didLogOut.values.count, 0)
    self.vm.inputs.logoutConfirmed(true)
    XCTAssertEqual(self.didLogOut.values.count, 1)
  }

  func testNotificationsViewModel() {
    XCTAssertTrue(self.vm.outputs.notificationsViewModel as AnyObject === self.notifications)
  }

  func testShowLogoutAlert() {
    self.vm.inputs.logoutTapped()
    XCTAssertEqual(self.showLogoutAlert.values.map { $0.title }, ["Log out?"])
  }

  func testSummary() {
    self.appearance.inputs.appearanceSelected(.dark)
    self.notifications.inputs.toggled(push: true)
    XCTAssertEqual(
      self.summary.values,
      ["Notifications off", "Notifications off, dark", "Notifications on, dark"]
    )
  }
}

final class AppearanceSettingsViewModelTests: AppearanceSettingsViewModelTestCase {
  override func makeViewModel() throws -> AppearanceSettingsViewModel {
    return AppearanceSettingsViewModel()
  }

  func testSelectedAppearance() {
    self.vm.inputs.appearanceSelected(.light)
    XCTAssertEqual(self.selectedAppearance.values, [.system, .light])
  }
}

final class NotificationSettingsViewModelTests: NotificationSettingsViewModelTestCase {
  override func makeViewModel() throws -> NotificationSettingsViewModel {
    return NotificationSettingsViewModel()
  }

  func testIsAnyEnabled() {
    self.vm.inputs.toggled(mail: true)
    self.vm.inputs.toggled(push: true)
    self.vm.inputs.toggled(mail: false)
    self.vm.inputs.toggled(push: false)
    XCTAssertEqual(self.isAnyEnabled.values, [false, true, false])
  }
}
