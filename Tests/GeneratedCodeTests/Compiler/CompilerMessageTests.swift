import Testing

@Suite("Compiler messages")
struct CompilerMessageTests {
  @Test(
    "A message has its file without its folder, its place, severity and text, or no place",
    arguments: [
      ("/a/folder/A.swift:12:13: error: cannot find 'P': really\n  let p: P\n         ^", "A.swift:12:13: "),
      ("error: cannot find 'P': really", ""), ("<unknown>:0: error: cannot find 'P': really", ""),
    ]
  )
  func message(output: String, place: String) {
    #expect(compilerMessages(in: output).map(\.description) == ["\(place)error: cannot find 'P': really"])
  }

  @Test("Notes and warnings are distinguished from errors, in order")
  func severities() {
    let output = "A.swift:1:2: warning: w\nA.swift:1:2: note: n\nsomething: else\n"
    #expect(compilerMessages(in: output).map(\.severity) == [.warning, .note])
  }
}
