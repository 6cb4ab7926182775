import MVVMConfiguration
import TestSupport
import Testing

/// The styles for SwiftUI differ in what views and tests read; what a person writes for a view model is the same.
@Suite("A view model in the other style for SwiftUI") struct TwinTests {
  @Test(
    "Its spec and its logic compile unchanged",
    arguments: (Example.all + Example.ofBehaviour).filter { $0.style.isForSwiftUI },
    LanguageMode.tried
  )
  func logic(example: Example, mode: LanguageMode) async throws {
    for style in TestedStyle.all where style.isForSwiftUI {
      let generated = generatedModules(example.specs, in: style.name, withScaffolds: false) {
        $0 = example.configuration
        $0.settings.style = style.name
      }
      let logic = example.logic.filter { !$0.name.hasSuffix("View.swift") }
      try await style.compile(generated.sources + logic, mode, stage: .compile, features: upcomingFeatures)
        .expectSilent()
    }
  }
}
