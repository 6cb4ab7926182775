import MVVMImport
import TestSupport
import Testing

/// Tests that code without an equivalent in a spec and its logic is reported where it occurs.
@Suite("Refused view models") struct RefusedTests {
  @Test(
    "Code that a spec cannot express is refused",
    arguments: examples(
      """
      === An output is assigned once, and not in a closure
      members: private(set) var more: Signal<Int, Never>
      outputs: var more: Signal<Int, Never> { get }
      ① → error: keep the value of 'more' in a private property first
      | self.title.observeValues { _ in self.more = .never }
      | self.more = .empty; self.more ||= .never
      | self.title.observeValues { self.more?.word[0].size = $0 }
      | self.more.lines.removeAll()
      === What is private is not named in the spec
      members: ①static let start = ""
      members: private let typedProperty = MutableProperty(②.start)
      members: func typed(_ text: String) { self.typedProperty.value = text }
      inputs: func typed(_ text: String)
      self.typedProperty.producer.startWithValues { print($0) } → ③
      | private  | X | let typedProperty = Property(initial: X.start, then: inputs.typed)
      | private  | Self | let typedProperty = Property(initial: X.start, then: inputs.typed)
      |  | X | has: inputs.typed.producer.startWithValues
      |  | Self | has: inputs.typed.producer.startWithValues
      === Nor is it in the initializer
      members: private static let start = ""
      parameters: n: String = ①.start
      → error: make 'start' visible to other files first
      | X
      | Self
      === An extension that stays does not use what leaves the class
      import ReactiveSwift
      protocol XInputs { func tapped() }
      final class X: XInputs {
        private let tappedProperty = MutableProperty(())
        private let state = MutableProperty(0)
        func tapped() { self.tappedProperty.value = () }
        private func helped() {}
      }
      extension X: Table {
        func selected() { ① }
      }
      → ②
      | self.state.value = 1 | 10:21-10:31 error: do not use 'state' here: it leaves the class
      | state.value = 1 | error: do not use 'state' here
      | self.helped() | error: do not use 'helped' here
      | helped() | told: nothing
      | self.tapped() | told: nothing
      | let state = 1; print(state) | told: nothing
      === Observers and setters are reported, and a superclass
      members: ①
      outputs: ②
      → ③
      | private var n = 0 { didSet { f() } } |  | error: write 'n' without observers and setters: it becomes
      | var n: Int { get { 1 } set(new) {} } | var n: Int { get } | error: write 'n' without 'set'
      | var n: Int { get { set.count } } | var n: Int { get } | self.n = { set.count }
      | override func copy() -> Any { 1 } |  | error: remove the superclass first
      === The relay of an input is made by the generated class
      import RxRelay
      import RxSwift
      protocol XInputs { var tap: ① { get } }
      protocol XOutputs { var taps: Observable<Void> { get } }
      final class X: XInputs, XOutputs {
        let tap: ①
        let taps: Observable<Void>
        init(made: ① = ①()) {
          self.tap = ②
          self.taps = self.tap.asObservable()
        }
      }
      → not: inputs.tap =
      → ③
      | PublishRelay<Void> | PublishRelay() | has: viewmodel X
      | PublishRelay<Void> | PublishRelay<Void>() | has: viewmodel X
      | PublishRelay<Void> | made | 9:5-9:13 error: give 'tap' its value, if it is to have one
      | BehaviorSubject<Void> | made | 6:7-6:10 error: give 'tap' its value, if it is to have one
      | BehaviorRelay<Void> | BehaviorRelay(value: ()) | 6:7-6:10 error: give 'tap' its value
      === An initializer is seen by other files, and keeps its access
      import ReactiveSwift
      public protocol XInputs { func tapped() }
      public final class X: XInputs {
        ① init() {}
        private let tappedProperty = MutableProperty(())
        public func tapped() { self.tappedProperty.value = () }
      }
      → has: ②
      → not: ③
      | private | error: make the initializer visible first | viewmodel
      |  |   internal dependencies {}␊ | error:
      | package |   package dependencies {}␊ | error:
      | public | public viewmodel X | dependencies
      === The class and its protocols have one access, and are seen by other files
      ④
      import ReactiveSwift
      ① protocol XInputs { func tapped() }
      ②class X: XInputs {
        private let tappedProperty = MutableProperty(())
        func tapped() { self.tappedProperty.value = () }
      }
      → ③
      | public |  | warning: the generated class is public, as its protocols are
      |  | public  | error: give 'XInputs' and 'X' the same access first: a spec says it once
      | package | internal  | warning: the generated class is package, as its protocols are
      | fileprivate |  | error: give 'XInputs' and 'X' the same access first: a spec says it once
      | fileprivate |  | error: give 'XInputs' and 'X' the same access first: a spec says it once | --partial
      | private | private  | error: make the class visible to other files first
      | private | private  | error: make the class visible to other files first | --partial
      | public | open  | error: leave it, or make it final first: an 'open' class
      | public | open  | error: leave it, or make it final first: an 'open' class | --partial
      | @MainActor |  | error: give 'XInputs' and 'X' the same '@MainActor' first: a spec says it once
      | internal |  | told: nothing
      |  | internal  | told: nothing
      | @MainActor | @MainActor  | told: nothing
      === Only its module makes a class that is public since its protocols are
      import ReactiveSwift
      public protocol XInputs { func tapped() }
      class X: XInputs {
        ①
        private let tappedProperty = MutableProperty(())
        func tapped() { self.tappedProperty.value = () }
      }
      → has: public viewmodel X {␊  internal dependencies {
      |
      | init() {}
      | public init() {}
      === What it gains is not public by that
      import ReactiveSwift
      public protocol XInputs { func tapped() }
      class X: XInputs {
        private let tappedProperty = MutableProperty(())
        func tapped() { self.tappedProperty.value = () }
        func again() { self.tappedProperty.value = () }
      }
      → error: make 'again' private, or declare it in a protocol
      === A bound of a protocol is kept, or reported
      import ReactiveSwift
      ② protocol XInputs: ① { func tapped() }
      ② final class X: XInputs {
        private let tappedProperty = MutableProperty(())
        func tapped() { self.tappedProperty.value = () }
      }
      → has: viewmodel X
      → ③
      | AnyObject |  | has: "classBound": true
      | class |  | has: "classBound": true
      | Sendable |  | warning: the generated protocol lacks ': Sendable': nothing of its type can be sent
      | Sendable | @MainActor | told: nothing
      === A function that has the name of a property is renamed first
      members: private func title(for n: Int) -> String { "" }
      → error: rename the function 'title' first
      === An input that has it is not called
      members: private let sentProperty = MutableProperty<Int?>(nil)
      members: func title(for n: Int) { self.sentProperty.value = n }
      inputs: func title(for n: Int)
      self.title(for: 1) → error: do not use 'title' here
      === An initializer takes no number of values
      parameters: ① → ②
      | _ names: String... | error: use an array first: a dependency is one value
      | rows: ClosedRange<Int> = 1...3 | not: error
      """
    )
  )
  func lines(example: Example) { expectLogic(example) }
}
