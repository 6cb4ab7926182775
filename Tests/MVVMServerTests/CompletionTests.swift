import MVVMSource
import TestSupport
import Testing

@Suite("Completion") struct CompletionTests {
  /// What is offered where `|` stands.
  private func offered(_ marked: String, _ files: [String: String] = [:]) -> [String] {
    let text = marked.replacing("|", with: "")
    var client = TestClient(files, open: ("XViewModel.mvvm", text))
    let before = String(marked.prefix { $0 != "|" })
    let place = before.isEmpty ? #""position": {"line": 0, "character": 0}"# : at(before, in: text)
    return (client.ask("completion", "XViewModel.mvvm", place).array ?? []).map { $0["label"]?.string ?? "" }
  }

  private func inSection(_ kind: String, _ text: String) -> String {
    "viewmodel XViewModel {\n  \(kind) {\n    \(text)\n  }\n}\n"
  }

  @Test("At the top there are imports and view models") func top() {
    #expect(self.offered("|").starts(with: ["import", "viewmodel", "public"]))
    #expect(self.offered("import A\nview|").contains("viewmodel"))
    #expect(self.offered("public |").contains("viewmodel"))
  }

  @Test(
    "What may stand at a place is offered there",
    arguments: cases(
      """
      === In a view model there are the sections that it has not
      viewmodel X {␊  |␊} → dependencies, inputs, outputs, errors
      viewmodel X {␊  inputs {␊  }␊  outputs { a: Int }␊  |␊} → dependencies, errors, inputs, outputs
      viewmodel X {␊  inputs {␊  }␊  o|␊  errors {␊  }␊} → dependencies, outputs, inputs
      === A section is offered again only as a facet with a name
      viewmodel X {␊  inputs {␊  }␊  errors {␊  }␊  | → dependencies, outputs, inputs
      viewmodel X {␊  outputs uiOutputs {␊    | → state, event, stream, value, and more
      === A word that is being typed is not offered itself
      [outputs] a: Int␊b: Strin| → Int, any
      [outputs] a: Int␊b: [Int|] → Int, any
      import F|␊import Foo → Foo
      === Where a member begins there are its words
      [outputs] | → state, event, stream, value, and more
      [outputs] a: Int; st| → state, and more
      [inputs] | → sticky, and more
      [dependencies] |
      [inputs] tapped() | → as, ->, async
      [inputs] tapped() async | → as, ->
      [outputs] isOn() |
      === Behind 'as' there are the states that the input may be one property with
      viewmodel X {␊inputs {␊a(_ b: C = d) as |␊}␊outputs { event e: Void; state f: C; g: C; h(at: Int) -> C }␊} → f, g
      viewmodel X {␊outputs { event e: Void; state f: C; g: C }␊inputs {␊a(_ b: C = d) as f|␊}␊} → f, g
      viewmodel X {␊inputs {␊a(_ b: C = d) as |␊}␊}
      === Behind '///' there is how documentation begins
      [inputs] ///| → Call when …, Call with …, Call to …
      [errors] /// | → Emits …
      [outputs] /// Em|
      """
    )
  )
  func places(example: Case) {
    let offered = self.offered(example.input).joined(separator: ", ")
    let more = ", and more"
    if example.output.hasSuffix(more) {
      #expect(offered.hasPrefix(example.output.dropLast(more.count)))
    } else {
      #expect(offered == example.output)
    }
  }

  @Test("'binding' is offered in a style that has bindings, in inputs as well") func bindings() {
    let files = [
      "mvvmgen.json": #"{"style": "bound", "templates": "T"}"#,
      "T/bound.json": #"{"extends": "observation", "interface": {"outputs": {"binding": "property"}}}"#,
      "T/bound.mustache": "{{<observation}}\n{{/observation}}\n",
    ]
    let words = ["state", "binding", "event", "stream", "value"]
    #expect(self.offered(self.inSection("outputs", "|"), files).starts(with: words))
    #expect(self.offered(self.inSection("inputs", "|"), files).starts(with: ["sticky", "binding"]))
    #expect(!self.offered(self.inSection("errors", "|"), files).contains("binding"))
    #expect(!self.offered(self.inSection("inputs", "|")).contains("binding"))
  }

  @Test("Where a type is wanted there are those of the workspace, most used first") func types() {
    let files = [
      "A.mvvm": self.inSection("outputs", "a: Row; b: Row; c: Zebra; d: [Row: Zebra]; e: Apple"),
      "B.mvvm": "not a spec {{{",
    ]
    for text in [
      "a: |", "a: Se|", "a: [|", "a: [Int: |", "a: Set<|", "a: (Int, |", "a: any |", "a(b: |",
      "a(b: Int, c: |", "a() -> |",
    ] {
      let offered = self.offered(self.inSection("outputs", text), files)
      #expect(
        offered.filter { ["Row", "Zebra", "Apple"].contains($0) } == ["Row", "Zebra", "Apple"],
        "\(text)"
      )
    }
  }

  @Test("Behind 'import' there are the modules of the workspace") func modules() {
    #expect(
      self.offered("import |", ["A.mvvm": "import Models\nimport Shop.Cart\n"]) == ["Models", "Shop.Cart"]
    )
  }

  @Test(
    "Elsewhere there is nothing",
    arguments: ["// |", "/* | */ a: Int", "a: Int = |", "a: String = \"|\"", "|: Int", "a: Int // in |"]
  )
  func nothing(text: String) {
    let offered = self.offered(self.inSection("outputs", text))
    #expect(offered == [] || text.hasPrefix("|"), "\(offered)")
  }

  @Test("A client that fills snippets is given some") func snippets() {
    let capabilities = #"{"textDocument": {"completion": {"completionItem": {"snippetSupport": true}}}}"#
    for (capabilities, text) in [(capabilities, "inputs {\n\t$0\n}"), ("{}", "inputs {\n\t\n}")] {
      var client = TestClient(capabilities: capabilities, open: ("X.mvvm", "viewmodel X {\n\n}"))
      let answer = client.ask("completion", "X.mvvm", #""position": {"line": 1, "character": 0}"#)
      #expect(answer.array?[1]["insertText"]?.string == text)
    }
  }

  @Test("Behind '@' an availability comes with its parentheses") func availability() {
    let capabilities = #"{"textDocument": {"completion": {"completionItem": {"snippetSupport": true}}}}"#
    var client = TestClient(capabilities: capabilities, open: ("X.mvvm", "@\nviewmodel X {}"))
    let answer = client.ask("completion", "X.mvvm", #""position": {"line": 0, "character": 1}"#)
    #expect(answer.array?.first?["insertText"]?.string == "available($0)")
    #expect(self.offered(self.inSection("inputs", "@|")).contains("discardableResult"))
  }
}
