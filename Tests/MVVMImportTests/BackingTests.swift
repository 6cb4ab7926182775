import TestSupport
import Testing

/// Tests of backings whose values are not the input's.
@Suite("Backings that differ from their inputs") struct BackingTests {
  @Test(
    "A backing keeps what was sent, or is the input",
    arguments: examples(
      """
      === An initial value that the parameter cannot have stays with the backing
      parameters: n: Int
      members: let kept = ①
      outputs: kept.map { $0 == nil }
      kept.value = n
      → let kept = ②
      → …
      → self.text = kept.map { $0 == nil }
      → has:     sent(n: Int)␊
      | MutableProperty<Int?>(3) | Property<Int?>(initial: 3, then: inputs.sent)
      | MutableProperty(Int?.none) | Property(initial: Int?.none, then: inputs.sent)
      | MutableProperty(Optional(3)) | Property(initial: Optional(3), then: inputs.sent)
      === A tuple that may be nil, or parts of it, starts at no parameter's value
      parameters: a: Int, b: Int
      members: let kept = MutableProperty<①>(②)
      outputs: kept.map { 1 }
      kept.value = (a: a, b: b)
      → let kept = Property<①>(initial: ②, then: inputs.sent③)
      → has:     sent(a: Int, b: Int)␊
      | (a: Int, b: Int)? | (1, 2)
      | (a: Int, b: Int?) | (1, nil) | .map { (a: $0.a, b: $0.b) as (a: Int, b: Int?) }
      === An initial value that the parameter can have is its own
      parameters: n: ①
      members: let kept = MutableProperty<①>(3)
      outputs: kept.map { 1 }
      kept.value = n
      → self.text = inputs.sent.map { 1 }
      → has:     sent(n: ① = 3)␊
      | Int
      | Int?
      | Double
      === A value that nothing reads is not that of the parameter
      parameters: n: ①
      members: let kept = MutableProperty②
      outputs: kept.signal.map { 1 }
      kept.value = n③
      → self.text = inputs.sent④.map { 1 }
      → has:     sent(n: ①)␊
      | Int | (3)
      | Int? | <Int?>(3)
      | Int | <Int?>(3) |  | .map(Optional.init)
      === The labels of a tuple do not matter to what takes its elements by their places
      parameters: a: Int, b: Int
      members: let kept = MutableProperty<(Int, Int)?>(nil)
      outputs: kept.signal.skipNil()①; kept.signal.ignoreValues()
      kept.value = (a, b)
      → self.text = inputs.sent②①; inputs.sent.ignoreValues()
      | .map { $0.1 + $0.0 }
      | .map { c, d in c + d }
      | .map { _ in 1 }
      | .ignoreValues()
      | .mapConst(1)
      | .map { f($0) } | .map { ($0.a, $0.b) }
      | .map { pair in pair.0 } | .map { ($0.a, $0.b) }
      | .filter { $0.0 > 1 } | .map { ($0.a, $0.b) }
      === A relay keeps its initial value, unless its input does
      parameters: ①
      members: let kept = ②
      outputs: kept.map { 1 }
      kept.③
      → let kept = ②
      → inputs.sent④.bind(to: kept).disposed(by: disposeBag)
      → …
      → self.text = kept.map { 1 }
      → has:     sent(①)␊
      | id: Int | BehaviorRelay<Int?>(value: nil) | accept(id)
      | name: String? | BehaviorRelay<String>(value: "") | accept(name ?? "") | .map { $0 ?? "" }
      | a: Int, b: Int | BehaviorRelay<(Int, Int)>(value: (1, 2)) | accept((a, b)) | .map { ($0.a, $0.b) }
      | a: Int, b: Int | BehaviorRelay<(a: Int, b: Int)?>(value: nil) | accept((a, b))
      | n: Int | BehaviorSubject(value: "x") | onNext(String(n)) | .map { String($0) }
      === Each of two relays that an input sends to keeps its initial value
      parameters: n: Int
      members: let kept = BehaviorRelay(value: 1)
      members: let other = BehaviorRelay(value: 2)
      outputs: kept.map { 1 }
      kept.accept(n); other.accept(n)
      → let kept = BehaviorRelay(value: 1)
      → inputs.sent.bind(to: kept).disposed(by: disposeBag)
      === What is sent names nested types by their full names
      parameters: n: Int
      members: let kept = MutableProperty<Kind?>(nil)
      members: enum Kind {}
      outputs: kept.signal.skipNil()
      kept.value = Kind(n)
      → self.text = inputs.sent.compactMap { X.Kind($0) }
      === So it does those of an extension that stays
      import ReactiveSwift
      protocol XInputs { func sent(n: Int) }
      protocol XOutputs { var text: Signal<Kind, Never> { get } }
      final class X: XInputs, XOutputs {
        init() { self.text = kept.signal.skipNil() }
        private let kept = MutableProperty<Kind?>(nil)
        func sent(n: Int) { kept.value = Kind(n) }
        let text: Signal<Kind, Never>
      }
      private extension X { enum Kind {} }
      → has: self.text = inputs.sent.compactMap { X.Kind($0) }
      === The key of a dictionary is no label
      parameters: n: Int
      members: let kept = MutableProperty<[Int: Int]>([:])
      outputs: kept.map { $0.count }
      kept.value = [0: 1, n: 2]
      → has: then: inputs.sent.map { [0: 1, $0: 2] })
      === A tuple whose labels are unknown has the type of its backing
      parameters: a: Int, b: Int
      members: let kept = MutableProperty<Pair?>(nil)
      outputs: kept.signal.skipNil()
      kept.value = (a, b)
      → self.text = inputs.sent.compactMap { ($0.a, $0.b) as Pair }
      === Tuples have the labels of their backing
      parameters: a: Int, b: Int?
      members: let kept = MutableProperty<①?>(nil)
      outputs: kept.signal.skipNil()
      kept.value = ②
      → self.text = inputs.sent③
      | (a: Int, b: Int?) | (a, b)
      | (x: Int, y: Int?) | (a, b) | .map { (x: $0.a, y: $0.b) }
      | (x: Int, y: Int?) | (x: a, b) | .map { (x: $0.a, y: $0.b) }
      | (Int, Int?) | (a, b) | .map { ($0.a, $0.b) }
      | ([Int: Int], Int?) | ([:], b) | .map { ([:], $0.b) }
      === They also have them in the kept values
      parameters: a: Int, b: Int?
      members: let kept = MutableProperty<①?>(nil)
      outputs: kept.producer.skipNil()
      kept.value = ②
      → let kept = Property<①?>(initial: nil, then: inputs.sent③)
      | (a: Int, b: Int?) | (a, b)
      | (x: Int, y: Int?) | (a, b) | .map { (x: $0.a, y: $0.b) }
      | (x: Int, y: Int?) | (x: a, b) | .map { (x: $0.a, y: $0.b) }
      | (Int, Int?) | (a, b) | .map { ($0.a, $0.b) }
      | ([Int: Int], Int?) | ([:], b) | .map { ([:], $0.b) }
      """
    )
  )
  func kept(example: Example) { expectLogic(example, in: sendingFile) }

