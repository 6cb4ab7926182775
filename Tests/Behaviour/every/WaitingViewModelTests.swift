import Testing

@testable import Behaviour

/// Tests members that callers wait for, in every style.
@MainActor
@Suite("Members that are waited for") struct WaitingViewModelTests {
  private let work = MVVMTestReply<Int>()

  private func makeViewModel() -> WaitingViewModel {
    let work = self.work
    return WaitingViewModel(work: { await work.wait() })
  }

  @Test("The caller waits until the work is done") func wait() async {
    let vm = self.makeViewModel()
    let call = Task { await vm.inputs.refresh() }
    #expect(await self.work.give(7))
    await call.value
    #expect(vm.outputs.log == ["refresh", "worked 7"])
  }

  @Test("The call is sent before the wait, which ends for who let it go too, and nothing holds it afterwards")
  func released() async {
    weak var released: WaitingViewModel?
    let call: Task<Bool, Never>
    do {
      let vm = self.makeViewModel()
      released = vm
      call = Task { [weak vm] in await vm?.inputs.save("Ada") ?? false }
      #expect(await self.work.isAwaited())
      #expect(vm.outputs.log == ["save Ada", "asked for Ada"])
    }
    #expect(released != nil)
    #expect(await self.work.give(1))
    #expect(await call.value)
    #expect(released == nil)
  }

  @Test("A test says when an input of a mock replies") func mock() async {
    let reply = MVVMTestReply<Bool>()
    let mock = WaitingViewModelMock(log: [], saveReply: { _ in await reply.wait() })
    let calls = [Task { await mock.inputs.save("Ada") }, Task { await mock.inputs.save("Eve") }]
    #expect(await reply.isAwaited(by: 2))
    #expect(await !reply.isAwaited(by: 3, within: 0))
    #expect(mock.calls.count == 2)
    #expect(await reply.give(true))
    for call in calls { #expect(await call.value) }
    #expect(await !reply.give(true, within: 0))
  }

  @Test("A reply that nobody gives ends the test run") func unanswered() async {
    await #expect(processExitsWith: .failure) {
      let reply = MVVMTestReply<Bool>(limit: 0.01)
      _ = await reply.wait()
    }
  }

  @Test("One that returns nothing continues at once, unless a reply is set") func void() async {
    let mock = WaitingViewModelMock(log: [], saveReply: { _ in true })
    await mock.inputs.refresh()
    let reply = MVVMTestReply<Void>()
    mock.refreshReply = { await reply.wait() }
    let call = Task { await mock.inputs.refresh() }
    #expect(await reply.give())
    await call.value
    #expect(mock.calls.count == 2)
  }
}
