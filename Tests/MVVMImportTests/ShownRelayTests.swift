import MVVMImport
import MVVMSource
import TestSupport
import Testing

@Suite("Relays and subjects that a view gets") struct ShownRelayTests {
  @Test("Inputs that a view binds to are of one kind")
  func kinds() {
    let words = "inputs of a style are of one kind"
    let subject = "var a: PublishSubject<Void> { get }"
    let own = "let a = PublishSubject<Void>()"
    let relay = rxListing(
      subject + "\nvar b: PublishRelay<Void> { get }",
      own + "\nlet b = PublishRelay<Void>()"
    )
    #expect(relay.contains("make 'b' a subject, as others are: \(words)"), "\(relay)")
    let reply = rxListing(subject + "\nfunc b() -> Int", own + "\nfunc b() -> Int { return 1 }")
    #expect(reply == "")
    let other = rxListing("var a: Observable<Void> { get }", "let a = Observable<Void>.never()")
    #expect(other.contains("make 'a' a function first"), "\(other)")
  }

  @Test(
    "A function beside them stays one, which a closure of the logic carries out",
    arguments: [
      ("print(row)", "{ row in print(row) }"), ("", "{ row in }"),
      ("chosen.onNext(row)", "{ row in chosen.onNext(row) }"),
      (
        "\n    self.n = row\n    // Again.\n    again()\n  ",
        "{ row in\n      n = row\n      // Again.\n      again()\n    }"
      ),
      ("self.a.onNext(())", "{ row in a.onNext(()) }"),
    ]
  )
  func function(body: String, closure: String) {
    let text = rxFile(
      "var a: PublishSubject<Void> { get }\n/// A row is chosen.\nfunc b(_ row: Int)",
      "let a = PublishSubject<Void>()\n  private let chosen = PublishSubject<Int>()\n  private var n = 0\n"
        + "  private func again() { n += 1 }\n  func b(_ row: Int) { \(body) }".replacing("{ \n", with: "{\n")
    )
    let found = imported(text)
    #expect(listing(found.allDiagnostics) == "")
    #expect(
      found.specText.contains("    /// A row is chosen.\n    b(_ row: Int) -> Void\n"),
      "\(found.specText)"
    )
    #expect(found.logic.text.contains("    self.bReply = \(closure)\n"), "\(found.logic.text)")
    #expect(!found.specText.contains("Again"))
  }

  @Test("An input may send to an output, of a file that imports relays alone") func sending() {
    let text = rxFile("func a()", "let b = PublishRelay<Void>()\n  func a() { b.accept(()) }", outputs: shown)
      .replacing("import RxSwift", with: "import RxRelay")
    let found = imported(text)
    #expect(listing(found.allDiagnostics) == "")
    #expect(found.logic.text.hasPrefix("import RxRelay\nimport RxSwift\n"), "\(found.logic.text)")
    #expect(found.logic.text.contains("{\n    let b = PublishRelay<Void>()\n"), "\(found.logic.text)")
    #expect(found.logic.text.contains("(onNext: { b.accept(()) })"), "\(found.logic.text)")
  }

  private let shown = "var b: PublishRelay<Void> { get }"

  @Test("It assigns no output, and hands no view model on", arguments: ["title = .just(1)", "hand(self)"])
  func odd(body: String) {
    let text = rxListing(
      "var a: PublishSubject<Void> { get }\nfunc b()",
      "let a = PublishSubject<Void>()\nfunc b() { \(body) }"
    )
    #expect(text.contains(body == "hand(self)" ? "name what is needed" : "keep what 'title' is"), "\(text)")
  }

  @Test(
    "A function that no protocol has is not made one of them, and stays if it can",
    arguments: [
      ("self.a.onNext(())", true), ("print(1)", true), ("hand(self)", false), ("self.n += 1", false),
      ("self.again()", false),
    ]
  )
  func unlisted(work: String, stays: Bool) {
    let text = rxListing(
      "var a: PublishSubject<Void> { get }",
      "let a = PublishSubject<Void>()\nprivate var n = 0\nfunc again() { \(work) }"
    )
    #expect(text.contains("make 'again' private") != stays, "\(text)")
    #expect(text.isEmpty == stays, "\(text)")
  }

  @Test("What no style makes is left to a person in part, with what to write", arguments: leftInputs)
  func part(input: String, member: String) {
    let text = rxFile(
      "var a: PublishSubject<Void> { get }\n/// Documented.\n\(input)",
      "let a = PublishSubject<Void>()\n\(member)"
    )
    let whole = imported(text)
    #expect(whole.viewModels[0].spec == nil)
    #expect(whole.allDiagnostics.map(\.identifier) == [.importInputProperty])
    let found = imported(text) { $0.partial = true }
    #expect(found.viewModels[0].result == .convertedInPart(1), "\(listing(found.allDiagnostics))")
    #expect(!found.specText.contains("b("))
    let lines = [
      "Write a function 'b' in the spec: the logic hears of it by 'inputs.b'.", "/// Documented.", input,
    ]
    let comments = (lines + member.split(separator: "\n").map(String.init)).map { "// \($0)\n" }.joined()
    #expect(
      "\(found.logic.text)\n".contains("[import-input-property]\")\n\(comments)"),
      "\(found.logic.text)"
    )
  }

  @Test(
    "A local subject needs no import that the file lacks",
    arguments: [
      ("BehaviorSubject<Int>(value: 0)", "subscribe(a)"), ("BehaviorRelay<Int>(value: 0)", "bind(to: a)"),
      ("BehaviorSubject<Int?>(value: 0)", "bind(to: a)"),
    ]
  )
  func local(made: String, binding: String) {
    let text = rxFile("func b(_ n: Int)", "private let a = \(made)\nfunc b(_ n: Int) { a.onNext(n) }")
      .replacing("init() {", with: "init() { print(self.a.asObserver());")
      .replacing("onNext", with: made.contains("Relay") ? "accept" : "onNext")
    let found = imported(text)
    #expect(
      found.logic.text.contains("inputs.b.\(binding).disposed(by: disposeBag)\n"),
      "\(found.logic.text)"
    )
  }

  @Test("An output that is unwrapped by itself goes over in part, without that") func unwrapped() {
    let text = rxFile(
      "func work()",
      "func work() { print(1) }\nvar b: Driver<Int>!",
      outputs: "var b: Driver<Int>! { get }"
    )
    .replacing("init() {", with: "init() { self.b = .never();")
    #expect(listing(imported(text).allDiagnostics).contains("error: take the '!' from 'b' first"))
    let found = imported(text) { $0.partial = true }
    #expect(found.specText.contains("    b: Int\n"), "\(listing(found.allDiagnostics))")
  }

  @Test("Nothing is left of a view model of which nothing goes over") func nothing() {
    let text = """
      import RxSwift
      protocol XInputs { var a: AnyObserver<Void> { get } }
      final class X: XInputs { var a: AnyObserver<Void> { return self.b.asObserver() } }
      """
    let found = imported(text) { $0.partial = true }
    #expect(found.viewModels[0].spec == nil)
    #expect(found.allDiagnostics.map(\.identifier) == [.importInputProperty])
  }
}

