import MVVMConfiguration
import Testing

@Suite("Types named as the standard library's") struct StandardNamesTests {
  @Test(
    "Fixed names compile in an app that has such types, and all names with `qualifyTypes`",
    arguments: TestedStyle.tried,
    [false, true]
  )
  func compiles(style: TestedStyle, qualifiesTypes: Bool) async throws {
    let text = """
      viewmodel X {
        inputs { d(); e(_ x: Int = 0); sticky f(_ x: Int) }
        outputs { state a: Int; event b: Int; stream c: Int }
      }
      """
    let types = qualifiesTypes ? ["Error", "Result", "Set", "Task"] : ["Duration", "Empty", "Just", "Task"]
    let declarations = types.map { "struct \($0): Sendable {}\n" }.joined()
    try await resultOfTests(text, in: style, appFiles: [SwiftFile(name: "Types.swift", text: declarations)]) {
      $0.settings.bindings = true
      $0.qualifyTypes = qualifiesTypes
    }.expectClean()
  }

  @Test("A spec that names them means the standard library's", arguments: TestedStyle.tried)
  func plain(style: TestedStyle) {
    let spec = "viewmodel X { outputs { event a: any Error; stream b: Set<Int> } }"
    let files = generated(spec, in: style, withScaffolds: false) { $0.settings.bindings = true }
    for file in files where file.name.hasPrefix("X") {
      #expect(!file.text.contains("Swift."))
    }
  }
}
