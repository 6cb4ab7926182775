import Testing

@testable import Feed

@MainActor
@Suite struct FeedViewModelTests {
  private let service = ServiceStub()
  private let test: FeedViewModelTestCase

  init() {
    self.test = FeedViewModelTestCase(FeedViewModel(service: self.service))
  }

  @Test("Posts are loaded, and the state shows the progress") func refresh() async {
    await self.test.vm.inputs.refresh()
    #expect(self.test.titles.values == [[], ["Apples", "Pears"]])
    #expect(self.test.state.values == [.idle, .loading, .loaded])
  }

  @Test("A failure is shown, and the posts stay") func failure() async {
    await self.test.vm.inputs.refresh()
    self.service.fails = true
    await self.test.vm.inputs.refresh()
    #expect(self.test.vm.outputs.state == .failed("offline"))
    #expect(self.test.vm.outputs.titles == ["Apples", "Pears"])
  }

  @Test("The view writes the query, and sees what it finds") func query() async {
    await self.test.vm.inputs.refresh()
    self.test.vm.outputs.query = "Pear"
    #expect(self.test.titles.values == [[], ["Apples", "Pears"], ["Pears"]])
  }

  @Test("A long query is cut") func longQuery() {
    self.test.vm.outputs.query = "0123456789 0123456789"
    #expect(self.test.query.values == ["", "0123456789 0123456789", "0123456789 012345678"])
  }

  @Test("A tapped row is the post that is found there") func tapped() async {
    await self.test.vm.inputs.refresh()
    self.test.vm.outputs.query = "Pear"
    self.test.vm.inputs.postTapped(at: 0)
    #expect(await self.test.goToPost.next() == 2)
  }

  @Test("A view also writes to a mock") func mock() {
    let mock = FeedViewModelMock(titles: ["Apples"])
    mock.outputs.query = "App"
    #expect(mock.query == "App")
    #expect(mock.calls == [])
  }
}

private final class ServiceStub: FeedService, @unchecked Sendable {
  var fails = false

  func posts() async throws(FeedError) -> [Post] {
    if self.fails { throw FeedError(message: "offline") }
    return [Post(id: 1, title: "Apples"), Post(id: 2, title: "Pears")]
  }
}
