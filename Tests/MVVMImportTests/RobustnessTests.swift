import MVVMImport
import MVVMSource
import TestSupport
import Testing

/// Whatever a file holds, there is an answer: with a spec that was checked, or with the file as it was. `FuzzTests` tries
/// files with pieces left out and changed.
@Suite("Damaged Swift") struct RobustnessTests {
  @Test(
    "A property without a name has an answer",
    arguments: [
      "protocol XOutputs { var (): Signal<Int, Never> { get } }\nfinal class X: XOutputs {}",
      "protocol XOutputs { var {}: {} }\nfinal class X: XOutputs { {} }",
      "protocol XInputs { var (): PublishRelay<Int> { get } }\nfinal class X: XInputs {}",
      "protocol XInputs {}\nfinal class X: XInputs { var (): XInputs { self } }",
    ]
  )
  func nameless(text: String) { expectAnswer(library + text) }

  @Test(
    "Half a statement in the initializer has an answer",
    arguments: [
      "func {}", "func", "{ [x in }", "{ [] in }", "{ [,] in }", "{ [x = ] x in x }", "for {}",
      "for where {}", "guard",
      "guard let", "if let {}", "switch {}", "case", "let", "let (", "let (a", "{ (a in }", "{ @ in }",
      "{ @ }", "{ (",
      "catch let {}",
      "while case let . {}", "self", "self.", "self?.", "weak self", "[self", "{ [weak self", "repeat", "do",
      "else if {}",
    ]
  )
  func halfStatements(statement: String) {
    let text = """
      import ReactiveSwift
      protocol XInputs { func tapped() }
      protocol XOutputs { var a: Signal<Void, Never> { get } }
      final class X: XInputs, XOutputs {
        init() {
          self.a = self.tappedProperty.signal
          _ = self.a.map { \(statement)
          }
          \(statement)
        }
        private let tappedProperty = MutableProperty(())
        func tapped() { self.tappedProperty.value = () }
        let a: Signal<Void, Never>
      }
      """
    expectAnswer(text)
  }

  @Test(
    "A backing that is made by half has an answer",
    arguments: [
      ("ReactiveSwift", "init(())"), ("ReactiveSwift", "(())"), ("ReactiveSwift", "pipe()"),
      ("RxSwift", "BehaviorRelay(value)"), ("RxSwift", "BehaviorRelay(value:)"), ("RxSwift", "create()"),
      ("RxSwift", ".init()"),
    ]
  )
  func halfBackings(library: String, value: String) {
    expectAnswer(
      """
      import \(library)
      protocol XInputs { func tapped() }
      protocol XOutputs { var a: Int { get } }
      final class X: XInputs, XOutputs {
        init() { self.a = self.backing.b }
        private let backing = \(value)
        func tapped() { self.backing.accept(()); self.backing.value = () }
        let a: Int
      }
      """
    )
  }

  @Test("As many view models again in one file take at most a few times as long") func viewModels() {
    let growth = growth(from: 50, to: 400) { count in
      let text = library + (0..<count).map { viewModel("V\($0)", members: 1) }.joined()
      #expect(imported(text).viewModels.filter { $0.spec != nil }.count == count)
    }
    #expect(growth < 16)
  }

  @Test("As many members again of one class take at most a few times as long") func members() {
    let growth = growth(from: 80, to: 640) { count in
      #expect(
        imported(library + viewModel("V", members: count)).specText.contains("  out\(count - 1): Int\n")
      )
    }
    #expect(growth < 16)
  }

  @Test("Streams that read each other twice, forty deep, are imported in a moment") func streams() {
    func lines(_ line: (Int) -> String) -> String { (1...40).map(line).joined() }
    let text = """
      import RxSwift
      protocol XInputs { func tapped() }
      protocol XOutputs { var s0: Observable<Int> { get }
      \(lines { "var s\($0): Observable<Int> { get }\n" })}
      final class X: XInputs, XOutputs {
        init() { self.s0 = self.tappedSubject.map { 1 } }
        private let tappedSubject = PublishSubject<Void>()
        func tapped() { self.tappedSubject.onNext(()) }
      \(lines { "var s\($0): Observable<Int> { Observable.merge(self.s\($0 - 1), self.s\($0 - 1)) }\n" })
        let s0: Observable<Int>
      }
      """
    #expect(imported(text).specText.contains("stream s40: Int"))
  }

  @Test("As many refused members again of one class take at most a few times as long") func refusedMembers() {
    let growth = growth(from: 80, to: 640) { count in
      func lines(_ line: (Int) -> String) -> String { (0..<count).map(line).joined() }
      let text = """
        import RxSwift
        protocol XInputs { func tapped()
        \(lines { "var a\($0): AnyObserver<Int> { get }\n" })}
        protocol XOutputs { var out: Observable<Int> { get } }
        final class X: XInputs, XOutputs {
          init() { self.out = self.tappedSubject.map { 1 } }
          private let tappedSubject = PublishSubject<Void>()
          func tapped() { self.tappedSubject.onNext(()) }
        \(lines { "var a\($0): AnyObserver<Int> { self.b.asObserver() }\n" })  let out: Observable<Int>
        }
        """
      let found = imported(text) { $0.partial = true }
      #expect(found.logic.text.matches(of: /#error/).count == count)
    }
    #expect(growth < 16)
  }
}

private let library = "import ReactiveSwift\n"

/// One that has so many members of each kind.
private func viewModel(_ name: String, members count: Int) -> String {
  func lines(_ line: (Int) -> String) -> String { (0..<count).map(line).joined() }
  return """
    protocol \(name)Inputs {
    \(lines { "  func tapped\($0)(row: Int)\n" })}
    protocol \(name)Outputs {
    \(lines { "  /// Number \($0).\n  var out\($0): Signal<Int, Never> { get }\n" })}
    final class \(name): \(name)Inputs, \(name)Outputs {
      init() {
    \(lines { "    self.out\($0) = self.tapped\($0)Property.signal.skipNil().map { helped\($0)($0) }\n" })  }
    \(lines {
      """
        private let tapped\($0)Property = MutableProperty<Int?>(nil)
        // So be it.
        func tapped\($0)(row: Int) { self.tapped\($0)Property.value = row }
        let out\($0): Signal<Int, Never>
        private let kept\($0) = MutableProperty(\($0))
        private func helped\($0)(_ row: Int) -> Int { row + self.kept\($0).value }

      """
    })}

    """
}

private func expectAnswer(_ text: String) {
  let found = imported(text)
  let isConverted = found.viewModels.contains { $0.spec != nil }
  #expect(isConverted || found.logic.text == text)
  for viewModel in found.viewModels where viewModel.spec == nil {
    #expect(viewModel.diagnostics.contains { $0.severity == .error })
  }
}
