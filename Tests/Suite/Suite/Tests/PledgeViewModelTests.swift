import ReactiveSwift
import TestKit
import XCTest

@testable import Suite

final class PledgeViewModelTests: PledgeViewModelTestCase {
  override func makeViewModel() throws -> PledgeViewModel { return PledgeViewModel() }

  func testComposed() {
    self.vm.inputs.viewDidLoad()
    self.vm.inputs.loginTapped()
    self.vm.inputs.userSessionStarted()
    self.goToLogin.assertValues([.backProject])
    self.pledgeButtonIsHidden.assertValues([false, false])
  }

  func testCalls() {
    let mock = PledgeViewModelMock()
    mock.inputs.viewDidLoad()
    mock.inputs.loginTapped()
    XCTAssertEqual(mock.calls, [.viewDidLoad, .loginTapped])
  }

  func testTheLatestValue() {
    let inputs = self.vm.inputs
    later { inputs.viewDidLoad() }
    XCTAssertEqual(grabLatestValue(self.vm.outputs.pledgeButtonIsHidden, duration: 0.1), false)
    XCTAssertNil(grabLatestValue(self.vm.outputs.goToLogin, duration: 0.01))
  }
}

/// A hand-written test of the team, next to generated ones.
final class OldTests: TestCase {
  func testAnObserverOfBefore() {
    let observer = TestObserver<Bool, Never>()
    let vm = PledgeViewModel()
    vm.outputs.pledgeButtonIsHidden.observe(observer.observer)
    vm.inputs.viewDidLoad()
    observer.assertValues([false])
  }
}