  @Test(
    "Values are sent to the same objects",
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
      | String? | nil | String | String? | String? | inputs.a.map(Optional.init), inputs.b
      | String? | nil | String | String | String? | inputs.a, inputs.b
      | String? | "" | String? | String | String? | inputs.a, inputs.b.map(Optional.init)
      | Any | 1 | Int | Any | Any | inputs.a.map { $0 as Any }, inputs.b
      | Kind | .k | X.Kind | Kind | X.Kind | inputs.a.map { $0 as X.Kind }, inputs.b
      | [Int] | [] | Array<Int> | [Int] | [Int] | inputs.a, inputs.b
      === What one of them computes has the type that is kept
      members: private let kept = MutableProperty<String?>(nil)
      members: func a(_ x: String) { self.kept.value = x }
      members: func b(_ n: Int) { self.kept.value = ① }
      inputs: func a(_ x: String)
      inputs: func b(_ n: Int)
      self.kept.signal.observeValues { print($0) }
      → let kept = Property<String?>(initial: nil, then: Signal.merge([inputs.a.map(Optional.init), inputs.b.②]))
      | names[n] | map { names[$0] }.map { $0 as String? }
      | nil | map { _ in nil as String? }
      === A pipe sends what it was made for, to one input
      members: private let (s, o) = Signal<String?, Never>.pipe()
      members: func a(_ x: String) { self.o.send(value: ①) }
      inputs: func a(_ x: String)
      self.s.skipNil().observeValues { print($0) }
      → inputs.a.②.skipNil().observeValues { print($0) }
      → not: let s =
      | x | map(Optional.init)
      | x.count | map { $0.count }.map { $0 as String? }
      === It does to several
      members: private let (s, o) = Signal<String?, Never>.pipe()
      members: func a(_ x: String) { self.o.send(value: x) }
      members: func b() { self.o.send(value: nil) }
      inputs: func a(_ x: String)
      inputs: func b()
      self.s.skipNil().observeValues { print($0) }
      → let s = Signal.merge([inputs.a.map(Optional.init), inputs.b.map { nil as String? }])
      → …
      → s.skipNil().observeValues { print($0) }
      """
    )
  )
  func lines(example: Example) { expectLogic(example) }
}

/// A view model with one input, which has the parameters and the line, and one output.
private func sendingFile(_ part: Parts) -> String {
  let isOfRx = part("members").contains("Behavior")
  let type = isOfRx ? "Observable<Int>" : "Property<Int>"
  return """
    import \(isOfRx ? "RxSwift" : "ReactiveSwift")
    protocol XInputs { func sent(\(part("parameters"))) }
    protocol XOutputs { var text: \(type) { get } }
    final class X: XInputs, XOutputs {
      private \(part("members").replacing("\n  let", with: "\n  private let"))
      func sent(\(part("parameters"))) { \(part("")) }
      let text: \(type)
      init() {
        self.text = \(part("outputs"))
      }
    }
    """
}
