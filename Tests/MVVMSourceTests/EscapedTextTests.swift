import MVVMSource
import Testing

/// Texts from elsewhere, in those that are shown.
@Suite("Escaped texts") struct EscapedTextTests {
  @Test(
    "Characters that a terminal or a build log acts on are spelled out",
    arguments: [
      ("plain é 😀", "plain é 😀"),
      ("a\nb\r\tc", #"a\nb\r\tc"#),
      ("\u{1B}]0;title\u{07}", #"\u{1B}]0;title\u{7}"#),
      ("left\u{202E}right\u{2066}", #"left\u{202E}right\u{2066}"#),
      ("::error::all is fine", #"\u{3A}:error::all is fine"#),
      ("  ::stop-commands::q", #"  \u{3A}:stop-commands::q"#),
      ("a::b", "a::b"),
      ("##[error]", #"#\u{23}[error]"#),
      ("", ""),
    ]
  )
  func terminal(text: String, shown: String) {
    let made: TerminalText = "::[\(text)]"
    #expect(made.text == "::[\(shown)]")
  }

  @Test("Texts that were escaped are put together as they are") func parts() {
    let part: TerminalText = "\("a\nb")"
    let whole: TerminalText = "\(part) \(3)\n"
    #expect(whole.text == "a\\nb 3\n")
    let joined: TerminalText = [part, part].joined(separator: ", ")
    #expect(joined.text == "a\\nb, a\\nb")
    var sum = part
    sum += " \("\u{1B}")"
    #expect(sum.text == #"a\nb \u{1B}"#)
  }

  @Test(
    "A JSON text has no character that a terminal would act on",
    arguments: [("a\"b", #""a\"b""#), ("\u{1B}\u{9B}", #""\u001b\u009b""#), ("\u{202E}é", #""\u202eé""#)]
  )
  func json(text: String, shown: String) {
    #expect(jsonString(text) == shown)
  }
}
