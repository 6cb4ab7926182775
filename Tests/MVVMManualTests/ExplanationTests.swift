import MVVMGenerator
import MVVMLint
import MVVMManual
import MVVMSource
import TestSupport
import Testing

@Suite struct ExplanationTests {
  @Test(
    "Every identifier is explained at length, with two examples",
    arguments: DiagnosticIdentifier.allCases
  )
  func complete(identifier: DiagnosticIdentifier) {
    let explanation = explanation(of: identifier)
    let lines = explanation.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count > 1)
    #expect(lines.first?.hasSuffix(".") == true)
    #expect(explanation.text.hasSuffix(".") || explanation.text.hasSuffix(".)"))
    #expect(lines.allSatisfy { $0.count <= 90 && $0 == $0.drop { $0 == " " } })
    #expect(explanation.bad != explanation.good)
    #expect(explanation.bad.hasSuffix("\n") && explanation.good.hasSuffix("\n"))
  }

  @Test("No explanation stands for two identifiers") func different() {
    let texts = DiagnosticIdentifier.allCases.map { explanation(of: $0).text }
    #expect(Set(texts).count == texts.count)
  }

  @Test(
    "The bad example of a configuration is reported, the good one is not",
    arguments: DiagnosticIdentifier.allCases.filter {
      $0.rawValue.hasPrefix("config-") || $0 == .styleUnknown
    }
  )
  func configurations(identifier: DiagnosticIdentifier) {
    let explanation = explanation(of: identifier)
    #expect(readConfiguration(explanation.bad).diagnostics.map(\.identifier) == [identifier])
    #expect(listing(readConfiguration(explanation.good).diagnostics) == "")
  }

  @Test("Of the examples of ignored file names, only the bad one has such a name") func fileNames() {
    let explanation = explanation(of: .fileNameIgnored)
    func note(on text: String) -> Diagnostic? {
      ignoredFileName(in: SourceFile(path: "mvvmgen.json", text: text))
    }
    #expect(note(on: explanation.bad)?.identifier == .fileNameIgnored)
    #expect(note(on: explanation.good) == nil)
  }
}
