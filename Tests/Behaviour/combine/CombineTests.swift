import Combine
import Testing

@testable import Behaviour

/// Publishers are cold: the logic stores any value that it needs from the beginning in a subject.
@MainActor
@Suite("Members in Combine") struct CombineTests {
  @Test("An output without a kind begins when it is subscribed to") func withoutKind() {
    let viewModel = makeViewModel()
    viewModel.inputs.add(2)
    let late = MVVMTestObserver<Int>()
    late.observe(viewModel.outputs.sum)
    #expect(late.values == [])
    viewModel.inputs.add(3)
    #expect(late.values == [3])
  }

  @Test("The outputs of a released view model fall silent, but do not complete") func end() {
    var isCompleted = false
    var viewModel: BehaviourViewModel? = makeViewModel()
    let subscription = viewModel?.outputs.added.sink(
      receiveCompletion: { _ in isCompleted = true },
      receiveValue: { _ in }
    )
    viewModel = nil
    #expect(!isCompleted)
    subscription?.cancel()
  }
}
