import TestSupport
import Testing

@Suite struct TokenTests {
  @Test(
    "Tokens are read whole, and reported where they are not",
    arguments: cases(
      ###"""
      === A string that is not closed ends with its line
      [inputs]
      a(x: String = "foo) → 3:19-3:20 error: the string is not closed [unterminated-string]
      b()
      c(x: String = "\(foo")) → 5:19-5:20 error: the string is not closed [unterminated-string]
      d()
      === A string over lines that is not closed hides the rest
      [inputs]
      a(x: String = """ → 3:19-3:22 error: the string is not closed [unterminated-string]
      foo)
      b()
      === A comment that is not closed hides the rest
      [inputs]
      a(x: Int
      /* foo /* */ → 4:5-4:7 error: the comment is not closed [unterminated-comment]
      b()
      === Backticks come in pairs
      [inputs] b`() → 3:6-3:7 error: unexpected backtick: remove it [unexpected-character] → fix 3:6-3:7: ''
      === Dashes are not minus
      [inputs] a(x: Int = –1) → 3:16-3:19 error: unexpected dash: write '-' [unexpected-character]
      →   fix 3:16-3:19: '-'
      === Comments nest and may be anywhere
      [inputs]
      /* a /* b */ c */ a() // foo
      b(/* x */ x: /* y */ Int) /* a
      */ c()
      === Values are carried whole
      [inputs]
      a(x: String = #"a"b)"#, y: Int = 5)
      b(x: String = """
        foo ) "
        """, y: Bool = a < b, c: Int = d > (e))
      c(x: [String: Int] = Dictionary<String, Int>(), y: Int = 4)
      d(x: () -> Void = { a, b in
      print("x") },)
      e(x: String = "\(a ? ")" : "(")")
      f(x: String = #"\#(a(")"))"#)
      g(x: Int = -1, y: A = .b, z: KeyPath<A, B> = \.c)
      h(x: String = #"""#, y: String = #""#, z: String = ##"""
       "#
      """##)
      ---
      === Lines that begin or end with '->', '&' or '=' go on
      [outputs]
      f(x: Int)
        ->
        Bool
      x: A
        & B
        = 5
      y: A &
        B
      z: () ->
        Int
      w: @Sendable
        () -> Void
      state e: Bool = a
        == b
      ---
      === Reserved words are not types
      [outputs]
      x: class
      y: `class`
      z: Any
      w: [Self]
      v: A.init
      u: _
      ---
      3:8-3:13 error: expected a type, not 'class' [unexpected-text]
      7:10-7:14 error: expected a type, not 'init' [unexpected-text]
      8:8-8:9 error: expected a type, not '_' [unexpected-text]
      === Types are read to their end
      [outputs]
      a: []
      b: [Int: ]
      c: Array<>
      d: (Int, )
      e: any
      f: Int? ?
      g: (Int) async
      h: Int -> Int
      ---
      3:9-3:10 error: expected a type, not ']' [unexpected-text]
      4:14-4:15 error: expected a type, not ']' [unexpected-text]
      5:14-5:15 error: expected a type, not '>' [unexpected-text]
      7:11-7:11 error: expected a type, not the end of the line [unexpected-text]
      8:13-8:14 error: expected the end of the line, not '?' [unexpected-text]
      9:19-9:19 error: expected '->', not the end of the line [unexpected-text]
      10:12-10:14 error: expected the end of the line, not '->' [unexpected-text]
      """###
    )
  )
  func tokens(example: Case) {
    expectDiagnostics(example.input, example.output)
  }
}
