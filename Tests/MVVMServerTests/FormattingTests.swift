import MVVMConfiguration
import MVVMFormat
import MVVMSource
import TestSupport
import Testing

@Suite("Formatting in an editor") struct FormattingTests {
  @Test("A text becomes what 'mvvmgen format' makes of it", arguments: examples) func likeTheCommand(
    text: String
  ) {
    let expected = format(SourceFile(path: "", text: text), configuration: Configuration())
    var client = TestClient(open: ("X.mvvm", text))
    let answer = client.ask("formatting", "X.mvvm", #""options": {}"#)
    #expect(applying(answer, to: text) == expected.value.map { String(decoding: $0, as: UTF8.self) })
  }

  @Test("Lines that are well stay untouched") func lines() {
    let text = "viewmodel X {\n  inputs {\n    a()\n      b()\n    c()\n  }\n}\n"
    var client = TestClient(open: ("X.mvvm", text))
    let edits = client.ask("formatting", "X.mvvm").array ?? []
    #expect(edits.map { rangeText($0["range"]) } == ["4:1-5:1"])
  }

  @Test("The configuration counts") func configuration() {
    var client = TestClient(["mvvmgen.json": #"{"format": {"indent": "tab"}}"#])
    client.open("X.mvvm", "viewmodel X {\ninputs {\na()\n}\n}\n")
    let answer = client.ask("formatting", "X.mvvm")
    #expect(applying(answer, to: "viewmodel X {\ninputs {\na()\n}\n}\n").contains("\n\t\ta()\n"))
  }

  @Test("Invalid and formatted specs are left alone") func nothing() {
    var client = TestClient(open: ("X.mvvm", "viewmodel X {\n"))
    #expect(client.ask("formatting", "X.mvvm").array?.isEmpty == true)
    client.change("X.mvvm", to: "viewmodel X {\n  inputs {\n    a()\n  }\n}\n")
    #expect(client.ask("formatting", "X.mvvm").array?.isEmpty == true)
    #expect(client.ask("formatting", "Y.mvvm")["code"]?.integer == -32602)
  }
}
