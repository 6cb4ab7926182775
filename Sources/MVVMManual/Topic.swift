/// A subject that has a guide, made of sections of the pages.
package enum Topic: String, CaseIterable, Sendable {
  case language, logic, tests, configuration, plugins

  package var summary: String {
    switch self {
    case .language: "how to write specs"
    case .logic: "how to write the logic of a view model"
    case .tests: "how to test a view model, and how to use mocks"
    case .configuration: "the keys of mvvmgen.json, and which files go where"
    case .plugins: "how to generate in each build, or check generated files in"
    }
  }

  /// The sections of the guide, in its order.
  package func sections(for kind: GuideKind) -> [PageSection] {
    let storesStates = kind.storesStates
    switch self {
    case .language:
      let headings = ["A view model", "Inputs", "Outputs", "Dependencies", "Facets with names"]
      return PageSection.of("Specs/README.md", headings + (storesStates ? ["Bindings"] : []))
        + PageSection.of("Specs/README.md", ["Types and values", "Names"])
    case .logic:
      return storesStates
        ? PageSection.of("Specs/README.md", ["In the styles for SwiftUI"])
        : PageSection.of("Templates/STYLES.md", ["What is generated"])
    case .tests:
      let frameworks = ["With XCTest", "With Swift Testing"]
      return PageSection.of(
        "Specs/TESTS.md",
        ["Tests"] + (kind.usesXCTest ? frameworks : frameworks.reversed()) + ["What observers record"]
          + (storesStates ? [] : ["Time"]) + ["Mocks"]
      )
    case .configuration:
      return PageSection.of(
        "Specs/CONFIGURATION.md",
        ["Configuration", "Where files go", "What is searched"]
      )
    case .plugins:
      let headings = [
        "Generate in the build", "A library and its tests", "Generated files that are checked in",
      ]
      return PageSection.of("Sources/MVVMGenPlugin/README.md", headings + ["An Xcode project", "In CI"])
    }
  }
}

/// The form of the code that a guide is for.
package struct GuideKind: Sendable {
  /// Whether the logic is an extension of the class.
  let storesStates: Bool
  /// Whether the tests are for XCTest.
  let usesXCTest: Bool

  package init(storesStates: Bool, usesXCTest: Bool) {
    (self.storesStates, self.usesXCTest) = (storesStates, usesXCTest)
  }
}

/// A heading of a page, and the text up to the next one.
package struct PageSection: Hashable, Sendable {
  /// The path of the page in the repository.
  package let page: String
  package let heading: String

  fileprivate static func of(_ page: String, _ headings: [String]) -> [PageSection] {
    headings.map { PageSection(page: page, heading: $0) }
  }
}

/// An example that is compiled and tested, for the styles whose logic has the same form.
package struct GuideExample: Sendable {
  package struct File: Sendable {
    let name: String
    let text: String
  }

  package let style: String
  let spec: File
  let logic: File
  let tests: File
}

/// Returns a guide as Markdown.
///
/// - Parameter example: The example for the style in use; `nil` for a style that no bundled one is like.
package func guide(on topic: Topic, for kind: GuideKind, example: GuideExample?) -> String {
  let sections = topic.sections(for: kind).compactMap { section in
    guideTexts.first { $0.section == section }?.text
  }
  let files: [GuideExample.File?] =
    switch topic {
    case .logic: [example?.spec, example?.logic]
    case .tests: [example?.spec, example?.tests]
    case .language, .configuration, .plugins: []
    }
  let examples = files.compactMap(\.self).map { "## Example: \($0.name)\n\n```\n\($0.text)```\n" }
  return (sections + examples).joined(separator: "\n")
}
