import MVVMLint
import Testing

@Suite struct UnusedIgnoreTests {
  @Test("The second of two ignores for one finding is not needed") func twice() {
    let comment = "// mvvmgen:ignore event-named-input x\n"
    let spec = screen("inputs", "\(comment)\(comment)fetch()")
    #expect(
      lintFindings(spec, .eventNamedInput, .unusedIgnore).hasPrefix(
        "4:1-4:38 warning: 'event-named-input' finds"
      )
    )
  }

  @Test("The narrower of two is in force") func nested() {
    let comment = "// mvvmgen:ignore event-named-input x\n"
    let spec = "viewmodel X {\n\(comment)inputs {\n\(comment)fetch()\n}\n}\n"
    #expect(lintFindings(spec, .eventNamedInput, .unusedIgnore).hasPrefix("2:1-2:38 "))
    #expect(
      lintFindings(spec.replacing("fetch()", with: "fetch()\nload()"), .eventNamedInput, .unusedIgnore) == ""
    )
  }

  @Test("An ignore of a rule that is off is left alone") func off() {
    #expect(lintFindings(screen("inputs", "// mvvmgen:ignore size x\na()"), .unusedIgnore) == "")
  }

  @Test(
    "In an odd place nothing is ignored, and nothing removed",
    arguments: [
      "fetch() // mvvmgen:ignore event-named-input x", "// mvvmgen:ignore event-named-input x\n\nfetch()",
      "/// mvvmgen:ignore event-named-input x\nfetch()", "/* mvvmgen:ignore event-named-input x */\nfetch()",
      "fetch(\n// mvvmgen:ignore event-named-input x\n_ a: Int)",
      "fetch()\n// mvvmgen:ignore event-named-input x", "fetch() /* mvvmgen:ignore event-named-input x */",
      "/** mvvmgen:ignore event-named-input x */\nfetch()",
      "// mvvmgen:ignore event-named-input x\n\n/// Call.\nfetch()",
    ]
  )
  func oddPlaces(members: String) {
    let found = lintFindings(screen("inputs", members), .eventNamedInput, .unusedIgnore)
    #expect(found.contains("'fetch' is a command"))
    #expect(found.contains("nothing is ignored here: write '// mvvmgen:ignore …' on a line of its own"))
    #expect(!found.contains("  fix"))
  }

  @Test("Before the end of the file, and after a brace, nothing is ignored") func ends() {
    let comment = "// mvvmgen:ignore event-named-input x"
    let spec = "viewmodel X { \(comment)\ninputs { \(comment)\nfetch()\n}\n\(comment)\n}\n\(comment)"
    let found = lintFindings(spec, .eventNamedInput, .unusedIgnore)
    #expect(found.split(separator: "\n").filter { $0.contains("nothing is ignored here") }.count == 4)
  }
}
