import Foundation
import MVVMConfiguration
import MVVMSource
import MVVMStyles
import MVVMSyntax
import TestSupport
import Testing

@testable import MVVMLint

@Suite struct RuleTests {
  @Test("Every rule has a unique name and a summary", arguments: LintRule.all)
  func complete(rule: LintRule) {
    #expect(LintRule.all.filter { $0.name == rule.name }.count == 1)
    #expect(rule.summary.first?.isUppercase == true && rule.summary.last != ".")
    let lines = rule.details.split(separator: "\n")
    #expect(lines.count > 1 && lines.allSatisfy { $0.count <= 76 } && rule.details.last == ".")
    #expect(rule.bad != rule.good)
  }

  @Test("A rule that fixes its example says so", arguments: LintRule.all)
  func fixes(rule: LintRule) {
    let found = lintDiagnostics(rule.bad, LintSettings(only([rule])))
    if found.contains(where: { $0.fix != nil }) { #expect(rule.hasFix) }
  }

  @Test(
    "The bad example of a rule breaks only that rule, the good one breaks none",
    arguments: ruleExamples
  )
  func examples(example: Case) throws {
    let rule = try #require(LintRule.all.first { $0.name == example.input })
    var lint = Configuration().lint
    if rule.level == .off { lint.rules = [(rule.name, .warning)] }
    if rule.name == "size" { lint.maximumMembers = 1 }
    let style = manifest(
      exposesRelays: rule.name == "observable-input",
      storesStates: rule.name == "value-named-input"
    )
    let bad = lintDiagnostics(rule.bad, LintSettings(lint), style)
    #expect(listing(bad) == example.output)
    #expect(bad.allSatisfy { $0.identifier == rule.identifier })
    #expect(listing(lintDiagnostics(rule.good, LintSettings(lint), style)) == "")
  }

  @Test("Each rule has a row among the examples, except one that needs to know the styles")
  func allExamples() {
    let names = LintRule.all.map(\.name).filter { $0 != "stream-type" }
    #expect(ruleExamples.map(\.input) == names.sorted(), "add a row to 'ruleExamples' below")
  }

  @Test("The page about rules is up to date") func page() {
    expectGolden(rulesPage, at: "Sources/MVVMLint/README.md")
  }

  @Test("Every rule has its file and its test, and every file its rule") func files() throws {
    func names(in folder: String) throws -> Set<String> {
      let url = packageFolder.appendingPathComponent(folder)
      return Set(try FileManager.default.contentsOfDirectory(atPath: url.path))
    }
    let files = Set(LintRule.all.map { $0.name.split(separator: "-").map(\.capitalized).joined() })
    let (rules, tests) = (files.map { "LintRule+\($0).swift" }, files.map { "\($0)Tests.swift" })
    let known = try names(in: "Sources/MVVMLint/Rules")
    #expect(known.subtracting(rules) == [], "in no line of LintRule.all (MVVMLint/LintRule.swift)")
    #expect(Set(rules).subtracting(known) == [], "no such file next to the other rules")
    #expect(Set(tests).subtracting(try names(in: "Tests/MVVMLintTests/Rules")) == [], "no such test")
  }
}

private var rulesPage: String {
  let rows = LintRule.all.map { rule in
    "| [`\(rule.name)`](#\(rule.name)) | \(rule.hasFix ? "yes" : "") | \(marked(rule.summary)) |\n"
  }
  return """
    # Conventions

    The conventions that `mvvmgen lint` checks, and why. `mvvmgen explain RULE` prints whole examples. Lines marked
    `-` are wrong, those marked `+` are right.

    | rule | `--fix` | convention |
    | --- | --- | --- |
    \(rows.joined())
    Findings are warnings. `"lint": { "rules": { "size": "error" } }` in the configuration sets another level: `off`,
    `note`, `warning` or `error`. A rule that is off by default says so below.

    ## Exceptions

    `// mvvmgen:ignore RULE reason` on a line of its own silences a rule in the text directly below it:

    | above | covers |
    | --- | --- |
    | an import | that import |
    | a member | its documentation, its attributes and itself |
    | a section | all of its members, and their order |
    | a view model | all of it |

    Write it before, in or after the documentation, or between attributes. Anywhere else, such as after a member on
    its line, it covers nothing and is reported.

    For maintainers: this page is made from the rules by `RECORD=1 swift test --filter RuleTests`.

    """
      + LintRule.all.map(section).joined()
}

private func section(_ rule: LintRule) -> String {
  """

  ## \(rule.name)

  \(rule.level == .off ? "Off by default. " : "")\(marked(rule.details))

  ```diff
  \(changes(rule.example))
  ```

  """
}

/// Code has quotes in a terminal, and backticks on the page.
private func marked(_ text: String) -> String {
  text.replacing(/(^|[\s(])'([^']+)'/) { "\($0.1)`\($0.2)`" }
}

/// The lines of an example that are marked, with the members next to them.
private func changes(_ example: String) -> String {
  let lines = example.split(separator: "\n")
  let shown = lines.indices.filter { index in
    let isMember = !lines[index].contains("///") && lines[index].last != "{" && lines[index].last != "}"
    let near = isMember ? max(0, index - 1)...min(lines.count - 1, index + 1) : index...index
    return lines[near].contains { $0.first != " " }
  }
  return shown.map { String(lines[$0]) }.joined(separator: "\n")
}

private let ruleExamples = cases(
  """
  === A list is reported once, at the first misplaced member
  alphabetical-order
  → 7:5-7:17 warning: 'emailChanged(_:)' belongs before 'submitTapped()': inputs are in alphabetical order \
  [alphabetical-order]
  →   fix 4:5-7:34: '/// Call when the text of the email field changes.
  →     emailChanged(_ email: String)
  →     /// Call when the submit button is tapped.
  →     submitTapped()'
  === Navigation in addition to a coordinator is reported, with a note at the coordinator
  coordinator
  → 8:11-8:25 warning: 'goToOnboarding' navigates in addition to 'coordinator': use only one of them [coordinator]
  →   note 4:5-4:16: the coordinator is here
  === Another beginning is reported at its line
  documentation-wording
  → 4:9-4:38 warning: begin the documentation of an input with 'Call when', 'Call with' or 'Call to' \
  [documentation-wording]
  === A member without documentation is reported at its name
  documented-member
  → 4:5-4:17 warning: 'submitTapped()' has no documentation: write a '///' line above it [documented-member]
  === A command is reported at its name
  event-named-input
  → 5:5-5:15 warning: 'submitItem' is a command: name what happens, such as a tap or a change [event-named-input]
  === An ignore without a reason is reported, and is in force
  ignore-without-reason
  → 4:5-4:40 warning: say why: write 'mvvmgen:ignore event-named-input reason' [ignore-without-reason]
  === A named image is reported at its type
  image-or-color-as-enum
  → 5:16-5:22 warning: 'leftImage' is a 'String': name the image or color by an enum [image-or-color-as-enum]
  === A concrete service is reported at its type
  injected-dependency
  → 4:14-4:21 warning: 'Network' is a concrete service: inject a protocol, 'any …', or a provider \
  [injected-dependency]
  === A type of Foundation without an import is reported, with the line that it needs
  missing-import
  → 5:21-5:25 warning: 'Date' is a type of Foundation, which is not imported: add 'import Foundation' \
  [missing-import]
  →   fix 1:1-1:1: 'import Foundation
  →
  → '
  === An input is reported where relays are exposed
  observable-input
  → 5:5-5:17 warning: 'submitTapped()' can be observed by any code that has the view model [observable-input]
  === A name that does not fit a view model is reported
  screen-name
  → 2:11-2:19 warning: 'Messages' is not named after its screen: write 'MessagesViewModel' [screen-name]
  === A large view model is reported at its name
  size
  → 2:11-2:28 warning: 'SettingsViewModel' has 2 members, more than 1: split it into smaller view models [size]
  === A name about the data is reported
  status-named-output
  → 5:5-5:12 warning: 'isGuest' describes the data: describe what the view shows, such as 'is…Hidden' \
  [status-named-output]
  === A success alone is reported at its name
  success-and-failure
  → 5:11-5:23 warning: 'loginSuccess' has no counterpart: add 'loginFailure' to outputs or errors [success-and-failure]
  === A rule that does not exist is reported, with the nearest
  unknown-ignored-rule
  → 4:5-4:68 warning: unknown rule 'event-name': 'mvvmgen rules' lists all [unknown-ignored-rule]
  === An ignore that silences nothing is reported, with its removal
  unused-ignore → 4:5-4:75 warning: 'event-named-input' finds nothing here: remove the comment [unused-ignore]
  →   fix 4:1-5:1: ''
  === An import that cannot be needed is reported, with the removal of its line
  unused-import
  → 1:8-1:18 warning: the spec uses nothing from 'Foundation': remove the import [unused-import]
  →   fix 1:1-3:1: ''
  === A value with the name of an event is reported at its name, with a name for it
  value-named-input
  → 5:5-5:17 warning: 'emailChanged' is named after an event, but also names a value: add 'as email' \
  [value-named-input]
  →   fix 5:39-5:39: ' as email'
  === A value that cannot be observed is reported at its name
  value-output → 5:11-5:21 warning: 'currentTab' cannot be observed: make it a 'state' [value-output]
  === A view is reported at its type
  view-type → 5:27-5:38 warning: 'UITextField' is a view: pass the values that it shows [view-type]
  === A model is reported at its type
  whole-model-output
  → 5:13-5:19 warning: 'person' carries a whole 'Person': pass the values to show, or a type made for them \
  [whole-model-output]
  """
)
