import MVVMSource
import TestSupport
import Testing

/// Tests that code that Swift's grammar refuses is an error where it occurs, as `swiftc -parse` reports it.
@Suite struct SwiftGrammarTests {
  @Test(
    "Code that Swift's grammar refuses is reported where it occurs",
    arguments: cases(
      #"""
      === Arguments of '@available' that Swift takes
      [inputs] @available(iOS 17, *) a()
      [inputs] @available(iOS 17.0.1, macOS 14, *) a()
      [inputs] @available(*, deprecated) a()
      [inputs] @available(iOS, deprecated: 13.0, message: "x") a()
      [inputs] @available(swift 6) a()
      [inputs] @available(swift, introduced: 6) a()
      [inputs] @available(*, deprecated, message: "a\n", renamed: "A.b(c:_:)") a()
      [inputs] @available(*, noasync) a()
      [inputs] @available(iOS, introduced: 13, obsoleted: 14) a()
      [inputs] @available(*, deprecated, renamed: "getter:a()") a()
      [inputs] @available(*, deprecated, renamed: "init(a:)") a()
      === A minus is directly before its number
      [inputs] a(x: A< -3>)
      [inputs] a(x: A< - 3>) → 3:13-3:14 error: expected a type, not '-' [unexpected-text]
      === '@available' has arguments
      [inputs] @available a() → 3:16-3:17 error: expected '(*, deprecated)' or the like, not 'a' [unexpected-text]
      === The arguments of an attribute are values
      [inputs]
      @Foo(1, a: .b) a()
      @Foo(1 2) b() → 4:12-4:13 error: expected another argument, not '2' [unexpected-text]
      === A word of Swift imports nothing
      [file]
      import func → 1:8-1:12 error: 'func' is a Swift keyword: to use it as a name, write it in backticks [invalid-name]
      import struct Models → 2:21-2:21 error: expected a declaration of the module, as in 'Models.Name' [missing-name]
      import A.class → 3:10-3:15 error: 'class' is a Swift keyword: to use it as a name, write it in backticks [invalid-name]
      import A. → 4:10-4:10 error: expected a name, not the end of the line [unexpected-text]
      import Any → 5:8-5:11 error: 'Any' is a Swift keyword: to use it as a name, write it in backticks [invalid-name]
      import _ → 6:8-6:9 error: '_' is a Swift keyword: to use it as a name, write it in backticks [invalid-name]
      import `class`
      import struct A.`in`
      viewmodel X { inputs { a() } }
      === Arguments of '@available' that Swift does not take
      [inputs] @available() a() → 3:16-3:17 error: expected a platform or '*', not ')' [unexpected-text]
      [inputs] @available(*) a() → 3:17-3:18 error: expected ', deprecated' or a version, not ')' [unexpected-text]
      [inputs] @available(iOS) a() → 3:19-3:20 error: expected ', deprecated' or a version, not ')' [unexpected-text]
      [inputs] @available(iOS 17) a()
      → 3:22-3:23 error: expected ', *', for all other platforms, not ')' [unexpected-text]
      [inputs] @available(iOS 0x1, *) a()
      → 3:20-3:23 error: expected a version such as '17.4', not '0x1' [unexpected-text]
      [inputs] @available(iOS 17, iOS 18, *) a()
      → 3:24-3:27 error: expected another platform or '*', not 'iOS' [unexpected-text]
      [inputs] @available(*, foo) a()
      → 3:19-3:22 error: expected 'deprecated', 'message: "…"' or another option once, not 'foo' [unexpected-text]
      [inputs] @available(*, deprecated: 5) a()
      → 3:31-3:32 error: expected a platform for the version, not '5' [unexpected-text]
      [inputs] @available(*, deprecated, message: "\(a)") a()
      → 3:40-3:46 error: expected a plain string, not '"\(a)"' [unexpected-text]
      [inputs] @available(*, deprecated, message: #"a"#) a()
      → 3:40-3:45 error: expected a plain string, not '#"a"#' [unexpected-text]
      [inputs] @available(*, deprecated, renamed: "}") a()
      → 3:40-3:43 error: expected the name of a declaration, not '"}"' [unexpected-text]
      [inputs] @available(*, deprecated, message x) a() → 3:39-3:40 error: expected ':', not 'x' [unexpected-text]
      [inputs] @available(iOS, deprecated, deprecated) a()
      → 3:33-3:43 error: expected 'deprecated', 'message: "…"' or another option once, not 'deprecated' \#
      [unexpected-text]
      [inputs] @available(iOS 17.1.2.3, *) a()
      → 3:20-3:28 error: expected a version such as '17.4', not '17.1.2.3' [unexpected-text]
      [inputs] @available(swift 5, iOS 17, *) a() → 3:34-3:35 error: expected 'swift' alone, not ')' [unexpected-text]
      [inputs] @available(*, deprecated, renamed: "a(bc)") a()
      → 3:40-3:47 error: expected the name of a declaration, not '"a(bc)"' [unexpected-text]
      === Of 'isolated' and 'convention' one argument is right
      [outputs] a: @isolated () -> B → 3:18-3:19 error: expected '(any)', not '(' [unexpected-text]
      [outputs] a: @isolated(all) () -> B → 3:17-3:18 error: expected '(any)', not '(' [unexpected-text]
      [outputs] a: @convention(swuft) () -> B → 3:19-3:20 error: expected '(c)' or '(block)', not '(' [unexpected-text]
      [outputs] a: @isolated(any) () -> B
      === A type does not begin with what goes on an operator
      [outputs] a: \#u{FE0F}B → 3:8-3:11 error: unexpected character U+FE0F: remove it [unexpected-character]
      →   fix 3:8-3:11: ''
      [outputs] a: B\#u{FE0F}
      """#
    )
  )
  func refused(example: Case) {
    expectDiagnostics(example.input, example.output)
  }

  @Test("An attribute has a name and arguments of Swift", arguments: ["class", "any", "Self", "_", "A.in"])
  func attribute(name: String) {
    #expect(diagnostics(of: "@\(name) a()\nb()", in: "inputs").map(\.identifier) == [.invalidName])
  }

  @Test("No gap follows a dot in the name of an attribute") func attributeGap() {
    #expect(!diagnostics(of: "@a.\nb c()", in: "inputs").isEmpty)
    expectDiagnostics(section("inputs", "@a .b c()"), "")
  }

  @Test(
    "A word with which a type begins is none",
    arguments: [
      "any", "some", "each", "Any<A>", "async", "borrowing", "sending", "isolated", "__owned", "any.B",
      "A.Any",
    ]
  )
  func types(type: String) {
    let members = "a: \(type)\nb: [\(type)?]\nc: `any`\nd: A.any\nany: (some: Int, each: Int)"
    let found = diagnostics(of: members, in: "outputs")
    #expect(found.map(\.identifier) == [.unexpectedText, .unexpectedText], "\(listing(found))")
  }

  @Test("An attribute comes after 'inout' and its like", arguments: ["inout", "sending", "borrowing"])
  func specifier(word: String) {
    expectDiagnostics(section("outputs", "a: (\(word) @Sendable () -> Void) -> Void"), "")
    for type in ["@Sendable \(word) Int", "borrowing \(word) Int"] {
      let found = diagnostics(of: "a: (\(type)) -> Void", in: "outputs")
      #expect(found.map(\.identifier) == [.unexpectedText])
    }
  }
}
