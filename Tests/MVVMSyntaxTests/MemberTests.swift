import TestSupport
import Testing

@Suite struct MemberTests {
  @Test(
    "Messages say what a member lacks, and what it has too much",
    arguments: cases(
      """
      === An output has a type
      [outputs]
      x → 3:6-3:6 error: 'x' has no type: write 'x: Type' [missing-type]
      y: → 4:7-4:7 error: 'y' has no type: write 'y: Type' [missing-type]
      z: = 5 → 5:7-5:7 error: 'z' has no type: write 'z: Type' [missing-type]
      f(x: Int) → 6:14-6:14 error: 'f' has no type: write 'f(…) -> Type' [missing-type]
      f(x: Int) -> → 7:17-7:17 error: 'f' has no type: write 'f(…) -> Type' [missing-type]
      g(x: Int) -> Int
      h(x: Int) Int → 9:15-9:18 error: expected '->', not 'Int' [unexpected-text]
      state → 10:10-10:10 error: 'state' has no type: write 'state: Type' [missing-type]
      event showHelp
      → 11:19-11:19 error: 'showHelp' has no type: write 'showHelp: Void', or the type that it carries [missing-type]
      === An error that is called carries what it is called with
      [errors]
      failed(_ reason: String)
      → 3:11-3:29 error: the emitted value is not a parameter: write 'failed: String' [function-with-kind]
      →   fix 3:11-3:29: ': String'
      lost() → 4:9-4:11 error: the emitted value is not a parameter: write 'lost: Void' [function-with-kind]
      →   fix 4:9-4:11: ': Void'
      event gone(_ id: Int, at place: Place)
      → 5:15-5:43 error: the emitted value is not a parameter: write 'event gone: (id: Int, place: Place)' \
      [function-with-kind]
      →   fix 5:15-5:43: ': (id: Int, place: Place)'
      === A dependency has a type
      [dependencies]
      service → 3:12-3:12 error: 'service' has no type: write 'service: Type' [missing-type]
      service: → 4:13-4:13 error: 'service' has no type: write 'service: Type' [missing-type]
      with service → 5:17-5:17 error: 'service' has no type: write 'service: Type' [missing-type]
      a b c: Int → 6:7-6:8 error: expected ':', not 'b' [unexpected-text]
      f(x: Int) → 7:6-7:7 error: expected ':', not '(' [unexpected-text]
      service any Foo → 8:13-8:16 error: expected ':', not 'any' [unexpected-text]
      === An output has a colon
      [outputs] x Int → 3:7-3:10 error: expected ':', not 'Int' [unexpected-text]
      === A value follows '='
      [outputs]
      state x: Int = → 3:19-3:19 error: expected a value after '=' [missing-value]
      state y: Int = ; z: Int → 4:19-4:19 error: expected a value after '=' [missing-value]
      === A value follows '=' in parentheses
      [inputs]
      a(x: Int = ) → 3:15-3:15 error: expected a value after '=' [missing-value]
      b(x: Int = , y: Int) → 4:15-4:15 error: expected a value after '=' [missing-value]
      === One kind is enough
      [outputs] state event x: Int → 3:11-3:16 error: 'state' and 'event': one kind is enough [duplicate-modifier]
      →   fix 3:11-3:17: ''
      === One 'sticky' is enough
      [inputs] sticky sticky a() → 3:12-3:18 error: 'sticky' and 'sticky': one word is enough [duplicate-modifier]
      →   fix 3:12-3:19: ''
      === A function output has no kind
      [outputs] state isBacked(_ reward: Reward) -> Bool
      → 3:5-3:10 error: a function output cannot have a kind: remove 'state' [function-with-kind] → fix 3:5-3:11: ''
      === An unknown kind is likened to those that there are
      [outputs]
      stat x: Int → 3:5-3:9 error: unknown kind 'stat': did you mean 'state'? [unknown-kind]
      →   fix 3:5-3:9: 'state'
      foo x: Int → 4:5-4:8 error: unknown kind 'foo': there are 'state', 'binding', 'event', 'stream' and 'value' [unknown-kind]
      →   fix 4:5-4:9: ''
      sticky y: Int
      → 5:5-5:11 error: unknown kind 'sticky': there are 'state', 'binding', 'event', 'stream' and 'value' [unknown-kind]
      →   fix 5:5-5:12: ''
      === A word of a reactive library stands for a kind
      [outputs]
      signal x: Int → 3:5-3:11 error: unknown kind 'signal': did you mean 'event'? [unknown-kind] → fix 3:5-3:11: 'event'
      relay x: Int → 4:5-4:10 error: unknown kind 'relay': did you mean 'event'? [unknown-kind] → fix 4:5-4:10: 'event'
      driver x: Int → 5:5-5:11 error: unknown kind 'driver': did you mean 'state'? [unknown-kind] → fix 5:5-5:11: 'state'
      publisher x: Int → 6:5-6:14 error: unknown kind 'publisher': did you mean 'stream'? [unknown-kind]
      →   fix 6:5-6:14: 'stream'
      === Members are separated by line breaks, not by commas
      [inputs] a(), b(c: Int), d(), → 3:8-3:9 error: members are separated by line breaks or ';' [missing-line-break]
      →   fix 3:8-3:9: ';'
      → 3:19-3:20 error: members are separated by line breaks or ';' [missing-line-break] → fix 3:19-3:20: ';'
      → 3:24-3:25 error: members are separated by line breaks or ';' [missing-line-break] → fix 3:24-3:25: ''
      === A binding is written as an output, in inputs as well
      [inputs]
      binding a: String = ""
      binding b: Int; sticky c()
      bindng d: Int → 5:5-5:11 error: unknown kind 'bindng': did you mean 'binding'? [unknown-kind]
      →   fix 5:5-5:11: 'binding'
      binding e → 6:14-6:14 error: 'e' has no type: write 'e: Type' [missing-type]
      binding f() → 7:14-7:16 error: the emitted value is not a parameter: write 'binding f: Void' [function-with-kind]
      →   fix 7:14-7:16: ': Void'
      binding g() -> Int
      → 8:5-8:12 error: a function output cannot have a kind: remove 'binding' [function-with-kind]
      →   fix 8:5-8:13: ''
      sticky binding h: Int
      → 9:12-9:19 error: 'sticky' and 'binding': one word is enough [duplicate-modifier]
      →   fix 9:12-9:20: ''
      binding var i: Int → 10:13-10:16 error: 'var' does not belong in a spec: remove it [swift-declaration]
      →   fix 10:13-10:17: ''
      === 'sticky' or 'binding' comes before an input
      [inputs]
      sticki x(a: Int) → 3:5-3:11 error: unknown kind 'sticki': did you mean 'sticky'? [unknown-kind]
      →   fix 3:5-3:11: 'sticky'
      state y() → 4:5-4:10 error: unknown kind 'state': there are 'sticky' and 'binding' [unknown-kind]
      →   fix 4:5-4:11: ''
      foo z() → 5:5-5:8 error: unknown kind 'foo': there are 'sticky' and 'binding' [unknown-kind]
      →   fix 5:5-5:9: ''
      === A member is not generic
      [inputs]
      tapped<T>(x: T) → 3:11-3:14 error: a member cannot be generic [generic-member]
      f<T>(x: T) where T: P → 4:6-4:9 error: a member cannot be generic [generic-member]
      g(x: T) where T: P → 5:13-5:23 error: a member cannot be generic [generic-member]
      === A member has no body
      [inputs]
      a() { print("x") } → 3:9-3:10 error: a member cannot have a body: remove '{ … }' [unexpected-body]
      →   fix 3:8-3:23: ''
      b()
        { → 5:7-5:8 error: a member cannot have a body: remove '{ … }' [unexpected-body] → fix 4:8-7:8: ''
          foo
        }
      c()
      === Members are separated
      [inputs] a() b() sticky c(x: Int) d()
      → 3:8-3:8 error: members are separated by line breaks or ';' [missing-line-break] → fix 3:8-3:8: ';'
      → 3:12-3:12 error: members are separated by line breaks or ';' [missing-line-break] → fix 3:12-3:12: ';'
      → 3:29-3:29 error: members are separated by line breaks or ';' [missing-line-break] → fix 3:29-3:29: ';'
      === Outputs are separated
      [outputs] a: Int b: Int state c: [Int] d() -> Int
      → 3:11-3:11 error: members are separated by line breaks or ';' [missing-line-break] → fix 3:11-3:11: ';'
      → 3:18-3:18 error: members are separated by line breaks or ';' [missing-line-break] → fix 3:18-3:18: ';'
      → 3:33-3:33 error: members are separated by line breaks or ';' [missing-line-break] → fix 3:33-3:33: ';'
      === Other text after an input is reported
      [inputs]
      a() foo → 3:9-3:12 error: expected the end of the line, not 'foo' [unexpected-text]
      a() = 5 → 4:9-4:10 error: expected the end of the line, not '=' [unexpected-text]
      === Other text after an output is reported
      [outputs]
      x: Int as y → 3:12-3:14 error: expected the end of the line, not 'as' [unexpected-text]
      x: Int 5 → 4:12-4:13 error: expected the end of the line, not '5' [unexpected-text]
      f(a: Int) -> Int = 3 → 5:22-5:23 error: expected the end of the line, not '=' [unexpected-text]
      === A member belongs to a section
      [viewmodel]
      tapped()
      → 2:3-2:9 error: 'tapped' is outside a section: put it into 'inputs' or 'outputs' [member-outside-section]
      x: Int → 3:3-3:4 error: 'x' is outside a section: put it into 'inputs' or 'outputs' [member-outside-section]
      tapped
      → 4:3-4:9 error: 'tapped' is outside a section: put it into 'inputs' or 'outputs' [member-outside-section]
      @available(iOS 17, *)
      state y: Int
      → 6:9-6:10 error: 'y' is outside a section: put it into 'inputs' or 'outputs' [member-outside-section]
      inputs { a() }
      === A section conforms to nothing
      [viewmodel]
      outputs: ObservableObject, Kit.Base { state x: Int }
      → 2:10-2:39 error: a section cannot have conformances: "style": "observable-object" makes the outputs an \
      'ObservableObject', and "refines" names other protocols [unexpected-text] → fix 2:10-2:39: ' '
      === An attribute precedes a member
      [outputs]
      x: Int
      @available(iOS 17, *) → 5:3-5:4 error: expected an output, not '}' [unexpected-text]
      === A stray line is reported once
      [inputs]
      a()
      = 5 → 4:5-4:6 error: expected the end of the line, not '=' [unexpected-text]
      b()
      """
    )
  )
  func members(example: Case) {
    expectDiagnostics(example.input, example.output)
  }
}
