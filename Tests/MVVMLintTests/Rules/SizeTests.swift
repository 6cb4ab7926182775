import MVVMLint
import Testing

@Suite struct SizeTests {
  @Test("25 members are few enough, 26 are not") func limit() {
    func members(_ count: Int) -> String { (0..<count).map { "a\($0)()" }.joined(separator: "\n") }
    #expect(lintFindings(screen("inputs", members(25)), .size) == "")
    #expect(lintFindings(screen("inputs", members(26)), .size).contains("has 26 members, more than 25"))
  }

  @Test("Inputs, outputs and errors count, dependencies do not") func counted() {
    let spec =
      "viewmodel X {\ndependencies {\nz: Int\n}\ninputs {\na()\n}\noutputs {\nb: Int\n}\nerrors {\nc: Int\n}\n}\n"
    #expect(lintFindings(spec, .size, maximumMembers: 3) == "")
    #expect(lintFindings(spec, .size, maximumMembers: 2).contains("has 3 members"))
  }
}
