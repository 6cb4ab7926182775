import RxCocoa
import RxSwift
import RxTest
import Testing

@testable import Behaviour

/// The class makes drivers and signals hot: they receive the inputs from the beginning.
@MainActor
@Suite("Members in RxSwift") struct RxSwiftTests {
  @Test("An output without a kind is a driver, and so a state") func withoutKind() {
    let viewModel = makeViewModel()
    viewModel.inputs.add(2)
    let late = MVVMTestObserver<Int>()
    late.observe(viewModel.outputs.sum)
    #expect(late.values == [2])
    viewModel.inputs.add(3)
    #expect(late.values == [2, 5])
  }

  @Test("The outputs of a released view model fall silent, but do not complete") func end() {
    let total = MVVMTestObserver<Int>()
    var viewModel: BehaviourViewModel? = makeViewModel()
    if let viewModel { total.observe(viewModel.outputs.total) }
    viewModel = nil
    #expect(total.values == [0])
    #expect(!total.isStopped)
  }
}

/// An observer of RxTest, used like the observers of the other styles.
@MainActor
final class MVVMTestObserver<Value> {
  private let observer = TestScheduler(initialClock: 0).createObserver(Value.self)
  private let disposeBag = DisposeBag()

  var values: [Value] { return self.observer.values }
  var isStopped: Bool { return self.observer.events.contains { $0.value.isStopEvent } }

  func observe<Output: ObservableConvertibleType>(_ output: Output) where Output.Element == Value {
    output.asObservable().subscribe(self.observer).disposed(by: self.disposeBag)
  }
}
