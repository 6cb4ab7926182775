import MVVMReports
import MVVMSource
import Testing

@Suite("Markdown") struct MarkdownTextTests {
  @Test(
    "Text from elsewhere is code, on one line and in one cell",
    arguments: [
      ("loginTapped()", "`loginTapped()`"),
      ("a|b", #"`a\|b`"#),
      ("a\n\n### All is fine", "`a  ### All is fine`"),
      ("</details><img src=x> @acme/all", "`</details><img src=x> @acme/all`"),
      ("`x`", "`` `x` ``"),
      ("a``b", "``` a``b ```"),
      ("\u{202E}", #"`\u{202E}`"#),
      ("", ""),
    ]
  )
  func code(text: String, shown: String) {
    let made: MarkdownText = "| \(text) |"
    #expect(made.text == "| \(shown) |")
  }

  @Test(
    "Code is enclosed in more backticks than it has",
    arguments: [("", "```"), ("```` `", "`````"), ("`", "```")]
  )
  func fences(code: String, fence: String) {
    #expect(MVVMReports.fence(around: code, length: 3) == fence)
  }
}
