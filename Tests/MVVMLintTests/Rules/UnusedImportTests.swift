import MVVMLint
import Testing

@Suite struct UnusedImportTests {
  private func findings(_ imports: String, _ section: String, _ member: String, head: String = "") -> String {
    lintFindings("\(imports)\n" + head + screen(section, member), .unusedImport)
  }

  @Test(
    "A spec of standard types alone needs none",
    arguments: [
      ("inputs", "a()"), ("inputs", "a(_ b: String = \"\", c: [Int] = [-1, 2])"),
      ("outputs", "a: (title: String, Int)?"),
      ("outputs", "state a: [String: Double] = [:]"), ("outputs", "@available(*, deprecated) a: Bool"),
      ("outputs", "a: @Sendable (Int) async throws -> Result<Int, any Error>"),
    ]
  )
  func standard(section: String, member: String) {
    #expect(self.findings("import A\nimport struct B.C", section, member).split(separator: "\n").count == 4)
  }

  @Test(
    "Any other text of a spec may come from anywhere",
    arguments: [
      ("outputs", "a: URL"), ("outputs", "a: [Project]"), ("inputs", "a(_ b: Int = limit)"),
      ("inputs", "@A a()"),
      ("inputs", "a(_ b: String = \"\\(c)\")"), ("inputs", "a(_ b: Int = .zero)"), ("inputs", "a() -> Reply"),
    ]
  )
  func other(section: String, member: String) {
    #expect(self.findings("import A", section, member) == "")
  }

  @Test("So may a conformance") func conformance() {
    let spec = "import A\nviewmodel X: B {\ninputs {\na()\n}\n}\n"
    #expect(lintFindings(spec, .unusedImport) == "")
  }

  @Test("An import that is exported has its use") func exported() {
    #expect(self.findings("@_exported import A", "inputs", "a()") == "")
  }

  @Test(
    "The fix removes the line, and leaves neither blanks nor empty lines where it was",
    arguments: [
      ("// Head.\nimport A // gone\n@testable import B\n\n", "// Head.\n// gone\n\n"),
      ("import A\n\n", ""), ("import A\nimport B\n\n", ""), ("import A\n\nimport B\n\n", ""),
      ("// Head.\n\nimport A\nimport B\n\n", "// Head.\n\n"), ("// Head.\nimport A\n\n", "// Head.\n\n"),
      ("/* a */ import A\n\n", "/* a */\n\n"), ("/* a */ import A /* b */\n\n", "/* a */ /* b */\n\n"),
      ("import A \t// gone\n", "// gone\n"), ("import A\r\n\r\n", ""),
      ("// Head.\r\n\r\n  import A \r\n \r\n", "// Head.\r\n\r\n"),
    ]
  )
  func fix(imports: String, left: String) {
    let spec = screen("inputs", "a()")
    #expect(fixed(imports + spec, .unusedImport) == left + spec)
  }
}
