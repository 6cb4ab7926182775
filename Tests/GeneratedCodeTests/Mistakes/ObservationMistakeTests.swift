import MVVMSource
import TestSupport
import Testing

/// The messages where the logic is an extension of the class: what is forgotten is missing from a protocol.
@Suite("Mistakes in hand-written logic that is observed")
struct ObservationMistakeTests {
  @Test("Without a mistake the view model compiles", arguments: LanguageMode.tried)
  func correct(mode: LanguageMode) async throws {
    let result = try await result(of: sound, mode)
    // The compiler notes another sample's mistake where it declares 'send', in the file of all samples.
    let own = result.messages.filter { $0.severity != .note || $0.file != "ViewModelSupport.generated.swift" }
    #expect(result.succeeded && own.isEmpty, "\(result.output)")

    let compiled = try await TestedStyle(name: "observation").compile(sound.files, mode, stage: .compile)
    compiled.expectSilent()
  }

  @Test("A mistake is an error in the logic", arguments: observedMistakes, LanguageMode.tried)
  func mistake(mistake: (sample: Sample, message: String), mode: LanguageMode) async throws {
    let result = try await result(of: mistake.sample, mode)
    #expect(result.errors.map(\.withoutColumn) == ["\(mistake.sample.name).swift:\(mistake.message)"])
  }

  @Test(
    "A nonisolated protocol is conformed to in one of the recommended ways",
    arguments: conformances,
    LanguageMode.tried
  )
  func conformance(way: (sample: Sample, isRight: Bool), mode: LanguageMode) async throws {
    let result = try await result(of: way.sample, mode)
    #expect((result.succeeded && result.unexpectedWarnings.isEmpty) == way.isRight, "\(result.output)")
  }

  @Test("A forgotten reply is missing from the logic's protocol", arguments: LanguageMode.tried)
  func replyIsForgotten(mode: LanguageMode) async throws {
    let result = try await result(of: forgottenReply, mode)
    let message = "type 'ForgottenReply' does not conform to protocol 'ForgottenReplyLogic'"
    #expect(result.errors.map(\.text).contains(message))
  }

  @Test(
    "A computed state that the class stores is an error at the state",
    arguments: LanguageMode.tried
  )
  func twice(mode: LanguageMode) async throws {
    let result = try await result(of: keptTwice, mode)
    #expect(result.errors.map(\.text) == ["invalid redeclaration of 'count'"])
    #expect(result.errors.first?.file == "KeptTwice.generated.swift")
  }

  @Test("Without logic the compiler says what is missing", arguments: LanguageMode.tried)
  func logicIsMissing(mode: LanguageMode) async throws {
    let result = try await result(of: missingLogic, mode)
    #expect(result.errors.first?.text == "cannot find 'Kept' in scope")
    let note = "add missing conformance to 'MissingLogicOutputs' to class 'MissingLogic'"
    #expect(result.messages.map(\.text).contains(note))
  }
}

/// The compiler's messages about a view model: all are one module, and differ by file.
private func result(of sample: Sample, _ mode: LanguageMode) async throws -> CompilationResult {
  let samples = [sound, forgottenReply, missingLogic, keptTwice] + observedMistakes.map(\.sample)
  let files = united((samples + conformances.map(\.sample)).map(\.files))
  return try await TestedStyle(name: "observation").compile(files, mode).about(sample.files)
}

private func sample(_ name: String, _ logic: String, counter: String = counter) -> Sample {
  Sample(name, in: "observation", logic: logic, spec: counter)
}

private let sound = sample("Correct", logic)

private let forgottenReply = sample(
  "ForgottenReply",
  logic.replacing("func resetReply(_", with: "func repliedToReset(_")
)

private let missingLogic = sample("MissingLogic", "")

private let keptTwice = sample(
  "KeptTwice",
  logic,
  counter: counter.replacing("count: Int\n", with: "count: Int = 0\n")
)

/// Logic with a replacement in it, and what is said of it.
private let observedMistakes = rows(
  """
  ForgottenOutput | var count: Int { | var total: Int { \
  | 1: error: type 'ForgottenOutput' does not conform to protocol 'ForgottenOutputOutputs'
  ForgottenInput  | func tapped() | func taped() \
  | 1: error: type 'ForgottenInput' does not conform to protocol 'ForgottenInputInputs'
  WrongType       | var count: Int { return self.kept.count } | var count: Bool { return self.kept.count > 0 } \
  | 1: error: type 'WrongType' does not conform to protocol 'WrongTypeOutputs'
  UnknownInput    | += self.step | += self.stop | 9: error: value of type 'UnknownInput' has no member 'stop'
  UnknownEvent    | didResetEvents | didRestEvents \
  | 13: error: value of type 'UnknownEvent' has no member 'didRestEvents'
  FormerStore     | self.kept.count += | self.state.count += \
  | 9: error: 'state' has been renamed to 'kept': also rename its struct 'State' to 'Kept'
  SentToReaders   | didResetEvents | didReset \
  | 13: error: 'send' is unavailable: the logic sends by the property whose name ends in 'Events'
  """,
  columns: 4
).map { (sample: sample($0[0], logic.replacing($0[1], with: $0[2])), message: $0[3]) }

/// Ways to conform to `CustomStringConvertible`, with the member for it.
private let conformances = rows(
  """
  Nonisolated    | CustomStringConvertible                 | right \
  | nonisolated var description: String { return "X" }
  Preconcurrency | @preconcurrency CustomStringConvertible | right \
  | var description: String { return "\\(self.count)" }
  Isolated       | CustomStringConvertible                 | wrong \
  | var description: String { return "\\(self.count)" }
  """,
  columns: 4
).map { row in
  let members = "inputs { a() } outputs { state count: Int = 0 }"
  let logic = """
    extension CounterViewModel: CounterViewModelLogic {
      struct Kept {}
      func a() {}
    }
    extension CounterViewModel { \(row[3]) }

    """
  let spec = "viewmodel CounterViewModel: \(row[1]) { \(members) }"
  return (sample: sample(row[0], logic, counter: spec), isRight: row[2] == "right")
}

private let logic = """
  extension CounterViewModel: CounterViewModelLogic {
    struct Kept {
      var count = 0
    }

    public var count: Int { return self.kept.count }

    public func tapped() {
      self.kept.count += self.step
    }

    func resetReply(_ count: Int) -> Bool {
      self.didResetEvents.send()
      return count != self.kept.count
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
