import MVVMSource
import TestSupport
import Testing

/// The messages where the logic is an extension of the class: what is forgotten is missing from a protocol.
@Suite("Mistakes in hand-written logic that is observed")
struct ObservationMistakeTests {
  @Test("Without a mistake the view model compiles", arguments: LanguageMode.tried)
  func correct(mode: LanguageMode) async throws {
    let result = try await result(of: ObservedSample("Correct", logic), mode)
    // The compiler notes another sample's mistake where it declares 'send', in the file of all samples.
    let own = result.messages.filter { $0.severity != .note || $0.file != "EventSource.generated.swift" }
    #expect(result.succeeded && own.isEmpty, "\(result.output)")

    let alone = Compilation(
      files: ObservedSample("Correct", logic).files,
      framework: .none,
      mode: mode,
      stage: .compile
    )
    let compiled = try await alone.result()
    #expect(compiled.succeeded && compiled.messages.isEmpty, "\(compiled.output)")
  }

  @Test("A mistake is an error in the logic", arguments: observedMistakes, LanguageMode.tried)
  func mistake(mistake: Mistake, mode: LanguageMode) async throws {
    let result = try await result(of: mistake.sample, mode)
    #expect(
      result.errors.map { "\($0.file):\($0.line): error: \($0.text)" } == [
        "\(mistake.name).swift:\(mistake.message)"
      ]
    )
  }

  @Test(
    "A protocol of no actor is conformed to in one of the ways that are told",
    arguments: conformances,
    LanguageMode.tried
  )
  func conformance(way: Conformance, mode: LanguageMode) async throws {
    let result = try await result(of: way.sample, mode)
    #expect((result.succeeded && result.unexpectedWarnings.isEmpty) == way.isRight, "\(result.output)")
  }

  @Test("A forgotten reply is missing from the logic's protocol", arguments: LanguageMode.tried)
  func replyIsForgotten(mode: LanguageMode) async throws {
    let result = try await result(of: forgottenReply, mode)
    #expect(
      result.errors.map(\.text).contains(
        "type 'ForgottenReply' does not conform to protocol 'ForgottenReplyLogic'"
      )
    )
  }

  @Test(
    "Where the logic computes what the class keeps, the error is below a comment that says what to do",
    arguments: LanguageMode.tried
  )
  func twice(mode: LanguageMode) async throws {
    let result = try await result(of: keptTwice, mode)
    #expect(result.errors.map(\.text) == ["invalid redeclaration of 'count'"])
    #expect(result.errors.first?.file == "KeptTwice.generated.swift")
    let lines = keptTwice.files[0].text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(result.errors.first?.line)
    #expect(lines[line - 4].contains("\"invalid redeclaration\" is one that it computes, too: delete"))
  }

  @Test("Without logic the compiler says what is missing", arguments: LanguageMode.tried)
  func logicIsMissing(mode: LanguageMode) async throws {
    let result = try await result(of: missingLogic, mode)
    #expect(result.errors.first?.text == "cannot find type 'State' in scope")
    // The compiler shows the two lines above, too.
    let lines = missingLogic.files[0].text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(result.errors.first?.line)
    #expect(
      lines[line - 3].contains("there is no `MissingLogic.swift` yet, which `mvvmgen new --from` writes")
    )
    #expect(lines[line - 2].contains("extension MissingLogic: MissingLogicLogic { … }"))
    #expect(
      result.messages.map(\.text).contains(
        "add missing conformance to 'MissingLogicOutputs' to class 'MissingLogic'"
      )
    )
  }
}

/// What the compiler says of a view model: all are one module, whose files tell them apart.
private func result(of sample: ObservedSample, _ mode: LanguageMode) async throws -> CompilationResult {
  let samples =
    [ObservedSample("Correct", logic), forgottenReply, missingLogic, keptTwice]
    + observedMistakes.map(\.sample)
    + conformances.map(\.sample)
  return try await TestedStyle(name: "observation").compile(united(samples.map(\.files)), mode)
    .about(sample.files)
}

/// A view model and its logic.
private struct ObservedSample {
  let files: [SwiftFile]

  /// The counter with its logic, or without any.
  init(_ name: String, _ logic: String?, counter: String = counter) {
    let spec = SourceFile(
      path: "\(name).mvvm",
      text: counter.replacing("CounterViewModel", with: name)
    )
    let text = logic?.replacing("CounterViewModel", with: name)
    self.files =
      generated([spec], in: "observation") + (text.map { [SwiftFile(name: "\(name).swift", text: $0)] } ?? [])
  }

  init(files: [SwiftFile]) {
    self.files = files
  }
}

private let forgottenReply = ObservedSample(
  "ForgottenReply",
  logic.replacing("func resetReply(_", with: "func repliedToReset(_")
)

private let missingLogic = ObservedSample("MissingLogic", nil)

private let keptTwice = ObservedSample(
  "KeptTwice",
  logic,
  counter: counter.replacing("count: Int\n", with: "count: Int = 0\n")
)

/// A replacement in the logic, and what is said of it.
struct Mistake: Sendable, CustomTestStringConvertible {
  let name: String
  let right: String
  let wrong: String
  let message: String

  var testDescription: String { self.name }

  fileprivate var sample: ObservedSample {
    ObservedSample(self.name, logic.replacing(self.right, with: self.wrong))
  }
}

private let observedMistakes = rows(
  """
  ForgottenOutput | var count: Int { | var total: Int { \
  | 1: error: type 'ForgottenOutput' does not conform to protocol 'ForgottenOutputOutputs'
  ForgottenInput  | func tapped() | func taped() \
  | 1: error: type 'ForgottenInput' does not conform to protocol 'ForgottenInputInputs'
  WrongType       | var count: Int { return self.state.count } | var count: Bool { return self.state.count > 0 } \
  | 1: error: type 'WrongType' does not conform to protocol 'WrongTypeOutputs'
  UnknownInput    | += self.step | += self.stop | 9: error: value of type 'UnknownInput' has no member 'stop'
  UnknownEvent    | didResetEvents | didRestEvents \
  | 13: error: value of type 'UnknownEvent' has no member 'didRestEvents'
  SentToReaders   | didResetEvents | didReset \
  | 13: error: 'send' is unavailable: the logic sends by the property whose name ends in 'Events'
  """,
  columns: 4
).map { Mistake(name: $0[0], right: $0[1], wrong: $0[2], message: $0[3]) }

/// A way to conform to `CustomStringConvertible`.
struct Conformance: Sendable, CustomTestStringConvertible {
  let name: String
  let conformance: String
  let member: String
  let isRight: Bool

  var testDescription: String { self.name }

  fileprivate var sample: ObservedSample {
    let text =
      "viewmodel \(self.name): \(self.conformance) { inputs { a() } outputs { state count: Int = 0 } }\n"
    let spec = SourceFile(path: "\(self.name).mvvm", text: text)
    let member = SwiftFile(
      name: "\(self.name)+Description.swift",
      text: "extension \(self.name) { \(self.member) }\n"
    )
    return ObservedSample(files: generated([spec], in: "observation", withScaffolds: true) + [member])
  }
}

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
).map { Conformance(name: $0[0], conformance: $0[1], member: $0[3], isRight: $0[2] == "right") }

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
