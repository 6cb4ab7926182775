import MVVMSource
import MVVMSyntax
import TestSupport
import Testing

/// What Swift's own grammar refuses is an error at its place; `swiftc -parse` was asked for each.
@Suite struct SwiftGrammarTests {
  @Test(
    "Arguments of '@available' that Swift takes",
    arguments: [
      "iOS 17, *", "iOS 17.0.1, macOS 14, *", "*, deprecated", "iOS, deprecated: 13.0, message: \"x\"",
      "swift 6",
      "swift, introduced: 6", "*, deprecated, message: \"a\\n\", renamed: \"A.b(c:_:)\"", "*, noasync",
      "iOS, introduced: 13, obsoleted: 14", "*, deprecated, renamed: \"getter:a()\"",
      "*, deprecated, renamed: \"init(a:)\"",
    ]
  )
  func availability(arguments: String) {
    expectDiagnostics(section("inputs", "@available(\(arguments)) a()"), "")
  }

  @Test(
    "Arguments of '@available' that Swift does not take",
    arguments: [
      ("", "16-3:17 error: expected a platform or '*', not ')'"),
      ("*", "17-3:18 error: expected ', deprecated' or a version, not ')'"),
      ("iOS", "19-3:20 error: expected ', deprecated' or a version, not ')'"),
      ("iOS 17", "22-3:23 error: expected ', *', for all other platforms, not ')'"),
      ("iOS 0x1, *", "20-3:23 error: expected a version such as '17.4', not '0x1'"),
      ("iOS 17, iOS 18, *", "24-3:27 error: expected another platform or '*', not 'iOS'"),
      ("*, foo", "19-3:22 error: expected 'deprecated', 'message: \"…\"' or another option once, not 'foo'"),
      ("*, deprecated: 5", "31-3:32 error: expected a platform for the version, not '5'"),
      ("*, deprecated, message: \"\\(a)\"", "40-3:46 error: expected a plain string, not '\"\\(a)\"'"),
      ("*, deprecated, message: #\"a\"#", "40-3:45 error: expected a plain string, not '#\"a\"#'"),
      ("*, deprecated, renamed: \"}\"", "40-3:43 error: expected the name of a declaration, not '\"}\"'"),
      ("*, deprecated, message x", "39-3:40 error: expected ':', not 'x'"),
      (
        "iOS, deprecated, deprecated",
        "33-3:43 error: expected 'deprecated', 'message: \"…\"' or another option once, not 'deprecated'"
      ),
      ("iOS 17.1.2.3, *", "20-3:28 error: expected a version such as '17.4', not '17.1.2.3'"),
      ("swift 5, iOS 17, *", "34-3:35 error: expected 'swift' alone, not ')'"),
      (
        "*, deprecated, renamed: \"a(bc)\"",
        "40-3:47 error: expected the name of a declaration, not '\"a(bc)\"'"
      ),
    ]
  )
  func noAvailability(arguments: String, expected: String) {
    expectDiagnostics(
      section("inputs", "@available(\(arguments)) a()"),
      "3:\(expected) [unexpected-text]"
    )
  }

  @Test("A minus stands directly before its number") func minus() {
    expectDiagnostics(section("inputs", "a(x: A< -3>)"), "")
    expectDiagnostics(
      section("inputs", "a(x: A< - 3>)"),
      "3:13-3:14 error: expected a type, not '-' [unexpected-text]"
    )
  }

  @Test("'@available' has arguments") func bareAvailable() {
    expectDiagnostics(
      section("inputs", "@available a()"),
      "3:16-3:17 error: expected '(*, deprecated)' or the like, not 'a' [unexpected-text]"
    )
  }

  @Test("An attribute has a name and arguments of Swift", arguments: ["class", "any", "Self", "_", "A.in"])
  func attribute(name: String) {
    let found = parse(SourceFile(path: "X.mvvm", text: section("inputs", "@\(name) a()\nb()"))).diagnostics
    #expect(found.map(\.identifier) == [.invalidName])
  }

