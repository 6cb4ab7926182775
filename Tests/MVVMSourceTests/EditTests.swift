import MVVMSource
import TestSupport
import Testing

@Suite struct EditTests {
  @Test(
    "Edits are made",
    arguments: [
      ("in the order of their places", [Edit(4..<5, "x"), Edit(0..<1, "yy")], "a b c", "yy b x"),
      ("an empty range inserts", [Edit(1..<1, "()")], "ab", "a()b"),
      ("of those that overlap the first is made", [Edit(1..<3, "x"), Edit(2..<4, "y")], "abcd", "axd"),
      ("the same is made once", [Edit(1..<1, "x"), Edit(1..<1, "x")], "ab", "axb"),
    ]
  )
  func made(_: String, edits: [Edit], text: String, expected: String) {
    let file = SourceFile(path: "a", text: text).applying(edits)
    #expect(file.string(0..<file.bytes.count) == expected)
  }
}
