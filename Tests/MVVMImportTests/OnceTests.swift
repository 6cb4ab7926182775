import MVVMImport
import TestSupport
import Testing

/// What the logic cannot do as the class did it is reported, and what is computed once stays so.
@Suite("What happens once, and what happens later") struct OnceTests {
  @Test(
    "An output is assigned once, and not in a closure",
    arguments: [
      "self.title.observeValues { self.isOn = $0.isEmpty }", "self.isOn = false; self.isOn ||= true",
    ]
  )
  func outputs(line: String) {
    let text = logic(line, members: "private(set) var isOn = false", outputs: "var isOn: Bool { get }")
    #expect(text.contains("error: keep what 'isOn' is in a private property first"), "\(text)")
  }

  @Test(
    "A value is read where it was assigned",
    arguments: [
      ("self.count = start", "self.count = { start }"),
      ("self.count = 3", "self.count = { 3 }"),
      ("self.count = sum", "let countValue = sum\n    self.count = { countValue }"),
      (
        "f { start in print(start) }; self.count = start",
        "let countValue = start\n    self.count = { countValue }"
      ),
    ]
  )
  func values(line: String, becomes: String) {
    let text = logic(
      "var sum = 0\n    \(line)\n    sum += 1",
      members: "let count: Int",
      outputs: "var count: Int { get }",
      parameters: "start: Int"
    )
    #expect(text.contains("\(becomes)\n"), "\(text)")
  }

  @Test("What a call computes is computed once for all that read it") func calls() {
    func text(_ value: String) -> String {
      logic(
        """
        self.tokenProperty.signal.skipNil().observeValues { print($0) }
            self.tokenProperty.signal.skipNil().observeValues { print($0) }
        """,
        members: """
          private let tokenProperty = MutableProperty<UUID?>(nil)
            func sent() { self.tokenProperty.value = \(value) }
          """,
        inputs: "func sent()"
      )
    }
    let local = "let tokenProperty = Property<UUID?>(initial: nil, then: inputs.sent.map { UUID() })"
    #expect(text("UUID()").contains("    \(local)\n"), "\(text("UUID()"))")
    #expect(text(".zero").contains("    inputs.sent.compactMap { .zero }.observeValues"), "\(text(".zero"))")
  }

  @Test(
    "What may be an object that nothing else keeps lives as long as the view model",
    arguments: [
      ("let it = Poller()", "self.it.onTick = { print(1) }", true),
      ("let it: Poller", "self.it = Poller()", true),
      ("let it = Poller()", "f { print(self.it) }", false),
      ("let it = Limit.short", "print(self.it)", false),
      ("let it = Date()", "print(self.it)", false),
      ("let it: [Poller] = []", "print(self.it)", false),
    ]
  )
  func kept(property: String, line: String, isKept: Bool) {
    let text = logic(line, members: "private \(property)")
    #expect(text.contains("inputs.changed.observeCompleted { _ = it }\n") == isKept, "\(text)")
    #expect(text.contains("    \(property)\n"), "\(text)")
  }

  @Test("What is private is not named in the spec", arguments: ["X.start", "Self.start"])
  func privateValues(start: String) {
    let members = """
      private static let start = ""
        private let typedProperty = MutableProperty(\(start))
        func typed(_ text: String) { self.typedProperty.value = text }
      """
    let input = "func typed(_ text: String)"
    let text = logic("self.typedProperty.signal.observeValues { print($0) }", members: members, inputs: input)
    #expect(text.contains("let typedProperty = Property(initial: X.start, then: inputs.typed)\n"), "\(text)")
    let open = members.replacing("private static", with: "static")
    let own = logic("self.typedProperty.signal.observeValues { print($0) }", members: open, inputs: input)
    #expect(own.contains("inputs.typed.signal.observeValues"), "\(own)")
    let parameter = logic("", members: members, inputs: input, parameters: "n: String = \(start)")
    #expect(parameter.contains("error: make 'start' visible to other files first"), "\(parameter)")
  }

