import MVVMLint
import Testing

@Suite struct DocumentedMemberTests {
  @Test("View models, inputs, outputs and errors need it, dependencies do not") func kinds() {
    let spec =
      "viewmodel X {\ndependencies {\nz: Int\n}\ninputs {\na(b: Int)\n}\noutputs {\nc: Int\n}\nerrors {\nd: Int\n}\n}\n"
    let found = lintFindings(spec, .documentedMember).split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(found == ["1", "6", "9", "12"])
    #expect(lintFindings(spec, .documentedMember).contains("'a(b:)' has no documentation"))
  }

  @Test(
    "A comment that documents nothing does not count",
    arguments: ["// Call.", "//// Call.", "///", "/* Call. */", "/** */", "a() /// Call."]
  )
  func otherComments(comment: String) {
    let spec = "/// X.\n" + screen("inputs", "\(comment)\nb()")
    #expect(lintFindings(spec, .documentedMember).contains("'b()' has no documentation"))
  }

  @Test(
    "Documentation comes before or between attributes",
    arguments: ["/// Call.\n@A b()", "@A\n/** Call. */\nb()"]
  )
  func attributes(member: String) {
    #expect(lintFindings("/// X.\n" + screen("inputs", member), .documentedMember) == "")
  }
}
