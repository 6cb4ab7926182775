import MVVMLint
import Testing

@Suite struct ValueOutputTests {
  @Test("So is a function, by its full name") func function() {
    #expect(
      lintFindings(screen("outputs", "isSeen(_ row: Int) -> Bool"), .valueOutput)
        == "3:1-3:7 warning: 'isSeen(_:)' cannot be observed: make it a 'state' [value-output]"
    )
  }

  @Test("Streams pass", arguments: ["a: Int", "state a: Int", "event a: Int", "stream a: Int"])
  func streams(member: String) {
    #expect(lintFindings(screen("outputs", member), .valueOutput) == "")
  }

  @Test("It is off by itself") func off() {
    #expect(lintFindings(LintRule.valueOutput.bad) == "")
  }
}
