import MVVMSource
import Testing

/// A small view model in one of the styles, generated, with hand-written logic.
struct Sample: Sendable, CustomTestStringConvertible {
  var style: String
  var generated: SwiftFile
  var logic: SwiftFile
  /// What makes `count` a stream of another trait.
  var wrongTrait: Mistake

  /// A replacement in the logic, and the type that the compiler then names as the wrong one.
  struct Mistake: Sendable {
    var right: String
    var wrong: String
    var type: String
  }

  var testDescription: String { self.style }

  /// The generated file and, unless left out, the logic with a replacement made in it.
  func compilation(
    replacing text: String = "",
    with replacement: String = "",
    withoutLogic: Bool = false,
    mode: LanguageMode,
    stage: Stage
  ) -> Compilation {
    var logic = self.logic
    if !text.isEmpty { logic.text.replace(text, with: replacement) }
    return Compilation(
      files: withoutLogic ? [self.generated] : [self.generated, logic],
      framework: frameworks[self.style] ?? .none,
      mode: mode,
      stage: stage
    )
  }
}

let samples = [
  sample(
    in: "combine",
    logic: """
      #if canImport(Combine)
        import Combine
      #else
        import OpenCombine
      #endif

      extension CounterViewModel.OutputStreams {
        init(inputs: CounterViewModel.InputStreams, cancellables: inout Set<AnyCancellable>) {
          let count = inputs.tapped.scan(0) { count, _ in count + 1 }.share()
          self.count = count.prepend(0).removeDuplicates().eraseToAnyPublisher()
          self.didReset = count.filter { $0 == 0 }.map { _ in }.eraseToAnyPublisher()
        }
      }
      """,
    wrongTrait: Sample.Mistake(
      right: "count.prepend(0).removeDuplicates().eraseToAnyPublisher()",
      wrong: "count",
      type: "Publishers.Share<Publishers.Scan<AnyPublisher<Void, Never>, Int>>"
    )
  ),
  sample(in: "rxswift", logic: rxLogic, wrongTrait: rxMistake),
  sample(in: "rxswift-relays", logic: rxLogic, wrongTrait: rxMistake),
  sample(
    in: "reactiveswift",
    logic: """
      import ReactiveSwift

      extension CounterViewModel.OutputStreams {
        init(inputs: CounterViewModel.InputStreams) {
          let count = inputs.tapped.scan(0) { count, _ in count + 1 }
          self.count = Property(initial: 0, then: count).skipRepeats()
          self.didReset = count.filter { $0 == 0 }.map { _ in }
        }
      }
      """,
    wrongTrait: Sample.Mistake(
      right: "skipRepeats()",
      wrong: "skipRepeats().signal",
      type: "Signal<Int, Never>"
    )
  ),
]

private let rxLogic = """
  import RxCocoa
  import RxSwift

  extension CounterViewModel.OutputStreams {
    init(inputs: CounterViewModel.InputStreams, disposeBag: DisposeBag) {
      let count = inputs.tapped.scan(0) { count, _ in count + 1 }.share()
      self.count = count.startWith(0).distinctUntilChanged().asDriver(onErrorDriveWith: .empty())
      self.didReset = count.filter { $0 == 0 }.map { _ in }.asSignal(onErrorSignalWith: .empty())
    }
  }
  """

private let rxMistake = Sample.Mistake(
  right: "asDriver(onErrorDriveWith:",
  wrong: "asSignal(onErrorSignalWith:",
  type: "SharedSequence<SignalSharingStrategy, Int>"
)

private let counter = """
  public viewmodel CounterViewModel {
    inputs {
      tapped()
    }
    outputs {
      state count: Int
      event didReset: Void
    }
  }
  """

private func sample(in style: String, logic: String, wrongTrait: Sample.Mistake) -> Sample {
  let spec = SourceFile(path: "CounterViewModel.mvvm", text: counter)
  return Sample(
    style: style,
    generated: generated([spec], in: style)[0],
    logic: SwiftFile(name: "CounterViewModel.swift", text: logic),
    wrongTrait: wrongTrait
  )
}
