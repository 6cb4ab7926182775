import Testing

@Suite("Compiler messages")
struct CompilerMessageTests {
  @Test("A message has its file without its folder, its place, severity and text")
  func message() {
    let output = """
      /some/folder/A.swift:12:13: error: cannot find type 'Projct' in scope: really
        let project: Projct
                     ^~~~~~
      """
    #expect(
      compilerMessages(in: output) == [
        CompilerMessage(
          file: "A.swift",
          line: 12,
          column: 13,
          severity: .error,
          text: "cannot find type 'Projct' in scope: really"
        )
      ]
    )
  }

  @Test(
    "A message without a place is kept",
    arguments: ["error: no such file: 'A.swift'", "<unknown>:0: error: no such file: 'A.swift'"]
  )
  func placeless(output: String) {
    #expect(compilerMessages(in: output).map(\.description) == ["error: no such file: 'A.swift'"])
  }

  @Test("Notes and warnings are told from errors, in order")
  func severities() {
    let output = "A.swift:1:2: warning: w\nA.swift:1:2: note: n\nsomething: else\n"
    #expect(compilerMessages(in: output).map(\.severity) == [.warning, .note])
  }
}
