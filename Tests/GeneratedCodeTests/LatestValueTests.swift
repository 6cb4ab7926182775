import MVVMConfiguration
import MVVMGenerator
import MVVMSource
import Testing

@Suite("The latest value of an output") struct LatestValueTests {
  @Test(
    "Tests grab it from every output of the library's types",
    arguments: TestedStyle.tried,
    LanguageMode.tried
  )
  func grabbed(style: TestedStyle, mode: LanguageMode) async throws {
    let own = style.isForSwiftUI ? [] : [test]
    try await resultOfTests(spec, in: style, mode: mode, with: own, features: upcomingFeatures) {
      $0.tests.framework = .swiftTesting
      $0.tests.grabLatestValue = true
    }.expectClean()
  }

  @Test("Without the key there is none", arguments: TestedStyle.all)
  func plain(style: TestedStyle) {
    let file = SourceFile(path: "X.mvvm", text: spec)
    let modules = generatedModules([file], in: style.name, withScaffolds: false) {
      $0.module = "App"
      $0.tests.folder = "Tests"
    }
    #expect(modules.tests.allSatisfy { !$0.text.contains("grabLatestValue") })
  }
}

private let spec = "viewmodel X { outputs { state a: Int; event b: Int; stream c: Int } }"

private let test = SwiftFile(
  name: "Test.swift",
  text: """
    @testable import App

    @MainActor
    func latest(of outputs: any XOutputs) -> [Int?] {
      return [
        grabLatestValue(outputs.a, duration: 1),
        grabLatestValue(outputs.b, duration: 1),
        grabLatestValue(outputs.c, duration: 1),
      ]
    }
    """
)
