import MVVMConfiguration
import MVVMFiles
import MVVMGenerator
import MVVMLint
import MVVMProject
import MVVMServer
import MVVMSource
import TestSupport
import Testing

/// Tests of specs that are correct alone but not together.
@Suite("Several specs in an editor") struct SeveralSpecsTests {
  private let spec =
    "/// Does it.\nviewmodel AViewModel {\n  outputs {\n    /// Emits it.\n    state b: Int\n  }\n}\n"
  private let settings = #"{"lint": {"rules": {"screen-name": "off"}}}"#
  private let twice = "'AViewModel' is also declared in 'Sources/App/A.mvvm': rename one"

  @Test("A view model that another spec of the module declares is reported until it is renamed")
  func twiceThere() {
    var client = TestClient(["mvvmgen.json": self.settings, "Sources/App/A.mvvm": self.spec])
    client.open("Sources/App/B.mvvm", self.spec)
    #expect(client.findings("Sources/App/B.mvvm").hasPrefix("2:11-2:21 error: \(self.twice)\nnote: "))
    client.change("Sources/App/B.mvvm", to: self.spec.replacing("AViewModel", with: "BViewModel"))
    #expect(client.findings("Sources/App/B.mvvm") == "")
    client.change("Sources/App/B.mvvm", to: self.spec)
    #expect(client.findings("Sources/App/B.mvvm").contains("[duplicate-view-model]"))
    client.change("Sources/App/B.mvvm", to: self.spec.replacing("state", with: "func"))
    #expect(!client.findings("Sources/App/B.mvvm").contains("[duplicate-view-model]"))
  }

  @Test("A text that has no file is no other spec", arguments: ["git:/project/A.mvvm?main", "untitled:A"])
  func withoutFile(uri: String) {
    var client = TestClient(["Sources/App/A.mvvm": self.spec, "View.swift": "it.outputs.b\n"])
    client.open("Sources/App/A.mvvm", self.spec)
    client.notify(
      "textDocument/didOpen",
      #"{"textDocument": {"uri": "\#(uri)", "version": 1, "text": \#(jsonString(self.spec))}}"#
    )
    #expect(client.published[uri].map { compact($0).contains("[duplicate-") } == false)
    #expect(!client.findings("Sources/App/A.mvvm").contains("[duplicate-"))
    #expect(client.request("workspace/symbol", #"{"query": "AViewModel"}"#).array?.count == 1)
    let place = at("state b", in: self.spec)
    #expect(client.ask("references", "Sources/App/A.mvvm", place).array?.count == 1)
  }

  @Test("In another module there may be one of its name") func modules() {
    var client = TestClient(["mvvmgen.json": self.settings, "Sources/App/A.mvvm": self.spec])
    client.open("Sources/Other/B.mvvm", self.spec)
    #expect(client.findings("Sources/Other/B.mvvm") == "")
  }

  @Test("If the other spec is to blame, it is reported there, open or not") func other() {
    var client = TestClient(["mvvmgen.json": self.settings, "Sources/App/B.mvvm": self.spec])
    client.open("Sources/App/A.mvvm", self.spec)
    #expect(client.findings("Sources/App/A.mvvm") == "")
    #expect(client.findings("Sources/App/B.mvvm").contains(self.twice))
    client.open("Sources/App/B.mvvm", self.spec)
    #expect(client.findings("Sources/App/B.mvvm").contains(self.twice))
    client.change("Sources/App/A.mvvm", to: self.spec.replacing("AViewModel", with: "CViewModel"))
    #expect(client.findings("Sources/App/B.mvvm") == "")
    // Unsaved text is gone.
    client.close("Sources/App/B.mvvm")
    client.change("Sources/App/A.mvvm", to: self.spec)
    #expect(client.findings("Sources/App/B.mvvm").contains(self.twice))
  }

  @Test("It comes and goes with files that other programs change", arguments: [true, false])
  func disk(watches: Bool) {
    let watching = #"{"workspace": {"didChangeWatchedFiles": {"dynamicRegistration": true}}}"#
    var client = TestClient(["mvvmgen.json": self.settings], capabilities: watches ? watching : "{}")
    client.open("Sources/App/B.mvvm", self.spec)
    #expect(client.findings("Sources/App/B.mvvm") == "")
    client.files.tree["Sources/App/A.mvvm"] = self.spec
    tell("Sources/App/A.mvvm")
    #expect(client.findings("Sources/App/B.mvvm").contains(self.twice))
    client.files.tree["Sources/App/A.mvvm"] = nil
    tell("Sources/App/A.mvvm")
    #expect(client.findings("Sources/App/B.mvvm") == "")

    func tell(_ path: String) {
      if watches { client.changed(path) } else { client.save("Sources/App/B.mvvm") }
    }
  }

