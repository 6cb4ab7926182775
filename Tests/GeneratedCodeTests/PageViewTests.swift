import Foundation
import MVVMConfiguration
import MVVMSource
import MVVMStyles
import TestSupport
import Testing

/// Tests of the SwiftUI code of pages, with the code generated for their specs.
@Suite struct PageViewTests {
  @Test("Logic, views and wrappers of a page compile", arguments: pages, LanguageMode.tried)
  func compiles(page: Page, mode: LanguageMode) async throws {
    let configuration = try page.configuration()
    let files = try generated(page.specs(), in: configuration.settings.style) { $0 = configuration }
    let code = try (page.code() + [page.supplement]).enumerated().map { index, text in
      SwiftFile(name: "Shown\(index).swift", text: "import SwiftUI\n\(text)\n")
    }
    let compilation = Compilation(
      files: files + code,
      framework: .combine,
      foreignModules: Example.viewLibraries,
      mode: mode
    )
    try await compilation.result().expectSilent()
  }
}

struct Page: CustomTestStringConvertible, Sendable {
  let path: String
  /// How many of its specs, the first ones, its code is about.
  var specCount = 1
  /// The code that readers of the page write themselves.
  var supplement = ""

  var testDescription: String { self.path }
}

private let pages = [
  Page(path: "README.md"),
  Page(path: "Specs/TOUR.md", specCount: 3),
  Page(
    path: "Specs/SHAPES.md",
    supplement: """
      struct Row: Identifiable { let (id, title): (Int, String) }
      extension Feed: FeedLogic { func appeared() async {} }
      struct OtherView: View {
        @ViewModel private var viewModel: any FeedType
        init(viewModel: any FeedType) { self._viewModel = ViewModel(wrappedValue: viewModel) }
        var body: some View { TextField("Search", text: self.viewModel.bindings.query) }
      }
      """
  ),
]

extension Page {
  fileprivate func configuration() throws -> Configuration {
    let text = try #require(blocks(of: "json").first)
    let file = ConfigurationFile(SourceFile(path: "mvvmgen.json", text: text))
    return try #require(file.configuration(styleNames: StyleLibrary().names).value)
  }

  fileprivate func specs() throws -> [SourceFile] {
    let texts = try blocks(of: "").filter { "\n\($0)".contains("\nviewmodel ") }.prefix(self.specCount)
    return texts.enumerated().map { SourceFile(path: "Spec\($0.offset).mvvm", text: $0.element) }
  }

  /// Neither what is generated nor the package and its tests.
  fileprivate func code() throws -> [String] {
    try blocks(of: "swift").filter { text in
      !text.contains(/protocol \w+(Inputs?|Outputs?|Type)\b|import (PackageDescription|Testing)|@testable/)
    }
  }

  /// The code blocks of the page, and the files of that kind that its commands write.
  private func blocks(of language: String) throws -> [String] {
    let text = try String(contentsOf: packageFolder.appendingPathComponent(self.path), encoding: .utf8)
    let suffix = language.isEmpty ? ".mvvm" : ".\(language)"
    let written = hereDocuments(in: text).filter { $0.key.hasSuffix(suffix) }
    return written.sorted { $0.key < $1.key }.map(\.value)
      + codeBlocks(of: language, in: text.components(separatedBy: "\n## In RxSwift\n")[0])
  }
}
