import MVVMConfiguration
import MVVMSource
import MVVMStyles
import TestSupport
import Testing

@Suite("Own types in addition to support files") struct SupportNameTests {
  @Test("An app may have what a support file declares, but for the prefix", arguments: TestedStyle.tried)
  func app(style: TestedStyle) async throws {
    let types = """
      viewmodel X {
        dependencies { source: EventSource }
        inputs { tapped(); picked(_ row: Int = 0); sticky configure(_ pipe: EventPipe) }
        outputs { state observer: TestObserver; event reply: TestReply; value Tracked: Tracked }
      }
      """
    try await result(of: types, in: style, appFiles: [own]).expectClean()
  }

  @Test("So may its tests", arguments: TestedStyle.tried, tried([Configuration.Mocks.tests, .sources]))
  func tests(style: TestedStyle, mocks: Configuration.Mocks) async throws {
    let plain =
      "viewmodel X { inputs { tapped(row: Int) }\n outputs { state title: String; event done: Void } }"
    try await result(of: plain, in: style, with: [own]) { $0.settings.mocks = mocks }.expectClean()
  }
}

private func result(
  of spec: String,
  in style: TestedStyle,
  appFiles: [SwiftFile] = [],
  with testFiles: [SwiftFile] = [],
  changing change: (inout Configuration) -> Void = { _ in }
) async throws -> CompilationResult {
  try await resultOfTests(spec, in: style, appFiles: appFiles, with: testFiles) {
    $0.settings.bindings = true
    $0.settings.observed = .observation
    change(&$0)
  }
}

private let own = SwiftFile(
  name: "Own.swift",
  text: supportNames.map { name in
    let name = name.description
    let plain = name.dropFirst("MVVM".count)
    return name.hasPrefix("MVVM")
      ? "struct \(plain): Sendable {}\n"
      : "func \(plain.prefix(1).lowercased())\(plain.dropFirst())(_ a: Any, _ b: Any) -> Bool { return true }\n"
  }.joined()
)
