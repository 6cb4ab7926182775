import MVVMSource
import Testing

/// The messages where the logic is an extension of the class: what is forgotten is missing from a protocol.
@Suite("Mistakes in hand-written logic that is observed")
struct ObservationMistakeTests {
  @Test("Without a mistake the view model compiles", arguments: LanguageMode.allCases)
  func correct(mode: LanguageMode) async throws {
    for stage in Stage.allCases {
      let result = try await compiled([SwiftFile(name: "CounterViewModel.swift", text: logic)], mode, stage)
      #expect(result.succeeded && result.messages.isEmpty, "\(result.output)")
    }
  }

  @Test(
    "A mistake is an error in the logic",
    arguments: [
      (
        "var count: Int {", "var total: Int {",
        "1: error: type 'CounterViewModel' does not conform to protocol 'CounterViewModelOutputs'"
      ),
      (
        "func tapped()", "func taped()",
        "1: error: type 'CounterViewModel' does not conform to protocol 'CounterViewModelInputs'"
      ),
      (
        "var count: Int { return self.state.count }", "var count: Bool { return self.state.count > 0 }",
        "1: error: type 'CounterViewModel' does not conform to protocol 'CounterViewModelOutputs'"
      ),
      ("+= self.step", "+= self.stop", "9: error: value of type 'CounterViewModel' has no member 'stop'"),
      (
        "didResetEvents", "didRestEvents",
        "13: error: value of type 'CounterViewModel' has no member 'didRestEvents'"
      ),
    ],
    LanguageMode.allCases
  )
  func mistake(change: (right: String, wrong: String, message: String), mode: LanguageMode) async throws {
    let text = logic.replacing(change.right, with: change.wrong)
    let result = try await compiled([SwiftFile(name: "CounterViewModel.swift", text: text)], mode)
    #expect(
      result.errors.map { "\($0.file):\($0.line): error: \($0.text)" } == [
        "CounterViewModel.swift:\(change.message)"
      ]
    )
  }

  @Test(
    "A protocol of no actor is conformed to in one of the ways that are told",
    arguments: [
      ("CustomStringConvertible", "nonisolated var description: String { return \"X\" }", true),
      (
        "@preconcurrency CustomStringConvertible", "var description: String { return \"\\(self.count)\" }",
        true
      ),
      ("CustomStringConvertible", "var description: String { return \"\\(self.count)\" }", false),
    ],
    LanguageMode.allCases
  )
  func conformance(way: (conformance: String, member: String, isRight: Bool), mode: LanguageMode) async throws
  {
    let text = "viewmodel X: \(way.conformance) { inputs { a() } outputs { state count: Int = 0 } }\n"
    let spec = SourceFile(path: "X.mvvm", text: text)
    let member = SwiftFile(name: "X+Description.swift", text: "extension X { \(way.member) }\n")
    let result = try await compile(
      Compilation(
        files: generated([spec], in: "observation", withScaffolds: true) + [member],
        framework: .none,
        mode: mode,
        stage: .typeCheck,
        warningsAreErrors: false
      )
    )
    #expect((result.succeeded && result.unexpectedWarnings.isEmpty) == way.isRight, "\(result.output)")
  }

  @Test("A forgotten reply is missing from the logic's protocol", arguments: LanguageMode.allCases)
  func forgottenReply(mode: LanguageMode) async throws {
    let text = logic.replacing("func resetReply(_", with: "func repliedToReset(_")
    let result = try await compiled([SwiftFile(name: "CounterViewModel.swift", text: text)], mode)
    #expect(
      result.errors.map(\.text).contains(
        "type 'CounterViewModel' does not conform to protocol 'CounterViewModelLogic'"
      )
    )
  }

  @Test("Without logic the compiler says what is missing", arguments: LanguageMode.allCases)
  func missingLogic(mode: LanguageMode) async throws {
    let result = try await compiled([], mode)
    #expect(result.errors.first?.text == "cannot find type 'State' in scope")
    #expect(
      result.messages.map(\.text).contains(
        "add missing conformance to 'CounterViewModelOutputs' to class 'CounterViewModel'"
      )
    )
  }
}

private let logic = """
  extension CounterViewModel: CounterViewModelLogic {
    struct State {
      var count = 0
    }

    public var count: Int { return self.state.count }

    public func tapped() {
      self.state.count += self.step
    }

    func resetReply(_ count: Int) -> Bool {
      self.didResetEvents.send()
      return count != self.state.count
    }
  }
  """

private let counter = """
  public viewmodel CounterViewModel {
    inputs {
      sticky reset(to count: Int) -> Bool
      stepChanged(to step: Int = 1) as step
      tapped()
    }
    outputs {
      count: Int
      event didReset: Void
    }
  }
  """

private func compiled(
  _ logic: [SwiftFile],
  _ mode: LanguageMode,
  _ stage: Stage = .typeCheck
) async throws -> CompilationResult {
  let spec = SourceFile(path: "CounterViewModel.mvvm", text: counter)
  let files = generated([spec], in: "observation") + logic
  return try await compile(Compilation(files: files, framework: .none, mode: mode, stage: stage))
}
