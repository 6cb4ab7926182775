import MVVMImport
import MVVMSource
import TestSupport
import Testing

/// What becomes of a backing whose values are others than the input's.
@Suite("Backings that differ from their inputs") struct BackingTests {
  @Test(
    "A relay keeps its initial value or what it replays, unless its input does",
    arguments: [
      ("name: String?", "BehaviorRelay<String>(value: \"\")", "accept(name ?? \"\")", "{ $0 ?? \"\" }"),
      ("a: Int, b: Int", "BehaviorRelay<(Int, Int)>(value: (1, 2))", "accept((a, b))", "{ ($0.a, $0.b) }"),
      ("n: Int", "BehaviorSubject(value: \"x\")", "onNext(String(n))", "{ String($0) }"),
      ("n: Int", "ReplayRelay<String>.create(bufferSize: 1)", "accept(String(n))", "{ String($0) }"),
    ]
  )
  func relays(parameters: String, made: String, call: String, transform: String) {
    let (spec, logic) = moved(parameters, "let kept = \(made)", "kept.\(call)", "kept.map { 1 }", "RxSwift")
    let stream = "inputs.sent" + (transform.isEmpty ? "" : ".map \(transform)")
    #expect(spec.contains("    sent(\(parameters))\n"), "\(spec)")
    #expect(
      logic.contains(
        "    let kept = \(made)\n    \(stream).bind(to: kept).disposed(by: disposeBag)\n"
      ),
      "\(logic)"
    )
    #expect(logic.contains("    self.text = kept.map { 1 }\n"), "\(logic)")
  }

  @Test("Each of two relays that an input sends to keeps its initial value") func twoRelays() {
    let (_, logic) = moved(
      "n: Int",
      "let kept = BehaviorRelay(value: 1)\n  let other = BehaviorRelay(value: 2)",
      "kept.accept(n); other.accept(n)",
      "kept.map { 1 }",
      "RxSwift"
    )
    #expect(logic.contains("    let kept = BehaviorRelay(value: 1)\n    inputs.sent.bind"), "\(logic)")
  }
}

/// The spec and the logic of a view model with one input and one output.
private func moved(
  _ parameters: String,
  _ backing: String,
  _ statement: String,
  _ output: String,
  _ library: String = "ReactiveSwift"
) -> (spec: String, logic: String) {
  let type = library == "RxSwift" ? "Observable<Int>" : "Property<Int>"
  let found = imported(
    """
    import \(library)
    protocol XInputs {
      func sent(\(parameters))
    }
    protocol XOutputs {
      var text: \(type) { get }
    }
    final class X: XInputs, XOutputs {
      private \(backing.replacing("\n  let", with: "\n  private let"))
      func sent(\(parameters)) { \(statement) }
      let text: \(type)
      init() {
        self.text = \(output)
      }
    }
    """
  )
  return (
    found.specText,
    found.viewModels.contains { $0.spec != nil } ? found.logic.text : listing(found.allDiagnostics)
  )
}
