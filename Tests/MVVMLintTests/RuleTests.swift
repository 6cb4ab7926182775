import Foundation
import MVVMGenerator
import MVVMLint
import MVVMSource
import TestSupport
import Testing

@Suite struct RuleTests {
  @Test("Every rule has a name of its own and says what it asks for", arguments: LintRule.all)
  func complete(rule: LintRule) {
    #expect(LintRule.all.filter { $0.name == rule.name }.count == 1)
    #expect(rule.summary.first?.isUppercase == true && rule.summary.last != ".")
    let lines = rule.details.split(separator: "\n")
    #expect(lines.count > 1 && lines.allSatisfy { $0.count <= 76 } && rule.details.last == ".")
    #expect(rule.bad != rule.good)
  }

  @Test(
    "A rule that says that it has a fix has one for some example or its tests name it",
    arguments: LintRule.all
  )
  func fixes(rule: LintRule) {
    let found = lintDiagnostics(rule.bad, LintSettings(levels: onlyLevels(of: [rule])))
    if found.contains(where: { $0.fix != nil }) { #expect(rule.hasFix) }
  }

  @Test("The page about rules is in step") func page() {
    expectGolden(rulesPage, at: "Sources/MVVMLint/README.md")
  }

  @Test("The schema has a level for each rule") func schema() throws {
    let path = "Sources/MVVMGenerator/Configuration/mvvmgen.schema.json"
    let text = try String(contentsOf: packageFolder.appendingPathComponent(path), encoding: .utf8)
    let levels = #""enum": \[\n *"off",\n *"note",\n *"warning",\n *"error"\n *\]"#
    let block = try Regex(
      #"\n( {12}"[a-z-]+": \{\n *"description": "[^\n]*",\n *"# + levels + #"\n *\},?\n)+"#
    )
    expectGolden(text.replacing(block, with: "\n" + schemaOfRules), at: path)
  }

  @Test("Every rule has its file and its test, and every file its rule") func files() throws {
    func names(in folder: String) throws -> Set<String> {
      let url = packageFolder.appendingPathComponent(folder)
      return Set(try FileManager.default.contentsOfDirectory(atPath: url.path))
    }
    let files = Set(LintRule.all.map { $0.name.split(separator: "-").map(\.capitalized).joined() })
    #expect(try names(in: "Sources/MVVMLint/Rules") == Set(files.map { "\($0).swift" }))
    #expect(try names(in: "Tests/MVVMLintTests").isSuperset(of: files.map { "\($0)Tests.swift" }))
  }
}

private var schemaOfRules: String {
  LintRule.all.map { rule in
    let description = rule.summary.replacing("\"", with: "\\\"")
    let levels = LintLevel.allCases.map { "                \"\($0.rawValue)\"" }.joined(separator: ",\n")
    return """
                  "\(rule.name)": {
                    "description": "\(description).",
                    "enum": [
      \(levels)
                    ]
                  }
      """
  }.joined(separator: ",\n") + "\n"
}

private var rulesPage: String {
  let rows = LintRule.all.map { rule in
    "| [`\(rule.name)`](#\(rule.name)) | \(rule.level.rawValue) | \(rule.hasFix ? "yes" : "") | \(rule.summary) |\n"
  }
  return """
    # Conventions

    What `mvvmgen lint` reports. This page is made from the rules themselves, which are beside it, with \
    `RECORD=1 swift test --filter RuleTests`.

    | rule | level | `--fix` | asks that |
    | --- | --- | --- | --- |
    \(rows.joined())
    The level is that without a configuration: `"lint": { "rules": { "size": "error" } }` sets it to `off`, `note`,
    `warning` or `error`.

    `// mvvmgen:ignore RULE reason` on a line of its own silences a rule for what stands below it, with no blank line
    between:

    | above | covers |
    | --- | --- |
    | an import | that import |
    | a member | its documentation, its attributes and itself |
    | a section | all of its members, and their order |
    | a view model | all of it |

    It may stand before, behind or within the documentation, and between attributes. Anywhere else (behind a member,
    inside one, before a closing brace or a blank line, as `///` or `/* */`) it covers nothing, and is reported.

    """
      + LintRule.all.map(section).joined()
}

private func section(_ rule: LintRule) -> String {
  """

  ## \(rule.name)

  \(rule.summary). \(rule.level == .off ? "Off by itself. " : "")

  \(rule.details)

  Not so:

  ```
  \(rule.bad)```

  But so:

  ```
  \(rule.good)```

  """.replacing(" \n", with: "\n")
}
