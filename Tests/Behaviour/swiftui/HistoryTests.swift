import Testing

@testable import Behaviour

/// Tests the history of states that are computed from others.
@MainActor
@Suite("Histories of computed states") struct HistoryTests {
  private let vm = makeViewModel()

  private func observer<Value>(
    of state: @escaping @MainActor (BehaviourViewModel) -> Value
  ) -> MVVMTestObserver<Value> {
    let observer = MVVMTestObserver<Value>()
    observer.observe(self.vm, state)
    return observer
  }

  /// Changes the values read by the first operand, then those read only by the second, and back.
  private func changeBoth() {
    self.vm.inputs.rename("old")
    self.vm.inputs.add(2)
    self.vm.inputs.add(-2)
    self.vm.inputs.rename("new")
  }

  @Test("A condition is evaluated after each change, since it may read something else then") func and() {
    let isRenamedAndZero = self.observer { $0.outputs.title == "old" && $0.outputs.total == 0 }
    self.changeBoth()
    #expect(isRenamedAndZero.values == [false, true, false, true, false])
  }

  @Test("The same goes for 'guard'") func earlyReturn() {
    let total = self.observer { vm -> Int in
      guard vm.outputs.title == "old" else { return -1 }
      return vm.outputs.total
    }
    self.changeBoth()
    #expect(total.values == [-1, 0, 2, 0, -1])
  }

  @Test("The same goes for 'if'") func branches() {
    let text = self.observer { vm -> String in
      if vm.outputs.title == "old" { return "\(vm.outputs.total)" }
      return vm.outputs.title
    }
    self.changeBoth()
    #expect(text.values == ["new", "0", "2", "0", "new"])
  }

  @Test("The same is true of '??', and of what the logic keeps") func otherwise() {
    let number = self.observer { $0.outputs.latest ?? $0.outputs.total }
    _ = self.vm.inputs.isLatest(4)
    self.vm.kept.latest = nil
    self.vm.inputs.add(2)
    self.vm.inputs.add(3)
    #expect(number.values == [0, 4, 0, 2, 5])
  }

  @Test("A value without '==' is recorded once for each change, an equal one too") func incomparable() {
    let pair = self.observer { vm -> (Bool, Int) in
      let isRenamed = vm.outputs.title == "old"
      return (isRenamed, isRenamed ? vm.outputs.total : 0)
    }
    self.vm.inputs.rename("old")
    self.vm.inputs.add(2)
    self.vm.inputs.add(3)
    #expect(pair.values.map(\.0) == [false, true, true, true])
    #expect(pair.values.map(\.1) == [0, 0, 2, 5])
  }

  @Test("A test waits for a state that it has now, or later, and not for one that it had before") func next()
    async
  {
    let isEven = self.observer { $0.outputs.total.isMultiple(of: 2) }
    self.vm.inputs.add(1)
    self.vm.inputs.add(1)
    self.vm.inputs.add(1)
    #expect(await isEven.next { !$0 } == false)
    self.vm.inputs.add(1)
    self.vm.inputs.add(1)
    self.vm.inputs.add(1)
    #expect(await isEven.next(within: .milliseconds(5)) { !$0 } == nil)
    Task { [vm] in for _ in 0..<2 { vm.inputs.add(1) } }
    #expect(await isEven.next { !$0 } == false)
    #expect(isEven.values.count == 9)
  }

  @Test("Events are returned in order, also those that came before") func nextEvent() async {
    let added = MVVMTestObserver<Int>()
    added.observe(self.vm.outputs.added)
    for number in 1...3 { self.vm.inputs.add(number) }
    while added.values.count < 3 { await Task.yield() }
    #expect(await added.next() == 1)
    #expect(await added.next { $0 > 2 } == 3)
    #expect(await added.next(within: .milliseconds(5)) == nil)
  }
}
