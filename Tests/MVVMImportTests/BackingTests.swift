import MVVMImport
import MVVMSource
import TestSupport
import Testing

/// What becomes of a backing whose values are others than the input's.
@Suite("Backings that differ from their inputs") struct BackingTests {
  @Test(
    "An initial value that the parameter cannot have stays with the backing",
    arguments: [
      ("MutableProperty<Int?>(3)", "Property<Int?>(initial: 3, then: inputs.sent)"),
      ("MutableProperty(Int?.none)", "Property(initial: Int?.none, then: inputs.sent)"),
      ("MutableProperty(Optional(3))", "Property(initial: Optional(3), then: inputs.sent)"),
    ]
  )
  func optionalProperty(made: String, local: String) {
    let (spec, logic) = moved("n: Int", "let kept = \(made)", "kept.value = n", "kept.map { $0 == nil }")
    #expect(spec.contains("    sent(n: Int)\n"), "\(spec)")
    #expect(logic.contains("    let kept = \(local)\n"), "\(logic)")
    #expect(logic.contains("    self.text = kept.map { $0 == nil }\n"), "\(logic)")
  }

  @Test(
    "A tuple that may be nil, or parts of it, starts at no parameter's value",
    arguments: [
      ("(a: Int, b: Int)?", "(1, 2)", ""),
      ("(a: Int, b: Int?)", "(1, nil)", ".map { (a: $0.a, b: $0.b) as (a: Int, b: Int?) }"),
    ]
  )
  func optionalTuple(type: String, value: String, map: String) {
    let kept = "let kept = MutableProperty<\(type)>(\(value))"
    let (spec, logic) = moved("a: Int, b: Int", kept, "kept.value = (a: a, b: b)", "kept.map { 1 }")
    #expect(spec.contains("    sent(a: Int, b: Int)\n"), "\(spec)")
    let local = "let kept = Property<\(type)>(initial: \(value), then: inputs.sent\(map))"
    #expect(logic.contains("    \(local)\n"), "\(logic)")
  }

  @Test("An initial value that the parameter can have is its own", arguments: ["Int", "Int?", "Double"])
  func own(type: String) {
    let (spec, logic) = moved(
      "n: \(type)",
      "let kept = MutableProperty<\(type)>(3)",
      "kept.value = n",
      "kept.map { 1 }"
    )
    #expect(spec.contains("    sent(n: \(type) = 3)\n"), "\(spec)")
    #expect(logic.contains("    self.text = inputs.sent.map { 1 }\n"), "\(logic)")
  }

