import MVVMLint
import Testing

@Suite struct IgnoreWithoutReasonTests {
  @Test("An ignore without a reason is reported, and is in force") func example() {
    expectExamples(
      of: .ignoreWithoutReason,
      "4:5-4:40 warning: say why: write 'mvvmgen:ignore event-named-input reason' [ignore-without-reason]"
    )
  }

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
