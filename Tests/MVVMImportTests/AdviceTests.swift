import MVVMImport
import MVVMSource
import Testing

/// Each advice is a promise: the class that follows it is moved over.
@Suite("Advice leads out") struct AdviceTests {
  @Test(
    "The class is refused, and moved over once the advice is followed",
    arguments: advices + combineAdvices
  )
  func followed(advice: Advice) {
    let before = imported(advice.text(with: advice.before))
    #expect(before.viewModels.allSatisfy { $0.spec == nil })
    let said = before.allDiagnostics.contains { $0.severity == .error && $0.message.hasPrefix(advice.words) }
    #expect(said, "\(before.allDiagnostics.map(\.message))")
    let after = imported(advice.text(with: advice.after))
    let rest = after.allDiagnostics.filter { $0.severity == .error }.map(\.message)
    #expect(rest.isEmpty && after.viewModels.contains { $0.spec != nil }, "\(rest)")
  }
}

/// The messages about a class with some lines, and the lines that follow it.
struct Advice: CustomTestStringConvertible, Sendable {
  let words: String
  let before: [String: String]
  let after: [String: String]
  var isOfCombine = false
  var testDescription: String { self.words }

  init(_ words: String, _ part: String, _ before: String, _ after: String) {
    (self.words, self.before, self.after) = (words, [part: before], [part: after])
  }

  init(_ words: String, _ before: [String: String], _ after: [String: String]) {
    (self.words, self.before, self.after) = (words, before, after)
  }

  var ofCombine: Advice {
    var copy = self
    copy.isOfCombine = true
    return copy
  }

  fileprivate func text(with parts: [String: String]) -> String {
    func part(_ name: String, or value: String = "") -> String { parts[name] ?? value }
    if self.isOfCombine { return combineText(part) }
    return """
      import RxCocoa
      import RxSwift
      \(part("file"))
      protocol XInputs\(part("base")) { func tapped(); \(part("inputs")) }
      protocol XOutputs { var taps: Observable<Void> { get }; \(part("outputs")) }
      \(part("head", or: "final class X: XInputs, XOutputs")) {
        let taps: Observable<Void>
        private let tap = PublishRelay<Void>()
        private let bag = DisposeBag()
        \(part("init", or: "init() {"))
          self.taps = self.tap.asObservable()
          \(part("body"))
        }
        func tapped() { self.tap.accept(()) }
        \(part("members"))
      }
      \(part("tail"))
      """
  }
}

