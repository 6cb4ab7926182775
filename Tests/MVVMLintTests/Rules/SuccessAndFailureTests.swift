import MVVMLint
import Testing

@Suite struct SuccessAndFailureTests {
  @Test("So is a failure alone", arguments: [("loginFailure", "loginSuccess"), ("failure", "success")])
  func failure(name: String, partner: String) {
    #expect(
      lintFindings(screen("outputs", "\(name): Int"), .successAndFailure).contains(
        "'\(name)' has no counterpart: add '\(partner)' to outputs or errors"
      )
    )
  }

  @Test("The partner may be an error") func partnerInErrors() {
    let spec = "viewmodel X {\noutputs {\naSuccess: Int\n}\nerrors {\naFailure: Int\n}\n}\n"
    #expect(lintFindings(spec, .successAndFailure) == "")
  }

  @Test("An error needs no partner") func errors() {
    #expect(lintFindings(screen("errors", "pageFailure: String"), .successAndFailure) == "")
  }

  @Test(
    "The word must end the name, and be one",
    arguments: ["successMessage", "unsuccess", "failureCount", "aFailures"]
  )
  func others(name: String) {
    #expect(lintFindings(screen("outputs", "\(name): Int"), .successAndFailure) == "")
  }

  @Test("A partner of another name is none") func otherPartner() {
    let found = lintFindings(screen("outputs", "aSuccess: Int\nbFailure: Int"), .successAndFailure)
    #expect(found.split(separator: "\n").count == 2)
  }
}
