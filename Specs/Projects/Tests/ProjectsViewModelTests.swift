import RxCocoa
import RxSwift
import RxTest
import XCTest

@testable import Projects

final class ProjectsViewModelTests: ProjectsViewModelTestCase {
  private let service = ProjectsServiceStub()

  override func makeViewModel() throws -> ProjectsViewModel {
    return ProjectsViewModel(service: self.service, prefetchDistance: 1)
  }

  func testGoToProject() {
    self.configure()
    self.vm.inputs.projectTapped(at: 1)
    XCTAssertEqual(self.goToProject.values, [12])
  }

  func testIsEmptyMessageVisible() {
    XCTAssertEqual(self.isEmptyMessageVisible.values, [false])
    self.service.projectsOfPage = 0
    self.configure()
    XCTAssertEqual(self.isEmptyMessageVisible.values, [false, true])
  }

  func testIsSeen() {
    XCTAssertFalse(self.vm.outputs.isSeen(0))
    self.vm.inputs.willDisplayRow(1, outOf: 9)
    XCTAssertTrue(self.vm.outputs.isSeen(0))
    XCTAssertFalse(self.vm.outputs.isSeen(2))
  }

  func testPageFailure() {
    self.service.failure = ProjectsError(message: "Not connected.")
    self.configure()
    XCTAssertEqual(self.pageFailure.values, ["Not connected."])
  }

  func testRefresh() {
    self.configure()
    self.vm.inputs.willDisplayRow(1, outOf: 2)
    self.vm.inputs.refresh()
    XCTAssertEqual(self.service.pages, [1, 2, 1])
    XCTAssertEqual(self.rows.values.last.map { $0.count }, 2, "The list begins anew.")
  }

  func testRows() {
    self.configure()
    self.vm.inputs.willDisplayRow(0, outOf: 2)
    XCTAssertEqual(self.rows.values.map { $0.count }, [2])
    self.vm.inputs.willDisplayRow(1, outOf: 2)
    XCTAssertEqual(self.rows.values.map { $0.count }, [2, 4])
  }

  /// `configure` is sticky: a call before the view has loaded is not lost.
  func testTitleObservedLate() {
    self.configure()
    let title = self.scheduler.createObserver(String.self)
    let disposeBag = DisposeBag()
    self.vm.outputs.title.drive(title).disposed(by: disposeBag)
    XCTAssertEqual(title.values, ["Games"])
  }

  private func configure() {
    self.vm.inputs.configure(with: ProjectCategory(name: "Games"), sortedBy: nil)
  }
}

/// Returns as many projects on each page as a test needs: 11 and 12 on the first, 21 and 22 on the second.
private final class ProjectsServiceStub: ProjectsService {
  var projectsOfPage = 2
  var failure: ProjectsError?
  private(set) var pages: [Int] = []

  func projects(
    in category: ProjectCategory,
    sortedBy order: ProjectOrder,
    page: Int
  ) -> Observable<[ProjectRowData]> {
    self.pages.append(page)
    if let failure = self.failure { return .error(failure) }
    return .just((0..<self.projectsOfPage).map { ProjectRowData(id: page * 10 + $0 + 1, name: "P") })
  }
}
