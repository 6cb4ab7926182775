import MVVMSource
import TestSupport
import Testing

@Suite struct EditTests {
  private func apply(_ edits: [Edit], to text: String) -> String {
    let file = SourceFile(path: "a", text: text).applying(edits)
    return file.string(0..<file.bytes.count)
  }

  @Test("Edits are made in the order of their places") func order() {
    #expect(self.apply([Edit(4..<5, "x"), Edit(0..<1, "yy")], to: "a b c") == "yy b x")
  }

  @Test("An empty range inserts") func insertion() {
    #expect(self.apply([Edit(1..<1, "()")], to: "ab") == "a()b")
  }

  @Test("Of edits that overlap the first is made") func overlap() {
    #expect(self.apply([Edit(1..<3, "x"), Edit(2..<4, "y")], to: "abcd") == "axd")
  }

  @Test("The same edit is made once") func twice() {
    #expect(self.apply([Edit(1..<1, "x"), Edit(1..<1, "x")], to: "ab") == "axb")
  }
}
