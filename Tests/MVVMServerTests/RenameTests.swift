import MVVMSource
import TestSupport
import Testing

@Suite("Rename") struct RenameTests {
  private let spec = login["LoginViewModel.mvvm"] ?? ""

  private func renamed(_ place: String, to name: String, _ files: [String: String] = login) -> [String:
    String]
  {
    let spec = files["LoginViewModel.mvvm"] ?? ""
    var client = TestClient(files, open: ("LoginViewModel.mvvm", spec))
    let params = at(place, in: spec) + #", "newName": "\#(name)""#
    let answer = client.ask("rename", "LoginViewModel.mvvm", params)
    if let reason = answer["message"]?.string { return ["": reason] }
    var result: [String: String] = [:]
    for (uri, edits) in edits(answer) {
      let path = uri.replacing("file:///project/", with: "")
      result[path] = applying(edits, to: files[path] ?? "")
    }
    return result
  }

  /// The lines that are other than before, without their indentation.
  private func changedLines(_ path: String, _ result: [String: String]) -> [String] {
    let old = (login[path] ?? "").split(separator: "\n")
    let new = (result[path] ?? "").split(separator: "\n")
    return zip(old, new).filter { $0 != $1 }.map { $1.trimmingPrefix { $0 == " " }.description }
  }

  @Test("An output is renamed in the spec, the logic and the tests, and what is made of it too") func output()
  {
    let result = self.renamed("state isLoad", to: "isBusy")
    #expect(self.changedLines("LoginViewModel.mvvm", result) == ["state isBusy: Bool = false"])
    #expect(self.changedLines("LoginViewModel.swift", result) == ["self.isBusy = Observable.merge("])
    let tests = self.changedLines("Tests/LoginViewModelTests.swift", result)
    #expect(tests.contains("viewModel.outputs.isBusy.drive(isLoading).disposed(by: disposeBag)"))
    #expect(tests.contains("mock.isBusyRelay.accept(true)"))
    #expect(tests.allSatisfy { $0.contains("isBusy") })
  }

  @Test("A binding is renamed with what the logic does after its changes") func binding() {
    let overloads = #""overloads": {"class": {"binding": ["{name}Changed"]}}"#
    let files = [
      "mvvmgen.json": #"{"style": "bound", "templates": "T"}"#,
      "T/bound.json":
        #"{"extends": "observation", "interface": {"outputs": {"binding": "property"}}, \#(overloads)}"#,
      "T/bound.mustache": "{{<observation}}\n{{/observation}}\n",
      "LoginViewModel.mvvm":
        "viewmodel LoginViewModel {\n  inputs {\n    binding email: String = \"\"\n  }\n}\n",
      "LoginViewModel.swift": """
      extension LoginViewModel: LoginViewModelLogic {
        func emailChanged(from old: String) { self.email = self.email.lowercased() }
      }

      """,
    ]
    let result = self.renamed("binding em", to: "name", files)
    #expect(result["LoginViewModel.mvvm"]?.contains("binding name: String") == true)
    let logic = result["LoginViewModel.swift"]?.split(separator: "\n").dropFirst().first
    #expect(logic == "  func nameChanged(from old: String) { self.name = self.name.lowercased() }")
  }

