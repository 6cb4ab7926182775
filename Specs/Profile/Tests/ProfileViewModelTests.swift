import RxRelay
import RxSwift
import XCTest

@testable import Profile

/// The inputs are relays, so a test sends values to them as a bound view would.
final class ProfileViewModelTests: ProfileViewModelTestCase {
  private let service = ProfileServiceStub()

  override func makeViewModel() throws -> ProfileViewModel {
    return ProfileViewModel(service: self.service)
  }

  func testCanSave() {
    self.vm.inputs.name.accept("Ada")
    XCTAssertEqual(self.isSaveButtonEnabled.values, [false], "Nothing is loaded yet.")
    self.vm.inputs.profile.accept(7)
    self.vm.inputs.name.accept("")
    XCTAssertEqual(self.isSaveButtonEnabled.values, [false, true, false])
  }

  func testDidSave() {
    self.vm.inputs.profile.accept(7)
    self.vm.inputs.name.accept("Ada")
    self.vm.inputs.isSubscribed.accept(true)
    self.vm.inputs.saveTapped.accept(())
    XCTAssertEqual(self.didSave.values.count, 1)
    XCTAssertEqual(self.service.saved.map { "\($0.id) \($0.name) \($0.isSubscribed)" }, ["7 Ada true"])
  }

  /// An input with a reply is still a function.
  func testNameShouldEndEditing() {
    XCTAssertFalse(self.vm.inputs.nameShouldEndEditing())
    self.vm.inputs.name.accept("Ada")
    XCTAssertTrue(self.vm.inputs.nameShouldEndEditing())
  }

  func testSaveFailure() {
    self.service.failure = ProfileError(message: "The name is taken.")
    self.vm.inputs.profile.accept(7)
    self.vm.inputs.saveTapped.accept(())
    XCTAssertEqual(self.saveFailure.values, ["The name is taken."])
    XCTAssertEqual(self.didSave.values.count, 0)
  }
}

/// Records the saved profile, unless set to fail.
private final class ProfileServiceStub: ProfileService {
  var failure: ProfileError?
  private(set) var saved: [ProfileData] = []

  func save(_ profile: ProfileData) -> Observable<Void> {
    if let failure { return .error(failure) }
    self.saved.append(profile)
    return .just(())
  }
}
