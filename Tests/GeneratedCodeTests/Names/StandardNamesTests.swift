import MVVMGenerator
import Testing

@Suite("Types named as the standard library's") struct StandardNamesTests {
  @Test("What no spec can change compiles in an app that has them", arguments: TestedStyle.tried)
  func support(style: TestedStyle) async throws {
    try await result(style, types: ["Duration", "Empty", "Just", "Task"]).expectClean()
  }

  @Test("All that is generated compiles where the configuration says so", arguments: TestedStyle.tried)
  func configured(style: TestedStyle) async throws {
    let types = ["Error", "Result", "Set", "Task"]
    try await result(style, types: types) { $0.qualifyTypes = true }.expectClean()
  }

  @Test("A spec that names them means the standard library's", arguments: TestedStyle.tried)
  func plain(style: TestedStyle) {
    let spec = "viewmodel X { outputs { event a: any Error; stream b: Set<Int> } }"
    let files = generated(spec, in: style, withScaffolds: false) { $0.settings.bindings = true }
    for file in files where file.name.hasPrefix("X") {
      #expect(!file.text.contains("Swift."))
    }
  }

  /// What the compiler says of the tests of a view model, and before of its app, which has types of these names.
  private func result(
    _ style: TestedStyle,
    types: [String],
    changing change: (inout Configuration) -> Void = { _ in }
  ) async throws -> CompilationResult {
    let text = """
      viewmodel X {
        inputs { d(); e(_ x: Int = 0); sticky f(_ x: Int) }
        outputs { state a: Int; event b: Int; stream c: Int }
      }
      """
    let declarations = types.map { "struct \($0): Sendable {}\n" }.joined()
    let app = SwiftFile(name: "Types.swift", text: declarations)
    return try await resultOfTests(text, in: style, beside: [app]) {
      $0.settings.bindings = true
      change(&$0)
    }
  }
}
