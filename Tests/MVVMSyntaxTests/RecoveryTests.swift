import TestSupport
import Testing

@Suite struct RecoveryTests {
  @Test(
    "If something is missing, one mistake is reported, and parsing continues",
    arguments: cases(
      #"""
      === An error inside a bracket silences the others of its member
      [inputs]
      func tapped(x: , y: 5) async -> {} → 3:19-3:19 error: 'x' has no type: write 'x: Type' [missing-type]
      loaded() throws
      → 4:14-4:20 error: an input cannot be 'throws': make failures an output or a reply [effect-not-allowed]
      === An error inside a token silences the others of its member
      [inputs]
      func tapped(x: , y: String = "abc) async → 3:34-3:35 error: the string is not closed [unterminated-string]
      loaded() throws
      → 4:14-4:20 error: an input cannot be 'throws': make failures an output or a reply [effect-not-allowed]
      === Each of several members on a line has its own mistake
      [viewmodel] outputs { x; y; z(a: Int) }
      → 2:14-2:14 error: 'x' has no type: write 'x: Type' [missing-type]
      → 2:17-2:17 error: 'y' has no type: write 'y: Type' [missing-type]
      → 2:28-2:28 error: 'z' has no type: write 'z(…) -> Type' [missing-type]
      === A brace that was typed for a bracket does not close the section
      [outputs]
      rows: [Row} → 3:15-3:15 error: expected ']' [unclosed-bracket] → note 3:11-3:12: opened here
      title: String
      === Nor does one in the middle of a member
      [inputs]
      shown(rows: [Row}, at: Int) → 3:21-3:21 error: expected ']' [unclosed-bracket]
      →   note 3:17-3:18: opened here
      tapped()
      === A colon before the brace of a section is one too many
      [viewmodel]
      inputs: { → 2:9-2:10 error: expected '{', not ':' [unexpected-text] → fix 2:9-2:11: ''
        tapped()
      }
      === A section's head closes the section before it
      [viewmodel]
      inputs {
        a() → 3:8-3:8 error: expected '}' [unclosed-bracket] → note 2:10-2:11: opened here
      outputs { b: Int }
      === A section's head closes brackets too
      [viewmodel]
      inputs {
        a(x: Int → 3:13-3:13 error: expected ')' [unclosed-bracket] → note 3:6-3:7: opened here
      → 3:13-3:13 error: expected '}' [unclosed-bracket] → note 2:10-2:11: opened here
      outputs { b: Int }
      === A view model's head closes everything before it
      [file]
      viewmodel X {
        inputs {
          a() → 3:8-3:8 error: expected '}' [unclosed-bracket] → note 2:10-2:11: opened here
      →   note 1:13-1:14: opened here

      /// Doc
      @MainActor
      public viewmodel Y: A {
        inputs { a() }
      }
      === A view model's head closes the view model before it
      [file]
      viewmodel X {
        inputs {
          a()
        } → 4:4-4:4 error: expected '}' [unclosed-bracket] → note 1:13-1:14: opened here

      viewmodel Y {
        inputs { a() }
      }
      === A view model without '{' is read as if it had one
      [file]
      viewmodel X → 1:12-1:12 error: expected '{' after 'X' [missing-brace] → fix 1:12-1:12: ' {'
        inputs { a() }
      }
      === Heads with types and sections without '{' are read as if they had one
      [file]
      viewmodel X: A, B → 1:18-1:18 error: expected '{' after 'B' [missing-brace] → fix 1:18-1:18: ' {'
        inputs → 2:9-2:9 error: expected '{' after 'inputs' [missing-brace] → fix 2:9-2:9: ' {'
          a()
        }
        outputs { b: Int }
      }
      === A section without braces is one mistake
      [file]
      viewmodel X {
        inputs → 2:9-2:9 error: expected '{' after 'inputs' [missing-brace] → fix 2:9-2:9: ' {'
      →   fix 3:8-3:8: ' }'
          a()
      }
      viewmodel Y {
        inputs → 6:9-6:9 error: expected '{' after 'inputs' [missing-brace] → fix 6:9-6:9: ' {}'
        outputs { b: Int }
      }
      === A nameless block is skipped whole
      [file]
      { → 1:1-1:2 error: expected 'import' or 'viewmodel', not '{' [unexpected-text]
        a(
      }
      viewmodel X {
        { → 5:3-5:4 error: expected a section, not '{' [unexpected-text]
          inputs { b( }
        }
        inputs {
          { get } → 9:5-9:6 error: expected a member, not '{' [unexpected-text]
          a()
        }
      }
      === In brackets, a line that begins like a member closes them
      [inputs]
      tapped(row: Int → 3:20-3:20 error: expected ')' [unclosed-bracket] → note 3:11-3:12: opened here
      loaded()
      tapped(row: Int, → 5:21-5:21 error: expected ')' [unclosed-bracket] → note 5:11-5:12: opened here
      sticky other(x: [Int → 6:25-6:25 error: expected ']' [unclosed-bracket] → note 6:21-6:22: opened here
      last( → 7:10-7:10 error: expected ')' [unclosed-bracket] → note 7:9-7:10: opened here
      === In brackets, a line that begins with an attribute closes them
      [inputs]
      tapped(row: Int, → 3:21-3:21 error: expected ')' [unclosed-bracket] → note 3:11-3:12: opened here
      @MainActor other()
      last()
      === A mistake in a string hides none of the next member on its line
      [inputs] a(x: Int = "\q"); b(y)
      → 3:17-3:18 error: '\q' is not a Swift escape sequence: write a backslash as '\\' [unexpected-character]
      →   fix 3:17-3:17: '\'
      → 3:26-3:26 error: 'y' has no type: write 'y: Type' [missing-type]
      === Brackets of outputs are closed by lines too
      [outputs]
      rows: [(title: String, count: Int) → 3:39-3:39 error: expected ']' [unclosed-bracket]
      →   note 3:11-3:12: opened here
      title: String
      state x: Int = foo(1, → 5:26-5:26 error: expected ')' [unclosed-bracket] → note 5:23-5:24: opened here
      y: Array<Int → 6:17-6:17 error: expected '>' [unclosed-bracket] → note 6:13-6:14: opened here
      event z: Array<Int, → 7:24-7:24 error: expected '>' [unclosed-bracket] → note 7:19-7:20: opened here
      w: Int
      === A deeper line does not close a bracket
      [inputs]
      tapped(row: Int
          section: Int) → 4:9-4:16 error: expected ',' or ')', not 'section' [unexpected-text]
      loaded()
      === The end of a section closes brackets
      [inputs] tapped(row: [Int → 3:21-3:21 error: expected ']' [unclosed-bracket]
      →   note 3:17-3:18: opened here
      === A bracket of the wrong kind shows the one that is open
      [inputs]
      tapped(row: [Int) → 3:21-3:21 error: expected ']' [unclosed-bracket] → note 3:17-3:18: opened here
      tapped(row: Array<Int) → 4:26-4:26 error: expected '>' [unclosed-bracket] → note 4:22-4:23: opened here
      tapped(row: Int = foo[1)) → 5:28-5:28 error: expected ']' [unclosed-bracket]
      →   note 5:26-5:27: opened here
      loaded()
      === A view model that is indented ends the one before it, if its brace is missing
      [file]
      viewmodel X {
        inputs {
          a()
        } → 4:4-4:4 error: expected '}' [unclosed-bracket] → note 1:13-1:14: opened here
        viewmodel Y {
          inputs { a() }
        }
      === So are those of a view model
      [file]
      viewmodel X [ → 1:13-1:14 error: expected '{', not '[' [unexpected-text] → fix 1:13-1:14: '{'
      →   fix 3:1-3:2: '}'
        inputs { a() }
      ]
      viewmodel Y { inputs { a } } → 4:25-4:25 error: write 'a()' or 'a(value: Type)' [input-without-parentheses]
      →   fix 4:25-4:25: '()'
      === A misspelt section ends the one before it
      [viewmodel]
      inputs {
        a() → 3:8-3:8 error: expected '}' [unclosed-bracket] → note 2:10-2:11: opened here
      outputz { → 4:3-4:10 error: unknown section 'outputz': did you mean 'outputs'? [unknown-section]
      →   fix 4:3-4:10: 'outputs'
        b: Int
      }
      === A bracket too many closes nothing
      [inputs]
      a()) → 3:8-3:9 error: ')' closes nothing [unmatched-bracket]
      b(x: Int] → 4:13-4:14 error: ']' closes nothing [unmatched-bracket]
      c()
      ) → 6:5-6:6 error: ')' closes nothing [unmatched-bracket]
      d()
      === A brace too many before a section closes nothing
      [viewmodel]
      inputs { a() }
      } → 3:3-3:4 error: '}' closes nothing [unmatched-bracket]
      outputs { b: Int }
      === A brace too many at the end closes nothing
      [file]
      viewmodel X {
        inputs { a() }
      }
      } → 4:1-4:2 error: '}' closes nothing [unmatched-bracket]
      === Reading goes on at the line where an error was found
      [outputs]
      state x: Int = → 3:19-3:19 error: expected a value after '=' [missing-value]
      y Int → 4:7-4:10 error: expected ':', not 'Int' [unexpected-text]
      z: → 5:7-5:7 error: 'z' has no type: write 'z: Type' [missing-type]
      w → 6:6-6:6 error: 'w' has no type: write 'w: Type' [missing-type]
      ok: Int
      v: → 8:7-8:7 error: 'v' has no type: write 'v: Type' [missing-type]
      === At the end of the file there is one error at the innermost opener
      [file]
      viewmodel X {
        inputs {
          a(x: [Int → 3:10-3:11 error: expected ']' [unclosed-bracket] → note 3:6-3:7: opened here
      →   note 2:10-2:11: opened here
      →   note 1:13-1:14: opened here
      === The end of the file closes a section
      [file]
      viewmodel X {
        inputs { → 2:10-2:11 error: expected '}' [unclosed-bracket] → note 1:13-1:14: opened here
          tapped
      === The end of the file closes a type
      [file]
      viewmodel X {
        outputs {
          x: Array<Int → 3:13-3:14 error: expected '>' [unclosed-bracket] → note 2:11-2:12: opened here
      →   note 1:13-1:14: opened here
      === The end of the file closes a head
      viewmodel X → 1:12-1:12 error: expected '{' after 'X' [missing-brace] → fix 1:12-1:12: ' {}'
      === A section's head at the end of the file is one mistake
      [file]
      viewmodel X { → 1:13-1:14 error: expected '}' [unclosed-bracket]
        inputs
      === Wrong brackets on one line are also seen; one that is not closed is read as a brace
      [file]
      viewmodel X {
      inputs [ a(); b() ] → 2:8-2:9 error: expected '{', not '[' [unexpected-text] → fix 2:8-2:9: '{'
      →   fix 2:19-2:20: '}'
      }
      ===
      [file]
      viewmodel X {
      inputs [ → 2:8-2:9 error: expected '{', not '[' [unexpected-text] → fix 2:8-2:9: '{'
      a → 3:2-3:2 error: write 'a()' or 'a(value: Type)' [input-without-parentheses] → fix 3:2-3:2: '()'
      }
      outputs {
      b: Int
      }
      }
      """#
    )
  )
  func recovery(example: Case) {
    expectDiagnostics(example.input, example.output)
  }

  @Test(
    "A view model inside another is one mistake, wherever it is",
    arguments: [
      ("  viewmodel Y {\n    inputs {\n      a()\n    }\n  }\n", "", "2:3-2:12"),
      ("", "  public viewmodel Y: Z {\n    inputs { b( }\n  }\n", "5:10-5:19"),
      ("  inputs {\n    viewmodel Y { outputs { b: Int } }\n  }\n", "", "3:5-3:14"),
    ]
  )
  func nestedViewModel(before: String, after: String, place: String) {
    expectDiagnostics(
      "viewmodel X {\n\(before)  outputs {\n    a: Int\n  }\n\(after)}\n",
      "\(place) error: 'Y' is inside another view model: move it out [unexpected-text]"
    )
  }

  @Test(
    "Wrong brackets are one mistake, whose fix writes braces",
    arguments: [("inputs [", "]", "2:8-2:9"), ("inputs (", ")", "2:8-2:9"), ("inputs[", "]", "2:7-2:8")]
  )
  func wrongBrackets(head: String, end: String, place: String) {
    let opener = head.suffix(1)
    expectDiagnostics(
      "viewmodel X {\n\(head)\na(b: [Int]); c(\nd: Int\n)\n\(end)\noutputs { e: Int }\n}\n",
      """
      \(place) error: expected '{', not '\(opener)' [unexpected-text]
        fix \(place): '{'
        fix 6:1-6:2: '}'
      """
    )
  }
}
