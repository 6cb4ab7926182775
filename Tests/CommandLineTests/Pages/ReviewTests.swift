import Foundation
import TestSupport
import Testing

/// The page that shows a review, `Specs/REVIEW.md`, is what the tool says, as is the README, and what it offers to copy
/// works.
@Suite struct ReviewTests {
  @Test("The page shows what git and the tool print") func inStep() throws {
    let folder = try self.changedRepository()
    let spec = try shell("git diff -U1 -- '*.mvvm' | grep -v '^index '", in: folder).output
    let summary = try mvvmgen("diff", "--against", "main", "--format", "markdown", in: folder).output
    #expect(summary.hasPrefix("### Interfaces of view models: 1 breaking, 1 needs logic, 1 compatible\n"))
    let page = try review()
      .replacingPart("spec", with: "```diff\n\(spec)```")
      .replacingPart(
        "rendered",
        with: summary.split(separator: "\n", omittingEmptySubsequences: false)
          .map { $0.isEmpty ? ">" : "> \($0)" }.dropLast().joined(separator: "\n")
      )
    expectGolden(page, at: "Specs/REVIEW.md")
    let readme = try String(contentsOf: packageFolder.appendingPathComponent("README.md"), encoding: .utf8)
    let text = try mvvmgen("diff", "--against", "main", in: folder).output
    expectGolden(readme.replacingPart("diff", with: "```\n\(text)```"), at: "README.md")
  }

  @Test("Generated files are marked for reviews") func attributes() throws {
    let folder = try self.changedRepository()
    try folder.write(".gitattributes", block("gitattributes", 0))
    let outcome = try shell("git check-attr linguist-generated -- a/X.generated.swift a/X.swift", in: folder)
    #expect(
      outcome.output == """
        a/X.generated.swift: linguist-generated: true
        a/X.swift: linguist-generated: unspecified

        """
    )
  }

  @Test("The hooks run", .enabled(if: hasYAML)) func hooks() throws {
    let folder = try self.changedRepository()
    try folder.write("hooks.yml", block("yaml", 0))
    let script = """
      import yaml
      for hook in yaml.safe_load(open("hooks.yml"))["repos"][0]["hooks"]:
        print(hook["entry"], "" if hook.get("pass_filenames") is False else "Login/LoginViewModel.mvvm")
      """
    let lines = try shell(script, with: "python3", in: folder).output.split(separator: "\n")
    #expect(lines.count == 2)
    for line in lines {
      let outcome = try shell("mvvmgen() { \"$TOOL\" \"$@\"; }; \(line)", in: folder)
      #expect(outcome.status == 0, "\(line): \(outcome)")
    }
    #expect(try mvvmgen("generate", "--check", in: folder).status == 0)
  }

  @Test("The workflow runs", .enabled(if: hasYAML)) func workflow() throws {
    let folder = try self.changedRepository(in: "Sources/Login")
    _ = try shell("git update-ref refs/remotes/origin/main main", in: folder)
    _ = try mvvmgen("generate", in: folder)
    try folder.write("workflow.yml", block("yaml", 1))
    let script = """
      import yaml
      for step in yaml.safe_load(open("workflow.yml"))["jobs"]["interfaces"]["steps"]:
        if "run" in step: print(step["run"].replace("${{ github.event.number }}", "7").replace("\\n", "; "))
      """
    let lines = try shell(script, with: "python3", in: folder).output.split(separator: "\n")
    let stubs = """
      set -e; export GITHUB_BASE_REF=main GITHUB_STEP_SUMMARY=steps.md
      swift() { test "$1 $2" = 'run mvvmgen'; shift 2; "$TOOL" "$@"; }
      gh() { test "$3" = 7; test -s "${@: -1}"; }
      """
    let outcomes = try lines.map { try shell("\(stubs)\n\($0)", in: folder) }
    // The change breaks callers, which is what the second step is there to say.
    #expect(outcomes.map(\.status) == [0, 1, 0], "\(outcomes)")
    #expect(outcomes[1].output.contains("::error file=Sources/Login/LoginViewModel.mvvm,line="))
    #expect(folder.read("steps.md")?.hasPrefix("### Interfaces of view models: 1 breaking") == true)
  }

  /// The login example as it is, generated and committed, and then changed.
  private func changedRepository(in place: String = "Login") throws -> Folder {
    let login = packageFolder.appendingPathComponent("Specs/Login/LoginViewModel.mvvm")
    let spec = try String(contentsOf: login, encoding: .utf8)
    let folder = try Folder(["\(place)/LoginViewModel.mvvm": spec])
    try mvvmgen("generate", in: folder, status: 0)
    let made = try shell("rm -r .git; git init -q -b main . && git add . && git commit -qm A", in: folder)
    #expect(made.status == 0)
    try folder.write("\(place)/LoginViewModel.mvvm", changed(spec))
    return folder
  }
}

private func changed(_ spec: String) -> String {
  let (password, submit) = ("    /// Call when the text of the pass", "    /// Emits whether the submit")
  let help = "    /// Call when the help button is tapped.\n    helpTapped()\n"
  let page = "    /// Emits the page of the help to show.\n    event showHelp: URL\n"
  return spec.replacing("state submitButtonIsEnabled", with: "state submitIsEnabled")
    .replacing(password, with: help + password).replacing(submit, with: page + submit)
}

private func review() throws -> String {
  try String(contentsOf: packageFolder.appendingPathComponent("Specs/REVIEW.md"), encoding: .utf8)
}

/// The text in the fenced block of a language that comes as that number, from 0.
private func block(_ language: String, _ index: Int) throws -> String {
  let parts = try review().components(separatedBy: "\n```\(language)\n")
  return try #require(parts.dropFirst(index + 1).first?.components(separatedBy: "\n```\n").first) + "\n"
}

extension String {
  /// With another text between a mark and the next end.
  func replacingPart(_ name: String, with text: String) -> String {
    let marks = ("<!-- \(name) -->", "<!-- end -->")
    guard let start = self.range(of: marks.0) else { return self }
    let end = self.range(of: marks.1, range: start.upperBound..<self.endIndex)?.lowerBound
    return self[..<start.upperBound] + "\n\n\(text)\n\n" + (end.map { String(self[$0...]) } ?? "")
  }
}

private let hasYAML = (try? shell("import yaml", with: "python3").status) == 0
