import RxCocoa
import RxRelay
import RxSwift
import RxTest
import Testing

@testable import Behaviour

/// Drivers and signals are made hot by the class: they hear the inputs from the beginning.
@MainActor
@Suite("Members in RxSwift, with relays as inputs") struct BehaviourViewModelTests {
  private let test = BehaviourViewModelTestCase(makeViewModel())

  @Test("An event is heard by those who subscribed before, and by nobody later") func event() {
    let late = makeObserver(of: Int.self)
    self.test.vm.inputs.add.accept(2)
    self.test.vm.outputs.added.emit(to: late).disposed(by: self.disposeBag)
    #expect(self.test.added.values == [2])
    #expect(late.values == [])
  }

  @Test("A state has its value whether or not somebody has subscribed") func state() {
    let viewModel = makeViewModel()
    viewModel.inputs.add.accept(2)
    viewModel.inputs.add.accept(3)
    let late = makeObserver(of: Int.self)
    viewModel.outputs.total.drive(late).disposed(by: self.disposeBag)
    #expect(late.values == [5])
  }

  @Test("An output without a kind is a driver, and so a state") func withoutKind() {
    let viewModel = makeViewModel()
    viewModel.inputs.add.accept(2)
    let late = makeObserver(of: Int.self)
    viewModel.outputs.sum.drive(late).disposed(by: self.disposeBag)
    #expect(late.values == [2])
    viewModel.inputs.add.accept(3)
    #expect(late.values == [2, 5])
  }

  @Test("An input that starts at a value has it at once, and always") func initialValue() {
    self.test.vm.inputs.name.accept("old")
    let late = makeObserver(of: String.self)
    self.test.vm.outputs.title.drive(late).disposed(by: self.disposeBag)
    #expect(self.test.title.values == ["new", "old"])
    #expect(late.values == ["old"])
  }

  @Test("The latest call of a sticky input reaches those who subscribe later") func sticky() {
    #expect(self.test.configurations.values == [])
    self.test.vm.inputs.configure.accept(7)
    self.test.vm.inputs.configure.accept(8)
    let late = makeObserver(of: Int.self)
    self.test.vm.outputs.configurations.subscribe(late).disposed(by: self.disposeBag)
    #expect(self.test.configurations.values == [7, 8])
    #expect(late.values == [8])
  }

  @Test("A sticky call with nothing is a call") func stickyNothing() {
    #expect(self.test.choices.values == [])
    self.test.vm.inputs.choose.accept(nil)
    let late = makeObserver(of: Int?.self)
    self.test.vm.outputs.choices.subscribe(late).disposed(by: self.disposeBag)
    #expect(self.test.choices.values == [nil])
    #expect(late.values == [nil])
  }

  @Test("A call of any other input does not") func notSticky() {
    self.test.vm.inputs.add.accept(2)
    let late = makeObserver(of: Int.self)
    self.test.vm.outputs.additions.subscribe(late).disposed(by: self.disposeBag)
    self.test.vm.inputs.add.accept(3)
    #expect(self.test.additions.values == [2, 3])
    #expect(late.values == [3])
  }

  @Test("Each subscriber of a stream starts its work") func stream() {
    let second = makeObserver(of: Int.self)
    self.test.vm.outputs.work.subscribe(second).disposed(by: self.disposeBag)
    let third = makeObserver(of: Int.self)
    self.test.vm.outputs.work.subscribe(third).disposed(by: self.disposeBag)
    #expect(self.test.work.values == [1])
    #expect(second.values == [2])
    #expect(third.values == [3])
  }

  @Test("The call is sent before the logic is asked for the reply") func reply() {
    #expect(self.test.vm.inputs.isLatest(4))
  }

  @Test("A value and a function are asked when they are used") func asked() {
    #expect(self.test.vm.outputs.latest == nil)
    _ = self.test.vm.inputs.isLatest(4)
    #expect(self.test.vm.outputs.latest == 4)
    #expect(self.test.vm.outputs.doubled(4) == 8)
  }

  @Test("The outputs of a released view model fall silent, but do not complete") func end() {
    let total = makeObserver(of: Int.self)
    var viewModel: BehaviourViewModel? = makeViewModel()
    viewModel?.outputs.total.drive(total).disposed(by: self.disposeBag)
    viewModel = nil
    #expect(total.values == [0])
    #expect(total.events.allSatisfy { !$0.value.isStopEvent })
  }

  @Test("Subscribers do not hold the view model") func released() {
    #expect(
      BehaviourViewModelTestCase.isReleased(makeViewModel) { test in
        test.vm.inputs.add.accept(2)
        test.vm.inputs.configure.accept(7)
      }
    )
  }

  @Test("What the view hands over may: the test case sees that") func cycle() {
    let isReleased = BehaviourViewModelTestCase.isReleased(makeViewModel) { test in
      test.vm.inputs.keep.accept({ _ = test.vm })
    }
    #expect(!isReleased)
  }

  private let disposeBag = DisposeBag()
}

/// Its streams make the numbers 1, 2, 3 …
@MainActor
private func makeViewModel() -> BehaviourViewModel {
  var number = 0
  return BehaviourViewModel(makeNumber: {
    number += 1
    return number
  })
}

@MainActor
private func makeObserver<Value>(of type: Value.Type) -> TestableObserver<Value> {
  return TestScheduler(initialClock: 0).createObserver(type)
}
