import RxRelay
import UIKit
import XCTest

@testable import Settings

/// Tests the whole view and its parts with a mock composed of mocks.
@MainActor
final class SettingsViewControllerTests: XCTestCase {
  private let appearance = AppearanceSettingsViewModelMock()
  private let notifications = NotificationSettingsViewModelMock()

  private func makeView() -> (SettingsViewController, SettingsViewModelMock) {
    let viewModel = SettingsViewModelMock(
      appearanceViewModel: self.appearance,
      notificationsViewModel: self.notifications
    )
    let view = SettingsViewController(viewModel: viewModel)
    view.loadViewIfNeeded()
    return (view, viewModel)
  }

  func testTheWholeShowsItsOwn() {
    let (view, viewModel) = self.makeView()
    viewModel.summaryRelay.accept("Dark, mail")
    XCTAssertEqual(view.summaryLabel.text, "Dark, mail")
  }

  func testTheAnswerToTheAlertIsAnInput() {
    let (view, viewModel) = self.makeView()
    view.confirm = { _, _, answer in answer(true) }
    viewModel.showLogoutAlertRelay.accept((title: "Log out?", message: "You can log in again."))
    XCTAssertEqual(viewModel.calls, [.logoutConfirmed(true)])
  }

  func testEachPartIsShownByItsChild() {
    let (view, _) = self.makeView()
    view.appearance.loadViewIfNeeded()
    view.notifications.loadViewIfNeeded()
    self.appearance.selectedAppearanceRelay.accept(.dark)
    XCTAssertEqual(view.appearance.control.selectedSegmentIndex, Appearance.allCases.firstIndex(of: .dark))
    self.notifications.isAnyEnabledRelay.accept(true)
    XCTAssertTrue(view.notifications.hintLabel.isHidden)
  }

  func testAPartIsToldByItsChild() {
    let (view, viewModel) = self.makeView()
    view.appearance.select(.dark)
    XCTAssertEqual(self.appearance.calls, [.appearanceSelected(.dark)])
    XCTAssertEqual(viewModel.calls, [])
  }
}
