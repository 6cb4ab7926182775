import MVVMLint
import MVVMSource
import TestSupport
import Testing

@Suite struct FixTests {
  private func apply(_ fixes: Fix..., to text: String) -> String {
    let result = SourceFile(path: "a", text: text).applying(fixes)
    return "\(result.count) \(result.file.string(0..<result.file.bytes.count))"
  }

  @Test("Fixes of separate places are all made") func separate() {
    #expect(
      self.apply(Fix(Edit(4..<5, "z")), Fix(Edit(0..<1, "x"), Edit(2..<3, "y")), to: "a b c") == "2 x y z"
    )
  }

  @Test("A fix that meets another is left out whole") func overlap() {
    let first = Fix(Edit(0..<1, "x"), Edit(4..<5, "z"))
    #expect(self.apply(first, Fix(Edit(2..<3, "y"), Edit(4..<5, "q")), to: "a b c") == "1 x b z")
  }

  @Test("A fix between the edits of another is made") func between() {
    let outer = Fix(Edit(0..<1, "x"), Edit(4..<5, "z"))
    #expect(self.apply(outer, Fix(Edit(2..<3, "y")), to: "a b c") == "2 x y z")
  }

  @Test("What is inserted at one place waits, lest the order matter") func insertions() {
    #expect(self.apply(Fix(Edit(1..<1, "x")), Fix(Edit(1..<1, "y")), to: "ab") == "1 axb")
    #expect(self.apply(Fix(Edit(0..<1, "x")), Fix(Edit(1..<1, "y")), to: "ab") == "1 xb")
  }

  @Test("Replacements side by side are both made") func neighbours() {
    #expect(self.apply(Fix(Edit(0..<1, "x")), Fix(Edit(1..<2, "y")), to: "ab") == "2 xy")
  }

  @Test("The same fix twice is made once") func twice() {
    #expect(self.apply(Fix(Edit(0..<1, "x")), Fix(Edit(0..<1, "x")), to: "ab") == "1 xb")
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
    for fix in fixes.ordered(by: { $0.edits[0].range.lowerBound < $1.edits[0].range.lowerBound })
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

  @Test("Without fixes, or without edits, nothing changes") func none() {
    #expect(self.apply(to: "ab") == "0 ab")
    #expect(self.apply(Fix([]), to: "ab") == "0 ab")
  }
}

private func meets(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
  if left.isEmpty || right.isEmpty {
    return left.lowerBound <= right.upperBound && right.lowerBound <= left.upperBound
  }
  return left.overlaps(right)
}