  @Test("Specs that would write the same file are reported") func files() {
    let other = self.spec.replacing("AViewModel", with: "BViewModel")
    var client = TestClient([
      "mvvmgen.json": #"{"bindings": true, "lint": {"rules": {"screen-name": "off"}}}"#,
      "App/ABindings.mvvm": other,
    ])
    client.open("App/A.mvvm", self.spec)
    #expect(
      client.findings("App/ABindings.mvvm").contains("would both write 'App/ABindings.generated.swift'")
    )
    client.open("App/ABindings.mvvm", other)
    #expect(client.findings("App/ABindings.mvvm").contains("[duplicate-output]"))
  }

  @Test("A client that pulls findings is asked to refresh them") func pulls() {
    let capabilities = """
      {"textDocument": {"diagnostic": {}}, "workspace": {"diagnostics": {"refreshSupport": true}}}
      """
    var client = TestClient(["mvvmgen.json": self.settings], capabilities: capabilities)
    client.open("Sources/App/A.mvvm", self.spec)
    client.open("Sources/App/B.mvvm", "")
    client.change("Sources/App/B.mvvm", to: self.spec)
    let first = client.ask("diagnostic", "Sources/App/B.mvvm")
    #expect(compact(first["items"]).contains("duplicate-view-model"))
    let asked = client.said.count
    client.change("Sources/App/A.mvvm", to: self.spec.replacing("AViewModel", with: "CViewModel"))
    #expect(client.said.dropFirst(asked).contains { $0["method"]?.string == "workspace/diagnostic/refresh" })
    let known = #""previousResultId": "\#(first["resultId"]?.string ?? "")""#
    #expect(client.ask("diagnostic", "Sources/App/B.mvvm", known)["items"]?.array?.isEmpty == true)
  }

  @Test("Diagnostics while typing match a run over the workspace") func typed() {
    let paths = [
      "Sources/App/A.mvvm", "Sources/App/ab/A.mvvm", "Sources/App/ABindings.mvvm", "Sources/Other/A.mvvm",
    ]
    let texts = ["A", "AViewModel", "B", "BViewModel"].map { self.spec.replacing("AViewModel", with: $0) }
    let rules = #"{"rules": {"screen-name": "off"}}"#
    var client = TestClient(
      ["mvvmgen.json": #"{"bindings": true, "output": "Generated", "lint": \#(rules)}"#],
      capabilities: #"{"textDocument": {"publishDiagnostics": {"relatedInformation": true}}}"#
    )
    for path in paths { client.files.tree[path] = texts[0] }
    for path in paths.dropLast() { client.open(path, texts[1]) }
    var state = 1
    for _ in 0..<sampled(180) {
      state = (state * 1103 + 12345) % 65536
      let (path, text) = (paths[state % 3], texts[state / 16 % 4])
      client.change(path, to: state / 64 % 5 == 0 ? text.replacing("state", with: "func") : text)
      #expect(client.ofSeveral(paths) == client.expectedOfSeveral(paths))
    }
  }
}

extension TestClient {
  /// The diagnostics that the client received for several specs, a line each.
  fileprivate func ofSeveral(_ paths: [String]) -> [String] {
    paths.flatMap { path in
      self.findings(path).split(separator: "\n").filter { $0.contains("[duplicate-") }
        .map {
          "\(path): \($0[($0.firstMatch(of: #/(error|warning): /#)?.range.upperBound ?? $0.endIndex)...])"
        }
    }.sorted()
  }

  /// The output of `mvvmgen generate` if the open texts were saved.
  fileprivate func expectedOfSeveral(_ paths: [String]) -> [String] {
    var tree = self.files.tree
    for path in paths { self.server.text(ofURI: uri(path)).map { tree[path] = $0 } }
    var options = WorkspaceOptions()
    options.ruleNames = lintRuleNames
    let plan = Plan(resolve(["."], options, in: tree), in: tree)
    var found = plan.diagnostics
    var results = plan.generate { found += $1.diagnostics }
    found += results.supportOutputs().diagnostics
    return found.filter { [.duplicateViewModel, .duplicateOutput].contains($0.identifier) }.map {
      "\($0.place.file.path): \($0.message) [\($0.identifier.rawValue)]"
    }.sorted()
  }
}
