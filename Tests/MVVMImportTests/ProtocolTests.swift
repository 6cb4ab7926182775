import MVVMImport
import MVVMSource
import TestSupport
import Testing

/// Tests that the generated protocols match, whatever they inherit from and whichever file extends them.
@Suite("Protocols of hand-written view models") struct ProtocolTests {
  @Test(
    "They stay what they are for views",
    arguments: examples(
      """
      === An alias of the protocols and another one is that other one
      import ReactiveSwift
      protocol XInputs { func sent() }
      protocol XOutputs { var text: Signal<Int, Never> { get } }
      typealias XType = Cycle & XInputs & XOutputs
      final class X: XType {
        init() { self.text = kept.signal.skipNil() }
        private let kept = MutableProperty<Int?>(nil)
        func sent() { kept.value = 1 }
        let text: Signal<Int, Never>
      }
      protocol Cycle {}
      → has: viewmodel X: Cycle {
      → not: error:
      === A protocol that no file declares is conformed to as before, whatever its name
      import ReactiveSwift
      protocol XInputs { func sent() }
      final class X: XInputs, XErrors {
        private let kept = MutableProperty(())
        func sent() { kept.value = () }
      }
      → has: viewmodel X: XErrors {
      → not: error:
      === An observer is the input of its subject
      import RxSwift
      protocol XInputs { var go: AnyObserver<Void> { get }; var set: AnyObserver<Int> { get } }
      protocol XOutputs { var steps: Observable<Int> { get } }
      final class X: XInputs, XOutputs {
        private let goSubject = PublishSubject<Void>()
        private let setSubject = BehaviorSubject<Int>(value: 3)
        var set: AnyObserver<Int> { return self.setSubject.asObserver() }
        let steps: Observable<Int>
        ①
        init() {
          self.steps = self.goSubject.withLatestFrom(self.setSubject)
        }
      }
      → has:   init(inputs: X.InputStreams, disposeBag: DisposeBag) {␊    self.steps = inputs.go.withLatestFrom(inputs.set)␊  }
      → has: go()␊    set(_ value: Int = 3)
      → has: "style": "rxswift-observers"
      → warning: what a view binds to 'go' no longer ends it: elements alone are sent
      | lazy var go: AnyObserver<Void> = self.goSubject.asObserver()
      | var go: AnyObserver<Void> { goSubject.asObserver() }
      === The initializer does not make it
      import RxSwift
      protocol XInputs { var go: AnyObserver<Void> { get }; var set: AnyObserver<Int> { get } }
      protocol XOutputs { var steps: Observable<Int> { get } }
      final class X: XInputs, XOutputs {
        private let goSubject = PublishSubject<Void>()
        private let setSubject = BehaviorSubject<Int>(value: 3)
        var set: AnyObserver<Int> { return self.setSubject.asObserver() }
        let steps: Observable<Int>
        let go: AnyObserver<Void>
        init() {
          ①
          self.steps = self.goSubject.withLatestFrom(self.setSubject)
        }
      }
      → has:   init(inputs: X.InputStreams, disposeBag: DisposeBag) {␊    self.steps = inputs.go.withLatestFrom(inputs.set)␊  }
      → has: go()␊    set(_ value: Int = 3)
      → has: "style": "rxswift-observers"
      → warning: what a view binds to 'go' no longer ends it: elements alone are sent
      | self.go = self.goSubject.asObserver()
      | go = goSubject.asObserver()
      === Any other observer is left to a person
      import RxSwift
      protocol XInputs { var go: AnyObserver<Void> { get }; var set: AnyObserver<Int> { get } }
      final class X: XInputs {
        private let setSubject = PublishSubject<Int>()
        var set: AnyObserver<Int> { setSubject.asObserver() }
        var go: AnyObserver<Void> { ① }
      }
      → 2:24-2:26 error: let 'go' be 'subject.asObserver()' of a private subject first
      | AnyObserver { _ in }
      | self.action.inputs
      === One protocol for classes alone makes all so
      import ReactiveSwift
      protocol XInputs: AnyObject { func tapped() }
      protocol XType { var inputs: XInputs { get } }
      final class X: XInputs, XType {
        private let tappedProperty = MutableProperty(())
        func tapped() { self.tappedProperty.value = () }
        var inputs: XInputs { return self }
      }
      → has: "classBound": true
      → 3:10-3:15 warning: the generated protocol is for classes alone, as another one of the class is
      === Its type aliases stay members of it
      import ReactiveSwift
      protocol XInputs { typealias Row = (Int, String); func tapped(_ row: Row) }
      protocol XOutputs {
        /// What changed.
        typealias Change = (old: Int, new: Row)
        typealias Row = XInputs.Row
        var change: Signal<[Change], Never> { get }
      }
      final class X: XInputs, XOutputs {
        private let tappedProperty = MutableProperty<Row?>(nil)
        func tapped(_ row: Row) { self.tappedProperty.value = row }
        let change: Signal<[Change], Never>
        init() { self.change = self.tappedProperty.signal.skipNil().map { [Change(1, $0)] } }
      }
      → has: tapped(_ row: X.Row)
      → has: change: [X.Change]
      → has: self.change = inputs.tapped.map { [X.Change(1, $0)] }
      → has: extension XInputs {␊  typealias Row = (Int, String)␊}
      → has: extension XOutputs {␊  /// What changed.␊  typealias Change = (old: Int, new: X.Row)␊␊  typealias Row = XInputs.Row␊}
      === What a protocol inherits it refines, and the spec declares
      import ReactiveSwift
      ①
      protocol XInputs: Base { func tapped() }
      final class X: XInputs {
        private let tappedProperty = MutableProperty(())
        func tapped() { self.tappedProperty.value = () }
        private let loadedProperty = MutableProperty(())
        func loaded() { self.loadedProperty.value = () }
      }
      → ②
      | protocol Base { func loaded() } | has: loaded()␊    tapped()
      | protocol Base { func loaded() } | has: "refines": { "inputs": ["Base"] }
      | protocol Base: More {}; protocol More { func loaded() } | has: loaded()␊    tapped()
      |  | error: also pass the file of 'Base', or remove it: the spec declares its members
      """
    )
  )
  func lines(example: Example) { expectLogic(example) }

  @Test("An extension that offers the facets for a class goes with its protocol", arguments: [true, false])
  func extensions(isAlone: Bool) {
    let mock = "final class Mock: Home, HomeInput {}"
    let files = [
      SourceFile(path: "Home.swift", text: protocols),
      SourceFile(path: "HomeImpl.swift", text: implementation),
      SourceFile(path: "Mock.swift", text: isAlone ? "" : mock),
    ]
    let found = imported(files)
    #expect(found.viewModels.first { $0.name == "HomeImpl" }?.spec != nil || !isAlone)
    #expect(found.files[0].text.contains("extension") != isAlone)
    if isAlone { #expect(found.viewModels[0].override?.json.contains(#""inputsProperty": "input""#) == true) }
  }
}

private let protocols = """
  import RxSwift

  protocol HomeInput { var go: PublishSubject<Void> { get } }
  protocol Home { var input: HomeInput { get } }
  extension Home where Self: HomeInput {
    var input: HomeInput { return self }
  }
  """

private let implementation = """
  import RxSwift

  final class HomeImpl: Home, HomeInput {
    let go = PublishSubject<Void>()
    private let bag = DisposeBag()
    init() { self.go.subscribe(onNext: { print(1) }).disposed(by: self.bag) }
  }
  """
