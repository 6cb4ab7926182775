import TestSupport
import Testing

@Suite("View models of Combine") struct CombineTests {
  @Test(
    "They move over as those of other libraries do",
    arguments: examples(
      """
      === Outputs are of their kinds, and need not be erased once more
      outputs: var more: ① { get }
      members: let more: ①
      self.more = made() → has: ②
      | AnyPublisher<String, Never> | event more: String
      | AnyPublisher<String, Error> | stream more: String
      | AnyPublisher<String, any Error> | stream more: String
      | AnyPublisher<String, Failed> | value more: AnyPublisher<String, Failed>
      | any Publisher<String, Never> | value more: any Publisher<String, Never>
      === A subject that the code sends to stays one, and subscribes to its input
      self.tapSubject.sink { [weak self] in self?.setSubject.send(0) }.store(in: &self.cancellables)
      → let setSubject = CurrentValueSubject<Int, Never>(3)
      → inputs.set.subscribe(setSubject).store(in: &cancellables)
      → …
      → inputs.tap.sink { setSubject.send(0) }.store(in: &cancellables)
      === A subscription that the set keeps ends with it
      members: private var count = 0
      members: private func show(_ n: Int) { print(n) }
      self.setSubject.sink { [weak self] in ① }②
      → inputs.set.sink { ③ }.store(in: &cancellables)
      | guard let self else { return }; self.count += $0 | .store(in: &cancellables) | count += $0
      | self?.show($0) | .store(in: &self.cancellables) | show($0)
      === So does one that is added to a stream which only such subscriptions use
      members: private var count = 0
      members: private func show(_ n: Int) { self.count += n }
      let sizes = self.setSubject.map { [weak self] n -> Int in self?.show(n); return n }.share()
      ①
      → let sizes = inputs.set.map { ②
      | sizes.sink { print($0) }.store(in: &cancellables); sizes.first().sink { print($0) }.store(in: &cancellables) | n -> Int in show(n); return n }.share()
      | Publishers.Merge(sizes, sizes).sink { print($0) }.store(in: &cancellables) | n -> Int in show(n); return n }.share()
      | let more = sizes.map { $0 }; more.sink { print($0) }.store(in: &cancellables) | n -> Int in show(n); return n }.share()
      === Others may be used longer
      members: private func show(_ n: Int) { print(n, self.setSubject.value) }
      outputs: var sizes: AnyPublisher<Int, Never> { get }
      members: let sizes: AnyPublisher<Int, Never>
      let all = self.setSubject.map { [weak self] n -> Int in self?.show(n); return n }.share()
      self.sizes = ①
      → error: remove 'weak self' first: 'show' may not be an object
      | all.eraseToAnyPublisher(); all.sink { print($0) }.store(in: &cancellables)
      | setSubject.eraseToAnyPublisher(); keep(all)
      | setSubject.eraseToAnyPublisher(); keep(all).store(in: &cancellables)
      | setSubject.eraseToAnyPublisher(); all.sink { print($0) }.store(in: &others)
      | setSubject.eraseToAnyPublisher(); all.sink { print($0, all) }.store(in: &cancellables)
      | setSubject.eraseToAnyPublisher(); a.keep(merge(all)).store(in: &cancellables)
      === A property that a container fills is a local that it fills
      members: @①(\\.store) private var store②
      self.tapSubject.sink { [weak self] in self?.store.save() }.store(in: &self.cancellables)
      → @①(\\.store) var store②
      → …
      → inputs.tap.sink { store.save() }.store(in: &cancellables)
      | Injected | : Store
      | LazyInjected | : Store?
      | Dependency | : any Store
      === A default value uses types of the library
      parameters: ①
      → ②
      | other: AnyPublisher<Int, Never> = Just(2).eraseToAnyPublisher() | has: = Just(2).eraseToAnyPublisher()
      | other: Just<Int> = Just(2) | has: other: Just<Int> = Just(2)
      | other: Just | 4:13-4:14 error: 'Just' means another type in generated code: write yours with its module
      === Blanks are where a person would write them
      members: private var count = 0
      self.setSubject.sink {①}.store(in: &cancellables)
      → inputs.set.sink {②}.store(in: &cancellables)
      | [weak self] n in self?.count += n |  n in count += n
      |  [weak self] in␊  self?.count += $0␊ | ␊  count += $0␊
      === A closure that uses no object captures one that ends with the view model
      members: private var count = 0
      ①
      → // Ends with the view model.
      → let lifetime = AnyCancellable {}
      → lifetime.store(in: &cancellables)
      → …
      → ②
      | clock { [weak self] in guard let self else { return }; self.count += 1 } | clock { [weak lifetime] in guard lifetime != nil else { return }; count += 1 }
      | clock { [weak self] in guard let `self` = self else { return }; self.count += 1 } | clock { [weak lifetime] in guard lifetime != nil else { return }; count += 1 }
      | clock { [weak self] in self?.count += 1; self?.setSubject.send(1) } | clock { [weak setSubject, weak lifetime] in if lifetime != nil { count += 1 }; if lifetime != nil { setSubject?.send(1) } }
      | clock { [weak self] in _ = self?.setSubject.send(1); print(1) } | clock { [weak setSubject, weak lifetime] in if lifetime != nil { _ = setSubject?.send(1) }; print(1) }
      === What a closure answers stays optional, and in an expression nothing replaces it
      import Combine
      final class Service {}
      protocol XInputs { func tap() }
      protocol XOutputs { var taps: AnyPublisher<Void, Never> { get } }
      final class X: XInputs, XOutputs {
        let taps: AnyPublisher<Void, Never>
        private let tapSubject = PassthroughSubject<Void, Never>()
        private let service = Service()
        init() {
          self.taps = self.tapSubject.eraseToAnyPublisher()
          clock { [weak self] in ① }
        }
        func tap() { self.tapSubject.send() }
      }
      → ②
      | self?.service.id | has: { [weak service, weak lifetime] in lifetime != nil ? service?.id : nil }
      | self?.service.save(1) { print($0) }?.name | has: lifetime != nil ? service?.save(1) { print($0) }?.name : nil }
      | if flag { self?.service.save() } | has: if flag { lifetime != nil ? service?.save() : nil }
      | print(1); self?.service.save() | has: print(1); if lifetime != nil { service?.save() } }
      | self?.service.id ?? 0 | error: remove 'weak self' first: 'service' may live longer than the view model
      | self?.service.id == 1 | error: remove 'weak self' first: 'service' may live longer
      | return self?.service.id | error: remove 'weak self' first: 'service' may live longer
      | print(self?.service.id) | error: remove 'weak self' first: 'service' may live longer
      === It captures an optional constant for one that it expects to be so
      members: private let user: ①
      parameters: user: ①
      self.user = user
      self.tapSubject.sink { [weak self] in ② }.store(in: &self.cancellables)
      → inputs.tap.sink { ③ }.store(in: &cancellables)
      → not: lifetime
      | User | if let name = self?.user.name { print(name) } | [user = Optional(user)] in if let name = user?.name { print(name) }
      | User | print(self?.user); self?.user.log() | [user = Optional(user)] in print(user); user.log()
      | User? | if let name = self?.user?.name { print(name) } | if let name = user?.name { print(name) }
      | () -> Int | print(self?.user() ?? 0) | [user = Optional(user)] in print(user?() ?? 0)
      === It does not if that could change, or be there later
      members: private ① = load()
      ② → error: remove 'weak self' first: 'user' may not be an object
      | var user: User | self.tapSubject.sink { [weak self] in print(self?.user) }.store(in: &self.cancellables)
      | let user | self.tapSubject.sink { [weak self] in print(self?.user) }.store(in: &self.cancellables)
      === A local object has the published properties
      members: /// The name.
      members: @Published private var name = ""
      members: @Published private var size: Int?
      inputs: func rename(_ name: String)
      members: func rename(_ name: String) { self.name = name }
      self.$name.map { [weak self] in "\\(self?.size ?? 0) \\($0)" }.sink { print($0) }.store(in: &cancellables)
      self.tapSubject.sink { [weak self] in self?.size = 1 }.store(in: &cancellables)
      self.setSubject.map(Optional.some).assign(to: &$size)
      print(size ?? 0, $name); if let size { print { [name] in name + "\\(size)" } }
      → final class Values {
      →   /// The name.
      →   @Published var name = ""
      →   @Published var size: Int?
      → }
      → let values = Values()
      → …
      → // Kept as long as the view model is.
      → AnyCancellable { _ = values }.store(in: &cancellables)
      → …
      → values.$name.map { [weak values] in "\\(values?.size ?? 0) \\($0)" }.sink { print($0) }.store(in: &cancellables)
      → inputs.tap.sink { values.size = 1 }.store(in: &cancellables)
      → inputs.set.map(Optional.some).assign(to: &values.$size)
      → print(values.size ?? 0, values.$name); if let size = values.size { print { [name = values.name] in name + "\\(size)" } }
      → …
      → inputs.rename
      →   .sink { name in values.name = name }
      →   .store(in: &cancellables)
      === A closure captures the object once, as it captured the class
      members: @Published private var a = 1
      members: @Published private var b = 1
      clock { [① self] in ② } → ③
      | weak | guard let self else { return }; self.a = self.b | clock { [weak values] in guard let values = values else { return }; values.a = values.b }
      | weak | self?.a = self?.b ?? 0 | clock { [weak values] in values?.a = values?.b ?? 0 }
      | unowned | self.a = self.b | clock { [unowned values] in values.a = values.b }
      === Functions that use one are local, and a publisher is a stream that stays
      members: @Published private var a = 1
      members: private func show() { print(self.a) }
      outputs: var all: AnyPublisher<Int, Never> { get }
      members: var all: AnyPublisher<Int, Never> { $a.map { $0 + 1 }.eraseToAnyPublisher() }
      self.show(); show() → func show() { print(values.a) }
      → …
      → self.all = values.$a.map { $0 + 1 }.eraseToAnyPublisher()
      === Its names are free
      members: @Published private var a = 1
      print([1].map { values in values + a }, Values.self)
      → print([1].map { values in values + values2.a }, Values.self)
      → has: let values2 = Values2()
      === One that a local object cannot have is left to a person
      members: ①
      ②
      → error: ③
      | @Published private var a = 1 { didSet { print(a) } } |  | write 'a' without observers and setters
      | @Published private var a: Int | self._a = Published(initialValue: 1) | make 'a' a CurrentValueSubject first, or do not use '_a'
      | @Published private var a: Int | self.a = 1 | give 'a' a value where it is declared first
      | @Published private var a: () -> Int? | self.a = { 1 } | give 'a' a value where it is declared first
      | @Published private var a: Optional<Int> | self.a = 1 | give 'a' a value where it is declared first
      | @Clamped @Published private var a = 1 |  | make 'a' a CurrentValueSubject first
      | @Published private(set) var a = 1 } extension Z { func f(x: X) { print(x.a) } |  | make 'a' private, or declare it
      | @Published private var a = 1 } extension X: ObservableObject { |  | make 'a' a CurrentValueSubject first
      | @Published private var a = n | let n = 1; print(n, a) | rename 'n' in the initializer first
      | @Published private var a = 1 | self.setSubject.assign(to: \\.a, on: self).store(in: &cancellables) | 'self' cannot be passed on here
      === A value that is never nil is one for a subject of optional ones
      members: private let nameSubject = PassthroughSubject<String?, Never>()
      inputs: func rename(_ name: ①)
      members: func rename(_ name: ①) { nameSubject.send(name) }
      nameSubject.compactMap { $0 }.sink { print($0) }.store(in: &cancellables)
      → inputs.rename②.compactMap { $0 }.sink { print($0) }.store(in: &cancellables)
      | String | .map(Optional.init)
      | String? | 
      === An output that is nil at first is stored
      members: private(set) var row: Int?
      outputs: var row: Int? { get }
      ① → var row: Int?
      → …
      → self.row = { row }
      | print(1)
      | if flag { self.row = 1 }
      === A parameter is no property of another type
      members: private let name: ①
      parameters: name: ②
      self.name = name
      tapSubject.sink { print(self.name.count) }.store(in: &cancellables)
      → has: inputs.tap.sink { print(③.count) }.store(in: &cancellables)
      → ④
      | String? | String | ownName | let ownName: String? = name
      | Named | Name | ownName | let ownName: Named = name
      | String! | String? | ownName | let ownName: String! = name
      | Named | any Named | name | not: ownName
      | Array<Int> | [Int] | name | not: ownName
      === What the initializer assigns is kept once it has
      members: private var store: Store
      store = Store()
      tapSubject.first().sink { self.store.save() }.store(in: &cancellables)
      → var store = Store()
      → inputs.tap.first().sink { store.save() }.store(in: &cancellables)
      → …
      → // Kept as long as the view model is.
      → AnyCancellable { _ = store }.store(in: &cancellables)
      === An input that the class calls becomes a local function
      members: private let sizeSubject = PassthroughSubject<Int, Never>()
      inputs: func size(to n: Int)
      members: /// Sends it.
      members: func size(to n: Int) { sizeSubject.send(n) }
      ①
      → let sizeSubject = PassthroughSubject<Int, Never>()
      → …
      → /// Sends it.
      → func size(to n: Int) { sizeSubject.send(n) }
      → …
      → ②
      → …
      → inputs.size
      →   .sink { n in size(to: n) }
      →   .store(in: &cancellables)
      → told: nothing
      | self.size(to: 1) | size(to: 1)
      | tapSubject.sink { [weak self] in self?.size(to: 1) }.store(in: &cancellables) | inputs.tap.sink { size(to: 1) }.store(in: &cancellables)
      === It does not if it is none of the class
      members: private let sizeSubject = PassthroughSubject<Int, Never>()
      inputs: func size(_ n: Int)
      members: func size(_ n: Int) { sizeSubject.send(n) }
      sizeSubject.sink { [row] in row.size($0); print(a.size(1)) }.store(in: &cancellables)
      → inputs.size.sink { [row] in row.size($0); print(a.size(1)) }.store(in: &cancellables)
      === Nor if it answers, or there are two of its name
      inputs: func size(_ n: Int)①
      members: func size(_ n: Int)② }
      self.size(1) → error: do not use 'size' here
      |  -> Int |  -> Int { return 1
      | ; func size(_ s: String) |  {}; func size(_ s: String) {
      === What fails is bound to no input
      members: private let failing = PassthroughSubject<Int, Error>()
      inputs: func fail(_ n: Int)
      members: func fail(_ n: Int) { self.failing.send(n) }
      print(self.failing)
      → let failing = PassthroughSubject<Int, Error>()
      → …
      → inputs.fail
      →   .sink { n in failing.send(n) }
      →   .store(in: &cancellables)
      """
    )
  )
  func lines(example: Example) { expectLogic(example, in: combineFile) }
}

private func combineFile(_ part: Parts) -> String {
  """
  import Combine
  protocol XInputs { func tap(); func set(_ n: Int); \(part("inputs")) }
  protocol XOutputs { var taps: AnyPublisher<Void, Never> { get }; \(part("outputs")) }
  final class X: XInputs, XOutputs {
    let taps: AnyPublisher<Void, Never>
    private let tapSubject = PassthroughSubject<Void, Never>()
    private let setSubject = CurrentValueSubject<Int, Never>(3)
    private var cancellables: Set<AnyCancellable> = []
    init(\(part("parameters"))) {
      self.taps = self.tapSubject.eraseToAnyPublisher()
      \(part(""))
    }
    func tap() { self.tapSubject.send() }
    func set(_ n: Int) { self.setSubject.send(n) }
    \(part("members"))
  }
  """
}
