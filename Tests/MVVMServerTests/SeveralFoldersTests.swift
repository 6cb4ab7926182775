import MVVMSource
import TestSupport
import Testing

@Suite("Several folders in an editor") struct SeveralFoldersTests {
  private let spec = "viewmodel AViewModel {\n  outputs {\n    state title: Int\n  }\n}\n"
  /// A view that names no view model.
  private let view = "func show() { self.viewModel.outputs.title }\n"

  /// A client with the spec in the second folder.
  private func client(_ folders: [String]) -> TestClient {
    TestClient(
      [
        "A/AppViewModel.mvvm": "viewmodel AppViewModel {}\n", "B/A.mvvm": self.spec,
        "B/View.swift": self.view,
      ],
      capabilities: """
        {"general": {"positionEncodings": ["utf-8"]},
        "workspace": {"didChangeWatchedFiles": {"dynamicRegistration": true}}}
        """,
      folders: folders
    )
  }

  private static let folders = [
    ["/project/A", "/project/B"], ["/project", "/project/B"], ["/project/B", "/project"],
    ["/project/B", "/project/B"], ["/project/B/", "/project/B"],
  ]

  @Test("A member is listed, found and renamed once", arguments: folders) func rename(folders: [String]) {
    var client = self.client(folders)
    #expect(client.request("workspace/symbol", #"{"query": "title"}"#).array?.count == 1)
    client.open("B/A.mvvm", self.spec)
    let place = at("state title", in: self.spec)
    #expect(client.ask("references", "B/A.mvvm", place).array?.count == 1)
    client.changed("B/View.swift")
    #expect(client.ask("references", "B/A.mvvm", place).array?.count == 1)
    let edits = edits(client.ask("rename", "B/A.mvvm", place + #", "newName": "name""#))
    #expect(applying(edits[uri("B/View.swift")], to: self.view).contains("outputs.name }"))
  }

  @Test(
    "A spec that is new is noticed in a folder that the client has open, hidden or not",
    arguments: [("B", true), ("B/.h/b", true), ("B/.h/b/c", true), ("B/.h/b/.c", false), ("B/.h", false)]
  )
  func hidden(folder: String, isSearched: Bool) {
    var client = self.client(["/project/A", "/project/B", "/project/B/.h/b"])
    let spec = self.spec.replacing("AViewModel", with: "NewViewModel")
    #expect(client.request("workspace/symbol", #"{"query": "New"}"#).array?.count == 0)
    client.files.tree["\(folder)/New.mvvm"] = spec
    client.changed("\(folder)/New.mvvm")
    #expect(client.request("workspace/symbol", #"{"query": "New"}"#).array?.count == (isSearched ? 1 : 0))
  }

  @Test("Errors that another spec caused go with it", arguments: folders)
  func deleted(folders: [String]) {
    var client = self.client(folders)
    client.open("B/C.mvvm", self.spec)
    #expect(client.findings("B/C.mvvm").contains("[duplicate-view-model]"))
    client.files.tree["B/A.mvvm"] = nil
    client.changed("B/A.mvvm")
    #expect(!client.findings("B/C.mvvm").contains("[duplicate-view-model]"))
  }
}
