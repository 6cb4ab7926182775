import MVVMLint
import MVVMSource
import TestSupport
import Testing

@Suite struct ManualPageTests {
  @Test("Every diagnostic that is no lint rule has one section, in alphabetical order")
  func sections() throws {
    let rules = LintRule.all.map(\.identifier)
    let explained = DiagnosticIdentifier.allCases.filter { !rules.contains($0) }
    #expect(try readManual().map(\.name) == explained.map(\.rawValue).sorted())
  }

  @Test("The embedded manual is in step with the page") func inStep() throws {
    expectGolden(embedding(try readManual()), at: "Sources/MVVMManual/Manual.swift")
  }
}
