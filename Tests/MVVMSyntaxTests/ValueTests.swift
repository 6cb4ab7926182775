import MVVMSource
import MVVMSyntax
import TestSupport
import Testing

@Suite struct ValueTests {
  @Test(
    "Expressions of Swift are values",
    arguments: [
      "-a", "!!a", "a + b", "a+b", "a-", "1...", "..<1", "a ... b", "f(&a)", "[1,]", "(1,)", "f(a:b:)",
      "f(_:)", "[:]", "reduce(0, by: +)", "(+)", "f(!!)", "x is P && a", "x as? [Int] ?? b", "[Any]()",
      "f(a: 1, +)", "try f()", "try? f()", "await f()", #"\.a"#, #"\A?.b"#, #"\[Int].count"#, #"\.[0]"#,
      "#file", "#name(1)", "#selector(a.b(c:))", "any P.self", "[any P]()", "[String: (Int) -> Bool]()",
      "[@Sendable () async throws -> Void]()", "x as? Int", "x as! [Int]?", "x is Int ? b : c",
      "a ? b ? c : d : e", "a ?? b", "a!=b", "a?.b!", "a?[0]", "a.0.1", "a.class", "`class`", "Self.a",
      "A<B, C>.d", ".a.b<C, D>(e)", ".a<b", "[.a < b]", "f { } b: { }", "f(1){}.a", "(f) { }",
      "f((1, 2)) { }", "a.true { }", ".init(1)", "A.init", "f(init: 1)", "[3 of Int]()", "{ $0 + 1 }()",
      "consume x", "table[0, default: 1]", "1__", "0b1", "0o7", "0xF.8p1", "0x1p-3", "1e+5", "é",
      #""\u{1F600}\n""#, ##"#"\q"#"##, "\"\"\"\n  a\n\n    b\n  \"\"\"", "\"\"\"\n  a \\\n  b\n  \"\"\"",
      // The lines of a string may end in a backslash, and its interpolations have comments.
      "\"\"\"\na\\\nb\n\"\"\"", "\"\"\"\na\\\n\n\"\"\"", "\"\"\"\na\\\\\n\"\"\"",
      "\"\"\"\n\\(a // )\n)\n\"\"\"", "\"\"\"\n\\(a /* )\n */)\n\"\"\"", "\"\\(a /* ) */)\"",
      "\"\\(\"\"\"\n\\(a /*\n*/)\n\"\"\")\"",
      // An interpolation has the arguments of a call.
      #""\(a)""#, #""\(a ? "b" : "c")""#, #""\(a, format: .b) \(try c(d))""#, #""\(a["b"]) \(c { $0 })""#,
      ##"#"\(a b) \#(a + b)"#"##, #""\(a("\(b c)"))""#, "\"\"\"\n\\(a +\nb) // )\n\"\"\"", #""\()""#,
      // The compiler checks the contents of closures, with regular expressions.
      "{ #line }", "{ -1 }", "{ $0.reduce(0, + ) }", "{ f(+, -) }", "{ a + b }", "{ return a\n  / b }",
      "{ $0 / c }", "{ /a{2}/ }", "{ a /b } + { c }", "f { $0.g(/a+/) }",
    ]
  )
  func accepted(value: String) {
    expectDiagnostics(section("outputs", "state a: Int = \(value)"), "")
    expectDiagnostics(section("inputs", "a(b: Int = \(value), c: Int = 0)"), "")
  }

