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

  @Test("Without fixes, or without edits, nothing changes") func none() {
    #expect(self.apply(to: "ab") == "0 ab")
    #expect(self.apply(Fix([]), to: "ab") == "0 ab")
  }
}