private let advices: [Advice] = [
  Advice(
    "leave it, or make it final first",
    "head",
    "open class X: XInputs, XOutputs",
    "final class X: XInputs, XOutputs"
  ),
  Advice(
    "make the struct a final class first",
    "head",
    "struct X: XInputs, XOutputs",
    "final class X: XInputs, XOutputs"
  ),
  Advice(
    "make the class visible to other files first",
    "head",
    "private final class X: XInputs, XOutputs",
    "final class X: XInputs, XOutputs"
  ),
  Advice("remove 'Base' first", "head", "class X: Base, XInputs, XOutputs", "class X: XInputs, XOutputs"),
  Advice("remove the subclass 'Y' first", "tail", "class Y: X {}", ""),
  Advice(
    "declare each property by itself first",
    "members",
    "private let a = 1, b = 2",
    "private let a = 1\nprivate let b = 2"
  ),
  Advice("write an initializer that cannot fail", "init", "init?() {", "init() {"),
  Advice("remove the attribute first", "init", "@objc init() {", "init() {"),
  Advice("leave one initializer", "members", "init(a: Int) { self.taps = .never() }", ""),
  Advice("use an array first", "init", "init(a: Int...) {", "init(a: [Int]) {"),
  Advice("make the initializer visible first", "init", "private init() {", "init() {"),
  Advice(
    "make 'n' private, or declare it",
    ["members": "let n = 1", "tail": "func f(_ x: X) { print(x.n) }"],
    ["members": "private let n = 1"]
  ),
  Advice(
    "make 'f' private, or declare it",
    ["members": "func f() { print(self) }"],
    ["members": "private func f() {}"]
  ),
  Advice(
    "move 'n' from 'XType' to the inputs or outputs first",
    [
      "file": "protocol XType: XInputs, XOutputs { var n: Int { get set } }", "head": "final class X: XType",
      "members": "var n = 1",
    ],
    [
      "file": "protocol XType: XInputs, XOutputs {}", "head": "final class X: XType", "members": "var n = 1",
      "outputs": "var n: Int { get }",
    ]
  ),
  Advice(
    "write 'n' as a plain private property",
    "members",
    "@Wrapped private var n = 1",
    "private let n = 1"
  ),
  Advice(
    "create 'n' in the initializer first",
    ["members": "private lazy var n = Poller()", "body": "n.start()"],
    ["members": "private let n: Poller", "body": "self.n = Poller()\nn.start()"]
  ),
  Advice(
    "write 'n' without observers and setters",
    "members",
    "private var n = 1 { didSet { print(n) } }",
    "private var n = 1"
  ),
  Advice(
    "write 'n' as a function that takes what it needs",
    "members",
    "private var count = 1\nprivate var n: Int { count += 1; return count }",
    "private var count = 1\nprivate func n() -> Int { count += 1; return count }"
  ),
  Advice(
    "rename the property 'n' first",
    ["members": "private var n: Int { 1 }", "body": "let n = self.n; print(n)"],
    ["members": "private var m: Int { 1 }", "body": "let n = self.m; print(n)"]
  ),
  Advice(
    "pass 'owner' only to the initializer",
    ["init": "init(owner: Owner) { self.owner = owner", "members": "private weak var owner: Owner?"],
    [
      "init": "init(owner: Owner) {",
      "body": "tap.subscribe(onNext: { [weak owner] in owner?.f() }).disposed(by: bag)",
    ]
  ),
  Advice("move 'subscript' out of the class first", "members", "subscript(i: Int) -> Int { i }", ""),
  Advice(
    "move the code of 'deinit' into 'Disposables.create { … }'",
    ["init": "init(a: A) { self.a = a", "members": "private let a: A\ndeinit { self.a.stop() }"],
    [
      "init": "init(a: A) { self.a = a", "members": "private let a: A",
      "body": "Disposables.create { a.stop() }.disposed(by: self.bag)",
    ]
  ),
  Advice(
    "remove the attribute from 'f' first",
    "members",
    "@objc private func f() {}",
    "private func f() {}"
  ),
  Advice(
    "remove the default value of 'a' from 'set' first",
    ["inputs": "func set(a: Int, b: Int)", "members": "func set(a: Int = 1, b: Int = 2) { print(a, b) }"],
    ["inputs": "func set(a: Int, b: Int)", "members": "func set(a: Int, b: Int) { print(a, b) }"]
  ),
  Advice(
    "write 'more' as a plain function",
    ["inputs": "func more() async", "members": "func more() async {}"],
    ["inputs": "func more()", "members": "func more() {}"]
  ),
  Advice(
    "make 'run' a function first",
    ["inputs": "var run: Int { get }", "members": "var run: Int { 1 }"],
    ["inputs": "func run()", "members": "func run() { print(1) }"]
  ),
  Advice(
    "make 'run' a function that executes a private 'Action'",
    ["inputs": "var run: CocoaAction { get }", "members": "let run = CocoaAction { .empty() }"],
    [
      "inputs": "func run()", "outputs": "var isRunning: Observable<Bool> { get }",
      "members":
        "private let action = CocoaAction { .empty() }\nfunc run() { self.action.execute(()) }\nlet isRunning: Observable<Bool>",
      "body": "self.isRunning = self.action.executing",
    ]
  ),
  Advice(
    "remove the '!' from 'name' first",
    [
      "outputs": "var name: Driver<String>! { get }", "members": "var name: Driver<String>!",
      "body": "name = .never()",
    ],
    [
      "outputs": "var name: Driver<String> { get }", "members": "let name: Driver<String>",
      "body": "name = .never()",
    ]
  ),
  Advice(
    "remove '{ set }' from 'n' first",
    ["outputs": "var n: Int { get set }", "members": "var n = 1"],
    ["outputs": "var n: Int { get }", "members": "let n = 1"]
  ),
  Advice(
    "move 'bind' from 'name' into the initializer first",
    [
      "outputs": "var name: Observable<Void> { get }",
      "members":
        "lazy var name: Observable<Void> = { tap.bind(to: b); return tap.asObservable() }()\nprivate let b = PublishRelay<Void>()",
    ],
    [
      "outputs": "var name: Observable<Void> { get }",
      "members": "var name: Observable<Void> { tap.asObservable() }\nprivate let b = PublishRelay<Void>()",
      "body": "tap.bind(to: b).disposed(by: bag)",
    ]
  ),
  Advice(
    "remove 'weak self' first: 'n' may not be an object",
    ["members": "private let n = 1", "body": "run { [weak self] in print(self?.n ?? 0) }"],
    ["members": "private let n = 1", "body": "run { [n] in print(n) }"]
  ),
  Advice("'self' cannot be passed on here", "body", "print(self)", "print(self.tap)"),
  Advice(
    "rename the local function 'n' first",
    ["members": "private let n = 1", "body": "n(2); func n(_ x: Int) {}; print(self.n)"],
    ["members": "private let n = 1", "body": "m(2); func m(_ x: Int) {}; print(self.n)"]
  ),
  Advice(
    "do not create a dispose bag here",
    ["members": "private var other = DisposeBag()", "body": "self.other = DisposeBag()"],
    ["members": "private let other = DisposeBag()"]
  ),
  Advice(
    "let 'reset' send in the order in which inputs before it do",
    [
      "inputs": "func set(a: Int, b: Int); func reset()",
      "body": "a.withLatestFrom(b).subscribe().disposed(by: bag)",
      "members":
        "private let a = PublishRelay<Int>()\nprivate let b = PublishRelay<Int>()\nfunc set(a: Int, b: Int) { self.a.accept(a); self.b.accept(b) }\nfunc reset() { self.b.accept(0); self.a.accept(0) }",
    ],
    [
      "inputs": "func set(a: Int, b: Int); func reset()",
      "body": "a.withLatestFrom(b).subscribe().disposed(by: bag)",
      "members":
        "private let a = PublishRelay<Int>()\nprivate let b = PublishRelay<Int>()\nfunc set(a: Int, b: Int) { self.a.accept(a); self.b.accept(b) }\nfunc reset() { self.a.accept(0); self.b.accept(0) }",
    ]
  ),
  Advice(
    "rename 'inputs' in the code first",
    "body",
    "let inputs = 1; print(inputs)",
    "let all = 1; print(all)"
  ),
  Advice(
    "pass the dispose bag to 'load' as an argument first",
    [
      "members": "private func load() -> Int { tap.subscribe().disposed(by: bag); return 1 }",
      "body": "tap.subscribe(onNext: { _ = self.load() }).disposed(by: bag)",
    ],
    [
      "members": "private func load(_ b: DisposeBag) -> Int { tap.subscribe().disposed(by: b); return 1 }",
      "body": "tap.subscribe(onNext: { [weak bag] in if let bag { _ = self.load(bag) } }).disposed(by: bag)",
    ]
  ),
  Advice(
    "rename the function 'n' first",
    "members",
    "private var n = 1\nprivate func n(_ x: Int) {}",
    "private var n = 1\nprivate func m(_ x: Int) {}"
  ),
  Advice(
    "do not use 'tapped' here",
    [
      "members": "func tapped(_ n: Int) -> Int { 1 }", "inputs": "func tapped(_ n: Int) -> Int",
      "body": "_ = self.tapped(1)",
    ],
    ["members": "func tapped(_ n: Int) -> Int { 1 }", "inputs": "func tapped(_ n: Int) -> Int"]
  ),
  Advice(
    "move 'subscript' out of the protocol first",
    "outputs",
    "subscript(i: Int) -> Int { get }",
    ""
  ),
  Advice("also pass the file of 'Base', or remove it", "base", ": Base", ""),
  Advice(
    "move 'more' into the class first",
    ["inputs": "func more()"],
    ["inputs": "func more()", "members": "func more() { print(1) }"]
  ),
  Advice(
    "end 'size(_:)' with one 'return'",
    [
      "inputs": "func size(_ n: Int) -> Int",
      "members": "func size(_ n: Int) -> Int { print(n); if n > 1 { return 1 } else { return 2 } }",
    ],
    [
      "inputs": "func size(_ n: Int) -> Int",
      "members":
        "func size(_ n: Int) -> Int { return more(n) }\nprivate func more(_ n: Int) -> Int { print(n); return n > 1 ? 1 : 2 }",
    ]
  ),
  Advice(
    "write 'n' as a plain property",
    ["outputs": "var n: Int { get }", "members": "@Wrapped var n = 1"],
    ["outputs": "var n: Int { get }", "members": "let n = 1"]
  ),
  Advice(
    "write 'n' without 'set'",
    ["outputs": "var n: Int { get }", "members": "var n: Int { get { 1 } set { print(newValue) } }"],
    ["outputs": "var n: Int { get }", "members": "var n: Int { 1 }"]
  ),
  Advice(
    "remove the '#if' around the import first",
    [
      "file": "#if DEBUG\nimport Tools\n#endif", "outputs": "var n: Tool { get }",
      "members": "let n = Tool()",
    ],
    ["file": "import Tools", "outputs": "var n: Tool { get }", "members": "let n = Tool()"]
  ),
  Advice(
    "remove the '#if' around 'X' first",
    ["file": "", "tail": "#if DEBUG\nextension X { func f() {} }\n#endif"],
    [:]
  ),
  Advice(
    "give 'XInputs' and 'X' the same access first",
    "head",
    "public final class X: XInputs, XOutputs",
    "final class X: XInputs, XOutputs"
  ),
]
