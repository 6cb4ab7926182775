import MVVMImport
import TestSupport
import Testing

/// What the class read at each access, heard in some order or held weakly, the logic does too.
@Suite("What the logic holds, and when it reads") struct OwnershipTests {
  @Test(
    "A computed stream of what may change is left to a person",
    arguments: [
      (".just(user.name)", false), ("return Observable.of(row.value, 1)", false),
      ("get { .just(row.value) }", false), (".just(self.first)", true), (".just(Strings.title)", true),
      ("taps.map { _ in row.value }", true), ("get { taps.map { $0 } }", true), (".just(.start)", true),
    ]
  )
  func computed(body: String, isMoved: Bool) {
    let text = rxLogic(
      outputs: "var text: Observable<String> { get }",
      "var text: Observable<String> { \(body) }"
    )
    #expect(text.contains("error: make 'text' a stream of what changes first") == !isMoved, "\(text)")
  }

  @Test("So is one of ReactiveSwift") func property() {
    let text = logic(
      "",
      members: "var more: SignalProducer<String, Never> { SignalProducer(value: self.kept.value) }",
      outputs: "var more: SignalProducer<String, Never> { get }"
    )
    #expect(text.contains("error: make 'more' a stream of what changes first"), "\(text)")
  }

  @Test("Relays that one input sends to hear it in the order in which it sends") func order() {
    let text = rxLogic(
      inputs: "func set(a: Int, b: Int)",
      """
      private let aRelay = PublishRelay<Int>()
      private let bRelay = BehaviorRelay<Int>(value: 0)
      func set(a: Int, b: Int) { self.bRelay.accept(b); self.aRelay.accept(a) }
      """,
      "self.aRelay.withLatestFrom(self.bRelay).subscribe().disposed(by: self.bag)"
    )
    let b = text.firstRange(of: "inputs.set.map { $0.b }.bind(to: bRelay)")
    let a = text.firstRange(of: "inputs.set.map { $0.a }.bind(to: aRelay)")
    #expect(b.flatMap { b in a.map { b.upperBound < $0.lowerBound } } == true, "\(text)")
    #expect(text.contains("    aRelay.withLatestFrom(bRelay).subscribe()"), "\(text)")
  }

  @Test(
    "A relay that is handed on stays one, and a stream of an operator needs none",
    arguments: [
      ("[self.row, self.tap].forEach(print)", "[row, tap]"),
      ("self.taps.bind(to: self.row, self.tap)", "(to: row, tap)"),
      ("track(self.tap)", "track(tap)"), ("Tracker(1, self.tap)", "Tracker(1, tap)"),
      ("Observable.merge(self.taps, self.tap)", "Observable.merge(self.taps, inputs.tapped)"),
    ]
  )
  func handedOn(line: String, becomes: String) {
    let text = rxLogic("", line)
    #expect(text.contains("    \(becomes)") || text.contains(becomes), "\(text)")
  }

  @Test("A function does not hold the bag, which would hold who calls it") func bags() {
    let load = "private func load() {\n  row.subscribe().disposed(by: bag)\n}"
    let text = rxLogic(load, "self.taps.subscribe(onNext: { [weak self] in self?.load() }).disposed(by: bag)")
    #expect(text.contains("    let currentBag = { [weak disposeBag] in disposeBag }\n"), "\(text)")
    #expect(text.contains("      guard let disposeBag = currentBag() else { return }\n"), "\(text)")
    #expect(text.contains(".subscribe(onNext: { load() }).disposed(by: disposeBag)"), "\(text)")
    let answer = "private func load() -> Int { row.subscribe().disposed(by: bag); return 1 }"
    let refused = rxLogic(answer, "self.taps.subscribe(onNext: { _ = self.load() }).disposed(by: bag)")
    #expect(refused.contains("error: hand the dispose bag to 'load' as an argument first"), "\(refused)")
  }

  @Test(
    "What cannot be a local is told what stands for it",
    arguments: [
      (
        "private weak var owner: Owner?",
        "hand 'owner' to the initializer alone, and let each closure capture it"
      ),
      ("private lazy var own = make(self)", "write 'own' as a function that takes what it needs"),
      ("deinit { print(1) }", "move 'deinit' out of the class first"),
    ]
  )
  func advice(member: String, message: String) {
    #expect(rxLogic(member).contains("error: \(message)"), "\(rxLogic(member))")
  }

  @Test("That a relay gets private is told where it was not") func openRelay() {
    let input = "func more()"
    let open = rxFound(inputs: input, "let kept = PublishRelay<Void>()\nfunc more() { kept.accept(()) }", "")
    #expect(
      listing(open.allDiagnostics).contains(
        "warning: 'kept' is private from now on: who sends to it calls 'more()'"
      )
    )
  }
}

/// The logic of a view model of RxSwift with some members, and a line in its initializer; what is reported if it stays.
private func rxLogic(inputs: String = "", outputs: String = "", _ members: String = "", _ line: String = "")
  -> String
{
  let found = rxFound(inputs: inputs, outputs: outputs, members, line)
  return found.viewModels.contains { $0.spec != nil } ? found.logic.text : listing(found.allDiagnostics)
}

private func rxFound(inputs: String = "", outputs: String = "", _ members: String, _ line: String) -> Imported
{
  imported(
    """
    import RxCocoa
    import RxSwift
    protocol XInputs { func tapped(); \(inputs) }
    protocol XOutputs { var taps: Observable<Void> { get }; \(outputs) }
    final class X: XInputs, XOutputs {
      let taps: Observable<Void>
      private let user: User
      private let first = ""
      private let row = BehaviorRelay(value: "")
      private let tap = PublishRelay<Void>()
      private let bag = DisposeBag()
      init(user: User) {
        self.user = user
        self.taps = self.tap.asObservable()
        \(line)
      }
      func tapped() { self.tap.accept(()) }
      \(members)
    }
    """
  )
}
