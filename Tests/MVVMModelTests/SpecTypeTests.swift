import MVVMModel
import MVVMSource
import MVVMSyntax
import TestSupport
import Testing

@Suite struct SpecTypeTests {
  @Test(
    "Types are spaced as a formatter would, and nothing is respelled",
    arguments: [
      ("( title :String,count:Int )", "(title: String, count: Int)"),
      ("[K:V]", "[K: V]"),
      ("A&B  &C", "A & B & C"),
      ("(A)->B", "(A) -> B"),
      ("@Sendable  ()async throws->Void", "@Sendable () async throws -> Void"),
      ("()throws( E )->Void", "() throws(E) -> Void"),
      ("[ 3  of T ]", "[3 of T]"),
      ("any  P", "any P"),
      ("A . B < C,D >", "A.B<C, D>"),
      ("(_  x:T)->()", "(_ x: T) -> ()"),
      ("@convention( c )(Int)->Void", "@convention(c) (Int) -> Void"),
      ("any(P&Q)", "any (P & Q)"),
      ("(any  P)?", "(any P)?"),
      ("any  ~Copyable", "any ~Copyable"),
      ("(A, // first\n  B, /* second */\n)", "(A, B)"),
      ("A<\n  B,\n  C,\n>", "A<B, C>"),
      ("[A : B]", "[A: B]"),
      ("T ...", "T..."),
      ("nonisolated(nonsending)  ()async->T", "nonisolated(nonsending) () async -> T"),
      ("(inout  A)->sending B", "(inout A) -> sending B"),
      ("A\n  & B", "A & B"),
      ("@Sendable\n() -> Void", "@Sendable () -> Void"),
      ("A<(B)->C>?", "A<(B) -> C>?"),
      ("InlineArray<3,Int>", "InlineArray<3, Int>"),
      ("`class` . Type", "`class`.Type"),
    ]
  )
  func text(_ written: String, _ spelled: String) throws {
    #expect(try type(written).text == Text(spelled))
    #expect(try type(spelled).text == Text(spelled))
  }

  @Test(
    "Types nested 40 levels deep are written in a moment, whatever nests them",
    .timeLimit(.minutes(1)),
    arguments: [
      ("[", "]"), ("[A: ", "]"), ("() -> ", ""), ("A<", ">"), ("A<B, ", ">"), ("", "?"), ("(", ") -> B"),
      ("(", ", B)"),
    ]
  )
  func nested(_ opening: String, _ closing: String) throws {
    let written = String(repeating: opening, count: 40) + "C" + String(repeating: closing, count: 40)
    #expect(try type(written).text == Text(written))
    #expect(try type(written).isSame(as: type(written)))
  }

  @Test(
    "A type that holds another puts it in parentheses where Swift wants them",
    arguments: [
      ("Int", "Int?", "Int.self"), ("Int?", "Int??", "Int?.self"), ("[A: B]", "[A: B]?", "[A: B].self"),
      ("() -> Void", "(() -> Void)?", "(() -> Void).self"),
      ("@Sendable () -> Void", "(@Sendable () -> Void)?", "(@Sendable () -> Void).self"),
      ("(() -> Void)", "(() -> Void)?", "(() -> Void).self"), ("any P", "(any P)?", "(any P).self"),
      ("A & B", "(A & B)?", "(A & B).self"), ("(any P)", "(any P)?", "(any P).self"),
      ("any P.Type", "(any P.Type)?", "(any P.Type).self"),
      ("(Int, b: Int)", "(Int, b: Int)?", "(Int, b: Int).self"),
    ]
  )
  func parentheses(_ written: String, _ optional: String, _ metatype: String) throws {
    #expect(try SpecType.optional(type(written)).text == Text(optional))
    #expect(try SpecType.metatype(type(written), "self").text == Text(metatype))
  }

  @Test(
    "Whether a type is an optional, a function or nothing at all does not depend on parentheses",
    arguments: [
      ("Int", ""), ("Int?", "optional"), ("(Int?)", "optional"), ("Int!", "optional"), ("Optional<Int>", ""),
      ("(Int?).Type", ""), ("() -> Int?", "function"), ("((() -> Void))", "function"),
      ("@MainActor () -> Void", "function"), ("(() -> Void)?", "optional"), ("(() -> Void).Type", ""),
      ("Void", "void"), ("()", "void"), ("(())", "void"), ("Swift.Void", "void"), ("A.Void", ""),
      ("Void?", "optional"),
    ]
  )
  func questions(_ written: String, _ answer: String) throws {
    let type = try type(written)
    let answers = [(type.isOptional, "optional"), (type.isFunction, "function"), (type.isVoid, "void")]
    #expect(answers.filter(\.0).map(\.1).joined(separator: " ") == answer)
  }

  @Test(
    "Only tuples of several elements that all have labels have labelled elements",
    arguments: [
      ("(a: Int, b: [Int])", ["a", "b"]), ("((a: Int, b: Int))", ["a", "b"]), ("(Int, b: Int)", []),
      ("(Int, Int)", []), ("(`case`: Int, b: Int)", ["`case`", "b"]), ("()", []),
      ("(a: Int, b: Int) -> Int", []),
    ]
  )
  func elements(_ written: String, _ labels: [String]) throws {
    #expect(try type(written).labelledElements.map { "\($0.label ?? "")" } == labels)
  }

  @Test(
    "An input sends its only argument, several as a tuple with their names, or nothing",
    arguments: [
      ("a()", "Void"), ("a(b: Int?)", "Int?"), ("a(b c: Int, _ d: String?)", "(c: Int, d: String?)"),
      ("a(`case`: Int, `in`: Int)", "(`case`: Int, in: Int)"),
    ]
  )
  func payload(_ input: String, _ payload: String) throws {
    let spec = try spec(viewModel("inputs", input))
    #expect(SpecType.payload(of: spec.viewModels[0].inputs[0].parameters).text == Text(payload))
  }

  @Test(
    "Arguments, members and effects keep their place in the tree",
    arguments: [
      ("A.B<C, D>.E<F>", ["A.B<C, D>.E", "F"]), ("[Int].Index", ["[Int]"]), ("A< -1, B>", ["A", "-1", "B"]),
      ("(A, _ b: B) async throws(C) -> D", ["A", "B", "C", "D"]), ("[A: B]", ["A", "B"]), ("[2 of A]", ["A"]),
      ("any A & B", ["A & B"]), ("A & B", ["A", "B"]), ("@Sendable @A.B(c: 1) () -> D", ["() -> D"]),
    ]
  )
  func parts(_ written: String, _ parts: [String]) throws {
    #expect(try type(written).parts.map(\.description) == parts)
  }

  @Test("Invalid types have no tree", arguments: ["", "A B", "(A", "A,", "throws"])
  func notAType(_ text: String) {
    #expect(SpecType(Text(text)) == nil)
  }
}

private func type(_ text: String) throws -> SpecType {
  try #require(SpecType(Text(text)))
}
