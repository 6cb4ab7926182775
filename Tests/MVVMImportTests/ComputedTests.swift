import TestSupport
import Testing

@Suite("Properties that the class computes") struct ComputedTests {
  @Test(
    "They become computed locals",
    arguments: examples(
      """
      === Each comes after those that it uses, and before functions
      members: /// The sum.
      members: private var sum: Int {
      members:   // Of both.
      members:   self.next + row.value
      members: }
      members: private var next: Int { get { count + 1 } }
      members: private func show() { print(self.sum) }
      self.show(); print(self.sum); show()
      → var next: Int { get { count + 1 } }
      → /// The sum.
      → var sum: Int {
      →   // Of both.
      →   next + row.value
      → }
      → func show() { print(sum) }
      → …
      → show(); print(sum); show()
      === One that could be reached before is private
      members: var n: Int { 1 }
      print(n)
      → warning: 'n' is private from now on: nothing else among these files uses it
      → var n: Int { 1 }
      === One that does more than read is left to a person
      members: private var n: Int { ① }
      members: private func twice() -> Int { 2 * self.n }
      print(self.n) → error: write 'n' as a function that takes what it needs: a computed local only reads
      | count += 1; return count
      | self.count.negate(); return count
      | changed(&count)
      | taps.subscribe().disposed(by: bag); return 1
      | self.taps.count
      | row.value < 0 ? self.n : 1
      | row.value < 0 ? twice() : 1
      === One that has a setter or an attribute is left to a person
      members: private ① → error: write 'n' ②
      | var n: Int { get { 1 } set {} } | without observers and setters
      | @MainActor var n: Int { 1 } | as a plain private property
      === Nothing else has its name
      parameters: m: Int
      members: private var ①: Int { 1 }
      ② → error: rename the property '①' first: the code has a local or parameter of its name
      | n | let n = self.n; print(n)
      | n | print([1].map { n in n })
      | m | print(self.m)
      === A copy of its value is one
      members: private var n: Int? { 1 }
      print { [n] in n } → print { [n] in n }
      === A closure that ends with the view model reads it
      members: private var n: Int { row.value }
      self.tap.subscribe(onNext: { [weak self] in ① })② → ③
      | guard let self else { return }; print(self.n) | .disposed(by: bag) | inputs.tapped.subscribe(onNext: { print(n) }).disposed(by: disposeBag)
      | guard let self else { return }; print(self.n) |  | error: remove 'weak self' first: 'n' may not
      | print(self?.n ?? 0) | .disposed(by: bag) | error: remove 'weak self' first: 'n' may not
      === What only it uses is kept
      members: private let user = User()
      members: private var names: Observable<String> { row.map { self.user.name($0) } }
      print(self.names)
      → // Kept as long as the view model is.
      → Disposables.create { _ = user }.disposed(by: disposeBag)
      → var names: Observable<String> { row.map { user.name($0) } }
      === An extension that stays does without it
      members: private var n: Int { 1 } } extension X: Table { var rows: Int { self.n }
      → error: do not use 'n' here: it leaves the class
      """
    )
  )
  func lines(example: Example) { expectLogic(example, in: file) }
}

private func file(_ part: Parts) -> String {
  """
  import RxRelay
  import RxSwift
  protocol XInputs { func tapped() }
  protocol XOutputs { var taps: Observable<Void> { get } }
  final class X: XInputs, XOutputs {
    let taps: Observable<Void>
    private let row = BehaviorRelay(value: 0)
    private var count = 0
    private let tap = PublishRelay<Void>()
    private let bag = DisposeBag()
    init(\(part("parameters"))) {
      self.taps = self.tap.asObservable()
      \(part(""))
    }
    func tapped() { self.tap.accept(()) }
    \(part("members"))
  }
  """
}
