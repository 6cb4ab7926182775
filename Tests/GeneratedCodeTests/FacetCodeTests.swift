import MVVMConfiguration
import TestSupport
import Testing

/// A use case with doors of its own: class, logic, bindings, mock and tests.
@Suite("Facets with names compile") struct FacetCodeTests {
  @Test(
    "In each mode of an app, with tests of both frameworks",
    arguments: TestedStyle.tried,
    tried([LanguageMode.swift6, .swift5, .swift6MainActor])
  )
  func facets(style: TestedStyle, mode: LanguageMode) async throws {
    let isolations: [Configuration.Isolation] = [.mainActor, .nonisolated]
    for isolation in tried(mode == .swift6MainActor ? [.mainActor] : isolations) {
      for framework in tried([Configuration.Tests.Framework.xctest, .swiftTesting]) {
        let result = try await resultOfTests(useCase, in: style, mode: mode) {
          $0.tests.framework = framework
          $0.settings.bindings = true
          $0.settings.isolation = isolation
        }
        result.expectClean()
      }
    }
  }
}

@Suite("Class-bound and base protocols compile") struct RefinedCodeTests {
  @Test(
    "A weak variable holds them, and an extension has what the base asks for",
    arguments: TestedStyle.tried,
    tried([LanguageMode.swift6, .swift5])
  )
  func refined(style: TestedStyle, mode: LanguageMode) async throws {
    let isolation = style.isForSwiftUI ? "@MainActor " : ""
    let base = SwiftFile(
      name: "Base.swift",
      text: """
        \(isolation)protocol Base { var isBusy: Bool { get } }
        extension XViewModel { var isBusy: Bool { return false } }
        extension XViewModelMock { var isBusy: Bool { return false } }
        \(isolation)final class Holder {
          weak var viewModel: (any XViewModelType)?
          weak var outputs: (any XViewModelOutputs)?
          var isBusy: Bool { return self.outputs?.isBusy ?? false }
        }
        """
    )
    let spec = "viewmodel XViewModel { inputs { a() } outputs { event b: Int } }"
    let files = generated(spec, in: style) {
      $0.settings.classBound = true
      $0.settings.refines = [.outputs: ["Base"]]
      $0.settings.mocks = .sources
      $0.settings.bindings = true
    }
    let result = try await style.compile(files + [base], mode)
    #expect(result.errors.map(\.text) == [])
  }
}

private let useCase = """
  public viewmodel FiltersUseCase {
    internal dependencies { category: Int? }
    inputs uiInputs {
      reset()
      sticky selectedCategory(_ category: Int?)
      textChanged(_ text: String = "") -> Bool as text
    }
    outputs dataOutputs { state selected: Int?; event searchAgain: Void }
    outputs uiOutputs { isOn(_ filter: String) -> Bool; event showFilters: String; state title: String = "" }
  }
  """
