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

  @Test("An unknown input is an error where it is used", arguments: tried(mistakes), LanguageMode.tried)
  func unknownInput(mistakes: Mistakes, mode: LanguageMode) async throws {
    let (sample, result) = try await mistakes.compiled("UnknownInput", mode: mode)
    #expect(
      result.errors.first?.withoutColumn
        == "UnknownInput.swift:\(sample.logic.line(of: "inputs.taped")): error: "
        + "value of type 'UnknownInput.InputStreams' has no member 'taped'"
    )
  }

  @Test("An unknown output is an error where it is set", arguments: tried(mistakes), LanguageMode.tried)
  func unknownOutput(mistakes: Mistakes, mode: LanguageMode) async throws {
    let (sample, result) = try await mistakes.compiled("UnknownOutput", mode: mode)
    #expect(
      result.errors.map(\.withoutColumn) == [
        "UnknownOutput.swift:\(sample.logic.line(of: "self.didResett")): error: "
          + "value of type 'UnknownOutput.OutputStreams' has no member 'didResett'"
      ]
    )
  }

  @Test(
    "A value of the wrong trait is an error where it is set",
    arguments: tried(mistakes),
    LanguageMode.tried
  )
  func wrongTrait(mistakes: Mistakes, mode: LanguageMode) async throws {
    let (sample, result) = try await mistakes.compiled("WrongTrait", mode: mode)
    #expect(result.errors.count == 1)
    #expect(result.errors.first?.line == sample.logic.line(of: "self.count"))
    let text = result.errors.first?.text ?? ""
    #expect(text.hasPrefix("cannot assign value of type '"))
    #expect(text.contains("'\(mistakes.wrongType)'"))
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
