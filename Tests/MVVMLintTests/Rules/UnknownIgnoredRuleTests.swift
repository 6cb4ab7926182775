import MVVMLint
import TestSupport
import Testing

@Suite struct UnknownIgnoredRuleTests {
  @Test(
    "The message says what is wrong with the word",
    arguments: cases(
      """
      mvvmgen:ignore siez x → unknown rule 'siez': did you mean 'size'?
      mvvmgen:ignore → expected a rule: write 'mvvmgen:ignore RULE reason'
      mvvmgen:ignore size,coordinator x → 'size,coordinator' is not a rule: write one comment for each rule
      mvvmgen:ignore missing-type x → 'missing-type' is an error, which cannot be ignored
      mvvmgen:ignroe size x → unknown word 'ignroe': write 'mvvmgen:ignore RULE reason'
      mvvmgen: disable size → unknown word 'disable': write 'mvvmgen:ignore RULE reason'
      mvvmgen: → unknown word '': write 'mvvmgen:ignore RULE reason'
      """
    )
  )
  func messages(example: Case) {
    let spec = screen("inputs", "// \(example.input)\na()")
    #expect(
      lintFindings(spec, .unknownIgnoredRule)
        == "3:1-3:\(example.input.count + 4) warning: \(example.output) [unknown-ignored-rule]"
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
