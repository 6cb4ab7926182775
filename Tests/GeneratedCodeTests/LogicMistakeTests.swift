import Testing

/// The messages that people are promised for mistakes in their half of a view model.
@Suite("Mistakes in hand-written logic")
struct LogicMistakeTests {
  @Test("Without a mistake the view model compiles", arguments: samples, LanguageMode.allCases)
  func correct(sample: Sample, mode: LanguageMode) async throws {
    for stage in Stage.allCases {
      let result = try await compile(sample.compilation(mode: mode, stage: stage))
      #expect(result.succeeded && result.messages.isEmpty, "\(result.output)")
    }
  }

  @Test("A forgotten output is an error at the logic's end", arguments: samples, LanguageMode.allCases)
  func forgottenOutput(sample: Sample, mode: LanguageMode) async throws {
    let result = try await compile(
      sample.compilation(replacing: "self.didReset =", with: "_ =", mode: mode, stage: .compile)
    )
    let end = sample.logic.line(of: "}", last: true) - 1
    let declaration = sample.generated.line(of: "let didReset:", last: true)
    #expect(
      result.messages.map(\.withoutColumn) == [
        "CounterViewModel.swift:\(end): error: return from initializer without initializing all stored properties",
        "CounterViewModel.generated.swift:\(declaration): note: 'self.didReset' not initialized",
      ]
    )
  }

  @Test("A missing logic file is one error", arguments: samples, Stage.allCases)
  func missingLogic(sample: Sample, stage: Stage) async throws {
    let result = try await compile(sample.compilation(withoutLogic: true, mode: .swift6, stage: stage))
    let line = sample.generated.line(of: "extension CounterViewModel.OutputStreams")
    #expect(
      result.errors.map(\.withoutColumn) == [
        "CounterViewModel.generated.swift:\(line): error: type 'CounterViewModel.OutputStreams' does not conform to "
          + "protocol 'CounterViewModelLogic'"
      ]
    )
    #expect(result.messages.contains { $0.text.hasPrefix("protocol requires initializer 'init(inputs:") })
  }

  @Test("An unknown input is an error where it is used", arguments: samples, LanguageMode.allCases)
  func unknownInput(sample: Sample, mode: LanguageMode) async throws {
    let result = try await compile(
      sample.compilation(replacing: "inputs.tapped", with: "inputs.taped", mode: mode, stage: .typeCheck)
    )
    #expect(
      result.errors.first?.withoutColumn
        == "CounterViewModel.swift:\(sample.logic.line(of: "inputs.tapped")): error: "
        + "value of type 'CounterViewModel.InputStreams' has no member 'taped'"
    )
  }

  @Test("An unknown output is an error where it is set", arguments: samples, LanguageMode.allCases)
  func unknownOutput(sample: Sample, mode: LanguageMode) async throws {
    let result = try await compile(
      sample.compilation(replacing: "self.didReset", with: "self.didResett", mode: mode, stage: .typeCheck)
    )
    #expect(
      result.errors.map(\.withoutColumn) == [
        "CounterViewModel.swift:\(sample.logic.line(of: "self.didReset")): error: "
          + "value of type 'CounterViewModel.OutputStreams' has no member 'didResett'"
      ]
    )
  }

  @Test("A value of the wrong trait is an error where it is set", arguments: samples, LanguageMode.allCases)
  func wrongTrait(sample: Sample, mode: LanguageMode) async throws {
    let mistake = sample.wrongTrait
    let result = try await compile(
      sample.compilation(replacing: mistake.right, with: mistake.wrong, mode: mode, stage: .typeCheck)
    )
    #expect(result.errors.count == 1)
    #expect(result.errors.first?.line == sample.logic.line(of: "self.count"))
    #expect(
      result.errors.first?.text.hasPrefix("cannot assign value of type '\(mistake.type)' to type '") == true
    )
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
  fileprivate var withoutColumn: String {
    "\(self.file):\(self.line): \(self.severity.rawValue): \(self.text)"
  }
}