  @Test(
    "Of 'isolated' and 'convention' one argument is right",
    arguments: [
      ("@isolated () -> B", "3:18-3:19 error: expected '(any)', not '('"),
      ("@isolated(all) () -> B", "3:17-3:18 error: expected '(any)', not '("),
      ("@convention(swuft) () -> B", "3:19-3:20 error: expected '(c)' or '(block)', not '('"),
      ("@isolated(any) () -> B", ""),
    ]
  )
  func onlyArgument(type: String, error: String) {
    let found = parse(SourceFile(path: "X.mvvm", text: section("outputs", "a: \(type)"))).diagnostics
    #expect(listing(found).hasPrefix(error) && found.isEmpty == error.isEmpty, "\(listing(found))")
  }

  @Test("No gap follows a dot in the name of an attribute") func attributeGap() {
    let text = section("inputs", "@a.\nb c()")
    #expect(!parse(SourceFile(path: "X.mvvm", text: text)).diagnostics.isEmpty)
    expectDiagnostics(section("inputs", "@a .b c()"), "")
  }

  @Test("The arguments of an attribute are values") func attributeArguments() {
    expectDiagnostics(
      section("inputs", "@Foo(1, a: .b) a()\n@Foo(1 2) b()"),
      "4:12-4:13 error: expected another argument, not '2' [unexpected-text]"
    )
  }

  @Test("A word of Swift imports nothing") func imports() {
    expectDiagnostics(
      """
      import func
      import struct Models
      import A.class
      import A.
      import Any
      import _
      import `class`
      import struct A.`in`
      viewmodel X { inputs { a() } }
      """,
      """
      1:8-1:12 error: 'func' is a word of Swift: as a name it stands in backticks [invalid-name]
      2:21-2:21 error: expected a declaration of the module, as in 'Models.Name' [missing-name]
      3:10-3:15 error: 'class' is a word of Swift: as a name it stands in backticks [invalid-name]
      4:10-4:10 error: expected a name, not the end of the line [unexpected-text]
      5:8-5:11 error: 'Any' is a word of Swift: as a name it stands in backticks [invalid-name]
      6:8-6:9 error: '_' is a word of Swift: as a name it stands in backticks [invalid-name]
      """
    )
  }

  @Test(
    "A word with which a type begins is none",
    arguments: [
      "any", "some", "each", "Any<A>", "async", "borrowing", "sending", "isolated", "__owned", "any.B",
      "A.Any",
    ]
  )
  func types(type: String) {
    let text = section(
      "outputs",
      "a: \(type)\nb: [\(type)?]\nc: `any`\nd: A.any\nany: (some: Int, each: Int)"
    )
    let found = parse(SourceFile(path: "X.mvvm", text: text)).diagnostics
    #expect(found.map(\.identifier) == [.unexpectedText, .unexpectedText], "\(listing(found))")
  }

  @Test("An attribute stands behind 'inout' and its like", arguments: ["inout", "sending", "borrowing"])
  func specifier(word: String) {
    expectDiagnostics(section("outputs", "a: (\(word) @Sendable () -> Void) -> Void"), "")
    for type in ["@Sendable \(word) Int", "borrowing \(word) Int"] {
      let text = section("outputs", "a: (\(type)) -> Void")
      let found = parse(SourceFile(path: "X.mvvm", text: text)).diagnostics
      #expect(found.map(\.identifier) == [.unexpectedText])
    }
  }

  @Test("A type does not begin with what goes on an operator") func variationSelector() {
    let found = parse(SourceFile(path: "X.mvvm", text: section("outputs", "a: \u{FE0F}B"))).diagnostics
    #expect(found.first?.identifier == .unexpectedCharacter)
    expectDiagnostics(section("outputs", "a: B\u{FE0F}"), "")
  }
}
