import ReactiveSwift
import Testing

@testable import Behaviour

/// Signals and properties are hot by nature; a producer starts anew for each subscriber.
@MainActor
@Suite("Members in ReactiveSwift") struct ReactiveSwiftTests {
  @Test("An output without a kind is a signal, and so an event") func withoutKind() {
    let viewModel = makeViewModel()
    viewModel.inputs.add(2)
    let late = MVVMTestObserver<Int>()
    late.observe(viewModel.outputs.sum)
    #expect(late.values == [])
    viewModel.inputs.add(3)
    #expect(late.values == [5])
  }

  @Test("Objects kept by the lifetime live exactly as long as the view model") func kept() {
    var isCompleted = false
    var viewModel: BehaviourViewModel? = makeViewModel()
    viewModel?.outputs.total.signal.observeCompleted { isCompleted = true }
    viewModel?.inputs.add(2)
    #expect(viewModel?.outputs.total.value == 2)
    #expect(!isCompleted)
    viewModel = nil
    #expect(isCompleted)
  }

  @Test("The outputs of a released view model complete") func end() {
    var isCompleted = false
    var viewModel: BehaviourViewModel? = makeViewModel()
    viewModel?.outputs.added.observeCompleted { isCompleted = true }
    viewModel = nil
    #expect(isCompleted)
  }
}
