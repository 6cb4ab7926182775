import MVVMLint
import MVVMSource
import TestSupport
import Testing

@Suite struct ManualPageTests {
  @Test("Every diagnostic that is no lint rule has one section, in alphabetical order")
  func sections() throws {
    let rules = LintRule.all.map(\.identifier)
    let explained = DiagnosticIdentifier.allCases.filter { !rules.contains($0) }
    let names = try readManual().map(\.name)
    let missing = Set(explained.map(\.rawValue)).subtracting(names)
    #expect(missing == [], "write a section '## …' for each in Sources/MVVMManual/README.md, then record")
    #expect(names == explained.map(\.rawValue).sorted())
  }

  @Test("The embedded manual is in step with the page") func inStep() throws {
    expectGolden(embedding(try readManual()), at: "Sources/MVVMManual/Manual.swift")
  }

  @Test("The embedded guides are in step with the pages and the examples") func guides() throws {
    expectGolden(try embeddedGuides(), at: "Sources/MVVMManual/Guides.swift")
  }
}
