import MVVMLint
import Testing

@Suite struct IgnoreWithoutReasonTests {
  @Test("Marks are no reason", arguments: ["", " ", ":", " -", ": —  "])
  func marks(marks: String) {
    let spec = screen("inputs", "// mvvmgen:ignore event-named-input\(marks)\nfetch()")
    #expect(lintFindings(spec, .eventNamedInput, .ignoreWithoutReason).contains("say why"))
  }

  @Test("A reason may follow a mark", arguments: [": it must", " - it must", " x"])
  func reasons(reason: String) {
    let spec = screen("inputs", "// mvvmgen:ignore event-named-input\(reason)\nfetch()")
    #expect(lintFindings(spec, .eventNamedInput, .ignoreWithoutReason) == "")
  }
}