  @Test(
    "A relay keeps its initial value, unless its input does",
    arguments: [
      ("id: Int", "BehaviorRelay<Int?>(value: nil)", "accept(id)", ""),
      ("name: String?", "BehaviorRelay<String>(value: \"\")", "accept(name ?? \"\")", "{ $0 ?? \"\" }"),
      ("a: Int, b: Int", "BehaviorRelay<(Int, Int)>(value: (1, 2))", "accept((a, b))", "{ ($0.a, $0.b) }"),
      ("a: Int, b: Int", "BehaviorRelay<(a: Int, b: Int)?>(value: nil)", "accept((a, b))", ""),
      ("n: Int", "BehaviorSubject(value: \"x\")", "onNext(String(n))", "{ String($0) }"),
    ]
  )
  func relays(parameters: String, made: String, call: String, transform: String) {
    let (spec, logic) = moved(parameters, "let kept = \(made)", "kept.\(call)", "kept.map { 1 }", "RxSwift")
    let stream = "inputs.sent" + (transform.isEmpty ? "" : ".map \(transform)")
    #expect(spec.contains("    sent(\(parameters))\n"), "\(spec)")
    #expect(
      logic.contains(
        "    let kept = \(made)\n    \(stream).bind(to: kept).disposed(by: disposeBag)\n"
      ),
      "\(logic)"
    )
    #expect(logic.contains("    self.text = kept.map { 1 }\n"), "\(logic)")
  }

  @Test("Each of two relays that an input sends to keeps its initial value") func twoRelays() {
    let (_, logic) = moved(
      "n: Int",
      "let kept = BehaviorRelay(value: 1)\n  let other = BehaviorRelay(value: 2)",
      "kept.accept(n); other.accept(n)",
      "kept.map { 1 }",
      "RxSwift"
    )
    #expect(logic.contains("    let kept = BehaviorRelay(value: 1)\n    inputs.sent.bind"), "\(logic)")
  }

  @Test(
    "What is sent is sent to what was kept",
    arguments: examples(
      """
      === Several inputs send to one backing what it keeps
      members: enum Kind {}
      members: private let kept = MutableProperty<①>(②)
      members: func a(_ x: ③) { self.kept.value = x }
      members: func b(_ x: ④) { self.kept.value = x }
      inputs: func a(_ x: ③)
      inputs: func b(_ x: ④)
      self.kept.signal.observeValues { print($0) }
      → let kept = Property<⑤>(initial: ②, then: Signal.merge([⑥]))
      | String? | nil | String | String? | String? | inputs.a.map(Optional.some), inputs.b
      | String? | nil | String | String | String? | inputs.a, inputs.b
      | String? | "" | String? | String | String? | inputs.a, inputs.b.map(Optional.some)
      | Any | 1 | Int | Any | Any | inputs.a.map { $0 as Any }, inputs.b
      | Kind | .k | X.Kind | Kind | X.Kind | inputs.a.map { $0 as X.Kind }, inputs.b
      | [Int] | [] | Array<Int> | [Int] | [Int] | inputs.a, inputs.b
      === A pipe sends what it was made for, to one input
      members: private let (s, o) = Signal<String?, Never>.pipe()
      members: func a(_ x: String) { self.o.send(value: ①) }
      inputs: func a(_ x: String)
      self.s.skipNil().observeValues { print($0) }
      → inputs.a.②.skipNil().observeValues { print($0) }
      → not: let s =
      | x | map(Optional.some)
      | x.count | map { $0.count }.map { $0 as String? }
      === It does to several
      members: private let (s, o) = Signal<String?, Never>.pipe()
      members: func a(_ x: String) { self.o.send(value: x) }
      members: func b() { self.o.send(value: nil) }
      inputs: func a(_ x: String)
      inputs: func b()
      self.s.skipNil().observeValues { print($0) }
      → let s = Signal.merge([inputs.a.map(Optional.some), inputs.b.map { nil }.map { $0 as String? }])
      → …
      → s.skipNil().observeValues { print($0) }
      """
    )
  )
  func lines(example: Example) { expectLogic(example) }

  @Test("What is sent names nested types by their full names") func nestedType() {
    let kept = "let kept = MutableProperty<Kind?>(nil)\n  enum Kind {}"
    let (_, logic) = moved("n: Int", kept, "kept.value = Kind(n)", "kept.signal.skipNil()")
    #expect(logic.contains("    self.text = inputs.sent.compactMap { X.Kind($0) }\n"), "\(logic)")
  }

  @Test("The key of a dictionary is no label") func key() {
    let kept = "let kept = MutableProperty<[Int: Int]>([:])"
    let logic = moved("n: Int", kept, "kept.value = [0: 1, n: 2]", "kept.map { $0.count }").logic
    #expect(logic.contains("then: inputs.sent.map { [0: 1, $0: 2] })"), "\(logic)")
  }

  @Test("A tuple whose labels are unknown has the type of its backing") func namedTuple() {
    let kept = "let kept = MutableProperty<Pair?>(nil)"
    let (_, logic) = moved("a: Int, b: Int", kept, "kept.value = (a, b)", "kept.signal.skipNil()")
    let stream = "inputs.sent.compactMap { ($0.a, $0.b) as Pair }"
    #expect(logic.contains("    self.text = \(stream)\n"), "\(logic)")
  }

  @Test(
    "Tuples have the labels of their backing",
    arguments: [
      ("(a: Int, b: Int?)", "(a, b)", ""), ("(x: Int, y: Int?)", "(a, b)", ".map { (x: $0.a, y: $0.b) }"),
      ("(x: Int, y: Int?)", "(x: a, b)", ".map { (x: $0.a, y: $0.b) }"),
      ("(Int, Int?)", "(a, b)", ".map { ($0.a, $0.b) }"),
      ("([Int: Int], Int?)", "([:], b)", ".map { ([:], $0.b) }"),
    ]
  )
  func labels(type: String, sent: String, map: String) {
    func text(_ stream: String) -> String {
      let kept = "let kept = MutableProperty<\(type)?>(nil)"
      return moved("a: Int, b: Int?", kept, "kept.value = \(sent)", "kept.\(stream).skipNil()").logic
    }
    #expect(text("signal").contains("    self.text = inputs.sent\(map)\n"), "\(text("signal"))")
    let local = "let kept = Property<\(type)?>(initial: nil, then: inputs.sent\(map))"
    #expect(text("producer").contains("    \(local)\n"), "\(text("producer"))")
  }
}

/// The spec and the logic of a view model with one input and one output.
private func moved(
  _ parameters: String,
  _ backing: String,
  _ statement: String,
  _ output: String,
  _ library: String = "ReactiveSwift"
) -> (spec: String, logic: String) {
  let type = library == "RxSwift" ? "Observable<Int>" : "Property<Int>"
  let found = imported(
    """
    import \(library)
    protocol XInputs {
      func sent(\(parameters))
    }
    protocol XOutputs {
      var text: \(type) { get }
    }
    final class X: XInputs, XOutputs {
      private \(backing.replacing("\n  let", with: "\n  private let"))
      func sent(\(parameters)) { \(statement) }
      let text: \(type)
      init() {
        self.text = \(output)
      }
    }
    """
  )
  return (
    found.specText,
    found.viewModels.contains { $0.spec != nil } ? found.logic.text : listing(found.allDiagnostics)
  )
}
