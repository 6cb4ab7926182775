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
    ]
  )
  func accepted(value: String) {
    expectDiagnostics(section("outputs", "state a: Int = \(value)"), "")
    expectDiagnostics(section("inputs", "a(b: Int = \(value), c: Int = 0)"), "")
  }

  @Test(
    "What is no expression of Swift is an error at its place",
    arguments: [
      ("-", "unary"), ("=1", "="), ("...", ""), (".", ""), ("try", ""), ("let x = 1", "let"),
      ("import X", "import"), ("a.", ""), ("$0", "$0"), ("#warning(\"x\")", "warning"), ("1e", "1e"),
      ("0xZZ", "0xZZ"), ("0b2", "0b2"), ("1.5.5", "1.5.5"), ("_", "_"), ("a b", "b"), ("a = b", "="),
      ("a +b", "+"), ("- a", "-"), ("a ? b", ""), ("1 { }", "{"), ("(){}", "{"), ("(1, 2) { }", "{"),
      ("[a: b, c]", "]"), ("[,]", ","), ("f(a b)", "b"), ("a as", ""), ("as Int", "as"),
      ("if a { 1 } else { 2 }", "if"), ("throw x", "throw"), ("f(inout: 1)", ":"), ("\\", ""), ("(a:)", ")"),
      ("f(?)", "?"), ("() ->...A", "->"), ("f(=, 1)", "="), ("f(1, a:)", ")"), ("-try a", "try"),
      (#"\\a.a"#, "\\"), ("x is A<", ""), ("x as?each/", "/"), ("x as A. B", "B"), ("x as A/", ""),
      ("a. b", "b"), ("true { }", "{"), ("init", "init"), ("init(1)", "init"), ("A<B. C>(d)", "("),
      ("[any Any]()", "Any"), ("any false", "any"), ("any self", "any"), (".a<B, C>", "<"), ("A<B>", ""),
      (".a<B>(c)", "<"), ("[.a<B, C>(d)]", "<"), ("a ? b : .init<B, C>(d)", "<"),
    ]
  )
  func refused(value: String, token: String) {
    let found = parse(SourceFile(path: "X.mvvm", text: section("outputs", "state a: Int = \(value)\nb: Int")))
    #expect(found.diagnostics.count == 1, "\(listing(found.diagnostics))")
    #expect(found.diagnostics.first?.place.range.map { $0.lowerBound >= 42 } == true)
    if token.isEmpty { #expect(found.diagnostics.first?.message == "the value is not complete") }
  }

  @Test(
    "A value that is no expression has its message",
    arguments: cases(
      #"""
      === It ends too early, goes on or cannot begin
      [outputs]
      state a: Int = a b → 3:22-3:23 error: expected the rest of the value, not 'b' [unexpected-text]
      state b: Int = let x = 1 → 4:20-4:23 error: expected a value, not 'let' [unexpected-text]
      state c: Int = 1 + → 5:23-5:23 error: the value is not complete [missing-value]
      state d: Int
      === Generic arguments behind a member without its type are refused, which Swift takes for operators
      [outputs]
      state a: Int = .some<B, C>(d)
      → 3:25-3:26 error: '<' behind '.some' is an operator to Swift: write the type before '.some' [unexpected-text]
      state b: Int = x.some<B, C>(d)
      state c: [Int] = [.some<B>(d)]
      → 5:28-5:29 error: '<' behind '.some' is an operator to Swift: write the type before '.some' [unexpected-text]
      === An escape that Swift does not know is written with two backslashes
      [outputs] state a: String = "\q"
      → 3:24-3:25 error: '\q' is no escape of Swift: a backslash is written '\\' [unexpected-character]
      →   fix 3:24-3:24: '\'
      """#
    )
  )
  func messages(example: Case) { expectDiagnostics(example.input, example.output) }

  @Test("An escape is one of Swift") func escapes() {
    for text in [
      #""\u1""#, #""\u{}""#, #""\u{110000}""#, #""\u{123456789}""#, ##"#"\#q"#"##, #""a\(b("\q"))""#,
    ] {
      let found = parse(SourceFile(path: "X.mvvm", text: section("outputs", "state a: String = \(text)")))
      #expect(found.diagnostics.map(\.identifier) == [.unexpectedCharacter], "\(text)")
    }
  }

  @Test(
    "A string in three quotes lies between them as Swift wants it",
    arguments: [
      ("\"\"\"a\n\"\"\"", "the text of a string in three quotes begins on the next line"),
      ("\"\"\"\na\"\"\"", "the quotes that close a string in three quotes stand first on their line"),
      ("\"\"\"\na\n  \"\"\"", "a line of a string in three quotes is indented as the quotes that close it"),
      ("\"\"\"\na\\ \n\"\"\"", "the last line of a string in three quotes does not end in '\\'"),
      ("#\"\"\"\r\na\\#\r\n \"\"\"#", "the last line of a string in three quotes does not end in '\\'"),
    ]
  )
  func lines(text: String, message: String) {
    let spec = "viewmodel X {\noutputs {\nstate a: String = \(text)\n}\n}\n"
    #expect(parse(SourceFile(path: "X.mvvm", text: spec)).diagnostics.map(\.message) == [message])
  }
  @Test(
    "A string in three quotes may have lines that end in a backslash, and comments in its interpolations",
    arguments: [
      "\"\"\"\na\\\nb\n\"\"\"", "\"\"\"\na\\\n\n\"\"\"", "\"\"\"\na\\\\\n\"\"\"",
      "\"\"\"\n\\(a // )\n)\n\"\"\"", "\"\"\"\n\\(a /* )\n */)\n\"\"\"", "\"\\(a /* ) */)\"",
      "\"\\(\"\"\"\n\\(a /*\n*/)\n\"\"\")\"",
    ]
  )
  func continuedLines(text: String) {
    let spec = "viewmodel X {\noutputs {\nstate a: String = \(text)\n}\n}\n"
    #expect(parse(SourceFile(path: "X.mvvm", text: spec)).diagnostics.isEmpty)
  }

  @Test(
    "An interpolation has the arguments of a call",
    arguments: [
      #""\(a)""#, #""\(a ? "b" : "c")""#, #""\(a, format: .b) \(try c(d))""#, #""\(a["b"]) \(c { $0 })""#,
      ##"#"\(a b) \#(a + b)"#"##, #""\(a("\(b c)"))""#, "\"\"\"\n\\(a +\nb) // )\n\"\"\"", #""\()""#,
    ]
  )
  func interpolations(text: String) {
    expectDiagnostics(section("outputs", "state a: String = \(text)"), "")
  }

  @Test(
    "What is no argument in an interpolation is an error at the string",
    arguments: [
      #""\(a b)""#, #""\(a ? "s"  "")""#, #""\(a >b ? 1 : 2)""#, #""a\(b)c\(d +)""#, ##"#"\#(a b)"#"##,
      "\"\"\"\n\\(a b)\n\"\"\"",
    ]
  )
  func brokenInterpolations(text: String) {
    let found = parse(SourceFile(path: "X.mvvm", text: section("outputs", "state a: String = \(text)")))
    #expect(found.diagnostics.map { $0.place.range?.lowerBound } == [48], "\(listing(found.diagnostics))")
  }

  @Test("A brace that a regular expression may hide ends no closure") func regularExpressions() {
    for value in ["{ $0  /c}/", "{ /{/ }", "f { /a}b/ }"] {
      let found = parse(SourceFile(path: "X.mvvm", text: section("outputs", "state a: T = \(value)")))
      #expect(!found.diagnostics.isEmpty, "\(value)")
    }
    for value in ["{ $0 / c }", "{ /a{2}/ }", "{ a /b } + { c }", "f { $0.g(/a+/) }"] {
      expectDiagnostics(section("outputs", "state a: T = \(value)"), "")
    }
  }

  @Test("What no statement has is an error in a closure, and the rest is left to the compiler")
  func closures() {
    for value in ["{ # }", "{ a in#}", "{ # a }", "{ ##a }", "{/ c }", "{ + 1 }", "{ a; / b }", "{ f(- 1) }"]
    {
      let found = parse(SourceFile(path: "X.mvvm", text: section("outputs", "state a: T = \(value)")))
      #expect(!found.diagnostics.isEmpty, "\(value)")
    }
    for value in [
      "{ #line }", "{ -1 }", "{ $0.reduce(0, + ) }", "{ f(+, -) }", "{ a + b }", "{ return a\n  / b }",
    ] {
      expectDiagnostics(section("outputs", "state a: T = \(value)"), "")
    }
  }

  @Test(
    "A comment in an interpolation does not end the line of a string in one quote",
    arguments: ["\"\\(a /*\n*/)\"", "\"\\(a // )\"", "#\"\\#(a /*\r*/)\"#"]
  )
  func commentsInStrings(text: String) {
    let spec = "viewmodel X {\noutputs {\nstate a: String = \(text)\n}\n}\n"
    let found = parse(SourceFile(path: "X.mvvm", text: spec)).diagnostics
    #expect(found.first?.identifier == .unterminatedString)
  }
}
