import MVVMGenerator
import MVVMImport
import MVVMSource
import TestSupport
import Testing

@Suite("Importing view models") struct ImportTests {
  @Test("What lies outside of protocols and class stays byte for byte") func outside() {
    let found = imported("// head\r\nimport ReactiveSwift\r\n\r\n\(bare)\n\tlet tail = 1 \n")
    #expect(
      found.logic.text.hasPrefix("// head\r\nimport ReactiveSwift\r\n\r\nextension X.OutputStreams {\n")
    )
    #expect(found.logic.text.hasSuffix("}\n\tlet tail = 1 \n"))
  }

  @Test(
    "Lines that end with a return and a feed go on to",
    arguments: ["", "\n/* a\n   b */ let c = \"\"\"\n  d\n  \"\"\"\n"]
  )
  func lineEnds(rest: String) {
    let text =
      plain.replacing("init() {}", with: "init() {\n    print(1)\n  }\n  private func f() {\n    g()\n  }")
      + rest
    let lines = imported(text).logic.text
    let found = imported(text.replacing("\n", with: "\r\n"))
    #expect(listing(found.allDiagnostics) == "")
    #expect(found.logic.text == lines.replacing("\n", with: "\r\n"))
    #expect(found.specText == imported(text).specText)
    let kept = text.replacing("init() {", with: "init?() {").replacing("\n", with: "\r\n")
    #expect(imported(kept).logic.text == kept)
    #expect(listing(imported(kept).allDiagnostics).hasPrefix("7:3-7:7 error: "))
  }

  @Test(
    "A file without view models is left at once",
    arguments: ["", "let x = 1", "struct Input {}", "class A: B {}"]
  )
  func nothing(text: String) {
    let found = imported(text)
    #expect(found.viewModels.isEmpty && found.diagnostics.isEmpty)
    #expect(found.logic.text == text)
  }

  @Test("A class of Combine is refused, unless it uses a library that is known, too") func combine() {
    #expect(
      listing(imported("import Combine\n\(bare)").allDiagnostics).contains(
        "error: write a spec for 'X' by hand"
      )
    )
    #expect(imported("import Combine\nimport ReactiveSwift\n\(bare)").specText.contains("tapped()"))
  }

  @Test("A property of a protocol is declared by itself") func severalNames() {
    let text =
      plain.replacing("X: XInputs", with: "X: XInputs, XOutputs")
      + "protocol XOutputs {\n  var (): Int { get }\n}\n"
    #expect(
      listing(imported(text).allDiagnostics).contains(
        "error: declare each property by itself, with its name: a spec has one name for each member"
      )
    )
  }

  @Test(
    "A property of the class is declared by itself, too",
    arguments: ["a = 1, b = 2", "a, b: Int", "p = MutableProperty(\"x\"), q = MutableProperty(\"y\")"]
  )
  func severalProperties(names: String) {
    let text = plain.replacing("init() {}", with: "init() { print(self.b) }\n  private let \(names)")
    #expect(listing(imported(text).allDiagnostics).contains("error: declare each property by itself first"))
  }

  @Test(
    "Facets are found in a composition of protocols, and behind an alias of one",
    arguments: [
      ("XInputs & XOutputs", "", "none"),
      ("XType", "typealias XType = XInputs & XOutputs\n", "inherits"),
      ("XType", "protocol XType: XInputs & XOutputs {}\n", "inherits"),
    ]
  )
  func composition(conformance: String, declaration: String, form: String) {
    let text =
      plain.replacing("X: XInputs", with: "X: \(conformance)")
      .replacing("init() {}", with: "init() { self.y = 1 }\n  let y: Int")
      + "protocol XOutputs {\n  var y: Int { get }\n}\n" + declaration
    let found = imported(text)
    #expect(found.allDiagnostics.isEmpty)
    #expect(found.specText.contains("tapped()") && found.specText.contains("value y: Int"))
    #expect(!found.logic.text.contains("XOutputs"))
    #expect(
      found.viewModels.first?.override?.json
        == #"{ "viewModels": ["X"], "style": "reactiveswift", "typeProtocol": "\#(form)" }"#
    )
  }

  @Test("What the configuration lacks is told, ready to be pasted") func overrides() {
    let text = plain.replacing("XInputs", with: "XInputsType")
    #expect(
      imported(plain).viewModels[0].override?.json
        == #"{ "viewModels": ["X"], "style": "reactiveswift", "typeProtocol": "none" }"#
    )
    #expect(
      imported(text) { $0.configuration.settings.style = "reactiveswift" }.viewModels[0].override?.json
        == #"{ "viewModels": ["X"], "typeProtocol": "none", "naming": { "inputs": "{name}InputsType" } }"#
    )
    let enough = imported(plain) {
      $0.configuration.settings.style = "reactiveswift"
      $0.configuration.settings.typeProtocol = .none
    }
    #expect(enough.viewModels[0].override == nil)
  }

  @Test(
    "A spec that is there and says something else keeps the view model as it is",
    arguments: ["", "viewmodel X {\n}\n", "viewmodel X {\n  inputs {\n    // Why.\n    tapped()\n  }\n}\n"]
  )
  func specExists(spec: String) {
    let found = imported(plain) { $0.existingSpec = { $0 == "X.mvvm" ? Array(spec.utf8) : nil } }
    #expect(found.allDiagnostics.map(\.identifier) == [.importSpecExists])
    #expect(found.logic.text == plain)
    let refused = imported(plain.replacing("init()", with: "init?()")) { $0.existingSpec = { _ in [] } }
    #expect(refused.allDiagnostics.map(\.identifier) == [.importInitializer, .importSpecExists])
  }

  @Test(
    "A spec that is there and says the same is taken up as it is",
    arguments: ["viewmodel X {\n  inputs {\n    tapped()\n  }\n}\n", "viewmodel X { inputs { tapped() } }"]
  )
  func specOfKilledRun(spec: String) {
    let found = imported(plain) { $0.existingSpec = { _ in Array(spec.utf8) } }
    #expect(listing(found.allDiagnostics) == "")
    #expect(found.specText == spec)
    #expect(found.logic.text.contains("extension X.OutputStreams {\n"))
  }

  @Test("A style that generates other protocols than there were is told, with the one that fits")
  func otherStyle() {
    let text = plain.replacing(
      "tapped()",
      with: "tapped()\n  }\n  protocol XOutputs {\n  var on: Signal<Bool, Never> { get }",
      maxReplacements: 1
    )
    .replacing("X: XInputs", with: "X: XInputs, XOutputs")
    .replacing("init() {}", with: "init() { self.on = .empty }\n  let on: Signal<Bool, Never>")
    #expect(listing(imported(text).allDiagnostics) == "")
    let found = imported(text) { $0.style = "rxswift" }
    #expect(found.allDiagnostics.map(\.identifier) == [.importMismatch])
    #expect(
      found.allDiagnostics.map(\.message) == [
        "'X' stays as it is: 'XOutputs' loses 'on:Signal<Bool,Never>'; leave out '--style rxswift', since it is made of what 'reactiveswift' generates"
      ]
    )
    #expect(found.logic.text == text)
  }

  @Test("Members are sorted, unless their order is kept") func order() {
    let text = plain.replacing("func tapped()", with: "func tapped()\n  func again()", maxReplacements: 1)
      .replacing(
        "init() {}",
        with:
          "init() {}\n  func again() { self.againProperty.value = () }\n  private let againProperty = MutableProperty(())"
      )
    #expect(imported(text).specText.contains("again()\n    tapped()"))
    #expect(imported(text) { $0.keepOrder = true }.specText.contains("tapped()\n    again()"))
  }

  @Test("In part, the rest stands under an error with its lines as they were") func partial() {
    let text = plain.replacing(
      "init() {}",
      with: "init() {}\n  private var n = 1\n  func helper() -> Int { n }"
    )
    #expect(imported(text).viewModels[0].spec == nil)
    let found = imported(text) { $0.partial = true }
    #expect(found.viewModels[0].result == .convertedInPart(1))
    #expect(found.logic.text.contains("[import-extra-member]\")\n// func helper() -> Int { n }"))
  }

  @Test("In part, a line of the initializer that goes over otherwise is kept as a comment") func partialLine()
  {
    let line = "self.tappedProperty.signal.observeValues { [weak self] in self?.write() }"
    let write = "private let log = MutableProperty(0)\n  private func write() { self.log.value = 1 }"
    let text = plain.replacing("init() {}", with: "init() {\n    \(line)\n  }\n\(write)")
    #expect(imported(text).viewModels[0].spec == nil)
    let found = imported(text) { $0.partial = true }
    #expect(found.viewModels[0].result == .convertedInPart(1))
    #expect(found.logic.text.contains("[import-weak-self]\")\n//     \(line)"))
  }

  @Test("One of two view models goes over where the other cannot") func several() {
    let other = bare.replacing("X", with: "Y").replacing("init() {}", with: "init?() {}")
    let found = imported(plain + other)
    #expect(found.viewModels.map { $0.spec == nil } == [false, true])
    #expect(found.logic.text.contains("class Y"))
    #expect(!found.logic.text.contains("class X"))
  }

  @Test("Two of one name stay as they are, however they come by their facets") func namesakes() {
    let other = plain.replacing("class X: XInputs", with: "class X: XType").replacing(
      "protocol XI",
      with: "protocol XType: XInputs {}\nprotocol XI"
    )
    let twin =
      "\nfinal class X: XType {\n  init() {}\n  func tapped() { self.p.value = () }\n  let p = MutableProperty(())\n}\n"
    let found = imported(other + twin)
    #expect(found.viewModels.map(\.name) == ["X", "X"])
    #expect(found.viewModels.allSatisfy { $0.spec == nil })
    #expect(found.logic.text == other + twin)
  }

  @Test("What uses a member that is reported is no news") func consequences() {
    let text = plain.replacing("init() {}", with: "init() { self.count += 1; print(count) }\n  var count = 0")
    #expect(imported(text).allDiagnostics.map(\.identifier) == [.importExtraMember])
  }

  @Test("Extensions that are none of its facets stay as they are") func extensions() {
    let rest =
      "\nextension X: Equatable {\n  static func == (left: X, right: X) -> Bool { left === right }\n}\n"
    let found = imported(plain + rest)
    #expect(listing(found.allDiagnostics) == "")
    #expect(found.logic.text.hasSuffix(rest))
  }

  @Test("A function of the form of an input that no protocol has is told, and becomes one") func unlisted() {
    let text = plain.replacing(
      "init() {}",
      with:
        "init() {}\n  func shown() { self.shownProperty.value = () }\n  private let shownProperty = MutableProperty(())"
    )
    let found = imported(text)
    #expect(found.allDiagnostics.map(\.severity) == [.warning])
    #expect(found.specText.contains("    shown()\n    tapped()\n"))
  }
}

private let plain = "import ReactiveSwift\n\(bare)"

private let bare = """
  protocol XInputs {
    func tapped()
  }

  final class X: XInputs {
    init() {}
    private let tappedProperty = MutableProperty(())
    func tapped() { self.tappedProperty.value = () }
  }
  """
