import MVVMLint
import Testing

@Suite struct AlphabeticalOrderTests {
  @Test("The fix of the example is its good form") func fixedExample() {
    #expect(fixed(LintRule.alphabeticalOrder.bad, .alphabeticalOrder) == LintRule.alphabeticalOrder.good)
  }

  @Test("Case does not count, then the full name does") func order() {
    #expect(lintFindings(screen("inputs", "a()\nB()\nc(x: Int)\nc(y: Int) as d"), .alphabeticalOrder) == "")
    #expect(
      lintFindings(screen("inputs", "a(y: Int)\na(x: Int) as b"), .alphabeticalOrder).contains(
        "'a(x:)' belongs before 'a(y:)'"
      )
    )
  }

  @Test("Each list is reported, dependencies are not") func lists() {
    let spec = """
      import B
      import A
      viewmodel X {
        dependencies { b: Int; a: Int }
        inputs { d(); c() }
        outputs { f: Int; e: Int }
        errors { h: Int; g: Int }
      }
      """
    let found = lintFindings(spec, .alphabeticalOrder).split(separator: "\n")
    let warnings = found.filter { $0.contains("warning") }
    #expect(warnings.map { $0.prefix { $0 != ":" } } == ["2", "5", "6", "7"])
  }

  @Test("Imports are sorted by group, then by bytes") func imports() {
    let imports = "@testable import A\nimport b\nimport struct C.D\nimport E // last\n"
    let spec = imports + screen("inputs", "a()")
    #expect(
      lintFindings(spec, .alphabeticalOrder).hasPrefix(
        "2:8-2:9 warning: 'b' belongs before 'A': imports are"
      )
    )
    let sorted =
      "import E // last\nimport b\nimport struct C.D\n@testable import A\n" + screen("inputs", "a()")
    #expect(fixed(spec, .alphabeticalOrder) == sorted)
  }

  @Test("The head of the file stays, a comment at an import goes with it") func head() {
    let spec = "// Copyright.\n\n// For b.\nimport b\nimport a\n\n" + screen("inputs", "a()")
    let sorted = "// Copyright.\n\nimport a\n// For b.\nimport b\n\n" + screen("inputs", "a()")
    #expect(fixed(spec, .alphabeticalOrder) == sorted)
  }

  @Test(
    "The fix sorts a section and leaves nothing to report",
    arguments: [
      (
        "comments on lines of their own go with the member that follows",
        "\n    // about b\n    /// Call b.\n    b()\n    /* about a */\n\n    // too\n    a()\n  ",
        "\n    /* about a */\n\n    // too\n    a()\n    // about b\n    /// Call b.\n    b()\n  "
      ),
      (
        "comments behind a member go with it",
        "\n    b() // b\n    a() /* a */ // too\n  ", "\n    a() /* a */ // too\n    b() // b\n  "
      ),
      ("behind a ';', too", "\n    b(); // b\n    a()\n  ", "\n    a()\n    b(); // b\n  "),
      (
        "the section's head and foot stay",
        " // inputs\n    // head\n\n    // b\n    b()\n    a()\n    // foot\n  ",
        " // inputs\n    // head\n\n    a()\n    // b\n    b()\n    // foot\n  "
      ),
      ("blank lines stay", "\n    c()\n\n    a()\n    b()\n  ", "\n    a()\n\n    b()\n    c()\n  "),
      ("members on one line change places", " b(); a() ", " a(); b() "),
      ("with a comment before them", " c(); /* a */ a(); b() ", " \n    /* a */ a(); b(); c() "),
      ("no comment swallows what follows", " b() // b\n a() ", " a()\n b() // b\n     "),
      ("nor one on the same line", " b(); a() // a\n  ", " a() // a\n    b()\n  "),
      (
        "documentation stays on lines of its own",
        " b()\n    /// Call a.\n    a()\n  ", " \n    /// Call a.\n    a()\n    b()\n  "
      ),
      (
        "attributes and several lines go along",
        "\n    b(\n      x: Int\n    )\n    @A\n    /// Call a.\n    a()\n  ",
        "\n    @A\n    /// Call a.\n    a()\n    b(\n      x: Int\n    )\n  "
      ),
      ("line ends stay", "\r\n    b() // b\r\n    a()\r\n  ", "\r\n    a()\r\n    b() // b\r\n  "),
    ]
  )
  func sorted(_: String, members: String, expected: String) {
    let text = fixed("viewmodel X {\n  inputs {\(members)}\n}\n", .alphabeticalOrder)
    #expect(text == "viewmodel X {\n  inputs {\(expected)}\n}\n")
    #expect(lintFindings(text, .alphabeticalOrder) == "")
  }

  @Test("Line ends stay as they are, and new ones are like the first", arguments: ["\n", "\r\n", "\r"])
  func lineEndsOfFile(end: String) {
    let text = fixed("viewmodel X {\(end)inputs { b(); a() // a\(end)}\(end)}\(end)", .alphabeticalOrder)
    #expect(text == "viewmodel X {\(end)inputs { a() // a\(end)  b()\(end)}\(end)}\(end)")
  }

  @Test("Members that cannot be sorted by moving text have no fix") func unfixable() {
    let spec = screen("inputs", "b() /*\n*/ a()")
    let found = lintFindings(spec, .alphabeticalOrder)
    #expect(found.contains("'a()' belongs before 'b()'"))
    #expect(!found.contains("fix"))
  }
}
