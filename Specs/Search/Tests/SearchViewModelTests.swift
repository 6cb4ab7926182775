import Combine
import XCTest

@testable import Search

final class SearchViewModelTests: SearchViewModelTestCase {
  private let service = SearchServiceStub()

  override func makeViewModel() throws -> SearchViewModel {
    return SearchViewModel(service: self.service)
  }

  func testGoToResult() {
    self.vm.inputs.queryChanged("cat")
    self.vm.inputs.resultTapped(at: 2)
    XCTAssertEqual(self.goToResult.values, [3])
  }

  func testIsSearching() {
    self.vm.inputs.queryChanged("cat")
    XCTAssertEqual(self.isSearching.values, [false, true, false])
  }

  /// A stream starts a request for each subscriber, and may fail. The test case's observer started the first.
  func testPopularQueries() {
    XCTAssertEqual(self.popularQueries.values, [["cat", "dog"]])
    self.service.failure = SearchError(message: "Not connected.")
    let late = MVVMTestObserver<[String]>()
    late.observe(self.vm.outputs.popularQueries)
    XCTAssertEqual(late.values, [])
    XCTAssertEqual((late.failure as? SearchError)?.message, "Not connected.")
  }

  func testResults() {
    self.vm.inputs.queryChanged("cat")
    self.vm.inputs.queryChanged("")
    XCTAssertEqual(self.results.values.map { $0.map { $0.title } }, [[], ["c", "a", "t"], []])
  }

  func testSearchFailure() {
    self.service.failure = SearchError(message: "Not connected.")
    self.vm.inputs.queryChanged("cat")
    XCTAssertEqual(self.searchFailure.values, ["Not connected."])

    self.service.failure = nil
    self.vm.inputs.queryChanged("dog")
    XCTAssertEqual(self.results.values.last.map { $0.count }, 3, "A failure does not end the searches.")
  }
}

/// Finds the letters of a query, unless set to fail.
private final class SearchServiceStub: SearchService {
  var failure: SearchError?

  func results(for query: String) -> AnyPublisher<[SearchResult], SearchError> {
    let letters = query.enumerated().map { SearchResult(id: $0 + 1, title: String($1)) }
    return self.answer(letters)
  }

  func popularQueries() -> AnyPublisher<[String], SearchError> {
    return Deferred { self.answer(["cat", "dog"]) }.eraseToAnyPublisher()
  }

  private func answer<Answer>(_ answer: Answer) -> AnyPublisher<Answer, SearchError> {
    if let failure { return Fail(error: failure).eraseToAnyPublisher() }
    return Just(answer).setFailureType(to: SearchError.self).eraseToAnyPublisher()
  }
}
