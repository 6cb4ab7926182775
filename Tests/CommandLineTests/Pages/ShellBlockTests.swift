import Foundation
import TestSupport
import Testing

/// The commands of pages, run as they are. Those of the README's first view model have a test of their own, with the
/// plugins.
@Suite struct ShellBlockTests {
  @Test(arguments: [
    Commands(page: "README.md", section: "If your view models already follow this pattern"),
    Commands(page: "Specs/XCODE.md", section: nil),
  ])
  func theCommandsOfAPageRun(commands: Commands) throws {
    let handWritten = packageFolder.appendingPathComponent(
      "Tests/Fixtures/Import/rxswift/21-RelaysBehindFunctionsViewModel.txt"
    )
    let folder = try Folder([
      "mvvmgen.json": #"{ "style": "observation", "module": "App", "tests": { "folder": "AppTests" } }"#,
      "App/BooksViewModel.mvvm": "viewmodel BooksViewModel { outputs { state title: String } }\n",
      "Sources/Login/RelaysViewModel.swift": try String(contentsOf: handWritten, encoding: .utf8),
    ])
    let template = packageFolder.appendingPathComponent("Sources/Editors").path
    let script = try """
    set -e; export HOME="$PWD"; mvvmgen() { "$TOOL" "$@"; }; defaults() { test "$1" = write; }
    mkdir -p Sources; cp -r '\(template)' Sources/
    \(commands.text())
    """
    let outcome = try shell(script, in: folder)
    #expect(outcome.status == 0, "\(outcome)")
  }
}

struct Commands: CustomTestStringConvertible, Sendable {
  let page: String
  /// The heading of the part to run; `nil` for the whole page.
  let section: String?

  var testDescription: String { self.page }

  func text() throws -> String {
    let page = try String(contentsOf: packageFolder.appendingPathComponent(self.page), encoding: .utf8)
    let part = self.section.map { page.components(separatedBy: "\n## \($0)\n").last ?? "" } ?? page
    let end = self.section == nil ? part : part.components(separatedBy: "\n## ")[0]
    let blocks = end.matches(of: /(?m)^ *```sh\n((?s).*?)^ *```/).map { String($0.1) }
    try #require(!blocks.isEmpty)
    return blocks.joined()
  }
}
