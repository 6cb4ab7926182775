import MVVMSource
import Testing

/// What is reported about a repository: where its branches parted, and by which paths its host knows files.
@Suite struct RepositoryPathTests {
  /// A branch that left `main` before that gained a spec and changed another.
  private func branch() throws -> Folder {
    let folder = try Folder(["A.mvvm": spec("A"), "B.mvvm": spec("B")])
    let script = """
      set -e; rm -r .git; git init -q -b main .; git add .; git commit -qm First
      git checkout -qb branch; sed -i.old s/tapped/closed/ B.mvvm; rm B.mvvm.old; git commit -qam Second
      git checkout -q main; sed 's/ A / C /' A.mvvm > C.mvvm; sed -i.old s/tapped/opened/ A.mvvm; rm A.mvvm.old
      git add .; git commit -qam Third; git checkout -q branch
      """
    let outcome = try shell(script, in: folder)
    try #require(outcome.status == 0, "\(outcome)")
    return folder
  }

  @Test("What the revision gained since the branch left it does not count", arguments: ["main", "main..."])
  func mergeBase(revision: String) throws {
    let outcome = try mvvmgen("diff", "--against", revision, in: self.branch(), status: 0)
    let names = outcome.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }.dropLast()
    #expect(names == ["B"])
  }

  @Test("A revision without a common past is compared as it is, with a note") func unrelated() throws {
    let folder = try self.branch()
    _ = try shell("git checkout -q --orphan other; git commit -qm Fourth", in: folder)
    let outcome = try folder.run("diff --against main")
    let names = outcome.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }.dropLast()
    #expect(names == ["A", "B", "C"])
    let note = "'main' is compared as it is: the current branch never left it"
    #expect(outcome.messages == "mvvmgen: note: \(note)\n")
  }

  @Test("Hosts are told of files by their paths in the repository") func paths() throws {
    let folder = try Folder(["app/Specs/A.mvvm": "import X\n", "app/Specs/B.mvvm": spec("B")])
    let github = try shell("cd app; \"$TOOL\" generate --check --message-format github", in: folder).output
    #expect(github.contains("file=app/Specs/A.mvvm,"))
    #expect(github.contains("::error file=app/Specs/B.generated.swift,title=missing::"))
    let sarif = try shell(
      "cd app; \"$TOOL\" generate --check --message-format sarif ../app/Specs",
      in: folder
    ).output
    let report = try #require(parseJSON(SourceFile(path: "-", text: sarif)).value)
    let results = report["runs"]?.array?.first?["results"]?.array ?? []
    let paths = results.map { result in
      result["locations"]?.array?.first?["physicalLocation"]?["artifactLocation"]?["uri"]?.string
    }
    #expect(paths == ["app/Specs/A.mvvm", "app/Specs/B.generated.swift"])
  }
}
