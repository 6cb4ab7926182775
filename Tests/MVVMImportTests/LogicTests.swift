import TestSupport
import Testing

/// Tests of single lines: the fixtures show whole view models.
@Suite("Logic of single lines") struct LogicTests {
  @Test(
    "Lines of the logic",
    arguments: examples(
      #"""
      === A bare self is also reported next to a weak capture
      members: private let log = MutableProperty("")
      self.title.observeValues { [weak self] in self?.log.value = $0 }
      other.delegate = self → 17:22-17:26 error: 'self' cannot be passed on here
      === An output that a closure reads is copied once, before the statement
      members: var now: Bool { self.title == nil }
      outputs: var now: Bool { get }
      self.tappedProperty.signal.observeValues { print(self.title, self.title) }
      → let titleOutput = self.title
      → inputs.tapped.observeValues { print(titleOutput, titleOutput) }
      →
      → self.now = { titleOutput == nil }
      === A copy is not made where a condition may be around it
      #if DEBUG
      self.tappedProperty.signal.observeValues { print(self.title) } → 17:54-17:64 error: read 'title' outside
      #endif
      === Outputs that the class computes are assigned before they are read
      members: var texts: Signal<String, Never> { self.taps.map { "\(self.limit)" } }
      members: var taps: Signal<Void, Never> { self.tappedProperty.signal.filter { self.title != nil } }
      members: var limit: Int { 3 }
      outputs: var texts: Signal<String, Never> { get }
      outputs: var taps: Signal<Void, Never> { get }
      outputs: var limit: Int { get }
      → let titleOutput = self.title
      → self.taps = inputs.tapped.filter { titleOutput != nil }
      → self.limit = { 3 }
      → let limitOutput = self.limit
      → self.texts = self.taps.map { "\(limitOutput())" }
      === An output that the class computes in several lines keeps their layout
      members: var taps: Signal<Void, Never> {
      members:   return self.tappedProperty.signal
      members:     .filter { true }
      members: }
      members: var texts: Signal<String, Never> {
      members:   let text = ""
      members:   return self.tappedProperty.signal.map { text }
      members: }
      outputs: var taps: Signal<Void, Never> { get }
      outputs: var texts: Signal<String, Never> { get }
      → self.taps = inputs.tapped
      →   .filter { true }
      → self.texts = { () -> Signal<String, Never> in
      →   let text = ""
      →   return inputs.tapped.map { text }
      → }()
      === A value in several lines goes one level deeper
      members: let limit: Int = {
      members:   3
      members: }()
      outputs: var limit: Int { get }
      → let limitValue: Int = {
      →   3
      → }()
      → self.limit = { limitValue }
      === A comment before the 'return' of an output stays above it
      members: var taps: Signal<Void, Never> {
      members:   // One for each.
      members:   return self.tappedProperty.signal  // Not more.
      members:     .filter { true }
      members: }
      outputs: var taps: Signal<Void, Never> { get }
      → // One for each.
      → self.taps = inputs.tapped  // Not more.
      →   .filter { true }
      === An output that the class computes is not read in the body
      members: var limit: Int { 3 }
      outputs: var limit: Int { get }
      print(self.limit) → error: assign 'limit' in the initializer first
      === A pipe is not handed on with its observer
      members: private let texts = Signal<String, Never>.pipe()
      members: func typed() { self.texts.input.send(value: "") }
      inputs: func typed()
      print(self.texts) → error: do not write 'texts' here
      === A capture list may follow an attribute
      members: private let log = MutableProperty("")
      members: private func shown(_ text: String) {}
      self.title.observeValues { @MainActor [weak self] ① }
      → self.title.observeValues { @MainActor ② }
      | in self?.log.value = $0 | [weak log] in log?.value = $0
      | text in self?.shown(text); print(1) | [lifetime = inputs.lifetime] text in if !lifetime.hasEnded { shown(text) }; print(1)
      | in self?.shown($0); print(1) | [lifetime = inputs.lifetime] in if !lifetime.hasEnded { shown($0) }; print(1)
      === The result of a closure is used, unless it observes a stream
      members: private func shown(_ text: String) {}
      ① { [weak self] in self?.shown($0) } → ②
      | self.title.observeValues | has: { [lifetime = inputs.lifetime] in if !lifetime.hasEnded { shown($0) } }
      | once | error: remove 'weak self' first
      | self.titles.starts | error: remove 'weak self' first
      === A helper that reads a local becomes a local function, wherever it reads it
      members: private let limit = 3
      members: private func cut(_ text: String) -> Any { ① }
      self.title.observeValues { print(self.cut($0)) }
      → func cut(_ text: String) -> Any { ① }
      | text.isEmpty ? limit : 0
      | [limit: 0]
      | [0: 1, limit: 0]
      | { switch text { case "", limit: 1 } }()
      === What only looks like a local keeps a helper a function of the file
      members: private let limit = 3
      members: private func cut(_ text: String) -> Any { text.map { ① } }
      self.title.observeValues { print(self.cut($0)) }
      → not:     func cut(
      → has: private func cut(_ text: String)
      | limit in limit
      | f(limit: 1)
      === Initial values name nested types by their full names
      members: private let kind = ①
      members: enum Kind {}
      → let kind = ②
      | MutableProperty<Kind>(Self.start) | MutableProperty<X.Kind>(X.start)
      | true ? Kind.a : Kind.b | true ? X.Kind.a : X.Kind.b
      | [Kind: Kind]() | [X.Kind: X.Kind]()
      | f(Kind: Kind.a) | f(Kind: X.Kind.a)
      === Pipes that several inputs send to stay signals
      members: private ① = Signal<String, Never>.pipe()
      members: func typed() { self.②.send(value: "typed") }
      members: func pasted(_ text: String) { self.②.send(value: text) }
      inputs: func typed()
      inputs: func pasted(_ text: String)
      self.③.observeValues { print($0) }
      → let texts = Signal.merge([inputs.typed.map { "typed" }, inputs.pasted])
      → …
      → texts.observeValues { print($0) }
      | let (texts, observer) | observer | texts
      | let texts | texts.input | texts.output
      === A value is not made optional if only its time matters
      members: private let textProperty = MutableProperty<String?>(nil)
      members: func typed(_ text: String) { self.textProperty.value = text }
      inputs: func typed(_ text: String)
      ①self.textProperty.signal②.observeValues { print($0) }
      → ①inputs.typed③.observeValues { print($0) }
      |  | .mapConst(1) | .mapConst(1)
      |  | .map { _ in 1 } | .map { _ in 1 }
      |  | .map(value: 1) | .map(value: 1)
      | self.title.takeWhen( | ) | )
      | Signal.combineLatest(self.title,  | ).map(first) | ).map(first)
      |  | .map { $0 } | .map(Optional.init).map { $0 }
      |  | .filter { _ in true } | .map(Optional.init).filter { _ in true }
      === What is sent may be optional or not, whatever its tokens
      members: private let numberProperty = MutableProperty<Int?>(nil)
      members: func typed(_ text: String) { self.numberProperty.value = ① }
      inputs: func typed(_ text: String)
      self.numberProperty.signal.skipNil().observeValues { print($0) }
      → inputs.typed.compactMap { ② }.observeValues { print($0) }
      | text.isEmpty ? 1 : 2 | $0.isEmpty ? 1 : 2
      | Int(text) | Int($0)
      | text.first?.count | $0.first?.count
      | text.isEmpty ? nil : 1 | $0.isEmpty ? nil : 1
      === It is kept as it is sent
      members: private let numberProperty = MutableProperty<Int?>(nil)
      members: func typed(_ text: String) { self.numberProperty.value = ① }
      inputs: func typed(_ text: String)
      self.numberProperty.signal.observeValues { print($0) }
      → let numberProperty = Property<Int?>(initial: nil, then: inputs.typed.map { ② })
      → …
      → numberProperty.signal.observeValues { print($0) }
      | text.isEmpty ? 1 : 2 | $0.isEmpty ? 1 : 2
      | Int(text) | Int($0)
      | text.first?.count | $0.first?.count
      | text.isEmpty ? nil : 1 | $0.isEmpty ? nil : 1
      === A type is read as a whole, not by how it ends
      parameters: ①: ②
      → has: InputStreams, ①: ③) {
      | onTap | ((Int) -> Void) | @escaping ((Int) -> Void)
      | makers | Cache<(Int) -> Void> | Cache<(Int) -> Void>
      | onTap | ((Int) -> Void)? | ((Int) -> Void)?
      === A computed stream of what may change is a value
      members: var more: SignalProducer<String, Never> { SignalProducer(value: self.kept.value) }
      members: private let kept = MutableProperty("")
      outputs: var more: SignalProducer<String, Never> { get }
      → has: value more: SignalProducer<String, Never>
      → self.more = { SignalProducer(value: kept.value) }
      """#
    )
  )
  func lines(example: Example) { expectLogic(example) }
}
