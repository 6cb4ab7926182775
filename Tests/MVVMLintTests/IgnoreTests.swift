import MVVMConfiguration
import MVVMLint
import MVVMSource
import Testing

/// Tests of the declarations that an ignore covers; `UnusedIgnoreTests` has the places where it covers nothing.
@Suite struct IgnoreTests {
  private let comment = "// mvvmgen:ignore event-named-input x"

  @Test(
    "Above a member it covers that member",
    arguments: [
      "COMMENT\nfetch()", "  COMMENT\n  fetch()", "/// Call.\nCOMMENT\nfetch()",
      "COMMENT\n/// Call.\nfetch()", "@A\nCOMMENT\nfetch()", "COMMENT\n@A fetch()",
      "// x\nCOMMENT\n// y\nfetch()", "a()\nCOMMENT\nfetch()", "a() // z\nCOMMENT\nfetch()",
      "//mvvmgen:ignore event-named-input x\nfetch()", "// mvvmgen: ignore  event-named-input  x\nfetch()",
    ]
  )
  func member(members: String) {
    let spec = screen("inputs", members.replacing("COMMENT", with: self.comment))
    #expect(
      lintFindings(spec, .eventNamedInput, .unusedIgnore, .unknownIgnoredRule, .ignoreWithoutReason) == ""
    )
  }

  @Test("Above a member it covers no other") func otherMember() {
    let spec = screen("inputs", "fetch()\n\(self.comment)\nload()\nsave()")
    let found = lintFindings(spec, .eventNamedInput)
    #expect(found.split(separator: "\n").map { $0.prefix { $0 != ":" } } == ["3", "6"])
  }

  @Test("Above a section it covers its members, and no other section's") func section() {
    let spec = """
      viewmodel X {
        // mvvmgen:ignore documented-member x
        inputs { a(); b() }
        outputs { c: Int }
      }
      """
    let found = lintFindings(spec, .documentedMember).split(separator: "\n")
    #expect(found.map { $0.prefix { $0 != ":" } } == ["1", "4"])
  }

  @Test("Above a view model it covers all of it, and no other view model") func viewModel() {
    let spec = """
      // mvvmgen:ignore documented-member x
      viewmodel X { inputs { a() } }
      viewmodel Y { inputs { a() } }
      """
    let found = lintFindings(spec, .documentedMember).split(separator: "\n")
    #expect(found.map { $0.prefix(4) } == ["3:11", "3:24"])
  }

  @Test("Above an import it covers that import") func imports() {
    let spec = "import A\n// mvvmgen:ignore unused-import x\nimport B\n\n" + screen("inputs", "a()")
    #expect(lintFindings(spec, .unusedImport, .unusedIgnore).contains("'A'"))
    #expect(!lintFindings(spec, .unusedImport, .unusedIgnore).contains("'B'"))
  }

  @Test("Findings in a member's documentation are covered") func documentation() {
    let spec = screen("inputs", "// mvvmgen:ignore documentation-wording x\n/// What. Else\na()")
    #expect(lintFindings(spec, .documentationWording, .unusedIgnore) == "")
  }

  @Test("The order of a list is ignored where it is reported, and above its section") func order() {
    let comment = "// mvvmgen:ignore alphabetical-order x\n"
    #expect(lintFindings(screen("inputs", "b()\n\(comment)a()"), .alphabeticalOrder, .unusedIgnore) == "")
    let section = "viewmodel X {\n\(comment)inputs {\nb()\na()\n}\n}\n"
    #expect(lintFindings(section, .alphabeticalOrder, .unusedIgnore) == "")
  }

  @Test("One rule is silenced, others are not, and several comments silence several") func severalRules() {
    let member = "/// Call when it loads.\nfetch()"
    let spec = screen("inputs", "\(self.comment)\n\(member.dropFirst(24))")
    #expect(
      lintFindings(spec, .eventNamedInput, .documentedMember).contains("'fetch()' has no documentation")
    )
    let both = screen("inputs", "\(self.comment)\n// mvvmgen:ignore documented-member x\nfetch()")
    #expect(!lintFindings(both, .eventNamedInput, .documentedMember, .unusedIgnore).contains("fetch"))
  }

  @Test("Levels of the configuration are those of what is reported") func levels() {
    var lint = Configuration().lint
    lint.rules = [("size", .error), ("unused-ignore", .note), ("documented-member", .off)]
    lint.maximumMembers = 1
    let spec = screen("inputs", "// mvvmgen:ignore event-named-input x\na()\nb()")
    #expect(lintDiagnostics(spec, LintSettings(lint)).map(\.severity) == [.error, .note])
  }
}
