import Combine
import Testing

@testable import Behaviour

/// States are published; events are sent to all subscribers, and wait for the first.
@MainActor
@Suite("Members of an ObservableObject") struct ObservableObjectTests {
  private let vm = makeViewModel()

  @Test("Each write is announced before it happens, even of an equal value") func willChange() {
    var totals: [Int] = []
    let reader = self.vm.objectWillChange.sink { [vm] _ in totals.append(vm.total) }
    self.vm.inputs.add(2)
    self.vm.inputs.add(0)
    self.vm.inputs.add(3)
    #expect(totals == [0, 2, 2])
    reader.cancel()
  }

  @Test("Changes of what the logic keeps are also announced") func kept() {
    var count = 0
    let reader = self.vm.objectWillChange.sink { _ in count += 1 }
    _ = self.vm.inputs.isLatest(2)
    #expect(count == 1)
    #expect(self.vm.outputs.latest == 2)
    reader.cancel()
  }

  @Test("An event is sent to all who subscribe, and is not sent again") func event() {
    let first = Log(self.vm.outputs.added)
    let second = Log(self.vm.outputs.added)
    self.vm.inputs.add(2)
    let late = Log(self.vm.outputs.added)
    self.vm.inputs.add(3)
    #expect(first.values == [2, 3])
    #expect(second.values == [2, 3])
    #expect(late.values == [3])
  }

  @Test("The newest hundred events wait for a subscriber, in their order, and for no other") func unread() {
    for number in 0...100 { self.vm.inputs.add(number) }
    #expect(Log(self.vm.outputs.added).values == Array(1...100))
    #expect(Log(self.vm.outputs.added).values == [])
  }

  @Test("Events wait when their only subscriber has gone") func cancelled() {
    let first = Log(self.vm.outputs.added)
    first.end()
    self.vm.inputs.add(2)
    #expect(first.values == [])
    #expect(Log(self.vm.outputs.added).values == [2])
  }

  @Test("A value that a subscriber sends arrives after those that wait") func reentrant() {
    self.vm.inputs.add(1)
    self.vm.inputs.add(2)
    var heard: [Int] = []
    let reader = self.vm.outputs.added.sink { [vm] number in
      heard.append(number)
      if number == 1 { vm.inputs.add(3) }
    }
    #expect(heard == [1, 2, 3])
    reader.cancel()
  }

  @Test("It may be released on any thread while somebody subscribes") func releasedElsewhere() async {
    var vm: BehaviourViewModel? = makeViewModel()
    var isFinished = false
    let reader = vm?.outputs.added.sink(receiveCompletion: { _ in isFinished = true }, receiveValue: { _ in })
    let last = Last(vm)
    vm = nil
    await Task.detached { last.release() }.value
    while !isFinished { await Task.yield() }
    reader?.cancel()
  }

  @Test("A loop reads what is sent before it waits, and ends with the view model") func loop() async {
    var vm: BehaviourViewModel? = makeViewModel()
    let stream = vm?.addedEvents.stream()
    for number in 1...3 { vm?.inputs.add(number) }
    vm = nil
    var read: [Int] = []
    if let stream { for await number in stream { read.append(number) } }
    #expect(read == [1, 2, 3])
  }

  @Test("Events end with the view model") func end() {
    var vm: BehaviourViewModel? = makeViewModel()
    var isFinished = false
    let reader = vm?.outputs.added.sink(receiveCompletion: { _ in isFinished = true }, receiveValue: { _ in })
    vm = nil
    #expect(isFinished)
    reader?.cancel()
  }
}

@MainActor
private final class Log {
  private(set) var values: [Int] = []
  private var reader: AnyCancellable?

  init(_ events: AnyPublisher<Int, Never>) {
    self.reader = events.sink { [weak self] in self?.values.append($0) }
  }

  func end() { self.reader = nil }
}

private final class Last: @unchecked Sendable {
  private var object: AnyObject?
  init(_ object: AnyObject?) { self.object = object }
  func release() { self.object = nil }
}
