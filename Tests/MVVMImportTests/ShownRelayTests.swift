import MVVMImport
import MVVMSource
import TestSupport
import Testing

@Suite("Relays and subjects that a view gets") struct ShownRelayTests {
  @Test(
    "Relays, and functions next to them",
    arguments: examples(
      """
      === Inputs that a view binds to are of one kind
      inputs: var a: PublishSubject<Void> { get }
      inputs: var b: PublishRelay<Void> { get }
      members: let a = PublishSubject<Void>()
      members: let b = PublishRelay<Void>()
      → error: make 'b' a subject, as others are: inputs of a style are of one kind
      === A stream is none
      inputs: var a: Observable<Void> { get }
      members: let a = Observable<Void>.never()
      → error: make 'a' a function first
      === A reply may be next to them
      inputs: var a: PublishSubject<Void> { get }
      inputs: func b() -> Int
      members: let a = PublishSubject<Void>()
      members: func b() -> Int { return 1 }
      → not: error:
      === A function next to them stays one, implemented by a closure of the logic
      inputs: var a: PublishSubject<Void> { get }
      inputs: /// A row is chosen.
      inputs: func b(_ row: Int)
      members: let a = PublishSubject<Void>()
      members: private let chosen = PublishSubject<Int>()
      members: private var n = 0
      members: private func again() { n += 1 }
      members: func b(_ row: Int) {①}
      → self.bReply = { row in②
      → has:     /// A row is chosen.␊    b(_ row: Int) -> Void
      → told: ③
      |  print(row)  |  print(row) } | nothing
      |   |  } | nothing
      |  chosen.onNext(row)  |  chosen.onNext(row) } | nothing
      | ␊  self.n = row␊  // Again.␊  again()␊ | ␊  n = row␊  // Again.␊  again()␊} | nothing
      |  self.a.onNext(())  |  a.onNext(()) } | 16:24-16:30 warning: what the class sends to 'a' stays in the logic: others who observe it do not get it [import-input-property]
      === An input may send to an output, of a file that imports relays alone
      import RxRelay
      protocol XInputs { func a() }
      protocol XOutputs { var b: PublishRelay<Void> { get } }
      final class X: XInputs, XOutputs {
        let b = PublishRelay<Void>()
        func a() { b.accept(()) }
      }
      → let b = PublishRelay<Void>()
      → has: import RxRelay␊import RxSwift␊
      → has: (onNext: { b.accept(()) })
      → told: nothing
      === It assigns no output, and hands no view model on
      inputs: var a: PublishSubject<Void> { get }
      inputs: func b()
      members: let a = PublishSubject<Void>()
      members: func b() { ① }
      → error: ②
      | title = .just(1) | keep the value of 'title'
      | hand(self) | 'self' cannot be passed on
      === A function that no protocol has is not made one of them, and stays if it can
      inputs: var a: PublishSubject<Void> { get }
      members: let a = PublishSubject<Void>()
      members: private var n = 0
      members: func again() { ① }
      → ②: ③
      | self.a.onNext(()) | not | error:
      | print(1) | not | error:
      | hand(self) | error | make 'again' private
      | self.n += 1 | error | make 'again' private
      | self.again() | error | make 'again' private
      === A local subject needs no import that the file lacks
      inputs: func b(_ n: Int)
      members: private let a = ①
      members: func b(_ n: Int) { a.②(n) }
      print(self.a.asObserver()) → has: inputs.b.③.disposed(by: disposeBag)
      | BehaviorSubject<Int>(value: 0) | onNext | subscribe(a)
      | BehaviorRelay<Int>(value: 0) | accept | bind(to: a)
      | BehaviorSubject<Int?>(value: 0) | onNext | bind(to: a)
      === What no style makes is left to a person in part, with what to write
      --partial
      inputs: var a: PublishSubject<Void> { get }
      inputs: /// Documented.
      inputs: ①
      members: let a = PublishSubject<Void>()
      members: ②
      → not: ␊    b(
      → has: convertedInPart(1)
      → has: // Write a function 'b' in the spec: the logic receives it as 'inputs.b'.␊// /// Documented.␊// ①␊// ③
      | var b: CocoaAction { get } | let b = CocoaAction { f() } | let b = CocoaAction { f() }
      | var b: Action<Int, Void> { get } | lazy var b = {␊  made()␊}() | lazy var b = {␊//   made()␊// }()
      | var b: AnyObserver<Void> { get } | var b: AnyObserver<Void> { c } | var b: AnyObserver<Void> { c }
      | var b: Variable<String> { get } | let b = Variable<String>("") | let b = Variable<String>("")
      | var b: PublishRelay<Int> { get } | let b = PublishRelay<Int>() | let b = PublishRelay<Int>()
      === Without that, the view model stays
      inputs: var a: PublishSubject<Void> { get }
      inputs: var b: Variable<String> { get }
      members: let a = PublishSubject<Void>()
      members: let b = Variable<String>("")
      → not: viewmodel
      → told: 4:7-4:8 error: make 'b' a function first: views call inputs [import-input-property]
      === An input does not use the dispose bag by itself, which would be kept by what it keeps
      inputs: func work()
      members: private let bag = DisposeBag()
      members: private func help() { Observable.just(1).subscribe().disposed(by: bag) }
      members: private func helpAgain() { help() }
      members: func work() { ① }
      → ②: let 'work()' only send its arguments
      | a.subscribe().disposed(by: self.bag) | error
      | self.help() | not
      | self.helpAgain() | not
      === A lazy output that does something stays
      inputs: func work()
      outputs: ②
      members: func work() { print(1) }
      members: lazy var more: Observable<Int> = self.a.①
      → error: ③
      | bind(to: b) |  | do not use 'a' here
      | subscribe() |  | do not use 'a' here
      | accept(1) |  | do not use 'a' here
      | bind(to: b) | var more: Observable<Int> { get } | move 'bind' from 'more' into the initializer first
      | subscribe() | var more: Observable<Int> { get } | move 'subscribe' from 'more' into the initializer
      | accept(1) | var more: Observable<Int> { get } | move 'accept' from 'more' into the initializer first
      """
    )
  )
  func lines(example: Example) { expectLogic(example, in: rxFile) }
}

