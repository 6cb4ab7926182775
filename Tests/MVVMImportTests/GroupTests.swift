import MVVMImport
import MVVMSource
import TestSupport
import Testing

/// Tests of protocols that are in other files than the class.
@Suite("Protocols in other files") struct GroupTests {
  private let elsewhere = corpus("elsewhere").map(\.file)

  @Test("They leave their files, whose rest stays as it was") func recorded() {
    let found = imported(self.elsewhere)
    #expect(
      listing(found.allDiagnostics.filter { $0.severity == .error }) == "" && found.viewModels.count == 4
    )
    let files = found.files.map { "// ---- \($0.name)\n\($0.text)" }
    expectGolden(
      "\(found.specText)\n\(files.joined())",
      at: "Tests/Fixtures/Import/recorded/50-Elsewhere.golden"
    )
    let again = imported(found.files)
    #expect(again.files == found.files && again.viewModels.isEmpty)
  }

  @Test("Where lines end with a return, they do so in all files") func returns() {
    let found = imported(self.elsewhere)
    let files = self.elsewhere.map { SourceFile(path: $0.path, text: $0.text.replacing("\n", with: "\r\n")) }
    let others = imported(files)
    let specs = found.viewModels.map { $0.spec?.text.replacing("\n", with: "\r\n") }
    #expect(others.viewModels.map { $0.spec?.text } == specs)
    for (file, other) in zip(found.files, others.files) {
      #expect(other.text == file.text.replacing("\n", with: "\r\n"))
    }
  }

  @Test("A file alone stays as it is, and the missing protocol is reported", arguments: [0, 1, 3, 4])
  func alone(index: Int) {
    let file = self.elsewhere[index]
    let found = imported(file)
    #expect(found.logic == file)
    let isClass = file.text.contains("final class")
    let message = "error: also pass the file or folder of the protocol '"
    #expect(listing(found.allDiagnostics).contains(message) == isClass, "\(index)")
  }

  private let outputs = "import ReactiveSwift\nprotocol XOutputs { var a: Signal<Void, Never> { get } }\n"
  private let type = """
    import ReactiveSwift
    final class X: XInputs, XOutputs {
      let a: Signal<Void, Never>
      init() { self.a = self.tappedProperty.signal }
      private let tappedProperty = MutableProperty(())
      func tapped() { self.tappedProperty.value = () }
    }

    """

  private func found(_ inputs: String, _ others: [(path: String, text: String)] = [], isPartial: Bool = false)
    -> Imported
  {
    let first = [("A/X.swift", self.type), ("A/XProtocols.swift", self.outputs + inputs)]
    let files = (first + others).map { SourceFile(path: $0, text: $1) }
    return imported(files) { $0.partial = isPartial }
  }

  private let inputs = "protocol XInputs { func tapped() }\n"

  @Test("Files with nothing but imports and comments are reported") func emptied() {
    let found = self.found(self.inputs)
    #expect(listing(found.allDiagnostics) == "")
    #expect(found.files[1].text == "import ReactiveSwift\n")
  }

  @Test(
    "A class may name only the protocol or the alias of the whole, whatever it is called",
    arguments: ["protocol Shop: XInputs, XOutputs {}", "typealias Shop = XInputs & XOutputs"],
    ["", "Interface"]
  )
  func whole(declaration: String, ending: String) {
    let texts = [
      self.type.replacing("XInputs, XOutputs", with: "Shop"), self.outputs + self.inputs + declaration,
    ]
    .map {
      $0.replacing("XInputs", with: "XInputs\(ending)").replacing("XOutputs", with: "XOutputs\(ending)")
    }
    let found = imported(zip(["A/X.swift", "A/Shop.swift"], texts).map { SourceFile(path: $0, text: $1) })
    #expect(listing(found.allDiagnostics) == "" && found.viewModels.map(\.name) == ["X"])
    #expect(found.logic.text.contains("extension X.OutputStreams {"))
    #expect(found.files[1].text == "import ReactiveSwift\n")
  }

  @Test("An obstacle in a protocol is reported in the protocol", arguments: [false, true])
  func places(isPartial: Bool) {
    let found = self.found(
      "protocol XInputs {\n  func tapped()\n  func other() async\n}\n",
      isPartial: isPartial
    )
    let message =
      "5:8-5:13 error: write 'other' as a plain function: import takes no generic, async or throwing"
    #expect(listing(found.allDiagnostics).contains(message), "\(listing(found.allDiagnostics))")
    #expect(found.viewModels[0].diagnostics.first?.place.file.path == "A/XProtocols.swift")
    #expect(found.files[0].text == self.type)
    let condition = self.found("#if DEBUG\n\(self.inputs)#endif\n", isPartial: isPartial)
    let around = "4:10-4:17 error: remove the '#if' around 'XInputs' first"
    #expect(listing(condition.allDiagnostics).contains(around), "\(listing(condition.allDiagnostics))")
  }

  @Test(
    "A protocol that is not the class's alone stays where it is",
    arguments: [
      (
        "protocol XInputs {}", "X",
        "keep only one protocol 'XInputs' first: 'A/XProtocols.swift' and 'B/Y.swift' have it"
      ),
      ("struct XI: XInputs {}", "X", "leave 'X' as it is: 'XInputs' is generated with 'XI'"),
      ("struct Y: XInputs {}", "Y", "leave 'Y' as it is: 'XInputs' is generated with 'X'"),
    ]
  )
  func shared(text: String, name: String, message: String) {
    let found = self.found(self.inputs, [("B/Y.swift", "import ReactiveSwift\n\(text)\n")])
    for viewModel in found.viewModels {
      #expect((viewModel.spec == nil) == (viewModel.name == name || viewModel.name == "XI"))
    }
    #expect(listing(found.allDiagnostics).contains("error: \(message)"), "\(listing(found.allDiagnostics))")
    #expect(found.files[2].text == "import ReactiveSwift\n\(text)\n")
    #expect((found.files[1].text == self.outputs + self.inputs) == (name == "X"))
  }

  @Test("One of two classes in a file has the protocols") func mocks() {
    let type = self.type.replacing("import ReactiveSwift\n", with: "")
    let mock = type.replacing("class X:", with: "class MockX:")
    let found = imported(self.outputs + self.inputs + type + mock)
    #expect(found.viewModels.map(\.name) == ["X"] && found.viewModels[0].spec != nil)
    #expect(listing(found.allDiagnostics) == "")
    #expect(found.logic.text.hasSuffix(mock))
    let other = type.replacing("class X:", with: "class OtherX:")
    let twins = imported(self.outputs + self.inputs + type + other)
    let message = "error: leave 'OtherX' as it is: 'XInputs' is generated with 'X'"
    #expect(listing(twins.allDiagnostics).contains(message))
    let others = imported((self.outputs + self.inputs + type + other).replacing("XInputs", with: "TapInputs"))
    #expect(listing(others.allDiagnostics).contains("error: conform to 'TapInputs' in only one class first"))
  }

  @Test("A class whose conformance is in another file stays as it is") func extensions() {
    let text =
      "protocol XType { var inputs: XInputs { get } }\nextension X: XType { var inputs: XInputs { self } }\n"
    let found = self.found(self.inputs + text)
    let message = "error: move 'X: XType' from 'A/XProtocols.swift' into this file first"
    #expect(listing(found.allDiagnostics).contains(message), "\(listing(found.allDiagnostics))")
    #expect(found.files[0].text == self.type && found.files[1].text.hasSuffix(text))
  }

  @Test("A protocol of another module stays there") func modules() {
    let type = "import Screens\n\(self.type)"
    let files = [("App/X.swift", type), ("Screens/XInputs.swift", self.outputs + self.inputs)]
    let found = imported(files.map { SourceFile(path: $0, text: $1) })
    let message = "declare 'XInputs' in the module of 'X' first: 'Screens/XInputs.swift' is of 'Screens'"
    #expect(listing(found.allDiagnostics).contains(message), "\(listing(found.allDiagnostics))")
    #expect(found.files.map(\.text) == files.map(\.1))
  }

  @Test("As many files again take at most a few times as long") func growth() {
    let growth = TestSupport.growth(from: 8, to: 64) { count in
      let names = (0..<count).map { "V\($0)" }
      let protocols = names.map {
        (self.outputs + self.inputs).replacing("protocol X", with: "protocol \($0)")
      }
      let first = SourceFile(path: "Protocols.swift", text: protocols.joined())
      let types = names.map { name in
        let text = self.type.replacing("XInputs", with: "\(name)Inputs").replacing(
          "XOutputs",
          with: "\(name)Outputs"
        )
        return SourceFile(path: "\(name).swift", text: text.replacing("class X:", with: "class \(name):"))
      }
      #expect(imported([first] + types).viewModels.filter { $0.spec != nil }.count == count)
    }
    #expect(growth < 16)
  }
}
