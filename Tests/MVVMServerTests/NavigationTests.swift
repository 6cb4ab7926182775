import MVVMSource
import TestSupport
import Testing

@Suite("Finding one's way") struct NavigationTests {
  private let spec = login["LoginViewModel.mvvm"] ?? ""

  private func locations(
    _ method: String,
    _ place: String,
    _ files: [String: String] = login,
    _ more: String = ""
  ) -> [String] {
    var client = TestClient(files, open: ("LoginViewModel.mvvm", self.spec))
    let answer = client.ask(method, "LoginViewModel.mvvm", at(place, in: self.spec) + more)
    return (answer.array ?? []).map { location in
      let path = location["uri"]?.string?.replacing("file:///project/", with: "") ?? ""
      return "\(path) \(rangeText(location["range"]))"
    }
  }

  @Test("An output is defined where the logic assigns it, and in what is generated") func definition() {
    let generated = generatedFiles(SourceFile(path: "LoginViewModel.mvvm", text: self.spec)).first?.text ?? ""
    var files = login
    files["LoginViewModel.generated.swift"] = generated
    #expect(
      self.locations("definition", "state isLoad", files) == [
        "LoginViewModel.swift 26:10-26:19", "LoginViewModel.generated.swift 30:7-30:16",
      ]
    )
    #expect(self.locations("definition", "state isLoad") == ["LoginViewModel.swift 26:10-26:19"])
    #expect(self.locations("definition", "import") == [])
  }

  @Test("A view model is defined by its logic, a type where it is declared, an event where it is sent")
  func types() {
    let spec = """
      viewmodel AViewModel {
        outputs {
          event done: Book
        }
      }

      """
    let files = [
      "mvvmgen.json": #"{"style": "observation"}"#,
      "Book.swift": "struct Book {}\nextension Book {}\n",
      "AViewModel.swift": """
      extension AViewModel: AViewModelLogic {
        func start() { self.doneEvents.send(Book()) }
      }

      """,
    ]
    var client = TestClient(files, open: ("AViewModel.mvvm", spec))
    let places = [
      ("viewmodel AVi", "AViewModel.swift 1:11-1:21"), ("event done: Bo", "Book.swift 1:8-1:12"),
      ("event do", "AViewModel.swift 2:23-2:33"),
    ]
    for (place, expected) in places {
      let answer = client.ask("definition", "AViewModel.mvvm", at(place, in: spec))
      let found = (answer.array ?? []).map { location in
        let path = location["uri"]?.string?.replacing("file:///project/", with: "") ?? ""
        return "\(path) \(rangeText(location["range"]))"
      }
      #expect(found == [expected], "\(place)")
    }
  }

  @Test("References are in logic, tests and mocks") func references() {
    let context = #", "context": {"includeDeclaration": true}"#
    let found = self.locations("references", "submitTap", login, context)
    #expect(found.first == "LoginViewModel.mvvm 16:5-16:17")
    #expect(found.contains("LoginViewModel.swift 9:14-9:26"))
    #expect(found.contains { $0.hasPrefix("Tests/LoginViewModelTests.swift ") })
    #expect(self.locations("references", "submitTap").count == found.count - 1)
  }

  @Test("Symbols of a document are nested where the client can have that") func symbols() {
    var client = TestClient(
      capabilities: #"{"textDocument": {"documentSymbol": {"hierarchicalDocumentSymbolSupport": true}}}"#
    )
    client.open("LoginViewModel.mvvm", self.spec)
    let answer = client.ask("documentSymbol", "LoginViewModel.mvvm").array ?? []
    #expect(answer.map { $0["name"]?.string } == ["LoginViewModel"])
    let sections = answer.first?["children"]?.array ?? []
    #expect(sections.map { $0["name"]?.string } == ["dependencies", "inputs", "outputs", "errors"])
    #expect(sections[1]["children"]?.array?.first?["name"]?.string == "emailChanged(_:)")
    var plain = TestClient(open: ("LoginViewModel.mvvm", self.spec))
    let flat = plain.ask("documentSymbol", "LoginViewModel.mvvm").array ?? []
    #expect(flat.count == 11)
    #expect(flat[2]["containerName"]?.string == "LoginViewModel")
  }

  @Test("A binding is a property, among inputs as well") func bindingSymbol() {
    let spec = "viewmodel X {\n  inputs {\n    binding a: Int\n    b()\n  }\n}\n"
    var client = TestClient(open: ("X.mvvm", spec))
    let symbols = client.ask("documentSymbol", "X.mvvm").array ?? []
    #expect(symbols.suffix(2).map { $0["name"]?.string } == ["a", "b()"])
    #expect(symbols.suffix(2).map { $0["kind"]?.integer } == [7, 6])
  }

  @Test("Symbols of the workspace are found by letters in their order") func workspaceSymbols() {
    var client = TestClient([
      "a/A.mvvm": "viewmodel A {\n  inputs {\n    tapped(row: Int)\n  }\n}\n", "B.mvvm": "viewmodel B {}\n",
    ])
    func found(_ query: String) -> [String] {
      (client.request("workspace/symbol", #"{"query": "\#(query)"}"#).array ?? []).map {
        $0["name"]?.string ?? ""
      }
    }
    #expect(found("TPR") == ["tapped(row:)"])
    #expect(found("") == ["B", "A", "tapped(row:)"])
    #expect(found("zz") == [])
    client.open("B.mvvm", "viewmodel Other {}\n")
    #expect(found("Oth") == ["Other"])
    client.files.tree["C.mvvm"] = "viewmodel Third {}\n"
    client.changed("C.mvvm")
    #expect(found("Third") == ["Third"])
  }

  @Test("View models, sections, comments and imports fold") func folding() {
    var client = TestClient()
    client.open(
      "X.mvvm",
      "import A\nimport B\n\n// One\n// two\nviewmodel X {\n  inputs {\n    a(\n      b: Int\n    )\n  }\n}\n"
    )
    let answer = client.ask("foldingRange", "X.mvvm").array ?? []
    let found = answer.map {
      "\(compact($0["startLine"]))-\(compact($0["endLine"])) \($0["kind"]?.string ?? "")"
    }
    #expect(found == ["5-11 ", "6-10 ", "7-9 ", "0-1 imports", "3-4 comment"])
  }

  @Test("A selection grows from the word to the file") func selection() {
    let text = "viewmodel X {\n  inputs {\n    a(b: [Int])\n  }\n}\n"
    var client = TestClient(open: ("X.mvvm", text))
    let answer = client.ask(
      "selectionRange",
      "X.mvvm",
      #""positions": [\#(position(after: "[In", in: text))]"#
    )
    var ranges: [String] = []
    var range = answer.array?.first
    while let next = range {
      ranges.append(rangeText(next["range"]))
      range = next["parent"]
    }
    #expect(ranges == ["3:11-3:14", "3:10-3:15", "3:7-3:15", "3:5-3:16", "2:3-4:4", "1:1-5:2", "1:1-6:1"])
    #expect(client.ask("selectionRange", "X.mvvm", #""positions": [1]"#)["code"]?.integer == -32602)
  }

  private func tokens(_ text: String) -> [Int] {
    var client = TestClient(open: ("X.mvvm", text))
    return (client.ask("semanticTokens/full", "X.mvvm")["data"]?.array ?? []).compactMap(\.integer)
  }

  @Test("'async' is a keyword after an input, and a name elsewhere") func asyncTokens() {
    let numbers = self.tokens("viewmodel X {\n  inputs {\n    async() async\n  }\n}\n")
    #expect(numbers.suffix(10) == [1, 4, 5, 3, 1, 0, 8, 5, 0, 0])
  }

  @Test("Words have classes for colours") func semanticTokens() {
    let numbers = self.tokens(
      "import A.B\n/// D\n@MainActor\nviewmodel X {\n  outputs {\n    state é: [Int] = 1 /* a\nb */\n  }\n}\n"
    )
    let words = stride(from: 0, to: numbers.count, by: 5).map {
      numbers[$0..<$0 + 5].map { "\($0)" }.joined(separator: " ")
    }
    #expect(
      words == [
        "0 0 6 0 0", "0 7 1 10 0", "0 2 1 10 0", "1 0 5 8 2", "1 0 10 9 0", "1 0 9 0 0", "0 10 1 2 1",
        "1 2 7 0 0", "1 4 5 0 0", "0 6 2 4 1", "0 5 3 1 0", "0 7 1 7 0", "0 2 4 8 0", "1 0 4 8 0",
      ]
    )
  }
}
