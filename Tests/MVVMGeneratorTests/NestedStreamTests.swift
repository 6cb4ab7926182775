import MVVMConfiguration
import MVVMSource
import MVVMStyles
import TestSupport
import Testing

@Suite("Streams as types, when generating") struct NestedStreamTests {
  @Test(
    "Streams of every style are warned of as outputs and as what inputs are called with",
    arguments: StyleLibrary().names
  )
  func warnings(style: String) {
    let text =
      "viewmodel X { inputs { a(_ b: Driver<Int>) } outputs { c: AsyncStream<Int>?; d: SignalProducer<Int, E> } }"
    let expected = [
      ("1:31-1:42", "a(_:)", ""), ("1:59-1:76", "c", ""),
      ("1:81-1:103", "d", ", and a member of 'errors' for 'E'"),
    ].map {
      "\($0) warning: '\($1)' would be a stream of streams: write 'Int', the type of its elements\($2) [stream-type]"
    }
    #expect(self.found(in: text) { $0.settings.style = style } == expected.joined(separator: "\n"))
  }

  @Test("Where the rule is off, or a comment ignores it, nothing is said") func off() {
    let text = "viewmodel X { outputs {\na: Driver<Int> } }"
    let ignored = text.replacing("\n", with: "\n// mvvmgen:ignore stream-type It is a car's.\n")
    #expect(self.found(in: ignored) == "")
    #expect(self.found(in: text) { $0.lint.rules = [("stream-type", .off)] } == "")
    #expect(self.found(in: text) { $0.lint.rules = [("stream-type", .error)] }.contains("2:4-2:15 warning"))
  }

  private func found(in text: String, _ change: (inout Configuration) -> Void = { _ in }) -> String {
    listing(generatorDiagnostics(text, changing: change))
  }
}
