import MVVMConfiguration
import MVVMFormat
import MVVMSource
import MVVMSyntax
import TestSupport
import Testing

@Suite struct FormatMemberTests {
  @Test(
    "Lines of at most 30 columns have what fits",
    arguments: cases(
      """
      === A member that is too long has one parameter a line
      [inputs] abcdef(gh: Int, ijk: Int4) → [inputs] abcdef(gh: Int, ijk: Int4)
      [inputs] @a sticky abcdef(gh: Int, ijk: Int45,) -> Bool as lm // A comment does not count.
      → [inputs] @a␊sticky abcdef(␊  gh: Int,␊  ijk: Int45␊) -> Bool as lm  // A comment does not count.
      [outputs] a(b: Int) -> (c: Int, d: Int) → [outputs] a(␊  b: Int␊) -> (c: Int, d: Int)
      [inputs] abcdefghi(jkl: Int) async -> Int → [inputs] abcdefghi(␊  jkl: Int␊) async -> Int
      === What has no parameters stays long
      [outputs] state abcdefghij: (klm: Int, nop: Int, qrs: Int) = (1, 2, 3)
      → [outputs] state abcdefghij: (klm: Int, nop: Int, qrs: Int) = (1, 2, 3)
      [inputs] abcdefghijklmnopqrstuvwxyzabcdefghij() -> Int
      → [inputs] abcdefghijklmnopqrstuvwxyzabcdefghij() -> Int
      [dependencies] abcdefghijklmnop: [QRSTUVWXYZ] = [1, 2, 3]
      → [dependencies] abcdefghijklmnop: [QRSTUVWXYZ] = [1, 2, 3]
      === Columns are characters, not bytes
      [inputs] äöüäö(äö: Int, äöü: Größen) → [inputs] äöüäö(␊  äö: Int,␊  äöü: Größen␊)
      [inputs] äöüäö(äö: Int, äöü: Größe) → [inputs] äöüäö(äö: Int, äöü: Größe)
      """
    )
  )
  func narrow(example: Case) {
    expectFormatted(example.input, example.output, Configuration.Format(width: 30))
  }

