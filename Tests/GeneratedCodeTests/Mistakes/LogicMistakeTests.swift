import TestSupport
import Testing

/// The messages that people are promised for mistakes in their half of a view model.
@Suite("Mistakes in hand-written logic")
struct LogicMistakeTests {
  @Test("Without a mistake the view model compiles", arguments: tried(mistakes), LanguageMode.tried)
  func correct(mistakes: Mistakes, mode: LanguageMode) async throws {
    let module = SharedModule(style: TestedStyle(name: mistakes.style), mode: mode)
    #expect(!module.written.isEmpty)
    try await module.result(of: module.written).expectSilent()
  }

  @Test("A forgotten output is an error at the logic's end", arguments: tried(mistakes), LanguageMode.tried)
  func forgottenOutput(mistakes: Mistakes, mode: LanguageMode) async throws {
    let (sample, result) = try await mistakes.compiled("ForgottenOutput", mode: mode, stage: .compile)
    let end = sample.logic.line(of: "}", last: true) - 1
    let declaration = sample.generated.line(of: "let didReset:", last: true)
    #expect(
      result.messages.map(\.withoutColumn) == [
        "ForgottenOutput.swift:\(end): error: return from initializer without initializing all stored properties",
        "ForgottenOutput.generated.swift:\(declaration): note: 'self.didReset' not initialized",
      ]
    )
  }

  @Test("A missing logic file is one error", arguments: tried(mistakes), Stage.allCases)
  func missingLogic(mistakes: Mistakes, stage: Stage) async throws {
    let (sample, result) = try await mistakes.compiled("MissingLogic", mode: .swift6, stage: stage)
    let line = sample.generated.line(of: "extension MissingLogic.OutputStreams")
    #expect(
      result.errors.map(\.withoutColumn) == [
        "MissingLogic.generated.swift:\(line): error: type 'MissingLogic.OutputStreams' does not conform to "
          + "protocol 'MissingLogicLogic'"
      ]
    )
    #expect(result.messages.contains { $0.text.hasPrefix("protocol requires initializer 'init(inputs:") })
  }

  @Test(
    "Unknown members and wrong traits are errors where they are used",
    arguments: tried(mistakes),
    LanguageMode.tried
  )
  func misused(mistakes: Mistakes, mode: LanguageMode) async throws {
    let (input, output) = ("UnknownInput.InputStreams", "UnknownOutput.OutputStreams")
    for (name, place, message) in [
      ("UnknownInput", "inputs.taped", "value of type '\(input)' has no member 'taped'"),
      ("UnknownOutput", "self.didResett", "value of type '\(output)' has no member 'didResett'"),
      ("WrongTrait", "self.count", "'\(mistakes.wrongType)'"),
    ] {
      let (sample, result) = try await mistakes.compiled(name, mode: mode)
      let error = try #require(result.errors.first)
      #expect((error.file, error.line) == ("\(name).swift", sample.logic.line(of: place)))
      #expect(error.text.contains(message))
      #expect(error.text.hasPrefix(name == "WrongTrait" ? "cannot assign value of type '" : message))
      #expect(result.errors.count == 1 || name == "UnknownInput", "\(result.output)")
    }
  }
}

extension SwiftFile {
  /// The line, from 1, of the first or last that holds a text.
  fileprivate func line(of text: String, last: Bool = false) -> Int {
    let lines = self.text.split(separator: "\n", omittingEmptySubsequences: false)
    let index = last ? lines.lastIndex { $0.contains(text) } : lines.firstIndex { $0.contains(text) }
    return index.map { $0 + 1 } ?? 0
  }
}

extension CompilerMessage {
  var withoutColumn: String {
    "\(self.file):\(self.line): \(self.severity.rawValue): \(self.text)"
  }
}
