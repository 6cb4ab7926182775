import Foundation
import MVVMConfiguration
import MVVMSource
import MVVMStyles
import TestSupport
import Testing

/// What pages show of SwiftUI, with what is generated for their specs.
@Suite struct PageViewTests {
  @Test(
    "Logic, views and wrappers of a page compile",
    arguments: [
      ("README.md", ""),
      (
        "Specs/SHAPES.md",
        """
        struct Row: Identifiable { let (id, title): (Int, String) }
        extension Feed: FeedLogic { func appeared() async {} }
        struct OtherView: View {
          @ViewModel private var viewModel: any FeedType
          init(viewModel: any FeedType) { self._viewModel = ViewModel(wrappedValue: viewModel) }
          var body: some View { TextField("Search", text: self.viewModel.bindings.query) }
        }
        """
      ),
    ],
    LanguageMode.tried
  )
  func compiles(page: (path: String, code: String), mode: LanguageMode) async throws {
    let text = try String(contentsOf: packageFolder.appendingPathComponent(page.path), encoding: .utf8)
    let json = SourceFile(path: "mvvmgen.json", text: try #require(codeBlocks(of: "json", in: text).first))
    let configuration = ConfigurationFile(json).configuration(styleNames: StyleLibrary().names)
    let spec = codeBlocks(of: "", in: text).first { "\n\($0)".contains("\nviewmodel ") }
    let style = try #require(configuration.value?.settings.style)
    let files = generated([SourceFile(path: "X.mvvm", text: try #require(spec))], in: style) {
      if let value = configuration.value { $0 = value }
    }
    let shown = codeBlocks(of: "swift", in: text).filter { !"\n\($0)".contains("\nprotocol ") }
    let code = (shown + [page.code]).enumerated().map { index, text in
      SwiftFile(name: "Shown\(index).swift", text: "import SwiftUI\n\(text)\n")
    }
    let compilation = Compilation(
      files: files + code,
      framework: .observableObject,
      foreignModules: Example.viewLibraries,
      mode: mode
    )
    try await compilation.result().expectSilent()
  }
}
