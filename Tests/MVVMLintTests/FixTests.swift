import MVVMLint
import MVVMSource
import TestSupport
import Testing

@Suite struct FixTests {
  @Test(
    "Fixes that do not meet are made",
    arguments: [
      (
        "fixes of separate places are all made",
        [Fix(Edit(4..<5, "z")), Fix(Edit(0..<1, "x"), Edit(2..<3, "y"))], "a b c", "2 x y z"
      ),
      (
        "one that meets another is left out whole",
        [Fix(Edit(0..<1, "x"), Edit(4..<5, "z")), Fix(Edit(2..<3, "y"), Edit(4..<5, "q"))], "a b c", "1 x b z"
      ),
      (
        "one between the edits of another is made",
        [Fix(Edit(0..<1, "x"), Edit(4..<5, "z")), Fix(Edit(2..<3, "y"))], "a b c", "2 x y z"
      ),
      ("what is inserted at one place waits", [Fix(Edit(1..<1, "x")), Fix(Edit(1..<1, "y"))], "ab", "1 axb"),
      ("behind a replacement, too", [Fix(Edit(0..<1, "x")), Fix(Edit(1..<1, "y"))], "ab", "1 xb"),
      ("replacements side by side are made", [Fix(Edit(0..<1, "x")), Fix(Edit(1..<2, "y"))], "ab", "2 xy"),
      ("the same fix twice is made once", [Fix(Edit(0..<1, "x")), Fix(Edit(0..<1, "x"))], "ab", "1 xb"),
      ("without fixes nothing changes", [], "ab", "0 ab"), ("nor without edits", [Fix([])], "ab", "0 ab"),
    ] as [(String, [Fix], String, String)]
  )
  func made(_: String, fixes: [Fix], text: String, expected: String) {
    let result = SourceFile(path: "a", text: text).applying(fixes)
    #expect("\(result.count) \(result.file.string(0..<result.file.bytes.count))" == expected)
  }

  @Test("Fixes meet just where some edit of theirs does", arguments: 0..<200) func meetings(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    func fix() -> Fix {
      let starts = (0...random.next(below: 3)).map { _ in random.next(below: 21) }
      return Fix(starts.sorted().map { Edit($0..<$0 + random.next(below: 3), "x") })
    }
    let fixes = (0..<8).map { _ in fix() }.filter { fix in
      zip(fix.edits, fix.edits.dropFirst()).allSatisfy { $0.range.upperBound < $1.range.lowerBound }
    }
    var taken: [Edit] = []
    var count = 0
    for fix in fixes.sorted(by: { $0.edits[0].range.lowerBound < $1.edits[0].range.lowerBound })
    where !fix.edits.contains(where: { edit in taken.contains { meets($0.range, edit.range) } }) {
      taken += fix.edits
      count += 1
    }
    let file = SourceFile(path: "a", text: String(repeating: "a", count: 23))
    let result = file.applying(fixes)
    #expect(result.count == count)
    #expect(result.file == file.applying(taken))
  }

  @Test("As many fixes again take at most a few times as long") func linear() {
    let growth = growth(from: 2_000, to: 16_000) { count in
      let file = SourceFile(path: "a", text: String(repeating: "ab", count: count))
      let fixes = (0..<count).map { Fix(Edit($0 * 2..<$0 * 2 + 2, "c")) }
      #expect(file.applying(fixes).count == count)
    }
    #expect(growth < 24)
  }
}

private func meets(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
  if left.isEmpty || right.isEmpty {
    return left.lowerBound <= right.upperBound && right.lowerBound <= left.upperBound
  }
  return left.overlaps(right)
}
