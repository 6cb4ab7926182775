import MVVMSource
import MVVMSyntax
import TestSupport
import Testing

@Suite struct TreeTests {
  @Test("Every role in a file is told apart") func file() {
    let text = """
      @testable public import struct Models.Project
      import Tools;
      @MainActor @available(iOS 17, *)
      package viewmodel X: Sendable, any P & Q {
        dependencies {}
        inputs { a() }
      }
      viewmodel Y { errors { b: Int } }
      """
    #expect(
      outlineOfValid(text) == """
        @testable access:public import kind:struct Models.Project
        import Tools
        @MainActor @available(iOS 17, *) access:package viewmodel X conformances:Sendable, any(composition(P, Q))
          dependencies
          inputs
            a()
        viewmodel Y
          errors
            b type:Int
        """
    )
  }

  @Test("Every role in a dependency is told apart") func dependency() {
    let lines = """
      service: any Service
      with cart: Cart = Cart(a, b) { $0 }; clock: Clock
      """
    #expect(
      members(section("dependencies", lines)) == """
        service type:any(Service)
        label:with cart type:Cart value:Cart(a, b) { $0 }
        clock type:Clock
        """
    )
  }

  @Test("Every role in an input is told apart") func input() {
    let lines = """
      @available(*, deprecated, message: "b") sticky a(_ x: Int = 1, y: Int, for z: [Int] = [1, 2],) -> Bool as b
      c() as d; sticky()
      e(`in`: Int) as `default`
      f()
        -> Bool as g
      async() async; h(i: Int)async -> Bool as j
      """
    #expect(
      members(section("inputs", lines)) == """
        @available(*, deprecated, message: "b") modifier:sticky \
        a(label:_ x type:Int value:1, y type:Int, label:for z type:array(Int) value:[1, 2]) type:Bool as:b
        c() as:d
        sticky()
        e(in type:Int) as:default
        f() type:Bool as:g
        async() async
        h(i type:Int) async type:Bool as:j
        """
    )
  }

  @Test("Every role in an output is told apart") func output() {
    let lines = """
      state a: Int = 5; event b: Void
      c(_ x: Int) -> (Int) -> Bool
      stream stream: stream
      """
    #expect(
      members(section("outputs", lines)) == """
        modifier:state a type:Int value:5
        modifier:event b type:Void
        c(label:_ x type:Int) type:function(Int)->Bool
        modifier:stream stream type:stream
        """
    )
  }

  @Test("A kind on a line of its own is a name") func kindAlone() {
    expectDiagnostics(
      section("outputs", "state\nx: Int"),
      "3:10-3:10 error: 'state' has no type: write 'state: Type' [missing-type]"
    )
  }

  @Test("Each kind of a stream is the word before an output", arguments: StreamKind.allCases)
  func kinds(_ kind: StreamKind) throws {
    let file = SourceFile(path: "X", text: section("outputs", "\(kind.rawValue) x: Int"))
    let spec = try #require(parse(file).value)
    #expect(spec.streamKind(of: spec.members[0]) == kind)
    #expect(SectionKind.outputs.modifiers.contains(kind.rawValue))
  }

  @Test(
    "Types are read by their form",
    arguments: [
      ("A.B<C, D>.E", "A.B<C, D>.E(C, D)"),
      ("T??", "optional(optional(T))"),
      ("T!", "unwrapped(T)"),
      ("[Int]", "array(Int)"),
      ("[String: [Int]?]", "dictionary(String, optional(array(Int)))"),
      ("[3 of T]", "inline(T)"),
      ("[n of [2 of T]]", "inline(inline(T))"),
      ("InlineArray<3, -1, T>", "InlineArray<3, -1, T>(3, -1, T)"),
      ("()", "tuple()"),
      ("Void", "Void"),
      ("(Int)", "tuple(Int)"),
      ("(title: String, Int,)", "tuple(title: String, Int)"),
      ("(Int, _ x: inout A) -> Void", "function(Int, _: x [inout](A))->Void"),
      ("() -> () -> Int", "function()->function()->Int"),
      ("() async throws(E) -> Void", "function()[async throws(E)]->Void"),
      ("@Sendable @MainActor () -> Void", "[@Sendable @MainActor](function()->Void)"),
      ("nonisolated(nonsending) () async -> T", "[nonisolated(nonsending)](function()[async]->T)"),
      ("@convention(c) (Int) -> Void", "[@convention(c)](function(Int)->Void)"),
      ("any P", "any(P)"),
      ("any P?", "any(optional(P))"),
      ("(any P)?", "optional(tuple(any(P)))"),
      ("any P & Q", "any(composition(P, Q))"),
      ("any ~Copyable", "any(suppressed(Copyable))"),
      ("some P", "some(P)"),
      ("A & B & C", "composition(A, B, C)"),
      ("T.Type", "metatype(T)"),
      ("any P.Type", "any(metatype(P))"),
      ("P.Protocol?", "optional(metatype(P))"),
      ("`Type`.`Protocol`", "`Type`.`Protocol`"),
      ("() -> Void?", "function()->optional(Void)"),
      ("(() -> Void)?", "optional(tuple(function()->Void))"),
      ("T...", "variadic(T)"),
      ("[Int].Index", "[Int].Index(array(Int))"),
      ("sending A", "[sending](A)"),
      ("[of of of]", "inline(of)"),
      ("Result<[A], any Error>", "Result<[A], any Error>(array(A), any(Error))"),
    ]
  )
  func types(_ type: String, _ form: String) {
    #expect(members(section("outputs", "x: \(type)")) == "x type:\(form)")
  }

  @Test(
    "A value ends where Swift's would",
    arguments: [
      ("a < b, y: B = c > (d)", "a < b", "c > (d)"),
      ("a<b, c>(d), y: B = e", "a<b, c>(d)", "e"),
      ("A<B, C>.d, y: B = e", "A<B, C>.d", "e"),
      ("a<b, y: B = c>d", "a<b", "c>d"),
      ("A<[B: C], () -> D>(), y: B = e", "A<[B: C], () -> D>()", "e"),
      (#""a, \(b, "c)")", y: B = e"#, #""a, \(b, "c)")""#, "e"),
      (##"#"a", b"#, y: B = e"##, ##"#"a", b"#"##, "e"),
      ("{ a, b in (a, b) }, y: B = [c, d]", "{ a, b in (a, b) }", "[c, d]"),
      ("a // b, c\n , y: B = e /* ) */ + f", "a", "e /* ) */ + f"),
    ]
  )
  func values(_ text: String, _ first: String, _ second: String) {
    let expected = "a(x type:A value:\(first), y type:B value:\(second))"
    #expect(members(section("inputs", "a(x: A = \(text))")) == expected)
  }

  @Test("Outside of parentheses a value ends with its line") func valueAtLineEnd() {
    let lines = "state a: A = b ; d: D\nstate e: E = f(\n1\n)\nstate g: G = h<\n\n  i>()\nj: J"
    #expect(
      members(section("outputs", lines)) == """
        modifier:state a type:A value:b
        d type:D
        modifier:state e type:E value:f(
        1
        )
        modifier:state g type:G value:h<
          i>()
        j type:J
        """
    )
  }

  @Test("A member with an error keeps its name and is marked") func broken() {
    let text = section("inputs", "tapped(x: )\nother()")
    let spec = parse(SourceFile(path: "X", text: text)).value
    #expect(spec.map(outline) == "viewmodel X\n  inputs\n    broken tapped\n    other()")
  }

  @Test("A missing separator does not mark a member") func unseparated() {
    let text = section("inputs", "tapped() other()")
    let spec = parse(SourceFile(path: "X", text: text)).value
    #expect(spec.map(outline) == "viewmodel X\n  inputs\n    tapped()\n    other()")
  }
}
