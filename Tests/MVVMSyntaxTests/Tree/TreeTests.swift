import MVVMSource
import MVVMSyntax
import TestSupport
import Testing

@Suite struct TreeTests {
  @Test("Every role in a file is distinguished") func file() {
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

  @Test(
    "Every role in a member is distinguished, a type by its form",
    arguments: cases(
      ##"""
      === A dependency
      [dependencies]
      service: any Service
      with cart: Cart = Cart(a, b) { $0 }; clock: Clock
      ---
      service type:any(Service)
      label:with cart type:Cart value:Cart(a, b) { $0 }
      clock type:Clock
      === An input
      [inputs]
      @available(*, deprecated, message: "b") sticky a(_ x: Int = 1, y: Int, for z: [Int] = [1, 2],) -> Bool as b
      c() as d; sticky()
      e(`in`: Int) as `default`
      f()
        -> Bool as g
      async() async; h(i: Int)async -> Bool as j
      ---
      @available(*, deprecated, message: "b") modifier:sticky \##
      a(label:_ x type:Int value:1, y type:Int, label:for z type:array(Int) value:[1, 2]) type:Bool as:b
      c() as:d
      sticky()
      e(in type:Int) as:default
      f() type:Bool as:g
      async() async
      h(i type:Int) async type:Bool as:j
      === An output
      [outputs]
      state a: Int = 5; event b: Void
      c(_ x: Int) -> (Int) -> Bool
      stream stream: stream
      ---
      modifier:state a type:Int value:5
      modifier:event b type:Void
      c(label:_ x type:Int) type:function(Int)->Bool
      modifier:stream stream type:stream
      === Types are read by their form
      [outputs] x: A.B<C, D>.E → x type:A.B<C, D>.E(C, D)
      [outputs] x: T?? → x type:optional(optional(T))
      [outputs] x: T! → x type:unwrapped(T)
      [outputs] x: [Int] → x type:array(Int)
      [outputs] x: [String: [Int]?] → x type:dictionary(String, optional(array(Int)))
      [outputs] x: [3 of T] → x type:inline(T)
      [outputs] x: [n of [2 of T]] → x type:inline(inline(T))
      [outputs] x: InlineArray<3, -1, T> → x type:InlineArray<3, -1, T>(3, -1, T)
      [outputs] x: () → x type:tuple()
      [outputs] x: Void → x type:Void
      [outputs] x: (Int) → x type:tuple(Int)
      [outputs] x: (title: String, Int,) → x type:tuple(title: String, Int)
      [outputs] x: (Int, _ x: inout A) -> Void → x type:function(Int, _: x [inout](A))->Void
      [outputs] x: () -> () -> Int → x type:function()->function()->Int
      [outputs] x: () async throws(E) -> Void → x type:function()[async throws(E)]->Void
      [outputs] x: @Sendable @MainActor () -> Void → x type:[@Sendable @MainActor](function()->Void)
      [outputs] x: nonisolated(nonsending) () async -> T → x type:[nonisolated(nonsending)](function()[async]->T)
      [outputs] x: @convention(c) (Int) -> Void → x type:[@convention(c)](function(Int)->Void)
      [outputs] x: any P → x type:any(P)
      [outputs] x: any P? → x type:any(optional(P))
      [outputs] x: (any P)? → x type:optional(tuple(any(P)))
      [outputs] x: any P & Q → x type:any(composition(P, Q))
      [outputs] x: any ~Copyable → x type:any(suppressed(Copyable))
      [outputs] x: some P → x type:some(P)
      [outputs] x: A & B & C → x type:composition(A, B, C)
      [outputs] x: T.Type → x type:metatype(T)
      [outputs] x: any P.Type → x type:any(metatype(P))
      [outputs] x: P.Protocol? → x type:optional(metatype(P))
      [outputs] x: `Type`.`Protocol` → x type:`Type`.`Protocol`
      [outputs] x: () -> Void? → x type:function()->optional(Void)
      [outputs] x: (() -> Void)? → x type:optional(tuple(function()->Void))
      [outputs] x: T... → x type:variadic(T)
      [outputs] x: [Int].Index → x type:[Int].Index(array(Int))
      [outputs] x: sending A → x type:[sending](A)
      [outputs] x: [of of of] → x type:inline(of)
      [outputs] x: Result<[A], any Error> → x type:Result<[A], any Error>(array(A), any(Error))
      === A value ends where Swift's would
      [inputs] a(x: A = a < b, y: B = c > (d)) → a(x type:A value:a < b, y type:B value:c > (d))
      [inputs] a(x: A = a<b, c>(d), y: B = e) → a(x type:A value:a<b, c>(d), y type:B value:e)
      [inputs] a(x: A = A<B, C>.d, y: B = e) → a(x type:A value:A<B, C>.d, y type:B value:e)
      [inputs] a(x: A = a<b, y: B = c>d) → a(x type:A value:a<b, y type:B value:c>d)
      [inputs] a(x: A = A<[B: C], () -> D>(), y: B = e)
      → a(x type:A value:A<[B: C], () -> D>(), y type:B value:e)
      [inputs] a(x: A = "a, \(b, "c)")", y: B = e) → a(x type:A value:"a, \(b, "c)")", y type:B value:e)
      [inputs] a(x: A = #"a", b"#, y: B = e) → a(x type:A value:#"a", b"#, y type:B value:e)
      [inputs] a(x: A = { a, b in (a, b) }, y: B = [c, d])
      → a(x type:A value:{ a, b in (a, b) }, y type:B value:[c, d])
      [inputs] a(x: A = a // b, c␊ , y: B = e /* ) */ + f) → a(x type:A value:a, y type:B value:e /* ) */ + f)
      === Outside of parentheses a value ends with its line
      [outputs]
      state a: A = b ; d: D
      state e: E = f(
      1
      )
      state g: G = h<

        i>()
      j: J
      ---
      modifier:state a type:A value:b
      d type:D
      modifier:state e type:E value:f(
      1
      )
      modifier:state g type:G value:h<
        i>()
      j type:J
      """##
    )
  )
  func member(example: Case) { #expect(members(example.input) == example.output) }

  @Test("Each kind but a function is the word before an output", arguments: OutputKind.allCases)
  func kinds(_ kind: OutputKind) throws {
    let member = kind.traits.word.map { "\($0) x: Int" } ?? "x() -> Int"
    let spec = try #require(parse(SourceFile(path: "X", text: section("outputs", member))).correct().value)
    #expect(spec.writtenKind(of: spec.members[0]) == kind)
    #expect(kind.traits.word.map(SectionKind.outputs.modifiers.contains) ?? true)
  }

  @Test(
    "A member with an error keeps its name and is marked, but not for a missing separator",
    arguments: [("tapped(x: )\nother()", "broken tapped"), ("tapped() other()", "tapped()")]
  )
  func broken(members: String, first: String) {
    let spec = parse(SourceFile(path: "X", text: section("inputs", members))).value
    #expect(spec.map(outline) == "viewmodel X\n  inputs\n    \(first)\n    other()")
  }
}
