import MVVMSource
import TestSupport
import Testing

@Suite("Writing files in an editor") struct CommandTests {
  private let spec = login["LoginViewModel.mvvm"] ?? ""
  private func command(_ name: String, _ arguments: String) -> String {
    #"{"command": "\#(name)", "arguments": \#(arguments)}"#
  }

  @Test("A spec's files are written as 'mvvmgen generate' would, of the text that is open") func generate() {
    var client = TestClient(login, open: ("LoginViewModel.mvvm", self.spec))
    let run = self.command("mvvmgen.generate", #"["\#(uri("LoginViewModel.mvvm"))"]"#)
    let written = client.request("workspace/executeCommand", run)["written"]?.array ?? []
    #expect(written.contains { $0.string == "/project/LoginViewModel.generated.swift" })
    let expected = generatedFiles(SourceFile(path: "LoginViewModel.mvvm", text: self.spec)).first?.text
    #expect(client.files.tree["LoginViewModel.generated.swift"] == expected)
    #expect(compact(client.request("workspace/executeCommand", run)) == #"{"written": []}"#)
  }

  @Test("With the setting, they are written at every save, and only of what has no errors")
  func generateOnSave() {
    var client = TestClient(login, options: #"{"generateOnSave": true}"#)
    client.open("LoginViewModel.mvvm", "viewmodel")
    client.save("LoginViewModel.mvvm")
    #expect(client.files.tree["LoginViewModel.generated.swift"] == nil)
    client.change("LoginViewModel.mvvm", to: self.spec)
    client.save("LoginViewModel.mvvm")
    #expect(client.files.tree["LoginViewModel.generated.swift"] != nil)
  }

  @Test("The setting can change, and is off at first") func setting() {
    var client = TestClient(login, open: ("LoginViewModel.mvvm", self.spec))
    client.save("LoginViewModel.mvvm")
    #expect(client.files.tree["LoginViewModel.generated.swift"] == nil)
    client.notify("workspace/didChangeConfiguration", #"{"settings": {"mvvmgen": {"generateOnSave": true}}}"#)
    client.save("LoginViewModel.mvvm")
    #expect(client.files.tree["LoginViewModel.generated.swift"] != nil)
  }

  @Test(
    "A setting stays until the client changes it",
    arguments: ["{}", "null", #"{"mvvmgen": {}}"#, #"{"a": 1}"#]
  )
  func settingStays(settings: String) {
    var client = TestClient(login, options: #"{"generateOnSave": true}"#)
    client.open("LoginViewModel.mvvm", self.spec)
    client.notify("workspace/didChangeConfiguration", #"{"settings": \#(settings)}"#)
    client.save("LoginViewModel.mvvm")
    #expect(client.files.tree["LoginViewModel.generated.swift"] != nil)
  }

  @Test("Files that cannot be written are reported") func refused() {
    var client = TestClient(["X.generated.swift": "// Mine.\n"])
    client.open("X.mvvm", "viewmodel X {\n  inputs {\n    a()\n  }\n}\n")
    let run = self.command("mvvmgen.generate", #"["\#(uri("X.mvvm"))"]"#)
    let answer = client.request("workspace/executeCommand", run)
    #expect(answer["message"]?.string?.contains("did not write") == true)
    client.change("X.mvvm", to: "viewmodel")
    #expect(client.request("workspace/executeCommand", run)["code"]?.integer == -32803)
    for (name, arguments) in [("rm", "[]"), ("mvvmgen.generate", "[]"), ("mvvmgen.show", #"["x"]"#)] {
      let answer = client.request("workspace/executeCommand", self.command(name, arguments))
      #expect(answer["code"]?.integer == -32602)
    }
  }

  @Test("The server writes no more than a run over the workspace") func rivals() {
    let spec = "viewmodel XViewModel {\n  inputs {\n    a()\n  }\n}\n"
    var client = TestClient(["App/A.mvvm": spec], options: #"{"generateOnSave": true}"#)
    client.open("App/B.mvvm", spec)
    let run = self.command("mvvmgen.generate", #"["\#(uri("App/B.mvvm"))"]"#)
    let answer = client.request("workspace/executeCommand", run)
    #expect(answer["message"]?.string?.contains("'XViewModel' is also declared in 'App/A.mvvm'") == true)
    client.save("App/B.mvvm")
    #expect(client.files.tree["App/B.generated.swift"] == nil)
  }

  @Test("A configuration and a template count as soon as they change") func watched() {
    var client = TestClient(
      ["mvvmgen.json": #"{"style": "rxswift"}"#],
      capabilities: #"{"workspace": {"didChangeWatchedFiles": {"dynamicRegistration": true}}}"#
    )
    func change(_ path: String, _ text: String) {
      client.files.tree[path] = text
      client.changed(path)
    }
    client.open("XViewModel.mvvm", "viewmodel XViewModel {\n  inputs {\n    a()\n  }\n}\n")
    #expect(client.findings("XViewModel.mvvm").contains("[documented-member]"))
    change("mvvmgen.json", #"{"lint": {"rules": {"documented-member": "off"}}}"#)
    #expect(!client.findings("XViewModel.mvvm").contains("[documented-member]"))
    change("mvvmgen.json", #"{"stile": "combine"}"#)
    #expect(client.findings("mvvmgen.json").contains("[config-unknown-key]"))
    #expect(client.findings("XViewModel.mvvm") == "")
    client.files.tree["t/rxswift.mustache"] = "{{#nope}}"
    change("mvvmgen.json", #"{"templates": "t"}"#)
    #expect(client.findings("mvvmgen.json") == "")
    #expect(client.findings("t/rxswift.mustache").contains("error: "))
    change("t/rxswift.mustache", "")
    #expect(client.findings("t/rxswift.mustache") == "")
  }

  @Test("Problems of a configuration go with it, even if no spec is open") func noSpec() {
    var client = TestClient(["mvvmgen.json": #"{"stile": "combine"}"#])
    client.open("XViewModel.mvvm", "viewmodel XViewModel {\n  inputs {\n    a()\n  }\n}\n")
    client.close("XViewModel.mvvm")
    client.open("mvvmgen.json", #"{"stile": "combine"}"#)
    #expect(client.findings("mvvmgen.json").contains("[config-unknown-key]"))
    client.change("mvvmgen.json", to: #"{"style": "combine"}"#)
    #expect(client.findings("mvvmgen.json") == "")
  }

  @Test("A configuration that is open counts as it is typed") func openConfiguration() {
    var client = TestClient(["mvvmgen.json": "{}"])
    client.open("XViewModel.mvvm", "viewmodel XViewModel {\n  inputs {\n    a()\n  }\n}\n")
    client.open("mvvmgen.json", #"{"lint": {"rules": {"documented-member": "error"}}}"#)
    #expect(client.findings("XViewModel.mvvm").contains("error: "))
    client.close("mvvmgen.json")
    #expect(client.findings("XViewModel.mvvm").contains("warning: "))
  }
}
