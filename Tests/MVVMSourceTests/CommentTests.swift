import MVVMSource
import Testing

@Suite("Comments of Swift") struct CommentTests {
  @Test(
    "A comment ends with its line, or where all that it nests is closed",
    arguments: [
      ("// a\nb", 4), ("// a\r\nb", 4), ("//", 2), ("/* a */ b", 7), ("/* /* a */ b */ c", 15), ("/* a", nil),
      ("/*/", nil), ("/* /* */", nil),
    ] as [(String, Int?)]
  )
  func ends(text: String, end: Int?) {
    #expect(Array(text.utf8).withUnsafeBufferPointer { endOfComment($0, from: 0) } == end)
  }

  @Test(
    "Three marks document, and no more",
    arguments: [
      ("/// a", true), ("///", true), ("//// a", false), ("// a", false), ("/** a */", true),
      ("/***/", false), ("/**/", false), ("/* a */", false),
    ]
  )
  func documents(text: String, expected: Bool) {
    let bytes = Array(text.utf8)
    #expect(bytes.withUnsafeBufferPointer { isDocumentation($0, bytes.indices) } == expected)
  }
}
