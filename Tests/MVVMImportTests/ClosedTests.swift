import TestSupport
import Testing

/// Members that are not private, though nothing else uses them, and the end of the object.
@Suite("Members that become private") struct ClosedTests {
  @Test(
    "They are as private ones, with a warning",
    arguments: examples(
      """
      === A property that nothing reaches is a local
      ① → ②
      | let user: User | warning: 'load', 'user' are private from now on: nothing else among these files uses them
      | let user: User | has:     self.taps = taps(of: user)
      | public let user: User | not: error:
      === One that other code asks for, or may, is reported
      ①
      → error: make 'user' private, or declare it in a protocol
      | let user: User } func name(_ x: X) -> String { x.user.name
      | let user: User; static let path = \\X.user
      | let user: User } extension X: Named { var name: String { "" }
      | @Stored var user: User
      === A function that only the class calls is one of the logic
      let user: User } final class Y { func f() { self.load() }
      → has: ␊␊private func load() {
      === What prints at the end does so at that of the subscriptions
      let user: User; deinit { print("\\(Self.self) gone") }
      → Disposables.create { print("\\(X.self) gone") }.disposed(by: disposeBag)
      === Any other end is left to a person
      let user: User; deinit { ① }
      → error: move the code of 'deinit' into 'Disposables.create { … }', which the dispose bag retains
      | self.user.leave()
      | print(self)
      | leave()
      """
    )
  )
  func lines(example: Example) { expectLogic(example, in: file) }
}

private func file(_ part: Parts) -> String {
  """
  import RxSwift
  protocol XInputs { func tapped() }
  protocol XOutputs { var taps: Observable<Void> { get } }
  final class X: XInputs, XOutputs {
    let taps: Observable<Void>
    private let tap = PublishRelay<Void>()
    private let bag = DisposeBag()
    init(user: User) {
      self.user = user
      self.taps = taps(of: user)
      self.tap.subscribe(onNext: { [weak self] in self?.load() }).disposed(by: bag)
    }
    func tapped() { self.tap.accept(()) }
    func load() { print(1) }
    \(part(""))
  }
  """
}
