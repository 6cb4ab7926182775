import MVVMSource
import MVVMSwift
import TestSupport
import Testing

@Suite("Tokens of Swift") struct SwiftTokenTests {
  @Test(
    "A text is read as its tokens",
    arguments: cases(
      ##"""
      === Text is cut into its words, literals and operators
      self.nameProperty.value = name → self . nameProperty . value o:= name
      let `default`: Int? = nil → let `default` : Int o:? o:= nil
      MutableProperty<[String: Int?]>(nil) → MutableProperty o:< [ String : Int o:? ] o:> ( nil )
      Signal<Array<Int>, Never>? → Signal o:< Array o:< Int o:> , Never o:> o:?
      a?.b!.c ?? d → a o:? . b o:! . c o:?? d
      (a) -> (b) → ( a ) o:-> ( b )
      a...b, a..<b → a o:... b , a o:..< b
      x |> y .~ 1 → x o:|> y o:.~ n:1
      f >•> g → f o:>•> g
      f • g → f o:• g
      a != b, a! = b → a o:!= b , a o:! o:= b
      a<b && c>=d → a o:< b o:&& c o:>= d
      { $0.0 + 1.5e-3 + 0xFF_p2 } → { $0 . n:0 o:+ n:1.5e-3 o:+ n:0xFF_p2 }
      1...2, 3.description → n:1 o:... n:2 , n:3 . description
      \.name, @escaping → \ . name , @ escaping
      größe = 1\##u{A0}+ 2 → größe o:= n:1 o:+ n:2
      #selector(a), #warning("x") → #selector ( a ) , #warning ( s:"x" )
      #if DEBUG && os(iOS) // why␊a␊#else␊b␊#endif → d:#if DEBUG && os(iOS) a d:#else b d:#endif
      x = -1 as Any<A>&B → x o:= o:- n:1 as Any o:< A o:> o:& B
      === A string goes up to its own end, and its interpolations are code
      "a \" b" c → s:"a \" b" c
      "a \(b.c("d")) e" f → s:"a  \( b . c ( s:"d" ) ) s: e" f
      #"a " \(b) \#(c)"# d → s:#"a " \(b)  \#( c ) s:"# d
      """␊ a "b" \(c)␊ """ d → s:"""␊ a "b"  \( c ) s:␊ """ d
      #"""# a → s:#"""# a
      "\(a ? "x" : "\(b)")" → s:" \( a o:? s:"x" : s:" \( b ) s:" ) s:"
      === A slash is a regular expression if there can be no division
      let a = /b(c"+)/ d → let a o:= r:/b(c"+)/ d
      a / b / c → a o:/ b o:/ c
      f(/[/"]/) → f ( r:/[/"]/ )
      a = b /c/ d → a o:= b o:/ c o:/ d
      x = #/a␊"/b/# c → x o:= r:#/a␊"/b/# c
      (a)/2/b → ( a ) o:/ n:2 o:/ b
      """##
    )
  )
  func cut(example: Case) {
    #expect(tokens(of: example.input) == example.output)
    #expect(mistakes(of: example.input) == [])
  }

  @Test("Comments are not tokens, nest, and know whether they are documentation") func comments() {
    let text = "a // b\n/// c\n/* d /* e */ f */ g /** h */\n//// i\n/***/ j"
    let read = code(text)
    #expect(tokens(of: text) == "a g j")
    #expect(
      read.comments.map { read.file.string($0.range) } == [
        "// b", "/// c", "/* d /* e */ f */", "/** h */", "//// i", "/***/",
      ]
    )
    #expect(read.comments.map(\.isDocumentation) == [false, true, false, true, false, false])
    #expect(read.comments.map(\.startsLine) == [false, true, true, false, true, true])
    #expect(read.tokens.map(\.startsLine) == [true, true, true])
  }

  @Test("The line that names the interpreter documents nothing") func interpreter() {
    #expect(code("#!/usr/bin/env swift\n/// a\nlet b").comments.map(\.isDocumentation) == [false, true])
  }

  @Test("Brackets know their partners, those of interpolations as well") func partners() {
    let read = code("f([a: { \"\\(b)\" }])")
    let pairs = read.tokens.indices.compactMap { index in
      read.tokens[index].partner.flatMap { $0 > index ? "\(read.text(index))\(read.text($0))" : nil }
    }
    #expect(pairs == ["()", "[]", "{}", "\\()"])
  }

  @Test(
    "Text that cannot be read is reported",
    arguments: [
      ("a \"b\nc", ["unterminatedString \"b"]),
      ("\"\"\" a", ["unterminatedString \"\"\" a"]),
      ("a /* b", ["unterminatedComment /*"]),
      ("f(a", ["unclosedBracket ("]),
      ("{ f(a }", ["unclosedBracket ("]),
      ("a) b", ["unmatchedBracket )"]),
      (
        "<<<<<<< HEAD\na\n=======\nb\n>>>>>>> c",
        ["mergeConflict <<<<<<<", "mergeConflict =======", "mergeConflict >>>>>>>"]
      ),
      ("a `b", ["unexpectedCharacter `"]),
      ("#/a", ["unterminatedString #/a"]),
    ]
  )
  func faults(text: String, expected: [String]) {
    #expect(mistakes(of: text) == expected)
  }
}
