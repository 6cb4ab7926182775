import MVVMServer
import MVVMSource
import TestSupport
import Testing

@Suite("Diagnostics in an editor") struct DiagnosticsTests {
  private let broken = "viewmodel XViewModel {\n  inputs {\n    tapped(: Int)\n  }\n}\n"
  private let correct =
    "/// Does it.\nviewmodel XViewModel {\n  inputs {\n    /// Call when it is tapped.\n    tapped()\n  }\n}\n"

  @Test("They come when a spec is opened, change with it, and go when it is closed") func pushed() {
    var client = TestClient(open: ("XViewModel.mvvm", self.broken))
    #expect(client.findings("XViewModel.mvvm").contains(" error: "))
    #expect(client.published[uri("XViewModel.mvvm")]?["version"]?.integer == 1)
    client.change("XViewModel.mvvm", to: self.correct, version: 7)
    #expect(client.findings("XViewModel.mvvm") == "")
    #expect(client.published[uri("XViewModel.mvvm")]?["version"]?.integer == 7)
    client.change("XViewModel.mvvm", to: self.broken)
    client.close("XViewModel.mvvm")
    #expect(client.findings("XViewModel.mvvm") == "")
  }

  @Test("If changes come together, only the last one's diagnostics are sent") func together() {
    var client = TestClient(open: ("XViewModel.mvvm", self.correct))
    let count = client.said.count
    func change(_ text: String, _ version: Int) -> String {
      changeText("XViewModel.mvvm", #"{"text": \#(jsonString(text))}"#, version: version)
    }
    client.send(change("viewmodel", 2), change("viewmodel X", 3), change(self.correct, 4))
    #expect(client.said.count == count + 1)
    #expect(client.findings("XViewModel.mvvm") == "")
    #expect(client.published[uri("XViewModel.mvvm")]?["version"]?.integer == 4)
  }

  @Test("A client that pulls diagnostics gets an answer, and none unasked") func pulled() {
    var client = TestClient(capabilities: #"{"textDocument": {"diagnostic": {}}}"#)
    client.open("XViewModel.mvvm", self.broken)
    #expect(client.published.isEmpty)
    let first = client.ask("diagnostic", "XViewModel.mvvm")
    #expect(first["kind"]?.string == "full")
    #expect(first["items"]?.array?.count == 1)
    let known = #""previousResultId": "\#(first["resultId"]?.string ?? "")""#
    #expect(client.ask("diagnostic", "XViewModel.mvvm", known)["kind"]?.string == "unchanged")
    client.change("XViewModel.mvvm", to: self.correct)
    #expect(client.ask("diagnostic", "XViewModel.mvvm", known)["items"]?.array?.isEmpty == true)
  }

  @Test("Nothing is reported about a text that is not open") func notOpen() {
    var client = TestClient()
    #expect(client.ask("diagnostic", "XViewModel.mvvm")["code"]?.integer == -32602)
    client.change("XViewModel.mvvm", to: "viewmodel")
    client.close("XViewModel.mvvm")
    #expect(client.published.isEmpty)
    #expect(client.said.map { $0["method"]?.string } == ["window/logMessage", "window/logMessage"])
  }

  @Test("Conventions are among them, with their levels") func lint() {
    var client = TestClient(["mvvmgen.json": #"{"lint": {"rules": {"documented-member": "error"}}}"#])
    client.open("XViewModel.mvvm", "/// Does it.\nviewmodel XViewModel {\n  inputs {\n    doIt()\n  }\n}\n")
    #expect(client.findings("XViewModel.mvvm").contains("error: "))
    #expect(client.findings("XViewModel.mvvm").contains("[documented-member]"))
  }

  @Test("An import that is not used is tagged, a note is related, and an explanation linked") func extras() {
    let capabilities = """
      {"textDocument": {"publishDiagnostics": {"relatedInformation": true, "codeDescriptionSupport": true,
      "tagSupport": {"valueSet": [1]}}}}
      """
    var client = TestClient(capabilities: capabilities, options: #"{"explanations": "https://host/manual#"}"#)
    client.open(
      "XViewModel.mvvm",
      "import A\nimport A\nviewmodel XViewModel {\n  inputs {\n    a()\n    a()\n  }\n}\n"
    )
    let found = client.published[uri("XViewModel.mvvm")]?["diagnostics"]?.array ?? []
    let duplicate = found.first { $0["code"]?.string == "duplicate-member" }
    #expect(rangeText(duplicate?["relatedInformation"]?.array?.first?["location"]?["range"]) == "5:5-5:6")
    #expect(duplicate?["codeDescription"]?["href"]?.string == "https://host/manual#duplicate-member")
    #expect(found.contains { compact($0["tags"]) == "[1]" })
  }

  @Test("A client that knows no related places finds the notes in the message") func notes() {
    var client = TestClient()
    client.open("XViewModel.mvvm", "viewmodel XViewModel {\n  inputs {\n    a()\n    a()\n  }\n}\n")
    #expect(client.findings("XViewModel.mvvm").contains("note: "))
  }
}

@Suite("Columns and changes of a text") struct TextSyncTests {
  private let text = "viewmodel XViewModel {\n  inputs {\n    /* 😀é */ tapped(: Int)\n  }\n}\n"

  @Test("Columns are counted as was agreed") func encodings() {
    let bytes = TestClient(open: ("XViewModel.mvvm", self.text))
    #expect(bytes.findings("XViewModel.mvvm").hasPrefix("3:25-"))
    let units = TestClient(capabilities: "{}", open: ("XViewModel.mvvm", self.text))
    #expect(units.findings("XViewModel.mvvm").hasPrefix("3:22-"))
  }

  /// The text of a document after changes, as a full change of another document with that text would be seen.
  private func changed(_ text: String, _ changes: String, _ encoding: String) -> String {
    var client = TestClient(
      capabilities:
        #"{"general": {"positionEncodings": ["\#(encoding)"]}, "textDocument": {"diagnostic": {}}}"#
    )
    client.open("XViewModel.mvvm", text)
    client.send(changeText("XViewModel.mvvm", changes))
    return client.server.text(ofURI: uri("XViewModel.mvvm")) ?? "none"
  }

  private func change(_ start: (Int, Int), _ end: (Int, Int), _ text: String) -> String {
    """
    {"range": {"start": {"line": \(start.0), "character": \(start.1)},
    "end": {"line": \(end.0), "character": \(end.1)}}, "text": \(jsonString(text))}
    """
  }

  @Test("A change replaces a range") func ranges() {
    #expect(self.changed("a😀b\nc", self.change((0, 3), (0, 4), "x"), "utf-16") == "a😀x\nc")
    #expect(self.changed("a😀b\nc", self.change((0, 5), (1, 1), "x"), "utf-8") == "a😀x")
    #expect(self.changed("a\r\nb\rc\n", self.change((2, 0), (2, 1), "x"), "utf-8") == "a\r\nb\rx\n")
    #expect(self.changed("", self.change((0, 0), (0, 0), "x"), "utf-8") == "x")
  }

  @Test("Several changes are made one after the other") func several() {
    let changes = [self.change((0, 0), (0, 1), "xyz"), self.change((0, 2), (0, 3), ""), #"{"text": "q"}"#]
    #expect(self.changed("ab", changes[0] + "," + changes[1], "utf-8") == "xyb")
    #expect(self.changed("ab", changes.joined(separator: ","), "utf-8") == "q")
  }

  @Test("Positions outside the text are moved inside") func clamped() {
    #expect(self.changed("ab\ncd", self.change((0, 9), (0, 99), "x"), "utf-8") == "abx\ncd")
    #expect(self.changed("ab\ncd", self.change((9, 9), (99, 0), "x"), "utf-8") == "ab\ncdx")
    #expect(self.changed("ab\ncd", self.change((1, 1), (0, 1), "x"), "utf-8") == "axd")
    // In the middle of a character.
    #expect(self.changed("😀", self.change((0, 1), (0, 1), "x"), "utf-16") == "x😀")
  }

  @Test("A change that says nothing is refused, and changes nothing") func malformed() {
    #expect(self.changed("ab", #"{"range": {"start": {"line": 0}}, "text": "x"}"#, "utf-8") == "ab")
    #expect(self.changed("ab", self.change((0, 0), (0, 1), "x") + "," + #"{"text": 1}"#, "utf-8") == "ab")
    #expect(self.changed("ab", self.change((-1, 0), (0, 1), "x"), "utf-8") == "ab")
  }
}