/// What inputs do by themselves, and outputs that are computed the first time.
@Suite("Work of inputs, and lazy outputs") struct WorkTests {
  @Test("An input that works is observed where the view model begins") func work() {
    let state = "private var n = 0\n"
    let text = logic(
      "print(self.n)",
      members:
        "\(state)func add(_ a: Int, to b: Int) { self.n += a * b }\nfunc clear() {\n  self.n = 0\n  print(1)\n}",
      inputs: "func add(_ a: Int, to b: Int)\nfunc clear()"
    )
    #expect(text.contains("    inputs.add.observeValues { a, b in n += a * b }\n"), "\(text)")
    #expect(
      text.contains("    inputs.clear.observeValues {\n      n = 0\n      print(1)\n    }\n"),
      "\(text)"
    )
  }

  @Test(
    "It does not assign outputs, and hands no view model on",
    arguments: ["self.isOn = true", "hand(self)"]
  )
  func selves(work: String) {
    let members = "private(set) var isOn = false\nfunc work() { \(work) }"
    let text = logic("", members: members, inputs: "func work()", outputs: "var isOn: Bool { get }")
    #expect(
      text.contains("error: keep what 'isOn' is") || text.contains("error: name what is needed"),
      "\(text)"
    )
  }

  @Test(
    "It does not use the dispose bag by itself, which would be kept by what it keeps",
    arguments: [
      ("a.subscribe().disposed(by: self.bag)", true), ("self.help()", false), ("self.helpAgain()", false),
    ]
  )
  func bag(work: String, isRefused: Bool) {
    let text = rxListing(
      "func work()",
      """
      private let bag = DisposeBag()
      private func help() { Observable.just(1).subscribe().disposed(by: bag) }
      private func helpAgain() { help() }
      func work() { \(work) }
      """
    )
    #expect(text.contains("let 'work()' only send its arguments") == isRefused, "\(text)")
  }

  @Test("A lazy output that does something stays", arguments: ["bind(to: b)", "subscribe()", "accept(1)"])
  func lazyEffects(call: String) {
    let text = rxListing(
      "func work()",
      "func work() { print(1) }\nlazy var more: Observable<Int> = self.a.\(call)"
    )
    #expect(text.contains("make 'more' private"), "\(text)")
    let output = rxListing(
      "func work()",
      "func work() { print(1) }\nlazy var more: Observable<Int> = self.a.\(call)",
      outputs: "var more: Observable<Int> { get }"
    )
    #expect(output.contains("write 'more' as a plain property"), "\(output)")
  }
}

/// What is left, and what nobody would write by hand.
@Suite("Nothing superfluous") struct SuperfluousTests {
  @Test("Where one reason decides, it stands alone")
  func decisive() {
    let combine = imported(
      """
      import Combine
      protocol XInputs { associatedtype T; var a: Int { get } }
      struct X<T>: XInputs { subscript(i: Int) -> Int { 1 } }
      """
    )
    #expect(combine.allDiagnostics.count == 1)
    #expect(listing(combine.allDiagnostics).contains("write a spec for 'X' by hand"))
    let empty = imported(
      "import RxSwift\nprotocol XInputs {}\nstruct X: XInputs { subscript(i: Int) -> Int { 1 } }"
    )
    #expect(empty.allDiagnostics.count == 1)
    #expect(listing(empty.allDiagnostics).contains("declare an input or an output first"))
  }

