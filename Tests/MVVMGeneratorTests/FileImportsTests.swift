import MVVMConfiguration
import MVVMGenerator
import MVVMModel
import MVVMSource
import MVVMStyles
import TestSupport
import Testing

@Suite("Imports of a file") struct FileImportsTests {
  @Test("The logic of an internal view model imports nothing for others") func internalLogic() throws {
    let spec = SourceFile(
      path: "X.mvvm",
      text: """
        package import Foundation
        package viewmodel AViewModel { outputs { state url: URL } }
        viewmodel BViewModel { inputs { tapped(_ b: URL) -> Bool } }
        """
    )
    let files = generatedFiles(spec, in: "observation", scaffolded: true) { $0.importAccess = .package }
    func logic(of name: String) throws -> String {
      try #require(files.first { $0.name == "\(name).swift" }, "\(files.map(\.name))").text
    }
    #expect(try logic(of: "AViewModel").contains("package import Foundation"))
    #expect(try logic(of: "BViewModel").contains("internal import Foundation"))
  }

  @Test(
    "Combine is imported for others where they see what is published, or a public observable object",
    arguments: [
      (Access.public, "event a: Int", "public import Combine"), (.package, "event a: Int", "import Combine"),
      (.package, "state a: Int", "package import Combine"), (.internal, "state a: Int", "import Combine"),
    ]
  )
  func published(access: Access, output: String, expected: String) throws {
    let spec = SourceFile(path: "X.mvvm", text: "\(access) viewmodel X { outputs { \(output) } }")
    let files = generatedFiles(spec) {
      $0.importAccess = .public
      $0.settings.observed = .combine
      $0.settings.bindings = true
    }
    let text = try #require(files.first { $0.kind == .bindings }).text
    #expect(text.split(separator: "\n").contains { $0.drop { $0 == " " } == expected })
  }
}
