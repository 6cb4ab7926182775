import MVVMSource
import TestSupport
import Testing

private let everything = """
  {"general": {"positionEncodings": ["utf-8"]}, "window": {"showDocument": {"support": true}},
  "textDocument": {"codeAction": {"codeActionLiteralSupport": {}}},
  "workspace": {"workspaceEdit": {"documentChanges": true, "resourceOperations": ["create"]}}}
  """

@Suite("Code actions") struct CodeActionTests {
  private func actions(_ client: inout TestClient, _ path: String, line: Int, only: String = "[]")
    -> [JSONValue]
  {
    let range = """
      "range": {"start": {"line": \(line - 1), "character": 0}, "end": {"line": \(line - 1), "character": 99}}
      """
    let context = #""context": {"diagnostics": [], "only": \#(only)}"#
    return client.ask("codeAction", path, "\(range), \(context)").array ?? []
  }

  private func titles(_ actions: [JSONValue]) -> [String] { actions.map { $0["title"]?.string ?? "" } }

  private let broken = "viewmodel XViewModel {\n  inputs {\n    func tapped()\n  }\n}\n"

  @Test("A diagnostic's fix is offered at its range, and makes the same change as the command")
  func quickFix() {
    var client = TestClient(capabilities: everything, open: ("XViewModel.mvvm", self.broken))
    let found = self.actions(&client, "XViewModel.mvvm", line: 3, only: #"["quickfix"]"#)
    #expect(self.titles(found).first == "Remove 'func'")
    #expect(found.first?["isPreferred"]?.boolean == true)
    #expect(found.first?["diagnostics"]?.array?.first?["code"]?.string == "swift-declaration")
    let edits = edits(found.first?["edit"])[uri("XViewModel.mvvm")]
    #expect(applying(edits, to: self.broken) == "viewmodel XViewModel {\n  inputs {\n    tapped()\n  }\n}\n")
    #expect(self.actions(&client, "XViewModel.mvvm", line: 1, only: #"["quickfix"]"#).isEmpty)
  }

  @Test("All fixes are made together") func fixAll() {
    let text = "viewmodel XViewModel {\n  inputs {\n    func b()\n    func a()\n  }\n}\n"
    var client = TestClient(capabilities: everything, open: ("XViewModel.mvvm", text))
    let found = self.actions(&client, "XViewModel.mvvm", line: 1, only: #"["source.fixAll"]"#)
    #expect(found.map { $0["kind"]?.string } == ["source.fixAll.mvvmgen"])
    let edits = edits(found.first?["edit"])[uri("XViewModel.mvvm")]
    #expect(applying(edits, to: text) == "viewmodel XViewModel {\n  inputs {\n    a()\n    b()\n  }\n}\n")
  }

  @Test("A convention is ignored by a comment with a place for the reason") func ignore() {
    let text = "/// Does.\nviewmodel XViewModel {\n  inputs {\n    /// Call when asked.\n    load()\n  }\n}\n"
    var client = TestClient(capabilities: everything, open: ("XViewModel.mvvm", text))
    let found = self.actions(&client, "XViewModel.mvvm", line: 5)
    let action = found.first { $0["title"]?.string == "Ignore 'event-named-input' here" }
    let edits = edits(action?["edit"])[uri("XViewModel.mvvm")]
    let result = applying(edits, to: text)
    #expect(
      result.contains("    /// Call when asked.\n    // mvvmgen:ignore event-named-input \n    load()\n")
    )
    let place = action?["command"]?["arguments"]?.array?.last
    #expect(compact(place) == #"{"line": 4, "character": 40}"#)
    client.change("XViewModel.mvvm", to: result)
    #expect(client.findings("XViewModel.mvvm").contains("[ignore-without-reason]"))
    #expect(!client.findings("XViewModel.mvvm").contains("[event-named-input]"))
  }

  @Test("Findings in documentation, at a section or about the view model are ignored there") func levels() {
    let inputs = "    /// Wrong words.\n    b()\n    /// Call when asked.\n    a()\n"
    let text = "viewmodel XViewModel {\n  inputs {\n\(inputs)  }\n}\n"
    var client = TestClient(capabilities: everything, open: ("XViewModel.mvvm", text))
    for (line, name) in [(1, "documented-member"), (3, "documentation-wording"), (6, "alphabetical-order")] {
      let found = client.findings("XViewModel.mvvm").split(separator: "\n")
      let isFound = found.contains { $0.hasPrefix("\(line):") && $0.contains("[\(name)]") }
      let titles = self.titles(self.actions(&client, "XViewModel.mvvm", line: line))
      #expect(isFound, "\(name): \(found)")
      #expect(titles.contains("Ignore '\(name)' here"), "\(name)")
    }
  }

  @Test("Among many findings, only some can be ignored one by one") func manyFindings() {
    var client = TestClient(capabilities: everything)
    let inputs = (10..<40).map { "    load\($0)()\n" }.joined()
    client.open("XViewModel.mvvm", "viewmodel XViewModel {\n  inputs {\n\(inputs)  }\n}\n")
    let range = #""range": {"start": {"line": 0, "character": 0}, "end": {"line": 40, "character": 0}}"#
    let answer = client.ask("codeAction", "XViewModel.mvvm", range + #", "context": {"diagnostics": []}"#)
    let ignores = self.titles(answer.array ?? []).count { $0.hasPrefix("Ignore ") }
    #expect((1...20).contains(ignores))
  }

  @Test("An error cannot be ignored") func errors() {
    var client = TestClient(capabilities: everything, open: ("XViewModel.mvvm", self.broken))
    let titles = self.titles(self.actions(&client, "XViewModel.mvvm", line: 3))
    #expect(!titles.contains { $0.hasPrefix("Ignore") })
  }

  @Test("The logic is written where there is none") func writeLogic() {
    var client = TestClient(login.filter { !$0.key.hasSuffix("Model.swift") }, capabilities: everything)
    client.open("LoginViewModel.mvvm", login["LoginViewModel.mvvm"] ?? "")
    let found = self.actions(&client, "LoginViewModel.mvvm", line: 6, only: #"["refactor"]"#)
    #expect(self.titles(found).first == "Write LoginViewModel.swift")
    let changes = found.first?["edit"]?["documentChanges"]?.array ?? []
    #expect(changes.first?["kind"]?.string == "create")
    let text = compact(changes.last?["edits"])
    #expect(text.contains("extension LoginViewModel.OutputStreams {"))
  }

  @Test("The members that the logic lacks are written into it") func writeMissing() throws {
    let spec = try #require(login["LoginViewModel.mvvm"])
    let logic = try #require(login["LoginViewModel.swift"])
    var client = TestClient(login, capabilities: everything, open: ("LoginViewModel.mvvm", spec))
    let before = self.titles(self.actions(&client, "LoginViewModel.mvvm", line: 6, only: #"["refactor"]"#))
    #expect(!before.contains { $0.hasSuffix("LoginViewModel.swift") })
    client.change(
      "LoginViewModel.mvvm",
      to: spec.replacing("    event loginSuccess", with: "    state more: Int\n    event loginSuccess")
    )
    let found = self.actions(&client, "LoginViewModel.mvvm", line: 6, only: #"["refactor.rewrite"]"#)
    #expect(self.titles(found).first == "Write the missing members in LoginViewModel.swift")
    let edits = edits(found.first?["edit"])[uri("LoginViewModel.swift")]
    let result = applying(edits, to: logic)
    #expect(result.contains("self.more = "))
    #expect(result.hasSuffix(String(logic.suffix(100))))
  }

  /// The logic of `AViewModel` with the members that it lacks.
  private func completed(_ logic: String, style: String) throws -> String {
    let files = ["mvvmgen.json": #"{"style": "\#(style)"}"#, "AViewModel.swift": logic]
    let spec = "viewmodel AViewModel {\n  outputs {\n    state a: Int\n  }\n}\n"
    var client = TestClient(files, capabilities: everything, open: ("AViewModel.mvvm", spec))
    let found = self.actions(&client, "AViewModel.mvvm", line: 1, only: #"["refactor.rewrite"]"#)
    let action = try #require(found.first { $0["title"]?.string?.hasSuffix("AViewModel.swift") == true })
    return applying(edits(action["edit"])[uri("AViewModel.swift")], to: logic)
  }

  @Test(
    "They are written into the logic, whatever types precede it",
    arguments: [
      (
        "rxswift",
        ".OutputStreams {\n  init(inputs: AViewModel.InputStreams, disposeBag: DisposeBag) {\n  }\n}\n"
      ),
      ("observation", ": AViewModelLogic {\n  struct Kept {}\n}\n"),
    ]
  )
  func aboveLogic(style: String, logic: String) throws {
    let others = "struct Row {\n  init() {\n  }\n}\n\nextension AViewModel.Row {\n}\n\n"
    let logic = "\(others)extension AViewModel\(logic)"
    let result = try self.completed(logic, style: style)
    #expect(result.hasPrefix(others))
    #expect(result != logic)
  }

  @Test("They are written between braces that share a line") func oneLine() throws {
    let logic = "extension AViewModel: AViewModelLogic { struct Kept {} }\n"
    let result = try self.completed(logic, style: "observation")
    #expect(result.hasPrefix("extension AViewModel: AViewModelLogic { struct Kept {} \n  var a: Int {\n"))
    #expect(result.hasSuffix("  }\n}\n"))
  }

  @Test("Code in a file of another name is not written twice") func sharedFile() {
    let files = exampleFiles("Settings")
    var client = TestClient(files, capabilities: everything)
    client.open("SettingsViewModel.mvvm", files["SettingsViewModel.mvvm"] ?? "")
    let found = self.actions(&client, "SettingsViewModel.mvvm", line: 2, only: #"["refactor.rewrite"]"#)
    #expect(self.titles(found).allSatisfy { $0.contains("missing members in SettingsViewModelTests.swift") })
  }

  @Test("Tests of Swift Testing are listed once more as comments") func tests() throws {
    let tests = "struct AViewModelTests {\n  @Test func a() {}\n}\n"
    let files = [
      "mvvmgen.json": #"{"module": "App", "tests": {"framework": "swift-testing", "folder": "Tests"}}"#,
      "Tests/AViewModelTests.swift": tests,
    ]
    let spec = "viewmodel AViewModel {\n  outputs {\n    a: Int\n    b: Int\n  }\n}\n"
    var client = TestClient(files, capabilities: everything, open: ("AViewModel.mvvm", spec))
    let found = self.actions(&client, "AViewModel.mvvm", line: 1, only: #"["refactor.rewrite"]"#)
    let action = try #require(found.first { $0["title"]?.string?.hasSuffix("AViewModelTests.swift") == true })
    let result = applying(edits(action["edit"])[uri("Tests/AViewModelTests.swift")], to: tests)
    #expect(result == tests.dropLast(2) + "\n  // @Test func b() {}\n}\n")
  }

  @Test("A client that knows no code actions is offered none") func without() {
    var client = TestClient(open: ("XViewModel.mvvm", self.broken))
    #expect(self.actions(&client, "XViewModel.mvvm", line: 3).isEmpty)
  }
}
