import MVVMSource
import TestSupport
import Testing

@Suite("Relays and subjects that a view gets") struct ShownRelayTests {
  @Test("Inputs that a view binds to are of one kind")
  func kinds() {
    let words = "inputs of a style are of one kind"
    let subject = "var a: PublishSubject<Void> { get }"
    let own = "let a = PublishSubject<Void>()"
    let relay = rxListing(
      subject + "\nvar b: PublishRelay<Void> { get }",
      own + "\nlet b = PublishRelay<Void>()"
    )
    #expect(relay.contains("make 'b' a subject, as 'a' is: \(words)"), "\(relay)")
    let function = rxListing(subject + "\nfunc b()", own + "\nfunc b() { self.a.onNext(()) }")
    #expect(function.contains("make 'b' a subject, as 'a' is: \(words)"), "\(function)")
    let reply = rxListing(subject + "\nfunc b() -> Int", own + "\nfunc b() -> Int { return 1 }")
    #expect(reply == "")
    let other = rxListing("var a: Observable<Void> { get }", "let a = Observable<Void>.never()")
    #expect(other.contains("make 'a' a function first"), "\(other)")
  }

  @Test("A function beside them is not made one of them") func unlisted() {
    let text = rxListing(
      "var a: PublishSubject<Void> { get }",
      "let a = PublishSubject<Void>()\nfunc again() { self.a.onNext(()) }"
    )
    #expect(text.contains("make 'again' private"), "\(text)")
  }
}

/// The errors of a view model of RxSwift with some inputs and members.
private func rxListing(_ inputs: String, _ members: String) -> String {
  let found = imported(
    """
    import RxSwift
    protocol XInputs {
    \(inputs)
    }
    protocol XOutputs {
    var title: Observable<Int> { get }
    }
    final class X: XInputs, XOutputs {
    \(members)
    let title: Observable<Int>
    init() { self.title = .just(1) }
    }
    """
  )
  return listing(found.allDiagnostics.filter { $0.severity == .error })
}
