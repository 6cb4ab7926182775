import TestSupport
import Testing

/// Tests that the logic reads at each access, observes in order and holds weakly, if the class did.
@Suite("Ownership and evaluation") struct OwnershipTests {
  @Test(
    "RxSwift retains and reads the same as before",
    arguments: examples(
      """
      === A computed stream of what may change is a value
      outputs: var text: Observable<String> { get }
      members: var text: Observable<String> { ① }
      → has: value text: Observable<String>
      → has: self.text = {
      | .just(user.name)
      | return Observable.of(row.value, 1)
      | get { .just(row.value) }
      | .just(Strings.title)
      | .just(Date())
      | .just(self.count)
      | .just(name)
      | self.user.names()
      | guard true else { return .empty() }; return taps.map { _ in "" }
      | { .just(row.value) }()
      | taps.flatMap { _ in load() }
      === So is one that reads such a value, and one that reads itself
      outputs: var text: Observable<String> { get }
      outputs: var more: Observable<String> { get }
      members: var more: Observable<String> { ① }
      members: var text: Observable<String> { self.more.map { $0 } }
      → has: ②
      | .just(user.name) | self.text = { moreOutput().map { $0 } }
      | self.text.map { $0 } | value text: Observable<String>
      | taps.map { "" } | stream text: String
      === One of what stays, or of an operator, is not
      outputs: var text: Observable<String> { get }
      members: var text: Observable<String> { ① }
      → has: stream text: String
      | .just(self.first)
      | taps.map { _ in row.value }
      | get { taps.map { $0 } }
      | .just(.start)
      === A lazy stream is one that the logic makes, and a lazy value stays lazy
      outputs: var text: Observable<String> { get }
      outputs: var row2: Row { get }
      members: lazy var text: Observable<String> = ①
      members: lazy var row2: Row = Row(user: self.user)
      ② → ③
      | taps.flatMap { _ in load() } |  | has: self.text = self.taps.flatMap { _ in load() }
      | taps.map { _ in "" } |  | lazy var row2Value: Row = Row(user: user)␊self.row2 = { row2Value }
      | .just(row.value) |  | lazy var textValue: Observable<String> = .just(row.value)␊self.text = { textValue }
      | { .just(self.count) }() |  | lazy var textValue: Observable<String> = { .just(count) }()␊self.text = { textValue }
      | .combineLatest(self.taps, names(row.value)) |  | error: do not use other outputs in 'text'
      === A lazy value reads no outputs
      outputs: var other: Row { get }
      members: lazy var other: Row = Row(self.taps)
      → error: do not use other outputs in 'other': it is created before they are assigned
      === What is not hot stays so
      outputs: var text: ① { get }
      members: let text: ①
      self.text = made() → ②
      | Driver<String> | has: "hotOutputs": false
      | Signal<String> | has: "hotOutputs": false
      | Observable<String> | not: hotOutputs
      === Relays have one order for all inputs
      inputs: func set(a: Int, b: Int)␊func reset()
      members: private let aRelay = PublishRelay<Int>()
      members: private let bRelay = PublishRelay<Int>()
      members: func set(a: Int, b: Int) { self.aRelay.accept(a); self.bRelay.accept(b) }
      members: func reset() { self.①.accept(0); self.②.accept(1) }
      self.aRelay.withLatestFrom(self.bRelay).subscribe().disposed(by: self.bag)
      → ③
      | aRelay | bRelay | told: nothing
      | bRelay | aRelay | error: let 'reset' send in the order in which inputs before it do
      === Relays that one input sends to receive it in the order in which it sends
      inputs: func set(a: Int, b: Int)
      members: private let aRelay = PublishRelay<Int>()
      members: private let bRelay = BehaviorRelay<Int>(value: 0)
      members: func set(a: Int, b: Int) { self.bRelay.accept(b); self.aRelay.accept(a) }
      self.aRelay.withLatestFrom(self.bRelay).subscribe().disposed(by: self.bag)
      → inputs.set.map { $0.b }.bind(to: bRelay).disposed(by: disposeBag)
      → let aRelay = PublishRelay<Int>()
      → inputs.set.map { $0.a }.bind(to: aRelay).disposed(by: disposeBag)
      → …
      → aRelay.withLatestFrom(bRelay).subscribe().disposed(by: disposeBag)
      === A relay of optional values is a local where the compiler would take long over 'map(Optional.init)'
      inputs: func name(_ name: String)
      members: private let nameRelay = PublishRelay<String?>()
      members: func name(_ name: String) { self.nameRelay.accept(name) }
      ①.subscribe().disposed(by: self.bag) → ②.subscribe().disposed(by: disposeBag)
      | Observable.zip(self.nameRelay, self.taps) | Observable.zip(nameRelay, self.taps)
      | self.nameRelay.map { $0 != nil } | inputs.name.map(Optional.init).map { $0 != nil }
      === A relay that is handed on stays one, and a stream of an operator needs none
      ① → has: ②
      | [self.row, self.tap].forEach(print) | [row, tap]
      | self.taps.bind(to: self.row, self.tap) | (to: row, tap)
      | track(self.tap) | track(tap)
      | Tracker(1, self.tap) | Tracker(1, tap)
      | Observable.merge(self.taps, self.tap) | Observable.merge(self.taps, inputs.tapped)
      === A function does not hold the bag, which would hold who calls it
      members: private func load() {
      members:   row.subscribe().disposed(by: bag)
      members: }
      self.taps.subscribe(onNext: { [weak self] in self?.load() }).disposed(by: bag)
      → let currentBag = { [weak disposeBag] in disposeBag }
      → …
      →   guard let disposeBag = currentBag() else { return }
      → has: .subscribe(onNext: { load() }).disposed(by: disposeBag)
      === It is local if a closure in it shows whether the view model is gone
      members: private func load() {
      members:   clock { [weak self] in guard let self else { return }; print(1) }
      members: }
      self.taps.subscribe(onNext: { [weak self] in self?.load() }).disposed(by: bag)
      → func load() {
      →   clock { [weak disposeBag] in guard disposeBag != nil else { return }; print(1) }
      → }
      === Where it answers it is handed the bag
      members: private func load() -> Int { row.subscribe().disposed(by: bag); return 1 }
      self.taps.subscribe(onNext: { _ = self.load() }).disposed(by: bag)
      → error: pass the dispose bag to 'load' as an argument first
      === A lazy property is a lazy local, after what it uses
      members: private lazy var store = BehaviorRelay(value: ①)
      members: private let n: Int
      members: private var size = 1
      parameters: n: Int
      self.n = n
      self.taps.subscribe(onNext: { [weak self] in self?.store.accept(1) }).disposed(by: bag) → let size = 1
      → lazy var store = BehaviorRelay(value: ②)
      → …
      → self.taps.subscribe(onNext: { store.accept(1) }).disposed(by: disposeBag)
      | self.n + self.size | n + size
      | n | n
      === It is no local if nothing would keep it, if it would be created to be captured, or if it uses what comes later
      members: private lazy var store = ①
      members: private var again: Int { 1 }
      members: private lazy var other = 1
      ② → error: ③
      | Store() | print(self.store) | create 'store' in the initializer first: nothing would keep
      | Store(again) | taps.map { self.store.n }.subscribe().disposed(by: bag) | create 'store' in the initializer first: it uses
      | Store(other) | taps.map { self.store.n }.subscribe().disposed(by: bag) | create 'store' in the initializer first: it uses
      | PublishRelay<Int>() | clock { [weak self] in self?.store.accept(1) } | remove 'weak self' first: 'store' may not be an object
      === What a subscription keeps until it ends is kept longer if it may end
      members: private let poller = Poller()
      inputs: func more()
      members: private let moreSubject = PublishRelay<Void>()
      members: func more() { moreSubject.accept(()) }
      ①.subscribe(onNext: { [weak self] _ in self?.poller.again() }).disposed(by: bag)
      → let poller = Poller()
      → ②
      | api.load() | // Kept as long as the view model is.
      | moreSubject.take(1) | // Kept as long as the view model is.
      | moreSubject.flatMap { api.load() } | // Kept as long as the view model is.
      | tap | // Kept as long as the view model is.
      | moreSubject.map { 1 } | …
      === A closure that kept the view model does so no longer
      members: private func show() {}
      ① → ②
      | api.load { self.row.accept($0) } | 16:16-16:24 warning: closures such as this one no longer keep the view model
      | api.load().subscribe(onNext: { n in self.row.accept(n) }).disposed(by: bag) | warning: closures such as this one no longer keep
      | taps.map { self.row.value }.subscribe().disposed(by: bag) | warning: closures such as this one no longer keep
      | self.taps.map { self.row.value }.asDriver(onErrorJustReturn: "").drive() | warning: closures such as this one no longer keep
      | print([1].map { self.row.value + $0 }) | told: nothing
      | session.onEnd = { self.row.accept(1) } | 16:23-16:31 warning: closures such as this one no longer keep
      | Task { await load(row.value) } | 16:23-16:26 warning: closures such as this one no longer keep
      | Task.detached(priority: .low) { await load(row.value) } | warning: closures such as this one no longer keep
      | session.rows = { self.row.value }() | told: nothing
      | clock(self.show) | 16:11-16:20 warning: closures such as this one no longer keep
      | taps.map(show).subscribe().disposed(by: bag) | warning: closures such as this one no longer keep
      | taps.subscribe(onNext: { clock { [weak self] in self?.row.accept(1) } }).disposed(by: bag) | 16:44-16:48 warning: closures such as this one no longer keep
      | taps.subscribe(onNext: { [weak self] in clock { [weak self] in self?.row.accept(1) } }).disposed(by: bag) | told: nothing
      | names.forEach(show) | told: nothing
      | queue.sync { print(row.value) } | told: nothing
      | Task { [row] in await load(row.value) } | told: nothing
      | Task { [weak self] in self?.row.accept(1) } | told: nothing
      | api.load { [row = self.row] in row.accept($0) } | told: nothing
      | if true { self.row.accept(1) } | told: nothing
      | taps.subscribe(onNext: { [weak self] in self?.row.accept(1) }).disposed(by: bag) | told: nothing
      === A closure that an object may keep does not keep the object
      members: private ① session: any Session
      parameters: session: any Session
      self.session = session
      self.session② { [weak self] in guard let self else { return }; self.session.restart() }③
      → ④
      | let | .onEnd = |  | error: write '[weak session = self.session]' for 'weak self' first: the closure would keep
      | let | .start |  | error: write '[weak session = self.session]' for 'weak self' first: the closure would keep
      | var | .download |  | error: make 'session' a constant first: the closure would keep 'session'
      | let | .events.subscribe | .disposed(by: self.bag) | session.events.subscribe { session.restart() }.disposed(by: disposeBag)
      === One that a reader may keep does not show the end of the view model, unless the bag does
      outputs: var all: Observable<Int> { get }
      members: private let all1 = ①<Int>()
      members: let all: Observable<Int>
      self.all = all1.asObservable()
      ②
      → …
      → ③
      | PublishRelay | clock { [weak self] in self?.all1.accept(1) } | clock { [weak all1] in all1?.accept(1) }
      | PublishSubject | clock { [weak self] in self?.all1.onNext(1) } | clock { [weak all1, weak disposeBag] in if disposeBag != nil { all1?.onNext(1) } }
      | PublishSubject | clock { [weak self] in guard let self else { return }; self.all1.onNext(1) } | clock { [weak all1, weak disposeBag] in guard disposeBag != nil, let all1 = all1 else { return }; all1.onNext(1) }
      | PublishSubject | clock { [weak self] in guard let self else { return }; self.all1.subscribe().disposed(by: self.bag) } | clock { [weak all1, weak disposeBag] in guard let all1 = all1, let disposeBag = disposeBag else { return }; all1.subscribe().disposed(by: disposeBag) }
      === Nor does one that calls a local function, which keeps what it uses
      members: private func load() { print(row.value) }
      ① → ②
      | clock { [weak self] in self?.load() } | error: remove 'weak self' first: 'load' may not be an object
      | self.taps.subscribe(onNext: { [weak self] in self?.load() }).disposed(by: bag) | has: { load() }
      === If a member cannot be a local, the message says what to write
      members: ① → error: ②
      | private weak var owner: Owner? | pass 'owner' only to the initializer, and capture it
      | private lazy var own = make(self) | 'self' cannot be passed on here
      | deinit { self.user.leave() } | move the code of 'deinit' into 'Disposables.create { … }', which the dispose bag retains
      === A relay that becomes private is reported
      inputs: func more()
      members: let kept = PublishRelay<Void>()
      members: func more() { kept.accept(()) }
      → warning: 'kept' is private from now on: who sends to it calls 'more()'
      === All dispose bags are the logic's
      members: private let other = DisposeBag()
      add(self.bag, self.other) → add(disposeBag, disposeBag)
      === None is exchanged
      members: private var other = DisposeBag()
      self.taps.subscribe(onNext: { [weak self] in self?.other = DisposeBag() })
      → error: do not create a dispose bag here
      === No other has its name
      members: private func bind(disposeBag: DisposeBag) { self.taps.subscribe().disposed(by: disposeBag) }
      self.bind(disposeBag: self.bag) → error: rename 'disposeBag' in the code first
      """
    )
  )
  func lines(example: Example) { expectLogic(example, in: rxFile) }
}

private func rxFile(_ part: Parts) -> String {
  """
  import RxCocoa
  import RxSwift
  protocol XInputs { func tapped(); \(part("inputs")) }
  protocol XOutputs { var taps: Observable<Void> { get }; \(part("outputs")) }
  final class X: XInputs, XOutputs {
    let taps: Observable<Void>
    private let user: User
    private let first = ""
    private var count = 0
    private let row = BehaviorRelay(value: "")
    private let tap = PublishRelay<Void>()
    private let bag = DisposeBag()
    init(user: User\(part("parameters").isEmpty ? "" : ", \(part("parameters"))")) {
      self.user = user
      self.taps = self.tap.asObservable()
      \(part(""))
    }
    func tapped() { self.tap.accept(()) }
    \(part("members"))
  }
  """
}
