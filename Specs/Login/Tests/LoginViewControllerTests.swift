import Foundation
import RxRelay
import UIKit
import XCTest

@testable import Login

/// Tests the view alone: a mock sets the values that it shows, and records its calls.
@MainActor
final class LoginViewControllerTests: XCTestCase {
  private let viewModel = LoginViewModelMock(textFieldShouldReturnReply: { _ in true })

  private func makeView() -> LoginViewController {
    let view = LoginViewController(viewModel: self.viewModel)
    view.loadViewIfNeeded()
    return view
  }

  func testStatesAreShown() {
    let view = self.makeView()
    XCTAssertFalse(view.submitButton.isEnabled)
    self.viewModel.submitButtonIsEnabledRelay.accept(true)
    XCTAssertTrue(view.submitButton.isEnabled)
    self.viewModel.isLoadingRelay.accept(true)
    XCTAssertTrue(view.spinner.isAnimating)
  }

  func testEventsAndErrorsAreShown() throws {
    let view = self.makeView()
    var opened: [URL] = []
    view.open = { opened.append($0) }
    let page = try XCTUnwrap(URL(string: "https://example.com"))
    self.viewModel.loginSuccessRelay.accept(page)
    XCTAssertEqual(opened, [page])
    self.viewModel.loginFailureRelay.accept("Wrong password")
    XCTAssertEqual(view.messageLabel.text, "Wrong password")
  }

  func testInputsAreCalled() {
    let view = self.makeView()
    view.submitButton.sendActions(for: .touchUpInside)
    XCTAssertEqual(self.viewModel.calls.last, .submitTapped)
  }

  func testTheViewIsNotHeld() {
    weak var held: LoginViewController?
    held = self.makeView()
    XCTAssertNil(held)
  }
}
