import TestSupport
import Testing

@Suite struct NameTests {
  @Test(
    "What is a name, and what is none",
    arguments: cases(
      """
      === No word is reserved among the inputs
      [inputs]
      sticky()
      sticky sticky()
      inputs()
      viewmodel()
      import()
      as() as as
      public(as as: Int)
      func()
      func(func func: Int) as func
      var(_ var: Int)
      async()
      ---

      === No word is reserved among the outputs
      [outputs]
      state: ViewState
      event: Int
      value: Int
      state state: Int
      inputs: Int
      outputs: Int
      viewmodel: Int
      import: Int
      as: Int
      public: Int
      func: Int
      var: Int
      `default`: Int
      state `in`: Int
      viewmodel(x: Int) -> Int
      ---

      === No word is reserved among the dependencies
      [dependencies]
      for service: Int
      in in: Int
      inputs: Int
      open url: URL
      default: Int
      ---

      === Names are Swift's, in any script
      [inputs]
      größe(名前: 日本語型)
      🎉()
      étude() as été
      ---

      === What is no name is reported whole
      [inputs]
      2fa()
      my-name()
      a.b()
      _()
      `a b`()
      $x()
      a(2x: Int)
      b() as 3c
      d() as _
      ---
      3:5-3:8 error: '2fa' is not a name [invalid-name]
      4:5-4:12 error: 'my-name' is not a name [invalid-name]
      5:5-5:8 error: 'a.b' is not a name [invalid-name]
      6:5-6:6 error: '_' is not a name [invalid-name]
      7:5-7:10 error: '`a b`' is not a name [invalid-name]
      8:5-8:7 error: '$x' is not a name [invalid-name]
      9:7-9:9 error: '2x' is not a name [invalid-name]
      10:12-10:14 error: '3c' is not a name [invalid-name]
      11:12-11:13 error: '_' is not a name [invalid-name]

      === A view model's name is a name
      viewmodel 2X {
        inputs { a() }
      }
      ---
      1:11-1:13 error: '2X' is not a name [invalid-name]

      === Names that are missing are reported behind what is there
      [inputs]
      a(: Int)
      a(, x: Int)
      b() as
      @ c()
      ---
      3:7-3:7 error: expected the name of a parameter [missing-name]
      4:7-4:7 error: expected the name of a parameter [missing-name]
      5:11-5:11 error: expected the name of the input for the logic [missing-name]
      6:6-6:6 error: expected the name of an attribute [missing-name]

      === A name is missing at the start of a member
      [inputs]
      (x: Int)
      : Int
      ---
      3:5-3:6 error: expected an input, not '(' [unexpected-text]
      4:5-4:6 error: expected an input, not ':' [unexpected-text]

      === Heads without a name are reported
      import
      viewmodel {
        inputs { a() }
      }
      ---
      1:7-1:7 error: expected the name of a module [missing-name]
      2:10-2:10 error: expected the name of a view model [missing-name]

      === A parameter has a name
      [inputs]
      a(Int)
      b(_: Int)
      c(x _: [Int] = [])
      d(row: Int, any P, [Int], A.B<C>)
      i(inout Int)
      ---
      3:7-3:10 error: a parameter needs a name: write '_ value: Int' [unnamed-parameter]
        fix 3:7-3:7: '_ value: '
      4:7-4:8 error: a parameter needs a name: write '_ value: Int' [unnamed-parameter]
        fix 4:8-4:8: ' value'
      5:9-5:10 error: a parameter needs a name: write '_ value: [Int]' [unnamed-parameter]
        fix 5:9-5:10: 'value'
      6:17-6:22 error: a parameter needs a name: write '_ value: any P' [unnamed-parameter]
        fix 6:17-6:17: '_ value: '
        fix 6:24-6:24: '_ value2: '
        fix 6:31-6:31: '_ value3: '
      7:7-7:16 error: a parameter needs a name: write '_ value: inout Int' [unnamed-parameter]
        fix 7:7-7:7: '_ value: '

      === A parameter without a name is called after its type
      [inputs]
      a(_: Project, RefTag?, for _: Project, URL, URLPath, Default, A.B)
      ---
      3:7-3:8 error: a parameter needs a name: write '_ project: Project' [unnamed-parameter]
        fix 3:8-3:8: ' project'
        fix 3:19-3:19: '_ refTag: '
        fix 3:32-3:33: 'project2'
        fix 3:44-3:44: '_ url: '
        fix 3:49-3:49: '_ urlPath: '
        fix 3:58-3:58: '_ value: '
        fix 3:67-3:67: '_ b: '

      === A parameter has a type
      [inputs]
      e(_ Int)
      f(row Int)
      g(row)
      h(row section)
      i(x: Int, y, z: Int)
      j(x:, y: Int)
      k(x: = 5)
      ---
      3:9-3:12 error: expected ':', not 'Int' [unexpected-text]
      4:11-4:14 error: expected ':', not 'Int' [unexpected-text]
      5:10-5:10 error: 'row' has no type: write 'row: Type' [missing-type]
      6:18-6:18 error: 'section' has no type: write 'section: Type' [missing-type]
      7:16-7:16 error: 'y' has no type: write 'y: Type' [missing-type]
      8:9-8:9 error: 'x' has no type: write 'x: Type' [missing-type]
      9:9-9:9 error: 'x' has no type: write 'x: Type' [missing-type]
      """
    )
  )
  func names(example: Case) {
    expectDiagnostics(example.input, example.output)
  }
}
