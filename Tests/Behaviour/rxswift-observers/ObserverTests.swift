import RxSwift
import Testing

@testable import Behaviour

/// An input is an observer that only passes elements on.
@MainActor
@Suite("Inputs as observers") struct ObserverTests {
  private struct Failure: Swift.Error {}

  @Test("An input outlives the end and the error of what is bound to it") func end() {
    let viewModel = makeViewModel()
    let total = MVVMTestObserver<Int>()
    total.observe(viewModel.outputs.total)
    viewModel.inputs.add.onNext(1)
    viewModel.inputs.add.onCompleted()
    viewModel.inputs.add.onNext(2)
    viewModel.inputs.add.onError(Failure())
    viewModel.inputs.add.onNext(3)
    #expect(total.values == [0, 1, 3, 6])
  }

  @Test("An observer that is kept does not keep the view model") func kept() {
    var add: AnyObserver<Int>?
    #expect(BehaviourViewModelTestCase.isReleased(makeViewModel) { test in add = test.vm.inputs.add })
    add?.onNext(1)
  }
}

// Tests call inputs as in the other styles.

extension AnyObserver {
  func callAsFunction(_ value: Element) { self.onNext(value) }
}
