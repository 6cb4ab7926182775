import MVVMImport
import TestSupport
import Testing

/// What a spec and its logic cannot say is reported where it stands.
@Suite("What a person has to change first") struct RefusedTests {
  @Test(
    "An output is assigned once, and not in a closure",
    arguments: [
      "self.title.observeValues { self.isOn = $0.isEmpty }", "self.isOn = false; self.isOn ||= true",
      "self.title.observeValues { self.isOn?.word[0].size = $0 }", "self.isOn.lines.removeAll()",
    ]
  )
  func outputs(line: String) {
    let text = logic(line, members: "private(set) var isOn = false", outputs: "var isOn: Bool { get }")
    #expect(text.contains("error: keep what 'isOn' is in a private property first"), "\(text)")
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
      ("PublishRelay<Void>", "made", "9:5-9:13 error: give 'tap' its value, if it is to have one"),
      ("BehaviorSubject<Void>", "made", "9:5-9:13 error: give 'tap' its value, if it is to have one"),
      (
        "BehaviorRelay<Void>", "BehaviorRelay(value: ())",
        "9:5-9:13 error: give 'tap' its value, if it is to have one"
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

  @Test(
    "An initializer is seen by other files, and keeps its access",
    arguments: [
      ("private", nil), ("", "internal dependencies {"), ("package", "package dependencies {"),
      ("public", ""),
    ] as [(String, String?)]
  )
  func access(word: String, section: String?) {
    let found = imported(
      """
      import ReactiveSwift
      public protocol XInputs { func tapped() }
      public final class X: XInputs {
        \(word) init() {}
        private let tappedProperty = MutableProperty(())
        public func tapped() { self.tappedProperty.value = () }
      }
      """
    )
    let message = "error: make the initializer visible first"
    #expect(listing(found.allDiagnostics).contains(message) == (section == nil))
    #expect(found.viewModels.compactMap(\.spec).isEmpty == (section == nil))
    if let section { #expect(found.specText.contains("dependencies") == !section.isEmpty) }
    #expect(found.specText.contains(section ?? ""))
  }

  @Test(
    "The class and its protocols have one access, and are seen by other files",
    arguments: [
      ("public", "", "warning: the generated class is public, as its protocols are"),
      ("", "public ", "error: give 'XInputs' and 'X' the same access first: a spec says it once"),
      ("package", "internal ", "warning: the generated class is package, as its protocols are"),
      ("fileprivate", "", "error: give 'XInputs' and 'X' the same access first: a spec says it once"),
      ("private", "private ", "error: make the class visible to other files first"),
      ("public", "open ", "error: leave it, or make it final first: an 'open' class"),
      ("@MainActor", "", "error: give 'XInputs' and 'X' the same '@MainActor' first: a spec says it once"),
      ("internal", "", ""), ("", "internal ", ""), ("@MainActor", "@MainActor ", ""),
    ]
  )
  func heads(ofProtocol: String, ofClass: String, message: String) {
    let text = """
      import ReactiveSwift
      \(ofProtocol) protocol XInputs { func tapped() }
      \(ofClass)class X: XInputs {
        private let tappedProperty = MutableProperty(())
        func tapped() { self.tappedProperty.value = () }
      }
      """
    let found = listing(imported(text).allDiagnostics)
    #expect(message.isEmpty ? found.isEmpty : found.contains(message), "\(found)")
    #expect(listing(imported(text) { $0.partial = true }.allDiagnostics) == found)
  }

  @Test("Only its module makes a class that is public since its protocols are") func widened() {
    func found(_ initializer: String, _ member: String = "") -> Imported {
      imported(
        """
        import ReactiveSwift
        public protocol XInputs { func tapped() }
        class X: XInputs {
          \(initializer)
          private let tappedProperty = MutableProperty(())
          func tapped() { self.tappedProperty.value = () }
          \(member)
        }
        """
      )
    }
    for initializer in ["", "init() {}", "public init() {}"] {
      let spec = found(initializer).specText
      #expect(spec.contains("public viewmodel X {\n  internal dependencies {"), "\(spec)")
    }
    let gained = found("", "func again() { self.tappedProperty.value = () }").allDiagnostics
    #expect(listing(gained).contains("error: make 'again' private, or declare it in a protocol"))
  }

  @Test(
    "A bound of a protocol that the generated one lacks is told of",
    arguments: [
      ("AnyObject", "", "nothing of its type can be 'weak'"),
      ("class", "", "nothing of its type can be 'weak'"),
      ("Sendable", "", "nothing of its type can be sent"), ("Sendable", "@MainActor\n", nil),
    ]
  )
  func bounds(bound: String, attribute: String, reason: String?) {
    let found = imported(
      """
      import ReactiveSwift
      \(attribute)protocol XInputs: \(bound) { func tapped() }
      \(attribute)final class X: XInputs {
        private let tappedProperty = MutableProperty(())
        func tapped() { self.tappedProperty.value = () }
      }
      """
    )
    let warning = "warning: the generated protocol lacks ': \(bound)': "
    let list = listing(found.allDiagnostics)
    #expect(reason.map { list.contains(warning + $0) } ?? list.isEmpty, "\(list)")
    #expect(found.viewModels[0].spec != nil)
  }

  @Test("A function that has the name of a property is renamed first") func functionOfProperty() {
    let text = logic("", members: "private func title(for n: Int) -> String { \"\" }")
    #expect(text.contains("error: rename the function 'title' first"), "\(text)")
    let input = logic(
      "self.title(for: 1)",
      members: """
        private let sentProperty = MutableProperty<Int?>(nil)
          func title(for n: Int) { self.sentProperty.value = n }
        """,
      inputs: "func title(for n: Int)"
    )
    #expect(input.contains("error: do without 'title' here"), "\(input)")
  }

  @Test("An initializer takes no number of values") func variadic() {
    let text = logic("", parameters: "_ names: String...")
    #expect(text.contains("error: take a list first: a dependency is one value"), "\(text)")
    #expect(!logic("", parameters: "rows: ClosedRange<Int> = 1...3").contains("error"))
  }

  @Test("All dispose bags are the logic's: none is exchanged, and no other has its name") func bags() {
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
      return found.allDiagnostics.isEmpty ? found.logic.text : listing(found.allDiagnostics)
    }
    let bag = "private var bag = DisposeBag()"
    let both = text("\(bag)\n  private let other = DisposeBag()", "add(self.bag, self.other)")
    #expect(both.contains("    add(disposeBag, disposeBag)\n"), "\(both)")
    let exchanged = text(bag, "self.taps.subscribe(onNext: { [weak self] in self?.bag = DisposeBag() })")
    #expect(exchanged.contains("error: do without a new dispose bag here"), "\(exchanged)")
    let helper =
      "private func bind(disposeBag: DisposeBag) { self.taps.subscribe().disposed(by: disposeBag) }"
    let hidden = text("\(bag)\n  \(helper)", "self.bind(disposeBag: self.bag)")
    #expect(hidden.contains("error: rename 'disposeBag' in the code first"), "\(hidden)")
  }
}
