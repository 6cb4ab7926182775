import MVVMConfiguration
import MVVMSource
import TestSupport
import Testing

/// Test cases that take what a team's own suite has. That their order of set-up is right, the suite of the consumer's
/// package shows, which is run.
@Suite("Tests that a team's suite takes") struct TeamTests {
  @Test(
    "A team's base class and observer compile together with an older observer, as do scaffolds",
    arguments: TestedStyle.tried,
    tried([Configuration.Tests.Framework.xctest, .swiftTesting])
  )
  func team(style: TestedStyle, framework: Configuration.Tests.Framework) async throws {
    try await expectCompiling(style) {
      $0.framework = framework
      $0.baseClass = framework == .xctest ? "TestCase" : nil
      $0.observer = "OutputObserver"
      $0.grabLatestValue = true
    }
  }

  @Test(
    "All observers share one clock, of the test case or of the base class",
    arguments: TestedStyle.tried.filter { $0.name.hasPrefix("rxswift") },
    tried([
      (Configuration.Tests.Framework.xctest, "TestCase" as String?), (.xctest, nil), (.swiftTesting, nil),
    ])
  )
  func scheduler(
    style: TestedStyle,
    form: (framework: Configuration.Tests.Framework, baseClass: String?)
  ) async throws {
    let tests = try await expectCompiling(style) {
      $0.framework = form.framework
      $0.baseClass = form.baseClass
      $0.scheduler = "scheduler"
    }
    let cases = tests.filter { $0.name.contains("TestCase") }.map(\.text).joined()
    #expect(cases.contains("let scheduler") == (form.baseClass == nil))
    #expect(!cases.contains("TestScheduler(initialClock: 0).createObserver"))
  }

  @Test("Where the observer is the team's, ours is not made", arguments: TestedStyle.all, [false, true])
  func ours(style: TestedStyle, grabs: Bool) {
    let modules = generatedModules([spec], in: style.name, withScaffolds: false) {
      $0.module = "App"
      $0.tests.folder = "Tests"
      $0.tests.observer = "Kit.OutputObserver"
      $0.tests.grabLatestValue = grabs
    }
    #expect(modules.tests.allSatisfy { !$0.text.contains("TestObserver") && !$0.text.contains("RxTest") })
    let isMade = modules.tests.contains { $0.name.hasPrefix("TestObserver") }
    #expect(isMade == (grabs && !style.isForSwiftUI))
  }
}

/// Compiles the tests of a module with what the team has, and returns them.
@discardableResult
private func expectCompiling(
  _ style: TestedStyle,
  changing change: (inout Configuration.Tests) -> Void
) async throws -> [SwiftFile] {
  let modules = generatedModules([spec], in: style.name) {
    $0.module = "App"
    $0.tests.folder = "Tests"
    $0.tests.imports = ["Kit", "App"]
    change(&$0.tests)
  }
  let app = ForeignModule(
    name: "App",
    files: modules.sources,
    framework: style.framework,
    mode: .swift6,
    features: upcomingFeatures
  )
  let files =
    modules.tests + [team]
    + (modules.tests.contains { $0.text.contains("self.scheduler.create") } ? [clock] : [])
  let kit = ForeignModule(name: "Kit", text: "public struct World {}")
  let result = try await style.compile(files, importing: [app, kit], features: upcomingFeatures)
  result.about(modules.tests).expectClean()
  #expect(result.succeeded, "\(result.output)")
  return modules.tests
}

private let spec = SourceFile(
  path: "X.mvvm",
  text: """
    viewmodel X { outputs { state scheduler: Int; event b: Int; stream c: Int } }
    @MainActor viewmodel Y { inputs { tapped() } outputs { state a: Int; event b: Void } }
    """
)

private let team = SwiftFile(
  name: "Team.swift",
  text: """
    import XCTest

    class TestCase: XCTestCase {
      override func setUp() { super.setUp() }
    }

    final class TestObserver<Value, Error: Swift.Error> {
      var events: [Result<Value, Error>] = []
    }

    final class OutputObserver<Value> {
      private(set) var values: [Value] = []
      init() {}
      func observe<Output>(_ output: Output) {}
      func observe<Owner>(_ owner: Owner, _ state: (Owner) -> Value) {}
    }
    """
)

private let clock = SwiftFile(
  name: "Clock.swift",
  text: """
    import RxTest

    extension TestCase {
      var scheduler: TestScheduler { return TestScheduler(initialClock: 0) }
    }
    """
)
