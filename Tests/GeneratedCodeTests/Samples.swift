import Testing

/// A small view model in one of the styles, in the shape of generated code, with its logic.
struct Sample: Sendable, CustomTestStringConvertible {
  var framework: Framework
  var generated: SwiftFile
  var logic: SwiftFile

  var testDescription: String { "\(self.framework)" }

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
      framework: self.framework,
      mode: mode,
      stage: stage
    )
  }
}

let samples = [
  Sample(
    framework: .rxSwift,
    generated: SwiftFile(
      name: "CounterViewModel.generated.swift",
      text: """
        import RxCocoa
        import RxRelay
        import RxSwift

        public protocol CounterViewModelInputs {
          func tapped()
        }

        public protocol CounterViewModelOutputs {
          var count: Driver<Int> { get }
          var didReset: Signal<Void> { get }
        }

        public final class CounterViewModel: CounterViewModelInputs, CounterViewModelOutputs {
          public init() {
            let outputs: OutputStreams = makeOutputs(
              inputs: InputStreams(
                tapped: self.tappedRelay.asObservable(),
              ),
              disposeBag: self.disposeBag,
            )
            self.count = outputs.count
            self.didReset = outputs.didReset

            self.count.drive().disposed(by: self.disposeBag)
            self.didReset.emit().disposed(by: self.disposeBag)
          }

          private let tappedRelay = PublishRelay<Void>()
          public func tapped() {
            self.tappedRelay.accept(())
          }

          public let count: Driver<Int>
          public let didReset: Signal<Void>

          private let disposeBag = DisposeBag()

          struct InputStreams {
            let tapped: Observable<Void>
          }

          struct OutputStreams {
            let count: Driver<Int>
            let didReset: Signal<Void>
          }
        }

        protocol CounterViewModelLogic {
          init(inputs: CounterViewModel.InputStreams, disposeBag: DisposeBag)
        }

        extension CounterViewModel.OutputStreams: CounterViewModelLogic {}

        private func makeOutputs<Logic: CounterViewModelLogic>(
          inputs: CounterViewModel.InputStreams,
          disposeBag: DisposeBag,
        ) -> Logic {
          return Logic(inputs: inputs, disposeBag: disposeBag)
        }
        """
    ),
    logic: SwiftFile(
      name: "CounterViewModel.swift",
      text: """
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
    )
  ),
  Sample(
    framework: .reactiveSwift,
    generated: SwiftFile(
      name: "CounterViewModel.generated.swift",
      text: """
        import ReactiveSwift

        public protocol CounterViewModelInputs {
          func tapped()
        }

        public protocol CounterViewModelOutputs {
          var count: Property<Int> { get }
          var didReset: Signal<Void, Never> { get }
        }

        public final class CounterViewModel: CounterViewModelInputs, CounterViewModelOutputs {
          public init() {
            let outputs: OutputStreams = makeOutputs(
              inputs: InputStreams(
                tapped: self.tappedProperty.signal,
              )
            )
            self.count = outputs.count
            self.didReset = outputs.didReset
          }

          private let tappedProperty = MutableProperty(())
          public func tapped() {
            self.tappedProperty.value = ()
          }

          public let count: Property<Int>
          public let didReset: Signal<Void, Never>

          struct InputStreams {
            let tapped: Signal<Void, Never>
          }

          struct OutputStreams {
            let count: Property<Int>
            let didReset: Signal<Void, Never>
          }
        }

        protocol CounterViewModelLogic {
          init(inputs: CounterViewModel.InputStreams)
        }

        extension CounterViewModel.OutputStreams: CounterViewModelLogic {}

        private func makeOutputs<Logic: CounterViewModelLogic>(inputs: CounterViewModel.InputStreams) -> Logic {
          return Logic(inputs: inputs)
        }
        """
    ),
    logic: SwiftFile(
      name: "CounterViewModel.swift",
      text: """
        import ReactiveSwift

        extension CounterViewModel.OutputStreams {
          init(inputs: CounterViewModel.InputStreams) {
            let count = inputs.tapped.scan(0) { count, _ in count + 1 }
            self.count = Property(initial: 0, then: count).skipRepeats()
            self.didReset = count.filter { $0 == 0 }.map { _ in }
          }
        }
        """
    )
  ),
]
