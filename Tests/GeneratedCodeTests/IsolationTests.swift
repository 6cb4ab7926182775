import MVVMConfiguration
import MVVMSource
import Testing

@Suite("View models of the main actor") struct IsolationTests {
  @Test(
    "Their protocols, classes and mocks may be handed to tasks of no actor",
    arguments: TestedStyle.tried,
    triedTypeProtocols
  )
  func sendable(style: TestedStyle, form: Configuration.TypeProtocol) async throws {
    for mode in LanguageMode.tried {
      try await result(of: use(form), style, form, mode).expectClean()
    }
  }

  @Test("They are not used there without waiting", arguments: TestedStyle.tried)
  func isolated(style: TestedStyle) async throws {
    let text = "func use(_ inputs: any XInputs) {\n  _ = inputs.add(5)\n}\n"
    let result = try await result(of: text, style, .members, .swift6)
    #expect(result.errors.count == 1, "\(result.output)")
  }

  @Test(
    "An input of the main actor may be made by view models and mocks of none",
    arguments: TestedStyle.tried
  )
  func isolatedInput(style: TestedStyle) async throws {
    for mode in LanguageMode.tried {
      try await result(of: "", style, .members, mode, inputsOfTheMainActor).expectClean()
    }
  }

  @Test(
    "It is not used elsewhere without waiting, in a protocol, a class or a mock",
    arguments: TestedStyle.tried
  )
  func isolatedUse(style: TestedStyle) async throws {
    let call = style.showsInputs ? "a" : "a()"
    let text = """
      func use(_ inputs: any XInputs, _ vm: X, _ mock: XMock) {
        _ = inputs.\(call)
        _ = vm.\(call)
        _ = mock.\(call)
      }
      """
    let result = try await result(of: text, style, .members, .swift6, inputsOfTheMainActor)
    #expect(result.errors.map(\.file) == ["Use.swift", "Use.swift", "Use.swift"], "\(result.output)")
  }
}

private let inputsOfTheMainActor = """
  viewmodel X {
    inputs {
      @MainActor a()
      @MainActor b(_ x: Int = 0)
      @MainActor sticky c(_ x: Int)
      @MainActor d(_ x: Int) -> Bool
      e()
    }
  }
  """

private func use(_ form: Configuration.TypeProtocol) -> String {
  let type = form == .none ? "X" : "any XType"
  return """
    @MainActor func use(_ whole: \(type), _ vm: X, _ inputs: any XInputs, _ mock: XMock) {
      Task.detached {
        _ = await vm.add(5)
        _ = await vm.inputs.add(5)
        _ = await inputs.add(5)
        _ = await mock.add(5)
        _ = await whole\(form == .inherits ? "" : ".inputs").add(5)
        _ = await vm.outputs.total
        _ = await vm.errors
      }
    }
    """
}

private func result(
  of text: String,
  _ style: TestedStyle,
  _ form: Configuration.TypeProtocol,
  _ mode: LanguageMode,
  _ spec: String = """
  @MainActor viewmodel X {
    dependencies { step: Int }
    inputs { add(_ x: Int) -> Bool }
    outputs { value total: Int; state b: Int; event c: Int }
    errors { d: String }
  }
  """
) async throws -> CompilationResult {
  let files = generated(spec, in: style) {
    $0.settings.mocks = .sources
    $0.settings.typeProtocol = form
  }
  let use = SwiftFile(name: "Use.swift", text: text)
  return try await style.compile(files + [use], mode, features: upcomingFeatures)
}