  @Test(
    "An invalid Swift expression is an error at its place",
    arguments: [
      ("-", ""), ("=1", "="), ("...", ""), (".", ""), ("try", ""), ("let x = 1", "let"),
      ("import X", "import"), ("a.", ""), ("$0", "$0"), ("#warning(\"x\")", "warning"), ("1e", "1e"),
      ("0xZZ", "0xZZ"), ("0b2", "0b2"), ("1.5.5", "1.5.5"), ("_", "_"), ("a b", "b"), ("a = b", "="),
      ("a +b", "+"), ("- a", "-"), ("a ? b", ""), ("1 { }", "{"), ("(){}", "{"), ("(1, 2) { }", "{"),
      ("[a: b, c]", "]"), ("[,]", ","), ("f(a b)", "b"), ("a as", ""), ("as Int", "as"),
      ("if a { 1 } else { 2 }", "if"), ("throw x", "throw"), ("f(inout: 1)", ":"), ("\\", ""), ("(a:)", ")"),
      ("f(?)", "?"), ("() ->...A", "->"), ("f(=, 1)", "="), ("f(1, a:)", ")"), ("-try a", "try"),
      (#"\\a.a"#, "\\"), ("x is A<", ""), ("x as?each/", "/"), ("x as A. B", ""), ("x as A/", ""),
      ("a. b", "b"), ("true { }", "{"), ("init", "init"), ("init(1)", "init"), ("A<B. C>(d)", "("),
      ("[any Any]()", "Any"), ("any false", "false"), ("any self", "self"), (".a<B, C>", "<"), ("A<B>", ""),
      (".a<B>(c)", "<"), ("[.a<B, C>(d)]", "<"), ("a ? b : .init<B, C>(d)", "<"),
      // A token that no statement has is an error in a closure.
      ("{ a in#}", "#"), ("{ ##a }", "##"), ("{/ c }", "/"), ("{ + 1 }", "+"), ("{ a; / b }", "/"),
      ("{ f(- 1) }", "-"), ("{ $0  /c}/", "/"), ("{ /{/ }", "/"),
      // An escape is one of Swift.
      (#""\u1""#, #"\u"#), (#""\u{}""#, #"\u{"#), (#""\u{110000}""#, #"\u{110000"#),
      (#""\u{123456789}""#, #"\u{12345678"#), (##"#"\#q"#"##, "\\"), (#""a\(b("\q"))""#, "\\"),
      // An interpolation that is not an argument is an error at the string.
      (#""\(a b)""#, #""\(a b)""#), (#""\(a ? "s"  "")""#, #""\(a ? "s"  "")""#),
      (#""\(a >b ? 1 : 2)""#, #""\(a >b ? 1 : 2)""#), (#""a\(b)c\(d +)""#, #""a\(b)c\(d +)""#),
      (##"#"\#(a b)"#"##, ##"#"\#(a b)"#"##),
      ("\"\"\"\n\\(a b)\n\"\"\"", "\"\"\"\n    \\(a b)\n    \"\"\""),
    ] as [(String, String)]
  )
  func refused(value: String, token: String) {
    let file = SourceFile(path: "X.mvvm", text: section("outputs", "state a: Int = \(value)\nb: Int"))
    let found = parse(file).diagnostics
    #expect(found.map { file.string($0.place.range ?? 0..<0) } == [token], "\(listing(found))")
    if token.isEmpty { #expect(found.first?.message == "the value is not complete") }
  }

  @Test(
    "A value that is no expression has its message",
    arguments: cases(
      ##"""
      === It ends too early, goes on or cannot begin
      [outputs]
      state a: Int = a b → 3:22-3:23 error: expected the rest of the value, not 'b' [unexpected-text]
      state b: Int = let x = 1 → 4:20-4:23 error: expected a value, not 'let' [unexpected-text]
      state c: Int = 1 + → 5:23-5:23 error: the value is not complete [missing-value]
      state d: Int
      === Generic arguments after a member without its type are refused, since Swift reads operators
      [outputs]
      state a: Int = .some<B, C>(d)
      → 3:25-3:26 error: Swift reads '<' after '.some' as an operator: write the type before '.some' [unexpected-text]
      state b: Int = x.some<B, C>(d)
      state c: [Int] = [.some<B>(d)]
      → 5:28-5:29 error: Swift reads '<' after '.some' as an operator: write the type before '.some' [unexpected-text]
      === An escape that Swift does not know is written with two backslashes
      [outputs] state a: String = "\q"
      → 3:24-3:25 error: '\q' is not a Swift escape sequence: write a backslash as '\\' [unexpected-character]
      →   fix 3:24-3:24: '\'
      === A closure that hides its brace is not closed
      [outputs] state a: T = f { /a}b/ } → 3:22-3:23 error: expected the rest of the value, not '/' [unexpected-text]
      → 5:1-5:2 error: '}' closes nothing [unmatched-bracket]
      [outputs] state a: T = { # } → 1:13-1:14 error: expected '}' [unclosed-bracket]
      → 3:20-3:21 error: a comment begins with '//', not with '#' [unexpected-character]
      →   fix 3:20-3:21: '//'
      === A string in three quotes lies between them as Swift wants it
      [outputs] state a: String = """a␊"""
      → 3:23-3:26 error: the text of a string in three quotes begins on the next line [unexpected-text]
      [outputs] state a: String = """␊a"""
      → 4:6-4:9 error: the quotes that close a string in three quotes must come first on their line [unexpected-text]
      [outputs] state a: String = """␊a␊  """
      → 4:5-4:5 error: each line of a string in three quotes must be indented like the closing quotes [unexpected-text]
      [outputs] state a: String = """␊a\ ␊"""
      → 4:8-4:8 error: the last line of a string in three quotes cannot end in '\' [unexpected-character]
      [outputs] state a: String = #"""\##r␊a\#\##r␊ """#
      → 4:4-4:4 error: the last line of a string in three quotes cannot end in '\' [unexpected-character]
      === A comment in an interpolation does not end the line of a string in one quote
      [outputs] state a: String = "\(a /*␊*/)" → 3:23-3:24 error: the string is not closed [unterminated-string]
      → 4:8-4:9 error: the string is not closed [unterminated-string]
      [outputs] state a: String = "\(a // )" → 3:23-3:24 error: the string is not closed [unterminated-string]
      [outputs] state a: String = #"\#(a /*\##r*/)"# → 3:23-3:25 error: the string is not closed [unterminated-string]
      → 4:4-4:5 error: the string is not closed [unterminated-string]
      """##
    )
  )
  func messages(example: Case) { expectDiagnostics(example.input, example.output) }
}
