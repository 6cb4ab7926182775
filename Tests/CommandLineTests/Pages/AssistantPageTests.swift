import Foundation
import TestSupport
import Testing

/// The page about AI assistants shows the section that `init --agents` writes, and a session with the tool.
@Suite struct AssistantPageTests {
  @Test func thePageShowsWhatTheToolWritesAndPrints() throws {
    let folder = try Folder([
      "mvvmgen.json": #"{ "style": "observation" }"#, "CartViewModel.mvvm": spec(adding: "", ""),
    ])
    try mvvmgen("init", "--agents", in: folder, status: 0)
    try mvvmgen("new", "--from", "CartViewModel.mvvm", in: folder, status: 0)
    let path = "Specs/ASSISTANTS.md"
    let page = try String(contentsOf: packageFolder.appendingPathComponent(path), encoding: .utf8)
    let section = try #require(page.firstMatch(of: /```diff\n((?s).*?)```/)?.1)
    let parts = section.split(separator: "outputs {")
    try folder.write("CartViewModel.mvvm", spec(adding: added(in: parts[0]), added(in: parts[1])))
    try mvvmgen("generate", in: folder, status: 0)
    let missing = try mvvmgen("new", "--from", "CartViewModel.mvvm", "--missing", in: folder).output
    let kit = try #require(folder.read("AGENTS.md"))
    #expect(kit.split(separator: "\n").count <= 35)
    expectGolden(
      page.replacingPart("kit", with: "```markdown\n\(kit)```")
        .replacingPart("missing", with: "```swift\n\(missing)```"),
      at: path
    )
  }
}

private func spec(adding inputs: String, _ outputs: String) -> String {
  """
  /// Collects what a person buys.
  @MainActor
  viewmodel CartViewModel {
    inputs {
  \(inputs)}
    outputs {
  \(outputs)    /// The price of all articles, in cents.
      state total: Int = 0
    }
  }

  """
}

/// The lines that a part of a diff adds.
private func added(in diff: Substring) -> String {
  diff.split(separator: "\n").filter { $0.hasPrefix("+") }.map { "\($0.dropFirst())\n" }.joined()
}
