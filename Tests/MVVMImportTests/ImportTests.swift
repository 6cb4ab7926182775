import MVVMConfiguration
import MVVMGenerator
import MVVMImport
import MVVMSource
import TestSupport
import Testing

@Suite("Importing view models") struct ImportTests {
  @Test("Text outside the protocols and the class stays byte for byte") func outside() {
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
    #expect(found.specText == imported(text).specText.replacing("\n", with: "\r\n"))
    let again = imported(text.replacing("\n", with: "\r\n")) {
      $0.existingSpec = { _ in Array(found.specText.utf8) }
    }
    #expect(again.specText == found.specText)
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

  @Test("A class of Combine is moved over if it also uses a known library") func combine() {
    #expect(imported("import Combine\nimport ReactiveSwift\n\(bare)").specText.contains("tapped()"))
  }

  @Test(
    "Members and facets in the spec",
    arguments: examples(
      """
      === A property of a protocol is declared by itself
      outputs: var (): Int { get }
      → error: declare each property by itself, with its name: a spec has one name for each member
      === A property of the class is also declared by itself
      members: private let ①
      print(self.b) → error: declare each property by itself first
      | a = 1, b = 2
      | a, b: Int
      | p = MutableProperty("x"), b = MutableProperty("y")
      === Facets are found in a composition of protocols, and through an alias of one
      import ReactiveSwift
      protocol XInputs { func tapped() }
      protocol XOutputs { var y: Int { get } }
      ②
      final class X: ① {
        init() { self.y = 1 }
        let y: Int
        private let tappedProperty = MutableProperty(())
        func tapped() { self.tappedProperty.value = () }
      }
      → told: nothing
      → has:   inputs {␊    tapped()␊  }␊␊  outputs {␊    value y: Int␊
      → not: XOutputs
      → has: { "viewModels": ["X"], "style": "reactiveswift", "typeProtocol": "③" }
      | XInputs & XOutputs |  | none
      | XType | typealias XType = XInputs & XOutputs | inherits
      | XType | protocol XType: XInputs & XOutputs {} | inherits
      === Members are sorted, unless their order is kept
      ①
      inputs: func again()
      members: func again() { self.againProperty.value = () }
      members: private let againProperty = MutableProperty(())
      → has:   inputs {␊②␊  }
      |  |     again()␊    changed(_ text: String)␊    tapped()
      | --keep-order |     changed(_ text: String)␊    tapped()␊    again()
      === In part, the rest is under an error with its lines as they were
      ①
      members: weak var owner: X?
      → ②: ③
      |  | not | extension X
      | --partial | has | [import-extra-member]")␊// weak var owner: X?
      | --partial | has | convertedInPart(1)
      === In part, a line of the initializer that goes over otherwise is kept as a comment
      ①
      members: private let log = MutableProperty(0)
      members: private func write() { self.log.value = 1 }
      self.title.observeValues { [weak self] _ in self?.write() }
      → ②: ③
      |  | not | extension X
      | --partial | has | [import-weak-self]")␊//     self.title.observeValues { [weak self] _ in self?.write() }
      | --partial | has | convertedInPart(1)
      === What uses a member that is reported is no news
      members: weak var owner: X?
      self.owner = nil; print(owner)
      → 12:12-12:17 error: pass 'owner' only to the initializer
      → not: ]␊
      === A function like an input that no protocol has is reported, and becomes one
      members: func shown() { self.shownProperty.value = () }
      members: private let shownProperty = MutableProperty(())
      → has:     changed(_ text: String)␊    shown()␊    tapped()␊
      → has: warning:
      → not: error:
      === An output that is unwrapped by itself goes over in part, without that
      ①
      import RxSwift
      protocol XInputs { func work() }
      protocol XOutputs { var b: Driver<Int>! { get } }
      final class X: XInputs, XOutputs {
        func work() { print(1) }
        var b: Driver<Int>!
        init() { self.b = .never() }
      }
      → ②
      |  | error: remove the '!' from 'b' first
      | --partial | has:     b: Int␊
      === A view model of which nothing can be converted stays whole
      --partial
      import RxSwift
      protocol XInputs { var a: AnyObserver<Void> { get } }
      final class X: XInputs { var a: AnyObserver<Void> { return self.b.asObserver() } }
      → not: viewmodel
      → error: let 'a' be 'subject.asObserver()' of a private subject first: the generated one sends elements alone
      """
    )
  )
  func lines(example: Example) { expectLogic(example) }

  @Test("Events that are all pipes stay pipes; what a property backs stays a property") func pipes() {
    let piped = plain.replacing("MutableProperty(())", with: "Signal<(), Never>.pipe()")
      .replacing("Property.value = ()", with: "Property.input.send(value: ())")
    #expect(imported(piped).viewModels[0].override?.style == "reactiveswift-pipes")
    #expect(imported(plain).viewModels[0].override?.style == "reactiveswift")
    let mixed = piped.replacing("func tapped()\n}", with: "func tapped()\n  func shown()\n}").replacing(
      "  init() {}",
      with: """
          init() {}
          private let shownProperty = MutableProperty(())
          func shown() { self.shownProperty.value = () }
        """
    )
    #expect(imported(mixed).viewModels[0].override?.style == "reactiveswift")
  }

  @Test("The missing configuration is printed, ready to be pasted") func overrides() {
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

  @Test("A style that generates other protocols is reported, with the one that fits")
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

  @Test(
    "Invalid Swift is not called a mistake of mvvmgen",
    arguments: ["func tapped +()", "func tapped(var)"]
  )
  func unparsable(member: String) {
    let found = imported(plain.replacing("func tapped()", with: member, maxReplacements: 1))
    #expect(found.allDiagnostics.map(\.identifier) == [.importMismatch])
    #expect(
      found.allDiagnostics.allSatisfy {
        $0.message.hasSuffix("; if the file compiles, this is a mistake of mvvmgen")
      }
    )
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
