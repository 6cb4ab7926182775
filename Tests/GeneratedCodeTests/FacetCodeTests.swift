import MVVMGenerator
import TestSupport
import Testing

/// A use case with doors of its own: class, logic, bindings, mock and tests.
@Suite("Facets with names compile") struct FacetCodeTests {
  @Test("In each mode of an app, with tests of both frameworks", arguments: TestedStyle.tried, tried(modes))
  func facets(style: TestedStyle, mode: FacetMode) async throws {
    for framework in tried([Configuration.Tests.Framework.xctest, .swiftTesting]) {
      let result = try await resultOfTests(useCase, in: style, mode: mode.language) {
        $0.tests.framework = framework
        $0.settings.bindings = true
        $0.settings.isolation = mode.isolation
      }
      result.expectClean()
    }
  }
}

/// How an app is compiled, and what its view models are isolated to.
struct FacetMode: Sendable {
  let language: LanguageMode
  let isolation: Configuration.Isolation
}

private let modes =
  [LanguageMode.swift6, .swift5, .swift6MainActor].map { FacetMode(language: $0, isolation: .mainActor) }
  + [.swift5, .swift6].map { FacetMode(language: $0, isolation: .nonisolated) }

private let useCase = """
  /// Keeps what a search is sorted and filtered by.
  public viewmodel FiltersUseCase {
    internal dependencies {
      /// What to begin with.
      category: Int?
    }

    inputs uiInputs {
      /// Call when the filters are to be reset.
      reset()
      /// Call when another category has been chosen.
      sticky selectedCategory(_ category: Int?)
      /// Call when the text changes; the reply says whether it may.
      textChanged(_ text: String = "") -> Bool as text
    }

    outputs dataOutputs {
      /// Emits the category to search in.
      state selected: Int?
      /// Emits when the search has to begin anew.
      event searchAgain: Void
    }

    outputs uiOutputs {
      /// Whether a filter is on.
      isOn(_ filter: String) -> Bool
      /// Emits the filters to show.
      event showFilters: String
      /// Emits the title of the sheet.
      state title: String = ""
    }
  }
  """
