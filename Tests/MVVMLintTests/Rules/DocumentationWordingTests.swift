import MVVMLint
import MVVMModel
import MVVMSyntax
import Testing

@Suite struct DocumentationWordingTests {
  private func findings(_ section: String, _ member: String, defaultKind: OutputKind = .state) -> String {
    lintFindings(screen(section, member), .documentationWording, style: manifest(defaultKind: defaultKind))
  }

  @Test(
    "Documentation in its form passes, also with abbreviations, initials and an ellipsis",
    arguments: [
      ("inputs", "/// Call when it loads.\na()"), ("inputs", "/// Call with the project.\na()"),
      ("inputs", "/// Call to configure it.\na()"), ("inputs", "/** Call when it loads. */\na()"),
      ("inputs", "/// Call when\n/// it loads.\na()"), ("outputs", "/// Emits a title.\na: Int"),
      ("outputs", "/// The title.\nstate a: Int"), ("outputs", "/// Whether it shows.\na(b: Int) -> Bool"),
      ("outputs", "/// The title.\nvalue a: Int"), ("errors", "/// Emits a message.\na: Int"),
      ("inputs", "/// Call when it loads.\n///\n/// More of it. And more\na()"),
      ("inputs", "/// Call when it loads.\n/// - Parameter b: What. Why\na(b: Int)"),
      ("inputs", "/// Call with one of:\n/// - one\n/// - two\na(b: Int)"),
      ("inputs", "/// Call when a page, e.g. Home, loads (see below.)\na()"),
      ("inputs", "/// Call when etc. Home loads, vs. U.S. Home.\na()"), ("inputs", "///\na()"),
      ("inputs", "/// Call when A. Smith loads it.\na()"), ("inputs", "/// Call when Dr. A loads it.\na()"),
      ("inputs", "/// Call when it loads, e.g. A.\na()"), ("inputs", "a()"),
      ("inputs", "/// Call when it loads (etc. And so on).\na()"),
      ("inputs", "/// Call when it loads…\na()"), ("inputs", "/// Call when it loads…)\na()"),
      ("inputs", "/// Call when it loads...\na()"), ("inputs", "/// Call when it loads...)\na()"),
    ]
  )
  func passing(section: String, member: String) {
    #expect(self.findings(section, member) == "")
  }

  @Test(
    "Other words are reported",
    arguments: [
      ("inputs", "/// Called when it loads.\na()"), ("inputs", "/// Call whenever it loads.\na()"),
      ("inputs", "/// call when it loads.\na()"), ("outputs", "/// The title.\nevent a: Int"),
      ("outputs", "/// The title.\nstream a: Int"), ("errors", "/// The message.\na: Int"),
      ("outputs", "/// Emit a title.\na: Int"), ("outputs", "/// Title.\na: Int"),
    ]
  )
  func words(section: String, member: String) {
    let found = self.findings(section, member)
    #expect(found.hasPrefix("3:5-3:"))
    #expect(found.contains("begin the documentation of an"))
  }

  @Test("Without a kind the style's own decides on the words") func defaultKind() {
    #expect(self.findings("outputs", "/// The title.\na: Int", defaultKind: .state) == "")
    #expect(
      self.findings("outputs", "/// The title.\na: Int", defaultKind: .event).contains("output with 'Emits'")
    )
  }

  @Test(
    "A missing full stop is added after the last word",
    arguments: [
      ("/// Call when it loads\na()", "3:23-3:23", "/// Call when it loads.\na()"),
      ("/** Call when it loads */\na()", "3:23-3:23", "/** Call when it loads. */\na()"),
      (
        "/// Call when\n/// 'it' (loads)\n///\n/// More\na()", "4:17-4:17",
        "/// Call when\n/// 'it' (loads).\n///\n/// More\na()"
      ),
    ]
  )
  func fullStop(member: String, place: String, mended: String) {
    #expect(
      self.findings("inputs", member).hasPrefix(
        "\(place) warning: end the documentation with a full stop [documentation-wording]\n  fix \(place): '.'"
      )
    )
    #expect(fixed(screen("inputs", member), .documentationWording) == screen("inputs", mended))
  }

  @Test("Another mark at the end is reported and left", arguments: ["!", "?", ",", ":", ";"])
  func otherMark(mark: String) {
    #expect(
      self.findings("inputs", "/// Call when it loads\(mark)\na()")
        == "3:23-3:24 warning: end the documentation with a full stop [documentation-wording]"
    )
  }

  @Test(
    "A second sentence is reported where it begins",
    arguments: [
      ("/// Call when it loads. It does.\na()", "3:25-3:33"),
      ("/// Call when it loads.\n/// It does.\na()", "4:5-4:13"),
      ("/// Call when it loads! Now.\na()", "3:25-3:29"),
    ]
  )
  func secondSentence(member: String, place: String) {
    #expect(
      self.findings("inputs", member) == """
        \(place) warning: the first paragraph is more than one sentence: put the rest after an empty '///' line \
        [documentation-wording]
        """
    )
  }
}
