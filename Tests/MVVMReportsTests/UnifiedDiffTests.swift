import Foundation
import MVVMReports
import TestSupport
import Testing

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String?, _ new: String?, context: Int = 3) -> String {
    let diff = unifiedDiff(
      old: old.map { Array($0.utf8) },
      new: new.map { Array($0.utf8) },
      path: "f",
      context: context
    )
    return String(decoding: diff, as: UTF8.self)
  }

  @Test("Equal texts have no difference") func equal() {
    #expect(self.diff("a\n", "a\n") == "")
  }

  @Test("A changed line is between its context") func change() {
    #expect(
      self.diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nx\n6\n7\n8\n9\n") == """
        --- a/f
        +++ b/f
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +x
         6
         7
         8

        """
    )
  }

  @Test("Changes far from each other are hunks of their own, near ones share one") func hunks() {
    let old = (1...30).map { "\($0)\n" }
    var new = old
    new[3] = "x\n"
    new[10] = "y\n"
    new[25] = "z\n"
    let hunks = self.diff(old.joined(), new.joined()).split(separator: "\n").filter { $0.hasPrefix("@@") }
    #expect(hunks == ["@@ -1,14 +1,14 @@", "@@ -23,7 +23,7 @@"])
  }

  @Test("New and removed files are compared with /dev/null") func devNull() {
    #expect(self.diff(nil, "a\nb\n") == "--- /dev/null\n+++ b/f\n@@ -0,0 +1,2 @@\n+a\n+b\n")
    #expect(self.diff("a\n", nil) == "--- a/f\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n")
  }

  @Test("A missing line end is reported") func noNewline() {
    #expect(
      self.diff("a\nb", "a\nb\n") == """
        --- a/f
        +++ b/f
        @@ -1,2 +1,2 @@
         a
        -b
        \\ No newline at end of file
        +b

        """
    )
  }

  @Test("A moved block is a removal and an insertion, not a rewrite") func smallest() {
    let diff = self.diff("a\nb\nc\nd\ne\n", "b\nc\nd\ne\na\n")
    #expect(diff.split(separator: "\n").count { $0.hasPrefix("+") || $0.hasPrefix("-") } == 4)
  }

  @Test("Repeated lines are compared by the shortest way") func repeated() {
    let diff = self.diff("{\n}\n{\n}\n{\n}\n", "{\n}\n{\n}\n", context: 0)
    #expect(diff.split(separator: "\n").count { $0.hasPrefix("-") } == 3)
    #expect(diff.split(separator: "\n").count { $0.hasPrefix("+") } == 1)
  }

  @Test("git applies each diff", arguments: 0..<40)
  func apply(seed: Int) async throws {
    var random = SplitMix(seed: UInt64(seed) &* 7919 &+ 1)
    let old = randomText(&random, lines: seed % 4 == 0 ? 200 : 12)
    let new = seed % 5 == 0 ? randomText(&random, lines: 12) : edited(old, &random)
    try await expectGitApplies(old: old, new: new, path: ["f", "a/b c.swift", "a/é\"q\\.swift"][seed % 3])
  }

  @Test("git applies the diff of a new and of a removed file") func applyWhole() async throws {
    try await expectGitApplies(old: nil, new: "a\nb", path: "a b/new.swift")
    try await expectGitApplies(old: "a\r\nb\n", new: nil, path: "a b/old.swift")
  }

  @Test("Texts of 5,000 lines that share nothing, or little, are compared", arguments: [1, 2, 5_000])
  func large(different: Int) async throws {
    let old = (0..<5_000).map { "let value\($0 % different) = \($0 % different)\n" }.joined()
    let new = (0..<5_000).map { "var other\($0 % different * 3) = \($0 % 7)\n" }.joined()
    try await expectGitApplies(old: old, new: new, path: "f")
  }

  @Test("One line changed in 5,000 gives one small hunk") func oneOfMany() {
    let old = (0..<5_000).map { "line \($0)\n" }
    var new = old
    new[2_500] = "changed\n"
    #expect(self.diff(old.joined(), new.joined()).split(separator: "\n").count == 11)
  }
}

private func randomText(_ random: inout SplitMix, lines: Int) -> String {
  let text = (0..<lines).map { _ in "line \(Int.random(in: 0..<lines / 2, using: &random))" }.joined(
    separator: "\n"
  )
  return Bool.random(using: &random) ? text : text + "\n"
}

private func edited(_ text: String, _ random: inout SplitMix) -> String {
  var lines = text.components(separatedBy: "\n")
  for _ in 0..<4 {
    let index = Int.random(in: 0..<lines.count, using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: lines[index] = "changed"
    case 1: lines.insert("inserted", at: index)
    default: if lines.count > 2 { lines.remove(at: index) }
    }
  }
  return lines.joined(separator: "\n")
}

/// Applies the diff with git in a folder of its own and compares the result.
private func expectGitApplies(old: String?, new: String?, path: String) async throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("diff-\(UUID().uuidString)")
  let file = folder.appendingPathComponent(path)
  defer { try? FileManager.default.removeItem(at: folder) }
  try FileManager.default.createDirectory(
    at: file.deletingLastPathComponent(),
    withIntermediateDirectories: true
  )
  if let old { try Data(old.utf8).write(to: file) }
  let diff = unifiedDiff(old: old.map { Array($0.utf8) }, new: new.map { Array($0.utf8) }, path: path)
  #expect(diff.isEmpty == (old == new))
  if diff.isEmpty { return }
  try Data(diff).write(to: folder.appendingPathComponent("the.diff"))
  let ceiling = "GIT_CEILING_DIRECTORIES=\(folder.path)"
  let arguments = [ceiling, "git", "apply", "--whitespace=nowarn", "the.diff"]
  #expect(try await runProgram("/usr/bin/env", arguments, in: folder).status == 0)
  #expect((try? Data(contentsOf: file)) == new.map { Data($0.utf8) })
}
