import TestSupport
import Testing

@Suite struct NameTests {
  @Test(
    "Valid names are recognized",
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
      === No word is reserved among the outputs
      [outputs]
      state: ViewState
      event: Int
      value: Int
      state state: Int
      inputs: Int
      outputs: Int
      errors: Int
      viewmodel: Int
      import: Int
      as: Int
      public: Int
      func: Int
      var: Int
      `default`: Int
      state `in`: Int
      viewmodel(x: Int) -> Int
      === No word is reserved among the dependencies
      [dependencies]
      for service: Int
      in in: Int
      inputs: Int
      open url: URL
      default: Int
      === Names are Swift's, in any script
      [inputs]
      größe(名前: 日本語型)
      🎉()
      étude() as été
      === What is no name is reported whole
      [inputs]
      2fa() → 3:5-3:8 error: '2fa' is not a name [invalid-name]
      my-name() → 4:5-4:12 error: 'my-name' is not a name [invalid-name]
      a.b() → 5:5-5:8 error: 'a.b' is not a name [invalid-name]
      _() → 6:5-6:6 error: '_' is not a name [invalid-name]
      `a b`() → 7:5-7:10 error: '`a b`' is not a name [invalid-name]
      $x() → 8:5-8:7 error: '$x' is not a name [invalid-name]
      a(2x: Int) → 9:7-9:9 error: '2x' is not a name [invalid-name]
      b() as 3c → 10:12-10:14 error: '3c' is not a name [invalid-name]
      d() as _ → 11:12-11:13 error: '_' is not a name [invalid-name]
      === A view model's name is a name
      [file]
      viewmodel 2X { → 1:11-1:13 error: '2X' is not a name [invalid-name]
        inputs { a() }
      }
      === Missing names are reported after the text before them
      [inputs]
      a(: Int) → 3:7-3:7 error: expected the name of a parameter [missing-name]
      a(, x: Int) → 4:7-4:7 error: expected the name of a parameter [missing-name]
      b() as → 5:11-5:11 error: expected the name of the input for the logic [missing-name]
      @ c() → 6:6-6:6 error: expected the name of an attribute [missing-name]
      === A name is missing at the start of a member
      [inputs]
      (x: Int) → 3:5-3:6 error: expected an input, not '(' [unexpected-text]
      : Int → 4:5-4:6 error: expected an input, not ':' [unexpected-text]
      === Heads without a name are reported
      [file]
      import → 1:7-1:7 error: expected the name of a module [missing-name]
      viewmodel { → 2:10-2:10 error: expected the name of a view model [missing-name]
        inputs { a() }
      }
      === A parameter has a name
      [inputs]
      a(Int) → 3:7-3:10 error: a parameter needs a name: write '_ value: Int' [unnamed-parameter]
      →   fix 3:7-3:7: '_ value: '
      b(_: Int) → 4:7-4:8 error: a parameter needs a name: write '_ value: Int' [unnamed-parameter]
      →   fix 4:8-4:8: ' value'
      c(x _: [Int] = []) → 5:9-5:10 error: a parameter needs a name: write '_ value: [Int]' [unnamed-parameter]
      →   fix 5:9-5:10: 'value'
      d(row: Int, any P, [Int], A.B<C>)
      → 6:17-6:22 error: a parameter needs a name: write '_ value: any P' [unnamed-parameter]
      →   fix 6:17-6:17: '_ value: '
      →   fix 6:24-6:24: '_ value2: '
      →   fix 6:31-6:31: '_ value3: '
      i(inout Int) → 7:7-7:16 error: a parameter needs a name: write '_ value: inout Int' [unnamed-parameter]
      →   fix 7:7-7:7: '_ value: '
      === A parameter without a name is called after its type
      [inputs] a(_: Project, RefTag?, for _: Project, URL, URLPath, Default, A.B)
      → 3:7-3:8 error: a parameter needs a name: write '_ project: Project' [unnamed-parameter]
      →   fix 3:8-3:8: ' project'
      →   fix 3:19-3:19: '_ refTag: '
      →   fix 3:32-3:33: 'project2'
      →   fix 3:44-3:44: '_ url: '
      →   fix 3:49-3:49: '_ urlPath: '
      →   fix 3:58-3:58: '_ value: '
      →   fix 3:67-3:67: '_ b: '
      === A parameter has a type
      [inputs]
      e(_ Int) → 3:9-3:12 error: expected ':', not 'Int' [unexpected-text]
      f(row Int) → 4:11-4:14 error: expected ':', not 'Int' [unexpected-text]
      g(row) → 5:10-5:10 error: 'row' has no type: write 'row: Type' [missing-type]
      h(row section) → 6:18-6:18 error: 'section' has no type: write 'section: Type' [missing-type]
      i(x: Int, y, z: Int) → 7:16-7:16 error: 'y' has no type: write 'y: Type' [missing-type]
      j(x:, y: Int) → 8:9-8:9 error: 'x' has no type: write 'x: Type' [missing-type]
      k(x: = 5) → 9:9-9:9 error: 'x' has no type: write 'x: Type' [missing-type]
      """
    )
  )
  func names(example: Case) {
    expectDiagnostics(example.input, example.output)
  }
}