/// Tests of inputs that do more than send.
@Suite("Work of inputs") struct WorkTests {
  @Test(
    "An input that works is observed where the view model begins",
    arguments: examples(
      """
      === It does what it did
      inputs: func add(_ a: Int, to b: Int)
      inputs: func clear()
      members: private var n = 0
      members: func add(_ a: Int, to b: Int) { self.n += a * b }
      members: func clear() {
      members:   self.n = 0
      members:   print(1)
      members: }
      print(self.n)
      → inputs.add.observeValues { a, b in n += a * b }
      → …
      → inputs.clear.observeValues {
      →   n = 0
      →   print(1)
      → }
      === It does not assign outputs, and hands no view model on
      inputs: func work()
      outputs: var more: Signal<Int, Never> { get }
      members: private(set) var more: Signal<Int, Never>
      members: func work() { ① }
      → error: ②
      | self.more = .never | keep the value of 'more'
      | hand(self) | 'self' cannot be passed on
      """
    )
  )
  func lines(example: Example) { expectLogic(example) }
}

/// Tests of leftovers, and of code that nobody would write by hand.
@Suite("Nothing superfluous") struct SuperfluousTests {
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

  @Test(
    "What another import of the file had is imported as well, unless a file declares it",
    arguments: [
      ("UIView", ["import Kit", "import UIKit"]), ("URL", ["import Foundation"]), ("UIKind", []),
    ]
  )
  func transitive(type: String, imports: [String]) {
    let text = """
      import Kit
      import ReactiveSwift
      protocol XInputs { func at(_ a: \(type)) }
      final class X: XInputs {
        private let atProperty = MutableProperty<\(type)?>(nil)
        func at(_ a: \(type)) { self.atProperty.value = a }
      }
      """
    let files = [("X.swift", text), ("Y.swift", "enum UIKind { case a }")]
    let spec = imported(files.map { SourceFile(path: $0, text: $1) }).specText
    #expect(
      spec.split(separator: "\n").filter { $0.hasPrefix("import ") } == imports.map { $0[...] },
      "\(spec)"
    )
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
    #expect(spec.contains("remove the '#if' around the import first") == (type == "User"), "\(spec)")
  }

  @Test("Neither a mark above the initializer nor the name of a section stays, nor more than one empty line")
  func divided() {
    let found = imported(
      """
      import RxSwift
      protocol XInputs {
        // Inputs
        var a: PublishSubject<Void> { get }
      }
      final class X: XInputs {
        // input
        var a: PublishSubject<Void>
        // swiftlint:disable:next all
        // MARK: - Start
        init() {

          a = PublishSubject<Void>()


          print(1)
        }
      }
      """
    )
    #expect(listing(found.allDiagnostics) == "")
    #expect(found.specText.contains("  inputs {\n    a()\n  }\n"), "\(found.specText)")
    let head = "extension X.OutputStreams {\n  // swiftlint:disable:next all\n  init("
    #expect(found.logic.text.contains(head), "\(found.logic.text)")
    #expect(found.logic.text.contains(" {\n\n    print(1)\n"), "\(found.logic.text)")
    #expect(found.viewModels.map(\.droppedMarks) == [3])
  }
}

private func rxFile(_ part: Parts) -> String {
  """
  import RxSwift
  protocol XInputs {
  \(part("inputs"))
  }
  protocol XOutputs {
  var title: Observable<Int> { get }
  \(part("outputs"))
  }
  final class X: XInputs, XOutputs {
  \(part("members"))
  let title: Observable<Int>
  init() {
    self.title = .just(1)
    \(part(""))
  }
  }
  """
}

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
