import TestSupport
import Testing

/// Tests of protocols that expose subjects, which become inputs of the style with subjects.
@Suite("Subjects of Combine as inputs") struct CombineSubjectTests {
  @Test(
    "The logic reads them as it reads other inputs",
    arguments: examples(
      """
      === A subject is an event, or has a value
      inputs: var row: ① { get }
      members: ② → has: ③
      row.sink { print($0) }.store(in: &self.cancellables)
      → inputs.row.sink { print($0) }.store(in: &cancellables)
      → has: "style": "combine-subjects"
      → told: nothing
      | PassthroughSubject<Int, Never> | let row = PassthroughSubject<Int, Never>() | row(_ value: Int)␊
      | PassthroughSubject<Void, Never> | let row = PassthroughSubject<(), Never>() | row()␊
      | Combine.PassthroughSubject<Int, Never> | let row: Combine.PassthroughSubject<Int, Never> = .init() | row(_ value: Int)␊
      | PassthroughSubject<(id: Int, name: String), Never> | var row = PassthroughSubject<(id: Int, name: String), Never>() | row(_ value: (id: Int, name: String))␊
      | CurrentValueSubject<Int, Never> | let row = CurrentValueSubject<Int, Never>(3) | row(_ value: Int = 3)␊
      | CurrentValueSubject<Int?, Never> | var row: CurrentValueSubject<Int?, Never> = .init(nil) | row(_ value: Int? = nil)␊
      === The generated class makes those that the initializer made
      inputs: var row: PassthroughSubject<Int, Never> { get }
      members: let row: PassthroughSubject<Int, Never>
      self.row = ①
      self.row.sink { print($0) }.store(in: &self.cancellables)
      → inputs.row.sink { print($0) }.store(in: &cancellables)
      → not: self.row =
      | PassthroughSubject<Int, Never>()
      | PassthroughSubject()
      === Code that reads its value has a local
      self.tap.sink { [unowned self] in print(self.query.value) }.store(in: &self.cancellables)
      → let query = CurrentValueSubject<String, Never>("a")
      → inputs.query.subscribe(query).store(in: &cancellables)
      → …
      → inputs.tap.sink { print(query.value) }.store(in: &cancellables)
      → told: nothing
      === Code that sends has one that others cannot observe
      ①
      → ②
      → warning: what the class sends to ③ stays in the logic: others who observe it do not get it
      | self.query.send("b") | query.send("b") | 'query'
      | query.value = "b" | query.value = "b" | 'query'
      | self.query.value += "b" | query.value += "b" | 'query'
      | self.query.map { _ in }.subscribe(tap).store(in: &cancellables) | inputs.query.map { _ in }.subscribe(tap).store(in: &cancellables) | 'tap'
      | query.assign(to: \\.value, on: query).store(in: &cancellables); tap.send() | query.assign(to: \\.value, on: query).store(in: &cancellables); tap.send() | 'query', 'tap'
      === A function next to them stays one
      inputs: func again()
      members: func again() { self.tap.send() }
      → self.againReply = { tap.send() }
      → has: again() -> Void
      → warning: what the class sends to 'tap' stays in the logic
      === The view may end one, so what its closures use is kept
      members: private let store = Store()
      tap.sink { [weak self] in self?.store.save() }.store(in: &cancellables)
      → AnyCancellable { _ = store }.store(in: &cancellables)
      → …
      → inputs.tap.sink { store.save() }.store(in: &cancellables)
      === A function with a string of several lines is moved, and the string stays
      members: private var count = 0
      members: private func show(_ n: Int) {␊  self.count += n␊  print(\"\"\"␊    \\(n)␊    \"\"\")␊}
      query.map { $0.count }.sink { [weak self] in self?.show($0) }.store(in: &cancellables); self.show(0)
      → has: func show(_ n: Int) {␊      count += n␊      print(\"\"\"␊      \\(n)␊      \"\"\")␊    }
      === The rest moves over without one that the initializer gives a value
      --partial
      inputs: var row: CurrentValueSubject<Int, Never> { get }
      members: let row: CurrentValueSubject<Int, Never>
      self.row = CurrentValueSubject(size)
      → has: inputs {␊    query(_ value: String = "a")␊    tap()␊  }
      → has: #error("give 'row' its value, if it is to have one, where it is declared
      === One that the spec cannot express is left to a person
      inputs: var row: ① { get }
      members: ②
      ③
      → error: ④
      | PassthroughSubject<Int, Error> | let row = PassthroughSubject<Int, Error>() |  | make 'row' a function first
      | AnySubscriber<Int, Never> | let row = AnySubscriber<Int, Never>() |  | make 'row' a function first
      | any Subject<Int, Never> | let row: any Subject<Int, Never> = PassthroughSubject<Int, Never>() |  | make 'row' a function first
      | CurrentValueSubject<Void, Never> | let row = CurrentValueSubject<Void, Never>(()) |  | give 'row' its value, if it is to have one, where it is declared
      | CurrentValueSubject<Int, Never> | let row: CurrentValueSubject<Int, Never> | row = CurrentValueSubject(size) | give 'row' its value, if it is to have one, where it is declared
      | PassthroughSubject<Int, Never> | let row: PassthroughSubject<Int, Never> | row = shared | give 'row' its value, if it is to have one, where it is declared
      | PassthroughSubject<Int, Never> | var row = PassthroughSubject<Int, Never>() | tap.sink { self.row = PassthroughSubject() }.store(in: &cancellables) | give 'row' its value, if it is to have one, where it is declared
      | CurrentValueSubject<Int, Never> | let row = CurrentValueSubject<Int, Never>(start) |  | write the value of 'row' without members and private names
      | CurrentValueSubject<Int, Never> | lazy var row = CurrentValueSubject<Int, Never>(self.size); let size = 1 |  | write the value of 'row' without members and private names
      | CurrentValueSubject<Int, Never> | lazy var row = CurrentValueSubject<Int, Never>(size); private let size = 1 |  | write the value of 'row' without members and private names
      | CurrentValueSubject<Int, Never> | lazy var row = CurrentValueSubject<Int, Never>(made()); func made() -> Int { 1 } |  | write the value of 'row' without members and private names
      | CurrentValueSubject<Int, Never> | let row = CurrentValueSubject<Int, Never>(value: 1) |  | write the value of 'row' without members and private names
      """
    )
  )
  func lines(example: Example) { expectLogic(example, in: subjectFile) }
}

private func subjectFile(_ part: Parts) -> String {
  """
  import Combine
  private let start = 3
  protocol XInputs {
    var query: CurrentValueSubject<String, Never> { get }
    var tap: PassthroughSubject<Void, Never> { get }
    \(part("inputs"))
  }
  protocol XOutputs { var taps: AnyPublisher<Void, Never> { get } }
  final class X: XInputs, XOutputs {
    let query = CurrentValueSubject<String, Never>("a")
    let tap = PassthroughSubject<Void, Never>()
    let taps: AnyPublisher<Void, Never>
    private var cancellables: Set<AnyCancellable> = []
    init(\(part("parameters"))) {
      self.taps = self.tap.eraseToAnyPublisher()
      \(part(""))
    }
    \(part("members"))
  }
  """
}
