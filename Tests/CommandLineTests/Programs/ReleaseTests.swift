import Foundation
import TestSupport
import Testing

/// The parts of releases, workflows and other hosts' checks that can be run or checked here.
@Suite struct ReleaseTests {
  @Test("Every script is sound", .enabled(if: isInstalled("shellcheck"))) func everyScriptIsSound() throws {
    let find = "git ls-files -z '*.sh' .ci/run | xargs -0 shellcheck"
    let outcome = try shell("cd '\(packageFolder.path)' && \(find)")
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test(
    "Files for hosts follow their schemas",
    .enabled(if: isInstalled("check-jsonschema")),
    arguments: [
      ("vendor.github-workflows", ".github/workflows/ci.yml"),
      ("vendor.github-workflows", ".github/workflows/release.yml"),
      ("vendor.github-actions", ".github/actions/check/action.yml"),
      ("vendor.gitlab-ci", ".gitlab/mvvmgen.gitlab-ci.yml"),
    ]
  )
  func whatHostsRunFollowsTheirSchemas(schema: String, path: String) throws {
    let file = packageFolder.appendingPathComponent(path).path
    let outcome = try shell("check-jsonschema --builtin-schema \(schema) '\(file)'")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.messages)")
  }

  @Test("Pre-commit can use the repository", .enabled(if: isInstalled("pre-commit")))
  func preCommitCanUseTheRepository() throws {
    let file = packageFolder.appendingPathComponent(".pre-commit-hooks.yaml").path
    #expect(try shell("pre-commit validate-manifest '\(file)'").status == 0)
  }

  /// The hooks as they are, but with the tool that is built already, rather than one that pre-commit builds.
  @Test("Pre-commit formats a spec", .enabled(if: isInstalled("pre-commit")))
  func preCommitFormatsASpec() throws {
    let hooks = packageFolder.appendingPathComponent(".pre-commit-hooks.yaml")
    let manifest = try String(contentsOf: hooks, encoding: .utf8)
      .replacingOccurrences(of: "language: swift", with: "language: system")
    let folder = try Folder([
      "hooks/.pre-commit-hooks.yaml": manifest,
      "project/Login.mvvm": "viewmodel Login {\ninputs {\n a( )\n}\n}\n",
    ])
    let outcome = try shell(
      """
      export HOME="$PWD" PATH="$(dirname "$TOOL"):$PATH"
      commit() { git add . && git commit -qm A; }
      (cd hooks && git init -q && commit) && cd project && git init -q && git add . &&
        pre-commit try-repo ../hooks mvvmgen-format --all-files
      """,
      in: folder
    )
    #expect(outcome.status == 1 && outcome.output.contains("files were modified by this hook"), "\(outcome)")
    #expect(folder.read("project/Login.mvvm") == "viewmodel Login {\n  inputs {\n    a()\n  }\n}\n")
  }

  @Test("The formula is Ruby", .enabled(if: isInstalled("ruby"))) func theFormulaIsRuby() throws {
    let file = packageFolder.appendingPathComponent("Sources/Release/mvvmgen.rb").path
    let outcome = try shell("ruby -wc '\(file)'")
    #expect(outcome.status == 0 && outcome.messages.isEmpty, "\(outcome)")
  }

  @Test("The notes of a release are its section of the changelog")
  func theNotesOfAReleaseAreItsSectionOfTheChangelog() throws {
    let script = packageFolder.appendingPathComponent("Sources/Release/notes.sh").path
    let version = try mvvmgen("--version").output.trimmingCharacters(in: .newlines)
    #expect(try shell("'\(script)' \(version)").output.hasPrefix("The first release.\n"))
    #expect(try shell("'\(script)' 99.0.0").status != 0)
  }

  @Test("A release is not made of a version that the changelog does not know")
  func aReleaseIsNotMadeOfAVersionThatTheChangelogDoesNotKnow() throws {
    let script = packageFolder.appendingPathComponent("Sources/Release/release.sh").path
    let folder = try Folder()
    #expect(try shell("'\(script)'", in: folder).status == 64)
    #expect(try shell("'\(script)' 99.0.0 release", in: folder).messages.contains("error:"))
    #expect(folder.files == [])
  }

  @Test("The action passes what is in order, and marks what is not")
  func theActionPassesWhatIsInOrderAndMarksWhatIsNot() throws {
    let folder = try Folder([
      "Login.mvvm": "/// A form.\nviewmodel Login {\n  inputs {\n    /// Call.\n    a()\n  }\n}\n"
    ])
    #expect(try mvvmgen("generate", in: folder).status == 0)
    #expect(try self.check(in: folder).status == 0)
    try folder.write("Login.mvvm", "/// A form.\nviewmodel Login {\n  inputs {\n    a( )\n  }\n}\n")
    let outcome = try self.check(in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("::error file=Login.mvvm,title=unformatted"), "\(outcome)")
    #expect(folder.read("temporary/mvvmgen.sarif")?.contains("\"documented-member\"") == true)
  }

  private func check(in folder: Folder) throws -> Outcome {
    let script = packageFolder.appendingPathComponent(".github/actions/check/check.sh").path
    return try shell(
      """
      mkdir -p temporary
      PATH="$(dirname "$TOOL"):$PATH" RUNNER_TEMP=temporary PATHS=. GENERATED=true '\(script)'
      """,
      in: folder
    )
  }
}
