import Foundation
import TestSupport
import Testing

@Suite("The page's examples of time") struct TimePageTests {
  @Test(
    "A debounce compiles with its tests, without a warning",
    arguments: tried([TimePage.rxSwift, .reactiveSwift, .combine]),
    LanguageMode.tried
  )
  func compiles(page: TimePage, mode: LanguageMode) async throws {
    let modules = try page.modules(of: "App")
    let clocks = page.style.framework == .combine ? [combineSchedulers] : []
    let app = ForeignModule(
      name: "App",
      files: modules.sources,
      framework: page.style.framework,
      imports: clocks,
      mode: mode,
      features: upcomingFeatures
    )
    try await app.result().expectClean()
    try await page.style.compile(modules.tests, mode, importing: [app] + clocks, features: upcomingFeatures)
      .expectSilent()
  }
}

private let combineSchedulers = ForeignModule(
  name: "CombineSchedulers",
  files: [SwiftFile(name: "CombineSchedulers.swift", text: (try? stubText(of: "CombineSchedulers")) ?? "")],
  framework: .combine
)
