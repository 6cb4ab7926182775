import Testing

@testable import Behaviour

/// States are properties that the class stores; each reader of a stream gets its own.
@MainActor
@Suite("Members in the styles for SwiftUI") struct MemberTests {
  private let test = BehaviourViewModelTestCase(makeViewModel())

  @Test("Every change of a state, or of no kind, is recorded, also two in one turn, and an equal one is none")
  func record() {
    self.test.vm.inputs.add(2)
    self.test.vm.inputs.add(0)
    self.test.vm.inputs.add(3)
    #expect(self.test.total.values == [0, 2, 5])
    #expect(self.test.sum.values == [0, 2, 5])
    #expect(self.test.title.values == ["new"])
  }

  @Test("A test waits for a state that it wants") func wanted() async {
    Task { [test] in for number in 1...3 { test.vm.inputs.add(number) } }
    #expect(await self.test.total.next(where: { $0 > 2 }) == 3)
    #expect(await self.test.total.next() == 6)
    #expect(await self.test.total.next(within: .milliseconds(5)) == nil)
  }

  @Test("A task of no actor waits for it") func detached() async {
    let vm = self.test.vm
    let total = await Task.detached {
      await vm.inputs.add(2)
      return await vm.outputs.total
    }.value
    #expect(total == 2)
  }

  @Test("An input that starts at a value has it at once, and always") func initialValue() {
    #expect(self.test.vm.outputs.title == "new")
    self.test.vm.inputs.rename("old")
    #expect(self.test.vm.outputs.title == "old")
  }

  @Test("The latest call of a sticky input is there for those who ask later") func sticky() async {
    self.test.vm.inputs.configure(7)
    self.test.vm.inputs.configure(8)
    let late = MVVMTestObserver<Int>()
    late.observe(self.test.vm.outputs.configurations)
    #expect(await late.next() == 8)
    #expect(self.test.configurations.values == [])
  }

  @Test("A sticky call with nothing is a call") func stickyNothing() async {
    var before = self.test.vm.outputs.choices.makeAsyncIterator()
    #expect(await before.next() == nil)
    self.test.vm.inputs.choose(nil)
    var after = self.test.vm.outputs.choices.makeAsyncIterator()
    #expect(await after.next() == .some(nil))
  }

  @Test("A call of any other input is not") func notSticky() async {
    self.test.vm.inputs.add(2)
    let late = MVVMTestObserver<Int>()
    late.observe(self.test.vm.outputs.additions)
    self.test.vm.inputs.add(3)
    #expect(await late.next() == 3)
  }

  @Test("Each reader of a stream starts its work") func stream() async {
    let second = MVVMTestObserver<Int>()
    second.observe(self.test.vm.outputs.work)
    let third = MVVMTestObserver<Int>()
    third.observe(self.test.vm.outputs.work)
    #expect(await self.test.work.next() == 1)
    #expect(await second.next() == 2)
    #expect(await third.next() == 3)
  }

}
