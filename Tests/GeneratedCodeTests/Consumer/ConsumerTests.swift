import MVVMConfiguration
import MVVMGenerator
import TestSupport
import Testing

/// Generated code of the styles for SwiftUI, run by the tests of packages like a user's.
@Suite("A package that uses generated code") struct ConsumerTests {
  @Test(
    "The tests of the example and of the style's behaviour pass",
    arguments: LanguageMode.tried,
    Example.observed + Example.published
  )
  func example(mode: LanguageMode, example: Example) async throws {
    let isPublished = example.style.name == "observable-object"
    let package = isPublished ? ConsumerPackage.published : ConsumerPackage.built
    try await expectAll(of: example, toPassIn: package(mode))
  }

  @Test(
    "The tests of a team's own suite pass, whose base class prepares what the view model reads when it is made",
    .onlyExhaustively,
    arguments: LanguageMode.tried,
    ConsumerSuite.allCases
  )
  func suite(mode: LanguageMode, suite: ConsumerSuite) async throws {
    try await expect(ConsumerSuite.count, of: "\(suite.rawValue)Tests", toPassIn: mode)
  }

  @Test(
    "The debounce that the page about tests shows passes, on a clock of the test case or of its base class",
    .onlyExhaustively,
    arguments: LanguageMode.tried
  )
  func clock(mode: LanguageMode) async throws {
    try await expect(ConsumerClock.allCases.count, of: "ClockOf", toPassIn: mode)
  }

  @Test(
    "The tests of the examples pass in an app with views, however it is compiled",
    .onlyExhaustively,
    arguments: AppMode.all
  )
  func app(mode: AppMode) async throws {
    let package = try await ConsumerPackage.app(in: mode)
    for name in ["Specs/Cart", "Specs/ProfileEditor"] {
      let example = try #require(Example.all.first { $0.testDescription == name })
      try await expectAll(of: example, toPassIn: package, hasViews: true)
    }
  }

  @Test(
    "The tests of what SwiftUI observes pass, over what stands for ReactiveSwift",
    .onlyExhaustively,
    arguments: LanguageMode.tried
  )
  func observed(mode: LanguageMode) async throws {
    let example = try #require(Example.all.first { $0.configuration.settings.observed != .off })
    try await expectAll(of: example, toPassIn: ConsumerPackage.built(in: mode))
  }

  @Test("They pass when an editor has renamed every member", .onlyExhaustively)
  func renamed() async throws {
    let package = try await ConsumerPackage.renamed()
    for example in Example.observed { try await expectAll(of: example, toPassIn: package) }
  }

  @Test("Tests that are not written yet are skipped", .onlyExhaustively)
  func new() async throws {
    let package = try await ConsumerPackage.built(in: .swift6)
    for name in ["NewXCTest", "NewTeam"] {
      let xctest = try await package.test("\(name)Tests")
      let functions = try package.text("\(name)/Tests/\(name)ViewModelTests.swift").lines(with: "func test")
      let summary = "Executed \(functions.count) tests, with \(functions.count) tests skipped and 0 failures"
      #expect(xctest.status == 0)
      #expect(xctest.output.contains(summary), "\(xctest.output)")
    }

    let swiftTesting = try await package.test("NewSwiftTestingTests")
    #expect(swiftTesting.status == 0)
    #expect(swiftTesting.output.lines(with: " skipped: \"").count == 1, "\(swiftTesting.output)")
  }

  @Test("A test case without a view model fails, and says what to write", .onlyExhaustively)
  func unmade() async throws {
    let package = try await ConsumerPackage.built(in: .swift6)
    let advice = [
      "FailingXCTestTests.FailingXCTestUnmadeTests": "Override makeViewModel() in the tests of",
      "FailingSwiftTestingTests": "CancellationError",
    ]
    for (tests, advice) in advice {
      let result = try await package.test(tests)
      #expect(result.status != 0)
      #expect(result.output.contains(advice), "\(result.output)")
    }
  }

  @Test("A test case whose view model is held fails, and says so", .onlyExhaustively)
  func held() async throws {
    let package = try await ConsumerPackage.built(in: .swift6)
    let result = try await package.test("FailingXCTestTests.FailingXCTestHeldTests")
    #expect(result.status != 0)
    #expect(result.output.contains("Executed 1 test, with 1 failure (0 unexpected)"), "\(result.output)")
    #expect(result.output.contains("Something still holds the FailingXCTest"), "\(result.output)")
  }
}

#if canImport(SwiftUI)
  private let hasSwiftUI = true
#else
  private let hasSwiftUI = false
#endif

private func expect(_ count: Int, of targets: String, toPassIn mode: LanguageMode) async throws {
  let result = try await ConsumerPackage.built(in: mode).test(targets)
  #expect(result.status == 0, "\(result.output)")
  #expect(result.output.contains("Executed \(count) tests, with 0 failures"), "\(result.output)")
}

/// Expects that as many tests pass as have been written.
private func expectAll(
  of example: Example,
  toPassIn package: ConsumerPackage,
  hasViews: Bool = hasSwiftUI
) async throws {
  let written = example.tests.map { file in
    hasViews ? file.text : file.text.replacing(/#if canImport\(SwiftUI\)(.|\n)*?#endif/, with: "")
  }
  let count = written.map { $0.lines(with: "@Test(").count }.reduce(0, +)
  #expect(count > 0)
  let result = try await package.test("\(example.configuration.module ?? "")Tests")
  #expect(result.status == 0, "\(result.output)")
  let summary = result.output.lines(with: "Test run with \(count) tests in ").first
  #expect(summary?.contains(" passed after ") == true, "\(result.output)")
}

extension String {
  fileprivate func lines(with text: String) -> [Substring] {
    self.split(separator: "\n").filter { $0.contains(text) }
  }
}