  @Test("An extension that stays does not use what leaves the class") func rest() {
    func text(_ use: String) -> String {
      let end = "}\nextension X: Table {\n  func selected() { \(use) }"
      return listing(
        imported(
          """
          import ReactiveSwift
          protocol XInputs { func tapped() }
          final class X: XInputs {
            private let tappedProperty = MutableProperty(())
            private let state = MutableProperty(0)
            func tapped() { self.tappedProperty.value = () }
            private func helped() {}
          \(end)
          }
          """
        ).allDiagnostics
      )
    }
    #expect(
      text("self.state.value = 1").contains("10:21-10:31 error: do without 'state' here: it leaves the class")
    )
    #expect(text("state.value = 1").contains("error: do without 'state' here"))
    #expect(text("self.helped()").contains("error: do without 'helped' here"))
    for use in ["helped()", "self.tapped()", "let state = 1; print(state)"] {
      #expect(text(use) == "", "\(text(use))")
    }
  }

  @Test("Observers and setters are reported, and a superclass") func accessors() {
    let observed = logic("", members: "private var n = 0 { didSet { print(self.n) } }")
    #expect(observed.contains("error: write 'n' without observers and setters: it becomes"), "\(observed)")
    let settable = logic("", members: "var n: Int { get { 1 } set(new) {} }", outputs: "var n: Int { get }")
    #expect(settable.contains("error: write 'n' without 'set': the view only reads it"), "\(settable)")
    let read = logic("", members: "var n: Int { get { set.count } }", outputs: "var n: Int { get }")
    #expect(read.contains("self.n = { set.count }"), "\(read)")
    let inherited = logic("", members: "override func copy() -> Any { 1 }")
    #expect(inherited.contains("error: take the superclass away first"), "\(inherited)")
  }

  @Test(
    "The relay of an input is made by the generated class",
    arguments: [
      ("PublishRelay<Void>", "PublishRelay()", ""),
      ("PublishRelay<Void>", "PublishRelay<Void>()", ""),
      ("PublishRelay<Void>", "made", "9:5-9:13 error: write 'tap' as a relay with its value"),
      (
        "BehaviorRelay<Void>", "BehaviorRelay(value: ())",
        "9:5-9:13 error: write 'tap' as a relay with its value"
      ),
    ]
  )
  func relays(type: String, value: String, message: String) {
    let found = imported(
      """
      import RxRelay
      import RxSwift
      protocol XInputs { var tap: \(type) { get } }
      protocol XOutputs { var taps: Observable<Void> { get } }
      final class X: XInputs, XOutputs {
        let tap: \(type)
        let taps: Observable<Void>
        init(made: \(type) = \(type)()) {
          self.tap = \(value)
          self.taps = self.tap.asObservable()
        }
      }
      """
    )
    #expect(listing(found.allDiagnostics).contains(message), "\(listing(found.allDiagnostics))")
    #expect(found.viewModels.allSatisfy { ($0.spec != nil) == message.isEmpty })
    #expect(!found.logic.text.contains("inputs.tap ="), "\(found.logic.text)")
  }

  @Test("An initializer takes no number of values") func variadic() {
    let text = logic("", parameters: "_ names: String...")
    #expect(text.contains("error: take a list first: a dependency is one value"), "\(text)")
    #expect(!logic("", parameters: "rows: ClosedRange<Int> = 1...3").contains("error"))
  }

  @Test("A pipe in one property is no object that a closure could capture") func pipes() {
    let text = logic(
      "self.title.observeValues { [weak self] in self?.pipe.input.send(value: $0); print(1) }",
      members: "private let pipe = Signal<String, Never>.pipe()"
    )
    #expect(text.contains("self.title.observeValues { pipe.input.send(value: $0); print(1) }"), "\(text)")
  }

  @Test("A dispose bag is not exchanged, and no other has the name of the logic's") func bags() {
    func text(_ members: String, _ line: String) -> String {
      let found = imported(
        """
        import RxSwift
        protocol XInputs { func tapped() }
        protocol XOutputs { var taps: Observable<Void> { get } }
        final class X: XInputs, XOutputs {
          let taps: Observable<Void>
          init() {
            self.taps = self.subject
            \(line)
          }
          private let subject = PublishSubject<Void>()
          func tapped() { self.subject.onNext(()) }
          \(members)
        }
        """
      )
      return listing(found.allDiagnostics)
    }
    let bag = "private var bag = DisposeBag()"
    let exchanged = text(bag, "self.taps.subscribe(onNext: { [weak self] in self?.bag = DisposeBag() })")
    #expect(exchanged.contains("error: do without a new dispose bag here"), "\(exchanged)")
    let helper =
      "private func bind(disposeBag: DisposeBag) { self.taps.subscribe().disposed(by: disposeBag) }"
    let hidden = text("\(bag)\n  \(helper)", "self.bind(disposeBag: self.bag)")
    #expect(hidden.contains("error: rename 'disposeBag' in the code first"), "\(hidden)")
  }
}
