import Foundation
import MVVMGenerator
import MVVMSource
import TestSupport
import Testing

@testable import MVVMLint

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
    "A rule that fixes its example says so",
    arguments: LintRule.all
  )
  func fixes(rule: LintRule) {
    let found = lintDiagnostics(rule.bad, LintSettings(only([rule])))
    if found.contains(where: { $0.fix != nil }) { #expect(rule.hasFix) }
  }

  @Test("The page about rules is in step") func page() {
    expectGolden(rulesPage, at: "Sources/MVVMLint/README.md")
  }

  @Test("Every rule has its file and its test, and every file its rule") func files() throws {
    func names(in folder: String) throws -> Set<String> {
      let url = packageFolder.appendingPathComponent(folder)
      return Set(try FileManager.default.contentsOfDirectory(atPath: url.path))
    }
    let files = Set(LintRule.all.map { $0.name.split(separator: "-").map(\.capitalized).joined() })
    let (rules, tests) = (files.map { "\($0).swift" }, files.map { "\($0)Tests.swift" })
    let known = try names(in: "Sources/MVVMLint/Rules")
    #expect(known.subtracting(rules) == [], "in no line of LintRule.all (MVVMLint/LintRule.swift)")
    #expect(Set(rules).subtracting(known) == [], "no such file beside the other rules")
    #expect(Set(tests).subtracting(try names(in: "Tests/MVVMLintTests/Rules")) == [], "no such test")
  }
}

private var rulesPage: String {
  let rows = LintRule.all.map { rule in
    "| [`\(rule.name)`](#\(rule.name)) | \(rule.hasFix ? "yes" : "") | \(marked(rule.summary)) |\n"
  }
  return """
    # Conventions

    For those who keep the conventions of a project, or want to know why `mvvmgen lint` reports something.
    `mvvmgen explain RULE` prints whole examples. Lines marked `-` are wrong, those marked `+` are right.

    | rule | `--fix` | asks that |
    | --- | --- | --- |
    \(rows.joined())
    Findings are warnings. `"lint": { "rules": { "size": "error" } }` in the configuration sets another level: `off`,
    `note`, `warning` or `error`. Rules that are off by themselves say so below.

    ## Exceptions

    `// mvvmgen:ignore RULE reason` on a line of its own silences a rule for what follows directly below it:

    | above | covers |
    | --- | --- |
    | an import | that import |
    | a member | its documentation, its attributes and itself |
    | a section | all of its members, and their order |
    | a view model | all of it |

    It may stand before, in or after the documentation, and between attributes. Anywhere else, such as after a member on
    its line, it covers nothing and is reported.

    For maintainers: this page is made from the rules by `RECORD=1 swift test --filter RuleTests`.

    """
      + LintRule.all.map(section).joined()
}

private func section(_ rule: LintRule) -> String {
  """

  ## \(rule.name)

  \(rule.level == .off ? "Off by itself. " : "")\(marked(rule.details))

  ```diff
  \(changes(rule.example))
  ```

  """
}

/// Code has quotes in a terminal, and backticks on the page.
private func marked(_ text: String) -> String {
  text.replacing(/(^|[\s(])'([^']+)'/) { "\($0.1)`\($0.2)`" }
}

/// The lines of an example that are marked, with the members beside them.
private func changes(_ example: String) -> String {
  let lines = example.split(separator: "\n")
  let shown = lines.indices.filter { index in
    let isMember = !lines[index].contains("///") && lines[index].last != "{" && lines[index].last != "}"
    let near = isMember ? max(0, index - 1)...min(lines.count - 1, index + 1) : index...index
    return lines[near].contains { $0.first != " " }
  }
  return shown.map { String(lines[$0]) }.joined(separator: "\n")
}
