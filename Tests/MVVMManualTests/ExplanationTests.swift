import MVVMConfiguration
import MVVMGenerator
import MVVMLint
import MVVMManual
import MVVMProject
import MVVMSource
import MVVMStyles
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
    #expect(lines.allSatisfy { $0.count <= 90 && $0.first != " " })
    #expect(lines.dropFirst().allSatisfy { $0.count <= 78 })
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
      $0.rawValue.hasPrefix("config-") && $0 != .configUnusedOverride || $0 == .styleUnknown
    }
  )
  func configurations(identifier: DiagnosticIdentifier) {
    let explanation = explanation(of: identifier)
    #expect(readConfiguration(explanation.bad).diagnostics.map(\.identifier) == [identifier])
    #expect(listing(readConfiguration(explanation.good).diagnostics) == "")
  }

  @Test("In the examples of unused overrides, only the bad one names a missing view model") func overrides() {
    let explanation = explanation(of: .configUnusedOverride)
    func unused(_ text: String) -> [Diagnostic] {
      ConfigurationFile(SourceFile(path: "mvvmgen.json", text: text)).unusedPatterns(["LoginViewModel"])
    }
    #expect(unused(explanation.bad).map(\.identifier) == [.configUnusedOverride])
    #expect(unused(explanation.good).isEmpty)
  }

  @Test(
    "The bad example of a template is reported, the good one is not",
    arguments: DiagnosticIdentifier.allCases.filter { $0.rawValue.hasPrefix("template-") }
  )
  func templates(identifier: DiagnosticIdentifier) {
    let explanation = explanation(of: identifier)
    #expect(templateDiagnostics(explanation.bad).map(\.identifier) == [identifier])
    #expect(listing(templateDiagnostics(explanation.good)) == "")
  }

  @Test("In the examples of ignored file names, only the bad one has such a name") func fileNames() {
    let explanation = explanation(of: .fileNameIgnored)
    func note(on text: String) -> Diagnostic? {
      ConfigurationFile(SourceFile(path: "mvvmgen.json", text: text)).ignoredFileName
    }
    #expect(note(on: explanation.bad)?.identifier == .fileNameIgnored)
    #expect(note(on: explanation.good) == nil)
  }
}

/// The diagnostics of a text as the template 'line', which the template of an input includes.
private func templateDiagnostics(_ text: String) -> [Diagnostic] {
  let styles = StyleLibrary(overrides: [
    SourceFile(path: "line.mustache", text: text),
    SourceFile(path: "input-signature.mustache", text: "{{>line}}"),
  ])
  let spec = SourceFile(path: "X.mvvm", text: "viewmodel X { inputs { tapped() } }")
  return generate(spec, configuration: Configuration(), styles: styles).diagnostics
}