  @Test("An input is renamed with its reply and the mock's calls") func input() {
    let result = self.renamed("textFieldShould", to: "mayReturn")
    #expect(
      self.changedLines("LoginViewModel.swift", result).last
        == "self.mayReturnReply = { field in field == .password }"
    )
    let tests = self.changedLines("Tests/LoginViewModelTests.swift", result)
    #expect(tests.contains("let mock = LoginViewModelMock(mayReturnReply: { _ in true })"))
    #expect(tests.contains { $0.contains(".mayReturn(.email)") })
  }

  @Test("A test names an observer with or without 'self', unless it declares another thing") func bareNames()
  {
    var files = login
    files["Tests/LoginFlowTests.swift"] = """
      final class LoginFlowTests: LoginViewModelTestCase {
        func testLoading() {
          XCTAssertEqual(isLoading.values, self.isLoading.values)
          let isLoading = 1
          print(isLoading)
        }
      }
      final class OtherTests: LoginViewModelTestCase {
        let isLoading = 1
        func testLoading() { print(isLoading) }
      }
      """
    let text = self.renamed("state isLoad", to: "isBusy", files)["Tests/LoginFlowTests.swift"] ?? ""
    #expect(text.contains("XCTAssertEqual(isBusy.values, self.isBusy.values)\n"), "\(text)")
    #expect(text.split(separator: "isBusy").count == 3, "\(text)")
  }

  @Test(
    "Fixed members, and names that are taken or invalid, are refused with the reason",
    arguments: [
      ("state isLoad", "loginSuccess", "loginSuccess"), ("import", "x", "cursor"),
      ("viewmodel Login", "x", "rename their files"),
      ("dependencies {\n    /// Talks to the account API.\n    serv", "x", "dependency"),
    ] + ["", "1a", "a b", "a-b", "a:", "// a"].map { ("state isLoad", $0, "is not a name") }
  )
  func refused(place: String, name: String, reason: String) {
    #expect(self.renamed(place, to: name)[""]?.contains(reason) == true)
  }

  @Test(
    "Nothing is renamed by halves while there are errors",
    arguments: [
      ("mvvmgen.json", #"{"stile": "combine"}"#),
      ("LoginViewModel.mvvm", "viewmodel LoginViewModel { outputs { state isLoading: Bool; func a: Int } }"),
    ]
  )
  func errors(path: String, text: String) {
    let files = login.merging([path: text]) { $1 }
    #expect(self.renamed("state isLoad", to: "isBusy", files)[""]?.contains("configuration first") == true)
  }

  @Test("Tests are renamed where the build plugin makes the test cases") func plugin() {
    var files = login.filter { $0.key != "mvvmgen.json" }
    files["Tests/FlowTests.swift"] = """
      let test = LoginViewModelTestCase(LoginViewModel())
      #expect(test.isLoading.values == [])

      """
    let text = self.renamed("state isLoad", to: "isBusy", files)["Tests/FlowTests.swift"] ?? ""
    #expect(text.contains("test.isBusy.values"), "\(text)")
  }

  @Test("A member that a dependency provides is not renamed alone") func shared() {
    let spec = "viewmodel LoginViewModel { dependencies { a: Int } outputs { value a: Int } }"
    let files = ["LoginViewModel.mvvm": spec]
    #expect(self.renamed("value a", to: "b", files)[""]?.contains("rename both") == true)
  }

  @Test("A word of Swift is put in backticks where it has to be") func keyword() {
    let result = self.renamed("state isLoad", to: "default")
    #expect(self.changedLines("LoginViewModel.swift", result) == ["self.default = Observable.merge("])
    #expect(result["LoginViewModel.mvvm"]?.contains("state `default`: Bool") == true)
  }

  @Test("The range to rename is returned beforehand") func prepare() {
    var client = TestClient(login, open: ("LoginViewModel.mvvm", self.spec))
    let answer = client.ask("prepareRename", "LoginViewModel.mvvm", at("state isLoad", in: self.spec))
    #expect(answer["placeholder"]?.string == "isLoading")
    #expect(client.ask("prepareRename", "LoginViewModel.mvvm", at("import", in: self.spec)).isNull)
  }

  @Test("A client that can is asked to confirm what changes in Swift files") func confirmation() {
    let capabilities = """
      {"general": {"positionEncodings": ["utf-8"]},
      "workspace": {"workspaceEdit": {"documentChanges": true, "changeAnnotationSupport": {}}}}
      """
    var client = TestClient(login, capabilities: capabilities)
    client.open("LoginViewModel.mvvm", self.spec, version: 4)
    let params = at("state isLoad", in: self.spec) + #", "newName": "isBusy""#
    let answer = client.ask("rename", "LoginViewModel.mvvm", params)
    #expect(answer["changeAnnotations"]?["check"]?["needsConfirmation"]?.boolean == true)
    let changes = answer["documentChanges"]?.array ?? []
    #expect(changes.first?["textDocument"]?["version"]?.integer == 4)
    #expect(changes.first?["edits"]?.array?.first?["annotationId"] == nil)
    #expect(changes.last?["edits"]?.array?.first?["annotationId"]?.string == "check")
  }

  private let a = "viewmodel AViewModel { inputs { reload() } outputs { state title: Int } }\n"

  /// A Swift file, or the spec, after a member of `AViewModel` is renamed to `new`.
  private func swift(
    _ text: String,
    renaming member: String,
    in spec: String? = nil,
    _ settings: String = #"{"mocks": "sources", "bindings": true}"#,
    of path: String = "View.swift"
  ) -> String {
    let spec = spec ?? self.a
    let b = "viewmodel BViewModel {\n  outputs {\n    state title: Int\n  }\n}\n"
    let files = ["AViewModel.mvvm": spec, "BViewModel.mvvm": b, "mvvmgen.json": settings]
    var client = TestClient(files.merging(["View.swift": text]) { $1 }, open: ("AViewModel.mvvm", spec))
    let answer = client.ask("rename", "AViewModel.mvvm", at(member, in: spec) + #", "newName": "new""#)
    return applying(edits(answer)[uri(path)], to: path == "View.swift" ? text : spec)
  }

  @Test(
    "In Swift each place of a member is renamed that is marked, and no other",
    arguments: cases(
      #"""
      === Members of the view model's own types stay
      let it: AViewModel; func f(_ row: AViewModel.Row) { row.title }
      let it: AViewModel; let row = AViewModel.Row(title: 1)
      let it: AViewModel; struct AViewModelItem { let title: Int }; func f(_ item: AViewModelItem) { item.title }
      let it: AViewModel; let item = AViewModelItem(title: 1)
      let it: AViewModel; extension AViewModel.Row { func f() { self.title } }
      === Members of its generated types are renamed with it
      func f(_ it: any AViewModelOutputs) { it.«title» }
      let mock = AViewModelMock(«title»: 1)
      extension AViewModel.OutputStreams { init(inputs: AViewModel.InputStreams) { self.«title» = 1 } }
      === So are those of what a function of the file returns
      func make(_ a: Int) async -> AViewModelMock { f(a) }; let it = await self.make(1); it.«title»
      func make() -> any AViewModelOutputs { g }; let it = make(); it.«title»
      func make() -> Other { g }; let vm: AViewModel, it = make(); it.title
      === So are those of a generic view
      struct V<Model: AViewModelType> { var model: Model; var body: T { T(self.model.«title», text: self.$model.«title») } }
      === In a file of two view models each keeps its members
      [file]
      let viewModel: AViewModel, child: any BViewModelType
      self.viewModel.outputs.«title»
      self.child.outputs.title
      self.child?.outputs.title
      extension BViewModel.OutputStreams { init(outputs: Int) { outputs.title } }
      === Members of other view models that have the name stay
      func f(_ other: BViewModel) { other.outputs.title }
      func f(_ vm: any AViewModelType) { let title = vm.outputs.«title»; g(title) }
      === A mock's calls are renamed, and no other texts and cases
      [file]
      func calls(mock: AViewModelMock) {
        app.buttons["reload"].tap()
        let event: Event = .reload
        #expect(
          mock.calls.map { "\($0)" } == ["«reload»"])
        guard case .«reload»? = mock.calls.last else { return }
        #expect(mock.calls.contains { $0 == .«reload» })
        for call in mock.calls where first { _ = call == .«reload» }
      }
      ===
      let it: AViewModelMock; it.calls == ["title"]; it.calls.map(\Call.title)
      """#
    )
  )
  func places(example: Case) {
    let text = example.input.filter { !"«»".contains($0) }
    let result = self.swift(text, renaming: text.contains("reload") ? "reload" : "state title")
    #expect(result == example.input.replacing(#/«[a-z]+»/#, with: "new"))
  }

  @Test("An argument moves to where its new name belongs") func argumentOrder() {
    let outputs = "value price: Int; state row: Int; state size: Int; value title: Int"
    let spec = "viewmodel AViewModel { outputs { \(outputs) } }"
    let text = """
      let vm: AViewModel
      let mock = AViewModelMock(
        price: f(price: 1, title: 2),  // one
        title: mock.title,
      )
      vm.bind(self, row: { $0.show(vm.outputs.size) }, size: { $0.show($1) })
      """
    let title = self.swift(text, renaming: "value title", in: spec).split(separator: "\n")
    #expect(title[2...3] == ["  new: mock.new,  // one", "  price: f(price: 1, title: 2),"])
    let size = self.swift(text, renaming: "state size", in: spec).split(separator: "\n")
    #expect(size[5] == "vm.bind(self, new: { $0.show($1) }, row: { $0.show(vm.outputs.new) })")
    let price = self.swift(text, renaming: "value price", in: spec)
    #expect(price == text.replacing("  price: f", with: "  new: f"))
  }

  @Test("An overload is renamed where the logic reads it") func overload() {
    let inputs = "toggled(mail isOn: Bool); toggled(push isOn: Bool) as pushToggled"
    let spec = "viewmodel AViewModel { inputs { \(inputs) } }"
    let text = """
      extension AViewModel.OutputStreams {
        init(inputs: AViewModel.InputStreams) { inputs.toggled.map { $0 }; inputs.pushToggled.map { $0 } }
      }
      func f(_ it: AViewModel) { it.inputs.toggled(mail: true); it.inputs.toggled(push: true) }
      """
    let first = text.replacing("inputs.toggled.", with: "inputs.new.")
    #expect(
      self.swift(text, renaming: "toggled", in: spec)
        == first.replacing("toggled(mail", with: "new(mail")
    )
    #expect(
      self.swift(text, renaming: "toggled(mail isOn: Bool); toggled", in: spec)
        == text.replacing("toggled(push", with: "new(push")
    )
  }

  @Test("Names that a style derives are renamed, even with an initial capital")
  func observation() {
    let outputs = "outputs { event title: Int; stream caption: Int }"
    let spec = "viewmodel AViewModel { inputs { sticky choose(_ row: Int) -> Bool } \(outputs) }"
    let text = """
      extension AViewModel: AViewModelLogic {
        func chooseReply(_ row: Int) -> Bool { self.titleEvents.send(1) }
      }
      func f(mock: AViewModelMock) { mock.emitTitle(1); mock.emitCaption(2) }
      """
    let settings = #"{"style": "observation", "mocks": "sources"}"#
    let title = self.swift(text, renaming: "event title", in: spec, settings)
    #expect(title == text.replacing("titleEvents", with: "newEvents").replacing("emitTitle", with: "emitNew"))
    let choose = self.swift(text, renaming: "sticky choose", in: spec, settings)
    #expect(choose == text.replacing("chooseReply", with: "newReply"))
  }

  @Test("Both halves of a property that SwiftUI observes are renamed, also where a view is bound to it")
  func observed() {
    let spec = """
      viewmodel AViewModel {
        inputs { typed(_ text: String = "") as title }
        outputs { state title: String = "" }
      }
      """
    let text = """
      extension AViewModel.OutputStreams {
        init(inputs: AViewModel.InputStreams) { self.title = inputs.title }
      }
      func f(model: AViewModelObserved) { g(model.title, $model.title, $other.title) }
      """
    let new = text.replacing("title", with: "new").replacing("other.new", with: "other.title")
    let settings = #"{"bindings": true, "observed": "combine"}"#
    for half in ["as title", "state title"] {
      #expect(self.swift(text, renaming: half, in: spec, settings) == new)
      let renamed = self.swift(text, renaming: half, in: spec, settings, of: "AViewModel.mvvm")
      #expect(renamed == spec.replacing("title", with: "new"))
    }
  }

  @Test("Derived names are renamed even if another view model of the file has the same name")
  func twoOfOneFile() {
    let second = "viewmodel CViewModel {\n  outputs {\n    state title: Int\n  }\n}\n"
    let text = "func f(a: AViewModelMock, c: CViewModelMock) { a.titleRelay; c.titleRelay }"
    let result = self.swift(text, renaming: "state title", in: self.a + second)
    #expect(result == text.replacing("a.titleRelay", with: "a.newRelay"))
  }

  @Test("Nothing is generated for it: a mistake in a template is in nobody's way") func templates() {
    var files = login
    files["mvvmgen.json"] = #"{"templates": "Templates"}"#
    files["Templates/rxswift.mustache"] = "{{$send}}{{nothing}}{{/send}}"
    let renamed = self.renamed("state isLoad", to: "isBusy", files)["LoginViewModel.mvvm"]
    #expect(renamed?.contains("state isBusy") == true)
  }
}
