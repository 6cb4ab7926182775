import Observation
import Testing

@testable import Behaviour

/// States are properties that the class stores and tracks; each reader of an event or a stream gets its own.
@MainActor
@Suite("Members in Observation") struct ObservationTests {
  private let test = BehaviourViewModelTestCase(makeViewModel())

  /// Returns how often a reader of something is notified of changes.
  private func changes(after read: () -> Void) -> Changes {
    let changes = Changes()
    withObservationTracking(read) { changes.count += 1 }
    return changes
  }

  @Test("An event reaches those who asked for it before, and nobody later") func event() async {
    self.test.vm.inputs.add(2)
    let late = MVVMTestObserver<Int>()
    late.observe(self.test.vm.outputs.added)
    self.test.vm.inputs.add(3)
    #expect(await self.test.added.next() == 2)
    #expect(await self.test.added.next() == 3)
    #expect(await late.next() == 3)
  }

  @Test("Events wait for the first reader of a stream") func buffer() async {
    let added = self.test.vm.outputs.added
    self.test.vm.inputs.add(2)
    self.test.vm.inputs.add(3)
    var reader = added.makeAsyncIterator()
    #expect(await reader.next() == 2)
    #expect(await reader.next() == 3)
  }

  @Test("A reader of a state is notified once, before its next change") func tracking() {
    let changes = self.changes { _ = self.test.vm.outputs.total }
    self.test.vm.inputs.rename("old")
    #expect(changes.count == 0)
    self.test.vm.inputs.add(2)
    self.test.vm.inputs.add(3)
    #expect(changes.count == 1)
  }

  @Test("A reader of a state is not notified of other changes, or of an equal value") func trackedAlone() {
    let changes = self.changes { _ = self.test.vm.outputs.title }
    self.test.vm.inputs.add(2)
    self.test.vm.inputs.rename("new")
    #expect(changes.count == 0)
    self.test.vm.inputs.rename("old")
    #expect(changes.count == 1)
  }

  @Test("A reader of what the logic keeps is notified of every write to it") func trackedTogether() {
    let changes = self.changes { _ = self.test.vm.outputs.latest }
    self.test.vm.inputs.add(2)
    #expect(changes.count == 0)
    _ = self.test.vm.inputs.isLatest(2)
    #expect(changes.count == 1)
    #expect(self.test.vm.outputs.latest == 2)
  }

  @Test("The newest hundred events wait for a reader, in their order, and for no other") func unread() async {
    let vm = makeViewModel()
    for number in 0...100 { vm.inputs.add(number) }
    var reader = vm.outputs.added.makeAsyncIterator()
    for number in 1...100 { #expect(await reader.next() == number) }
    let late = MVVMTestObserver<Int>()
    late.observe(vm.outputs.added)
    #expect(await late.next(within: .milliseconds(5)) == nil)
  }

  @Test("Events wait when their only reader has been cancelled") func cancelled() async {
    let vm = makeViewModel()
    let added = vm.outputs.added
    let reader = Task { for await _ in added {} }
    reader.cancel()
    await reader.value
    vm.inputs.add(2)
    var next = vm.outputs.added.makeAsyncIterator()
    #expect(await next.next() == 2)
  }

  @Test("A reader that stops does not stop the others") func cancellation() async {
    let added = self.test.vm.outputs.added
    let reader = Task { for await _ in added {} }
    reader.cancel()
    await reader.value
    self.test.vm.inputs.add(2)
    #expect(await self.test.added.next() == 2)
  }

  @Test("The events of a released view model end") func end() async {
    var viewModel: BehaviourViewModel? = makeViewModel()
    let added = viewModel?.outputs.added
    viewModel = nil
    var reader = added?.makeAsyncIterator()
    #expect(await reader?.next() == nil)
  }
}

/// `onChange` may be called on any thread; here it is the one that called the input.
private final class Changes: @unchecked Sendable {
  var count = 0
}
