import Testing

@testable import Behaviour

/// Tests members in every style with subscribers.
@MainActor
@Suite("Members with subscribers") struct SubscriberTests {
  private let test = BehaviourViewModelTestCase(makeViewModel())

  @Test("An event reaches those who subscribed before, and nobody later") func event() {
    let late = MVVMTestObserver<Int>()
    self.test.vm.inputs.add(2)
    late.observe(self.test.vm.outputs.added)
    #expect(self.test.added.values == [2])
    #expect(late.values == [])
  }

  @Test("A state has its value whether or not somebody has subscribed") func state() {
    let viewModel = makeViewModel()
    viewModel.inputs.add(2)
    viewModel.inputs.add(3)
    let late = MVVMTestObserver<Int>()
    late.observe(viewModel.outputs.total)
    #expect(late.values == [5])
  }

  @Test("An input that starts at a value has it at once, and always") func initialValue() {
    self.test.vm.inputs.rename("old")
    let late = MVVMTestObserver<String>()
    late.observe(self.test.vm.outputs.title)
    #expect(self.test.title.values == ["new", "old"])
    #expect(late.values == ["old"])
  }

  @Test("The latest call of a sticky input reaches those who subscribe later") func sticky() {
    #expect(self.test.configurations.values == [])
    self.test.vm.inputs.configure(7)
    self.test.vm.inputs.configure(8)
    let late = MVVMTestObserver<Int>()
    late.observe(self.test.vm.outputs.configurations)
    #expect(self.test.configurations.values == [7, 8])
    #expect(late.values == [8])
  }

  @Test("A sticky call with nothing is a call") func stickyNothing() {
    #expect(self.test.choices.values == [])
    self.test.vm.inputs.choose(nil)
    let late = MVVMTestObserver<Int?>()
    late.observe(self.test.vm.outputs.choices)
    #expect(self.test.choices.values == [nil])
    #expect(late.values == [nil])
  }

  @Test("A call of any other input does not") func notSticky() {
    self.test.vm.inputs.add(2)
    let late = MVVMTestObserver<Int>()
    late.observe(self.test.vm.outputs.additions)
    self.test.vm.inputs.add(3)
    #expect(self.test.additions.values == [2, 3])
    #expect(late.values == [3])
  }

  @Test("Each subscriber of a stream starts its work") func stream() {
    let second = MVVMTestObserver<Int>()
    second.observe(self.test.vm.outputs.work)
    let third = MVVMTestObserver<Int>()
    third.observe(self.test.vm.outputs.work)
    #expect(self.test.work.values == [1])
    #expect(second.values == [2])
    #expect(third.values == [3])
  }
}
