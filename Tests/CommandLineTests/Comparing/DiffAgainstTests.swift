import Foundation
import Testing

@Suite struct DiffAgainstTests {
  @Test("A revision is compared with the work tree, which stays as it is") func workTree() throws {
    let folder = try repository(
      ["a b/A.mvvm": spec("A", "tapped()"), "B.mvvm": spec("B", "tapped()"), "C.mvvm": spec("C", "é()")],
      now: ["a b/A.mvvm": spec("A", "tapped(row: Int)"), "D.mvvm": spec("D", "tapped()")],
      removed: ["B.mvvm"]
    )
    let files = folder.files
    let outcome = try folder.run("diff --against HEAD", status: 0)
    #expect(outcome.output.hasSuffix("\n2 breaking, 1 needs logic\n"))
    #expect(
      outcome.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }.dropLast() == ["A", "B", "D"]
    )
    #expect(outcome.messages == "")
    #expect(folder.files == files)
  }

  @Test("Only what the paths name is compared, from any folder") func paths() throws {
    let folder = try repository(
      [
        "a/A.mvvm": spec("A", "tapped()"), "b/B.mvvm": spec("B", "tapped()"),
        "b/.hidden/C.mvvm": spec("C", "x()"),
      ],
      now: ["a/A.mvvm": spec("A", "more()"), "b/B.mvvm": spec("B", "more()")],
      removed: ["b/.hidden/C.mvvm"]
    )
    func names(_ arguments: String, in current: String) throws -> [Substring] {
      let outcome = try shell("cd \(current); \"$TOOL\" diff --against HEAD \(arguments)", in: folder)
      #expect(outcome.messages == "")
      return outcome.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }.dropLast()
    }
    #expect(try names("", in: "a") == ["A"])
    #expect(try names("../b", in: "a") == ["B"])
    #expect(try names("b/B.mvvm", in: ".") == ["B"])
    #expect(try names("b a", in: ".") == ["A", "B"])
  }

  @Test("View models of one name in two modules are told apart by their files") func modules() throws {
    let paths = ["Sources/A/X.mvvm", "Sources/B/X.mvvm"]
    let folder = try repository(
      Dictionary(paths.map { ($0, spec("X", "tapped()")) }) { $1 },
      now: Dictionary(paths.map { ($0, spec("X", "more()")) }) { $1 }
    )
    let text = try folder.run("diff --against HEAD").output
    let markdown = try folder.run("diff --against HEAD --format markdown").output
    for path in paths {
      #expect(text.contains("X (\(path))\n"), "\(text)")
      #expect(markdown.contains("#### `X (\(path))`\n"), "\(markdown)")
    }
  }

  @Test("A path may be on one side alone") func oneSide() throws {
    let folder = try repository(
      ["a/A.mvvm": spec("A", "tapped()")],
      now: ["b/B.mvvm": spec("B", "tapped()")],
      removed: ["a"]
    )
    #expect(try folder.run("diff --against HEAD a").output.hasSuffix("\n1 breaking\n"))
    #expect(try folder.run("diff --against HEAD a/A.mvvm").output.hasSuffix("\n1 breaking\n"))
    #expect(try folder.run("diff --against HEAD b").output.hasSuffix("\n1 needs logic\n"))
    for arguments in [["--against", "HEAD", "c"], ["b", "c"], ["c", "b"]] {
      let missing = try mvvmgen(["diff"] + arguments, in: folder, status: 74)
      #expect(missing.output == "")
      #expect(missing.messages.hasPrefix("c: error: "))
    }
  }

  @Test("What moved out of the path, or into it, has moved") func moves() throws {
    let folder = try repository(
      ["a/A.mvvm": spec("A", "tapped()"), "b/B.mvvm": spec("B", "tapped()"), "a/C.mvvm": spec("C", "x()")],
      now: [
        "b/A.mvvm": spec("A", "tapped()"), "a/B.mvvm": spec("B", "pressed()"), "b/D.mvvm": spec("D", "x()"),
      ],
      removed: ["a/A.mvvm", "b/B.mvvm", "a/C.mvvm"]
    )
    let moved = try folder.run("diff --against HEAD a").output
    #expect(
      moved.contains(
        "A\n  compatible: moved to another file: nothing to do\n    - a/A.mvvm\n    + b/A.mvvm\n"
      )
    )
    #expect(moved.contains("    - b/B.mvvm\n    + a/B.mvvm\n"))
    #expect(moved.contains("C\n  breaking: view model removed"))
    #expect(!moved.contains("D\n"))
    let all = try folder.run("diff --against HEAD").output
    #expect(all.contains("D\n"))
  }

  @Test("The revision's own configuration and templates count") func configuration() throws {
    let folder = try repository(
      [
        "mvvmgen.json": #"{"style": "ours", "templates": "t"}"#, "t/ours.json": #"{"extends": "combine"}"#,
        "t/ours.mustache": "{{<combine}}{{/combine}}", "s/A.mvvm": spec("A", "tapped()"),
      ],
      now: ["s/mvvmgen.json": #"{"hotOutputs": false}"#]
    )
    let outcome = try folder.run("diff --against HEAD s")
    #expect(outcome.output.contains("breaking: configuration changed: style"))
    #expect(outcome.output.contains("    - ours\n    + rxswift\n"))
  }

  @Test("A mistake in the revision is shown where it stands there") func broken() throws {
    let folder = try repository(
      ["A.mvvm": "viewmodel A {\n  inputs {\n    tapped\n  }\n}\n", "B.mvvm": spec("B", "tapped()")],
      now: ["A.mvvm": spec("A", "tapped()"), "B.mvvm": spec("B", "more()")]
    )
    let outcome = try folder.run("diff --against HEAD", status: 1)
    #expect(outcome.messages.contains("HEAD:A.mvvm:3:11: error: "))
    #expect(outcome.messages.hasSuffix("1 spec was not compared: see the errors\n"))
    #expect(outcome.output.hasPrefix("B\n"))
  }

  @Test("An unknown revision is told, with what may bring it") func unknown() throws {
    let folder = try repository(["A.mvvm": spec("A", "tapped()")], now: [:])
    let outcome = try folder.run("diff --against nope", status: 64)
    #expect(outcome.messages.hasPrefix("mvvmgen: error: unknown revision 'nope': 'git fetch' may bring it\n"))
  }

  @Test("In a shallow clone it says so") func shallow() throws {
    let origin = try repository(["A.mvvm": spec("A", "tapped()")], now: ["A.mvvm": spec("A", "more()")])
    let clone = try Folder(hasGit: false)
    let commit = "git commit -qam Second"
    _ = try shell(commit, in: origin)
    let cloned = try shell("git clone -q --depth 1 'file://\(origin.url.path)' c", in: clone)
    #expect(cloned.status == 0)
    let outcome = try shell("cd c; \"$TOOL\" diff --against HEAD~1", in: clone)
    #expect(outcome.messages.contains("the clone is shallow and may lack it: run 'git fetch --unshallow'"))
    #expect(outcome.status == 64)
  }

  @Test("Where a shallow clone lacks the commit at which the branch left the revision, it says so")
  func shallowBranch() throws {
    let origin = try repository(["A.mvvm": spec("A", "tapped()")], now: [:])
    let commit = "git commit -q --allow-empty -m"
    let script = """
      git branch -m main; git checkout -q -b mine; \(commit) Mine; git checkout -q main; \(commit) Main
      git clone -q --depth 1 --no-single-branch -b mine "file://$PWD" c; cd c; "$TOOL" diff --against origin/main
      """
    let outcome = try shell(script, in: origin)
    let message = "the clone is shallow and lacks where the current branch left 'origin/main'"
    #expect(outcome.messages.hasPrefix("mvvmgen: error: \(message): run 'git fetch --unshallow', or set "))
    #expect(outcome.output == "")
    #expect(outcome.status == 64)
  }

  @Test("A range is no revision", arguments: ["HEAD...HEAD", "HEAD..HEAD", "HEAD..", "..HEAD", "^HEAD"])
  func range(name: String) throws {
    let folder = try repository(["A.mvvm": spec("A", "tapped()")], now: [:])
    let outcome = try mvvmgen("diff", "--against", name, in: folder, status: 64)
    let message = "'\(name)' is a range: give a single revision, such as 'main'"
    #expect(outcome.messages.hasPrefix("mvvmgen: error: \(message)\n"))
  }

  @Test("Outside of a repository, and without git, it says so") func withoutGit() throws {
    let folder = try Folder(["A.mvvm": spec("A", "tapped()")], hasGit: false)
    let outside = try folder.run("diff --against HEAD", status: 64)
    #expect(
      outside.messages.hasPrefix(
        "mvvmgen: error: '--against' compares with a git repository, and here is none"
      )
    )
    let without = try shell("PATH=/nowhere \"$TOOL\" diff --against HEAD", in: folder)
    #expect(without.messages.hasPrefix("mvvmgen: error: '--against' runs git, and it is not installed"))
    #expect(without.status == 70)
  }

  @Test("A path outside of the repository is refused") func elsewhere() throws {
    let folder = try repository(["A.mvvm": spec("A", "tapped()")], now: [:])
    let other = try Folder(["B.mvvm": spec("B", "tapped()")])
    let outcome = try mvvmgen("diff", "--against", "HEAD", other.url.path, in: folder, status: 64)
    #expect(outcome.messages.contains("' is not in the repository '"))
  }
}

func spec(_ name: String, _ input: String) -> String {
  "viewmodel \(name) {\n  inputs {\n    \(input)\n  }\n}\n"
}

/// A repository with one commit, and the files of the work tree over it.
func repository(_ committed: [String: String], now: [String: String], removed: [String] = []) throws -> Folder
{
  let folder = try Folder(committed)
  let made = try shell("rm -r .git; git init -q . && git add . && git commit -qm First", in: folder)
  #expect(made == Outcome(output: "", messages: "", status: 0))
  for (path, text) in now { try folder.write(path, text) }
  for path in removed { try folder.remove(path) }
  return folder
}
