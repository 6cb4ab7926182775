import MVVMSource
import Testing

/// A small view model in one of the styles, generated, with hand-written logic that may have a mistake.
struct Sample: Sendable, CustomTestStringConvertible {
  let name: String
  let generated: SwiftFile
  /// The support files of the module.
  let support: [SwiftFile]
  let logic: SwiftFile

  var testDescription: String { self.name }
  var files: [SwiftFile] { [self.generated] + self.support + (self.logic.text.isEmpty ? [] : [self.logic]) }

  init(_ name: String, in style: String, logic: String, spec: String = counter) {
    let spec = SourceFile(path: "\(name).mvvm", text: spec.replacing("CounterViewModel", with: name))
    let files = GeneratedCodeTests.generated([spec], in: style)
    self.name = name
    self.generated = files[0]
    self.support = Array(files.dropFirst())
    self.logic = SwiftFile(name: "\(name).swift", text: logic.replacing("CounterViewModel", with: name))
  }
}

/// A sample for each kind of mistake, in one style. They are compiled together, and differ by file name.
struct Mistakes: Sendable, CustomTestStringConvertible {
  let style: String
  let samples: [String: Sample]
  /// The type that the compiler names as the wrong one.
  let wrongType: String

  var testDescription: String { self.style }

  init(_ style: String, logic: String, wrongTrait: (right: String, wrong: String, type: String)) {
    let logics = [
      "UnknownInput": logic.replacing("inputs.tapped", with: "inputs.taped"),
      "UnknownOutput": logic.replacing("self.didReset", with: "self.didResett"),
      "WrongTrait": logic.replacing(wrongTrait.right, with: wrongTrait.wrong), "MissingLogic": "",
      // Found only where nothing else is wrong.
      "ForgottenOutput": logic.replacing("self.didReset =", with: "_ ="),
    ]
    self.style = style
    self.samples = logics.reduce(into: [:]) { $0[$1.key] = Sample($1.key, in: style, logic: $1.value) }
    self.wrongType = wrongTrait.type
  }

  /// A sample, and the compiler's messages about it when compiled with the others.
  func compiled(_ name: String, mode: LanguageMode, stage: Stage = .typeCheck) async throws
    -> (sample: Sample, result: CompilationResult)
  {
    let sample = try #require(self.samples[name])
    let alone = "ForgottenOutput"
    let together = self.samples.values.filter { ($0.name == alone) == (name == alone) }
    let files = united(together.map(\.files))
    let framework = TestedStyle(name: self.style).framework
    let compilation = Compilation(files: files, framework: framework, mode: mode, stage: stage)
    return (sample, try await compilation.result().about(sample.files))
  }
}

extension Sample {
  static let correct = Dictionary(
    uniqueKeysWithValues: logics.map { ($0.key, Sample("CounterViewModel", in: $0.key, logic: $0.value)) }
  )
}

private let logics = [
  "combine": combineLogic, "combine-subjects": combineLogic, "reactiveswift": reactiveLogic,
  "reactiveswift-pipes": reactiveLogic, "rxswift": rxLogic,
  "rxswift-core": coreLogic, "rxswift-observers": rxLogic, "rxswift-relays": rxLogic,
  "rxswift-subjects": rxLogic,
]

let mistakes = [
  Mistakes("rxswift", logic: rxLogic, wrongTrait: rxMistake),
  Mistakes("combine", logic: combineLogic, wrongTrait: combineMistake),
  Mistakes("combine-subjects", logic: combineLogic, wrongTrait: combineMistake),
  Mistakes("reactiveswift", logic: reactiveLogic, wrongTrait: reactiveMistake),
  Mistakes("reactiveswift-pipes", logic: reactiveLogic, wrongTrait: reactiveMistake),
  Mistakes(
    "rxswift-core",
    logic: coreLogic,
    wrongTrait: ("distinctUntilChanged()", "materialize()", "Observable<Event<Int>>")
  ),
  Mistakes("rxswift-observers", logic: rxLogic, wrongTrait: rxMistake),
  Mistakes("rxswift-relays", logic: rxLogic, wrongTrait: rxMistake),
  Mistakes("rxswift-subjects", logic: rxLogic, wrongTrait: rxMistake),
]

private let combineLogic = """
  import Combine

  extension CounterViewModel.OutputStreams {
    init(inputs: CounterViewModel.InputStreams, cancellables: inout Set<AnyCancellable>) {
      let count = inputs.tapped.scan(0) { count, _ in count + 1 }.share()
      self.count = count.prepend(0).removeDuplicates().eraseToAnyPublisher()
      self.didReset = count.filter { $0 == 0 }.map { _ in }.eraseToAnyPublisher()
    }
  }
  """

private let combineMistake = (
  right: "count.prepend(0).removeDuplicates().eraseToAnyPublisher()",
  wrong: "count",
  type: "Publishers.Share<Publishers.Scan<AnyPublisher<Void, Never>, Int>>"
)

private let reactiveLogic = """
  import ReactiveSwift

  extension CounterViewModel.OutputStreams {
    init(inputs: CounterViewModel.InputStreams) {
      let count = inputs.tapped.scan(0) { count, _ in count + 1 }
      self.count = Property(initial: 0, then: count).skipRepeats()
      self.didReset = count.filter { $0 == 0 }.map { _ in }
    }
  }
  """

private let reactiveMistake = (
  right: "skipRepeats()", wrong: "skipRepeats().signal", type: "Signal<Int, Never>"
)

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

private let coreLogic = """
  import RxSwift

  extension CounterViewModel.OutputStreams {
    init(inputs: CounterViewModel.InputStreams, disposeBag: DisposeBag) {
      let count = inputs.tapped.scan(0) { count, _ in count + 1 }.share()
      self.count = count.startWith(0).distinctUntilChanged()
      self.didReset = count.filter { $0 == 0 }.map { _ in }
    }
  }
  """

private let rxMistake = (
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
