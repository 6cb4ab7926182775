import MVVMLint
import Testing

@Suite struct UnknownIgnoredRuleTests {
  @Test("A rule that does not exist is reported, with the nearest") func example() {
    expectExamples(
      of: .unknownIgnoredRule,
      """
      4:5-4:68 warning: unknown rule 'event-name': 'mvvmgen rules' lists all [unknown-ignored-rule]
      """
    )
  }

  @Test(
    "What is wrong with the word is told",
    arguments: [
      ("mvvmgen:ignore siez x", "unknown rule 'siez': did you mean 'size'?"),
      ("mvvmgen:ignore", "expected a rule: write 'mvvmgen:ignore RULE reason'"),
      (
        "mvvmgen:ignore size,coordinator x",
        "'size,coordinator' is no rule: a comment ignores one, write one for each"
      ),
      ("mvvmgen:ignore missing-type x", "'missing-type' is an error, which cannot be ignored"),
      ("mvvmgen:ignroe size x", "unknown word 'ignroe': write 'mvvmgen:ignore RULE reason'"),
      ("mvvmgen: disable size", "unknown word 'disable': write 'mvvmgen:ignore RULE reason'"),
      ("mvvmgen:", "unknown word '': write 'mvvmgen:ignore RULE reason'"),
    ]
  )
  func messages(comment: String, message: String) {
    let spec = screen("inputs", "// \(comment)\na()")
    #expect(
      lintFindings(spec, .unknownIgnoredRule)
        == "3:1-3:\(comment.count + 4) warning: \(message) [unknown-ignored-rule]"
    )
  }

  @Test(
    "Other comments that speak of the tool are left alone",
    arguments: ["// see mvvmgen:ignore", "// mvvmgen is a tool"]
  )
  func others(comment: String) {
    #expect(lintFindings(screen("inputs", "\(comment)\na()"), .unknownIgnoredRule, .unusedIgnore) == "")
  }
}
