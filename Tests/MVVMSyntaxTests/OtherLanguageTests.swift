import TestSupport
import Testing

/// Tests of mistakes by people who know other languages, or confuse two things: each has one message that says what to
/// write, and a fix if there is only one.
@Suite struct OtherLanguageTests {
  @Test(
    "Each mistake has one message that leads out",
    arguments: cases(
      #"""
      === An output that emits is no function
      [outputs]
      event goBack() → 3:17-3:19 error: the emitted value is not a parameter: write 'event goBack: Void' [function-with-kind]
      →   fix 3:17-3:19: ': Void'
      state shows(row: Row) ; event goTo(_ row: Int, _ section: [Int])
      → 4:16-4:26 error: the emitted value is not a parameter: write 'state shows: Row' [function-with-kind]
      →   fix 4:16-4:26: ': Row'
      → 4:39-4:69 error: the emitted value is not a parameter: write 'event goTo: (row: Int, section: [Int])' \#
      [function-with-kind]
      →   fix 4:39-4:69: ': (row: Int, section: [Int])'
      event answer() -> Int → 5:5-5:10 error: a function output cannot have a kind: remove 'event' [function-with-kind]
      →   fix 5:5-5:11: ''
      === A function output without a result may be meant to emit
      [outputs]
      goBack() → 3:13-3:13 error: 'goBack' has no type: write 'goBack() -> Type', or 'event goBack: Void' [missing-type]
      goTo(row: Int) → 4:19-4:19 error: 'goTo' has no type: write 'goTo(…) -> Type' [missing-type]
      === An array is in brackets
      [outputs]
      rows: Row[] → 3:14-3:16 error: an array is written '[Row]' [unexpected-text] → fix 3:11-3:11: '['
      →   fix 3:14-3:16: ']'
      grid: A.Row<Int>[][]? → 4:21-4:25 error: an array is written '[A.Row<Int>]' [unexpected-text]
      →   fix 4:11-4:11: '[['
      →   fix 4:21-4:25: ']]'
      f(_ a: Row[]) -> Row[] → 5:15-5:17 error: an array is written '[Row]' [unexpected-text]
      →   fix 5:12-5:12: '['
      →   fix 5:15-5:17: ']'
      c: Row[3] → 6:11-6:12 error: expected the end of the line, not '[' [unexpected-text]
      === A '#' before a blank begins no comment
      [file]
      # A screen. → 1:1-1:2 error: a comment begins with '//', not with '#' [unexpected-character]
      →   fix 1:1-1:2: '//'
      viewmodel X {
        ## Inputs → 3:3-3:5 error: a comment begins with '//', not with '#' [unexpected-character]
      →   fix 3:3-3:5: '//'
        inputs {
          a() # tapped → 5:9-5:10 error: a comment begins with '//', not with '#' [unexpected-character]
      →   fix 5:9-5:10: '//'
          # → 6:5-6:6 error: a comment begins with '//', not with '#' [unexpected-character]
      →   fix 6:5-6:6: '//'
          b(line: Int = #line, c: Int = [
            #line
          ][0])
        }
      }
      === '*/' without a comment is no operator
      [outputs]
      state a: Bool = false*/ → 3:26-3:28 error: '*/' closes nothing [unmatched-bracket] → fix 3:26-3:28: ''
      state b: Int = 1*/+2 → 4:21-4:23 error: '*/' closes nothing [unmatched-bracket] → fix 4:21-4:23: ''
      state c: Int = 1**/*2*/ 2 → 5:22-5:24 error: '*/' closes nothing [unmatched-bracket] → fix 5:22-5:24: ''
      →   fix 5:26-5:28: ''
      === A control character in a string is no Swift
      [outputs]
      state a: String = "\#u{2}b"
      → 3:24-3:25 error: unexpected control character U+0002: remove it [unexpected-character]
      →   fix 3:24-3:25: ''
      state b: String = #"\#tb"# → 4:25-4:26 error: unexpected tab in a string: remove it [unexpected-character]
      →   fix 4:25-4:26: ''
      ===
      [outputs]
      state a: String = """
        \#tb
        """
      === A variable of a type with arguments may be a stream
      [outputs]
      let rows: Observable<[Row]>
      → 3:5-3:8 error: 'let' does not belong in a spec: remove it, and name the type of what is emitted, not of a \#
      stream [swift-declaration]
      →   fix 3:5-3:9: ''
      var x: Int { get } → 4:5-4:8 error: 'var' does not belong in a spec: remove it and '{ … }' [swift-declaration]
      →   fix 4:5-4:9: ''
      →   fix 4:15-4:23: ''
      === A reply without a type stays a reply
      [inputs] a() -> → 3:11-3:11 error: 'a' has no type: write 'a(…) -> Type' [missing-type]
      [inputs] a() -> ; b() → 3:11-3:11 error: 'a' has no type: write 'a(…) -> Type' [missing-type]
      [inputs] a() ->␊    b() → 3:11-3:11 error: 'a' has no type: write 'a(…) -> Type' [missing-type]
      === ':' and '=>' are no arrow
      [inputs]
      a(b: Int): Bool → 3:14-3:15 error: expected '->', not ':' [unexpected-text] → fix 3:14-3:15: ' ->'
      a(b: Int) : Bool → 4:15-4:16 error: expected '->', not ':' [unexpected-text] → fix 4:15-4:16: '->'
      a(b: Int) => Bool → 5:15-5:17 error: expected '->', not '=>' [unexpected-text] → fix 5:15-5:17: '->'
      a(b: Int)=> Bool → 6:14-6:16 error: expected '->', not '=>' [unexpected-text] → fix 6:14-6:16: ' ->'
      ===
      [outputs]
      a(b: Int): Bool → 3:14-3:15 error: expected '->', not ':' [unexpected-text] → fix 3:14-3:15: ' ->'
      a(b: Int) : Bool → 4:15-4:16 error: expected '->', not ':' [unexpected-text] → fix 4:15-4:16: '->'
      a(b: Int) => Bool → 5:15-5:17 error: expected '->', not '=>' [unexpected-text] → fix 5:15-5:17: '->'
      a(b: Int)=> Bool → 6:14-6:16 error: expected '->', not '=>' [unexpected-text] → fix 6:14-6:16: ' ->'
      === What is no Swift outside of strings is none in their interpolations
      [outputs]
      state a: String = "\(\#u{1}1)"
      → 3:26-3:27 error: unexpected control character U+0001: remove it [unexpected-character] → fix 3:26-3:27: ''
      state a: String = "\(a\#u{A0}+ 1)"
      → 4:27-4:29 error: unexpected no-break space: write a space [unexpected-character] → fix 4:27-4:29: ' '
      state a: String = "\(1 \#u{2212} 1)"
      → 5:28-5:31 error: unexpected hyphen or minus U+2212: write '-' [unexpected-character] → fix 5:28-5:31: '-'
      state a: String = "\(\#u{FFFFF})"
      → 6:26-6:30 error: unexpected character U+FFFFF: remove it [unexpected-character] → fix 6:26-6:30: ''
      state a: String = "\((\#u{7F}))"
      → 7:27-7:28 error: unexpected control character U+007F: remove it [unexpected-character] → fix 7:27-7:28: ''
      state a: String = "\("\(\#u{1})")"
      → 8:29-8:30 error: unexpected control character U+0001: remove it [unexpected-character] → fix 8:29-8:30: ''
      state a: String = "\(“a”)"
      → 9:26-9:29 error: unexpected curly quote: write '"' [unexpected-character]
      state b: String = "\(\#té ≠ f(x,\#t1))"
      === A section's word followed by ':', '=' or nothing is a head
      [viewmodel]
      inputs: → 2:9-2:10 error: expected '{' after 'inputs' [missing-brace] → fix 2:9-2:10: ' {'
      →   fix 3:8-3:8: ' }'
        a()
      outputs : → 4:11-4:12 error: expected '{' after 'outputs' [missing-brace] → fix 4:11-4:12: ' {'
      →   fix 5:11-5:11: ' }'
        c: Int
      errors → 6:9-6:9 error: expected '{' after 'errors' [missing-brace] → fix 6:9-6:9: ' {'
      →   fix 7:11-7:11: ' }'
        d: Int
      === A ':' or '=' before the '{' of a section is taken away
      [viewmodel]
      inputs = { a() } → 2:10-2:11 error: expected '{', not '=' [unexpected-text] → fix 2:10-2:12: ''
      outputs= { b: Int } → 3:10-3:11 error: expected '{', not '=' [unexpected-text] → fix 3:10-3:12: ''
      errors:{ c: Int } → 4:9-4:10 error: expected '{', not ':' [unexpected-text] → fix 4:9-4:10: ''
      === Members on the line of a section's word are members
      [viewmodel]
      inputs: a() → 2:9-2:10 error: expected '{' after 'inputs' [missing-brace] → fix 2:9-2:10: ' {'
      →   fix 2:14-2:14: ' }'
      outputs: b: Int → 3:10-3:11 error: expected '{' after 'outputs' [missing-brace] → fix 3:10-3:11: ' {'
      →   fix 3:18-3:18: ' }'
      """#
    )
  )
  func mistakes(example: Case) {
    expectDiagnostics(example.input, example.output)
  }
}