  @Test(
    "A text is laid out anew, and nothing of it is lost",
    arguments: cases(
      #"""
      === A member that fits has one line, however it was broken
      [inputs] a(␊  b: Int,␊  c: Int = 1,␊)␊  -> Bool as d → [inputs] a(b: Int, c: Int = 1) -> Bool as d
      === A ';' becomes a line break, but where the next line would go on with the value
      [outputs] ;;b: Int;;a: Int; → [outputs] a: Int␊b: Int
      [outputs] a: Int = 1&; b: Int → [outputs] a: Int = 1&;␊b: Int
      viewmodel X {␊  outputs {␊    b: Int␊    a: Int = 1& }}␊ → [outputs] a: Int = 1&;␊b: Int
      === Backticks stay
      [inputs] `a`(`b` `c`: `D` = `e`) as `f`␊`in`(`for` `let`: Int)
      → [inputs] `a`(`b` `c`: `D` = `e`) as `f`␊`in`(`for` `let`: Int)
      import `A`␊viewmodel `X` {}␊ → import `A`␊␊viewmodel `X` {}
      === A name may be a word of the language
      [outputs] value value:Int␊state :A␊event event :B␊stream( _ sticky:Int )->C
      → [outputs] event event: B␊state: A␊stream(_ sticky: Int) -> C␊value value: Int
      [inputs] sticky sticky( )␊as( )as as → [inputs] as() as as␊sticky sticky()
      === A binding is sorted among inputs by its name
      [inputs] c()␊binding  b:String=""␊sticky binding()␊a(x: Int) → [inputs] a(x: Int)␊binding b: String = ""␊sticky binding()␊c()
      [outputs] binding binding :A=1; state a: A → [outputs] state a: A␊binding binding: A = 1
      === 'async' comes before the reply and the name for the logic
      [inputs] a()async␊b( c: Int )  async->Bool as d; async() async
      → [inputs] a() async␊async() async␊b(c: Int) async -> Bool as d
      """#
    )
  )
  func formats(example: Case) { expectFormatted(example) }

  @Test(
    "Types are spaced anew, never respelled",
    arguments: [
      ("[ A ]", "[A]"), ("[A :B ]", "[A: B]"), ("( )", "()"), ("(a:A,_ b :B , )", "(a: A, _ b: B)"),
      ("(A)->B", "(A) -> B"), ("(A)async throws( E )->( )", "(A) async throws(E) -> ()"),
      ("any  A&B", "any A & B"), ("A < B ,C > . D?", "A<B, C>.D?"),
      ("Optional<Int>", "Optional<Int>"), ("`class`.`Foo`", "`class`.`Foo`"), ("[3  of  A]", "[3 of A]"),
      ("@Sendable@MainActor  ()->Void", "@Sendable @MainActor () -> Void"), ("~Copyable", "~Copyable"),
      ("A . Type", "A.Type"), ("(any P)?", "(any P)?"), ("A\n    &\n    B", "A & B"),
    ]
  )
  func types(text: String, expected: String) {
    expectFormatted(section("outputs", "a :\(text)"), section("outputs", "a: \(expected)"))
  }

  @Test(
    "The arguments of an attribute keep the blanks around operators",
    arguments: [
      ("@A( b ,c :d,[ 1 ,2, ] , )", "@A(b, c: d, [1, 2])"), ("@A(b>c, d  > e)", "@A(b>c, d > e)"),
      ("@A(>b,&c,!d , -e)", "@A(>b, &c, !d, -e)"), ("@A(b: .c,d ? .e : f!)", "@A(b: .c, d ? .e : f!)"),
      ("@A(b\n&&\nc)", "@A(b && c)"), ("@available( iOS,message :\"a\")", "@available(iOS, message: \"a\")"),
    ]
  )
  func attributes(text: String, expected: String) {
    expectFormatted(section("inputs", "\(text) b()"), section("inputs", "\(expected)\nb()"))
    expectFormatted(section("inputs", "\(expected) b()"), section("inputs", "\(expected)\nb()"))
  }

  @Test(
    "Values are kept byte for byte",
    arguments: [
      "f( 1,2 )  +  g", "[ 1 ,2, ]", "#\"a \\( \"#", "\"a  \\( b ( \"c  \" ) )\"", "{ $0  +  1 }",
      "a<B ,C>( )",
      "f(\n1 ,\n\n        2  \n)", "\"\"\"\n  a  \n\n   b\t\n  \"\"\"", "a  &  b", ".init( )", "-1",
      "try !a",
    ]
  )
  func values(text: String) {
    let output = "viewmodel X {\n  outputs {\n    state a: Int = \(text)\n  }\n}\n"
    expectFormatted(output, output)
    let input = "viewmodel X {\n  inputs {\n    a(b: Int = \(text), c: Int)\n  }\n}\n"
    expectFormatted(input, input)
  }

  @Test(
    "Invalid specs are not formatted",
    arguments: [
      "viewmodel X {\n  inputs {\n    a(\n  }\n}\n", "viewmodel X {\n  inputs {\n",
      "viewmodel X { inputs { a } }",
      "viewmodel X {} x", "import", "viewmodel X { outputs { a: Int = \"b } }", "/*",
    ].map { Array($0.utf8) } + [Array("viewmodel X { // ".utf8) + [0xFF, 0x0A, 0x7D]]
  )
  func errors(bytes: [UInt8]) {
    let result = format(SourceFile(path: "X.mvvm", bytes: bytes), configuration: Configuration())
    #expect(result.value == nil)
    #expect(result.diagnostics == parse(SourceFile(path: "X.mvvm", bytes: bytes)).diagnostics)
    #expect(result.hasErrors)
  }
}