  @Test("A class that a view observes is told of, unless it has another form") func observable() {
    let text = listing(
      imported("class AViewModel: Base, ObservableObject {}\nclass B: ObservableObject {}").allDiagnostics
    )
    #expect(
      text.contains("1:25-1:41 error: write a spec for 'AViewModel' by hand: 'ObservableObject'"),
      "\(text)"
    )
    #expect(!text.contains("'B'"))
  }

  @Test(
    "The spec imports what its types may need",
    arguments: [
      ("func at(_ a: Int)", []), ("func at(_ a: [String: Bool]?)", []), ("func at(_ a: Own)", []),
      ("func at(_ a: Date)", ["Foundation"]), ("func at(_ a: [UI.Color])", ["UIKit"]),
      ("func at(_ a: UIView, _ b: App.User)", ["App", "UIKit"]), ("func at(_ a: User)", ["App"]),
      ("func at(_ a: NSObject)", ["Foundation", "UIKit"]),
    ]
  )
  func imports(input: String, modules: [String]) {
    let spec = importing(input)
    let imports = spec.split(separator: "\n").filter { $0.hasPrefix("import ") }
    #expect(imports == modules.map { "import \($0)" }, "\(spec)")
  }

  @Test("So does one that names a value to start with", arguments: ["1", "start"])
  func values(value: String) {
    let spec = importing("func at(_ a: Int)", initializer: "init(b: Int = \(value)) {}")
    #expect(spec.contains("import Foundation") == (value == "start"), "\(spec)")
  }

  @Test("An import below a condition is in the way of a spec that may need one", arguments: ["Int", "User"])
  func conditionalImport(type: String) {
    let spec = importing("func at(_ a: \(type))", "#if canImport(Kit)\nimport Kit\n#endif\n")
    #expect(spec.contains("viewmodel X") == (type == "Int"), "\(spec)")
    #expect(spec.contains("take the '#if' around the import away first") == (type == "User"), "\(spec)")
  }

  @Test("Neither a mark above the initializer nor the name of a section stays, nor more than one empty line")
  func divided() {
    let found = imported(
      rxFile(
        "// Inputs\nvar a: PublishSubject<Void> { get }",
        "// input\n  var a: PublishSubject<Void>"
      )
      .replacing(
        "init() {",
        with:
          "// swiftlint:disable:next all\n  // MARK: - Start\n  init() {\n\n    a = PublishSubject<Void>()\n\n\n    print(1)\n   "
      )
    )
    #expect(listing(found.allDiagnostics) == "")
    #expect(found.specText.contains("  inputs {\n    a()\n  }\n"), "\(found.specText)")
    let head = "extension X.OutputStreams {\n  // swiftlint:disable:next all\n  init("
    #expect(found.logic.text.contains(head), "\(found.logic.text)")
    #expect(found.logic.text.contains(" {\n\n    print(1)\n"), "\(found.logic.text)")
    #expect(found.viewModels.map(\.droppedMarks) == [3])
  }
}

/// The errors of a view model of RxSwift with some inputs and members.
private func rxListing(_ inputs: String, _ members: String, outputs: String = "") -> String {
  let found = imported(rxFile(inputs, members, outputs: outputs))
  return listing(found.allDiagnostics.filter { $0.severity == .error })
}

private func rxFile(_ inputs: String, _ members: String, outputs: String = "") -> String {
  """
  import RxSwift
  protocol XInputs {
  \(inputs)
  }
  protocol XOutputs {
  var title: Observable<Int> { get }
  \(outputs)
  }
  final class X: XInputs, XOutputs {
  \(members)
  let title: Observable<Int>
  init() { self.title = .just(1) }
  }
  """
}

/// Inputs beside a subject that no style makes, and what the class has of them.
private let leftInputs = [
  ("var b: CocoaAction { get }", "let b = CocoaAction { .empty() }"),
  ("var b: Action<Int, Void> { get }", "lazy var b: Action<Int, Void> = {\n  made()\n}()"),
  ("var b: AnyObserver<Void> { get }", "var b: AnyObserver<Void> { c.asObserver() }"),
  ("var b: Variable<String> { get }", "let b = Variable<String>(\"\")"),
  ("var b: PublishRelay<Int> { get }", "let b = PublishRelay<Int>()"),
]

private func importing(_ input: String, _ more: String = "", initializer: String = "") -> String {
  let found = imported(
    """
    import App
    import Foundation
    import Prelude
    import ReactiveSwift
    import UIKit
    \(more)struct Own {}
    protocol XInputs { \(input) }
    final class X: XInputs { \(initializer)
      \(input) { print(1) } }
    """
  )
  return found.specText + listing(found.allDiagnostics)
}
