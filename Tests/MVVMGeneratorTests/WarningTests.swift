import MVVMGenerator
import MVVMSource
import TestSupport
import Testing

@Suite("Rules of lint that generating tells of") struct WarningTests {
  @Test(
    "Streams of every style are warned of as outputs and as what inputs are called with",
    arguments: StyleLibrary().names
  )
  func warnings(style: String) {
    let text =
      "viewmodel X { inputs { a(_ b: Driver<Int>) } outputs { c: AsyncStream<Int>?; d: SignalProducer<Int, E> } }"
    let expected = [
      ("1:31-1:42", "a(_:)"), ("1:59-1:76", "c"), ("1:81-1:103", "d"),
    ].map {
      "\($0) warning: '\($1)' would be a stream of streams: write 'Int', which it carries [stream-type]"
    }
    #expect(self.found(in: text) { $0.settings.style = style } == expected.joined(separator: "\n"))
  }

  @Test(
    "Dependencies, values, answers and types of other names are left alone",
    arguments: [
      "dependencies { a: Observable<Int> } outputs { b: Int }", "outputs { value a: Driver<Int> }",
      "outputs { a(_ b: Int) -> Driver<Int> }", "outputs { a: Box<Int>; b: [Driver<Int>] }",
    ]
  )
  func others(members: String) {
    #expect(self.found(in: "viewmodel X { \(members) }") == "")
  }

  @Test("The first type of Foundation is warned of where nothing is imported") func foundation() {
    let text = "viewmodel X { inputs { a(_ b: [URL]) } outputs { c: Date } }"
    #expect(
      self.found(in: text)
        == "1:32-1:35 warning: 'URL' is a type of Foundation, which is not imported: add 'import Foundation' [missing-import]"
    )
    #expect(self.found(in: "import UIKit\n\(text)") == "")
  }

  @Test(
    "Where the rule is off, or a comment ignores it, nothing is said",
    arguments: [("stream-type", "Driver<Int>"), ("missing-import", "UUID")]
  )
  func off(rule: String, type: String) {
    let text = "viewmodel X { outputs {\na: \(type) } }"
    let ignored = text.replacing("\n", with: "\n// mvvmgen:ignore \(rule) It is a car's.\n")
    #expect(self.found(in: ignored) == "")
    #expect(self.found(in: text) { $0.lint.rules = [(rule, .off)] } == "")
    let found = self.found(in: text) { $0.lint.rules = [(rule, .error)] }
    #expect(found.hasPrefix("2:4-2:\(4 + type.count) warning"))
  }

  private func found(in text: String, _ change: (inout Configuration) -> Void = { _ in }) -> String {
    var configuration = Configuration()
    var styles = StyleLibrary()
    change(&configuration)
    let file = SourceFile(path: "X.mvvm", text: text)
    return listing(generate(file, configuration: configuration, styles: &styles).diagnostics)
  }
}
