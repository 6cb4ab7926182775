import MVVMConfiguration
import MVVMFormat
import MVVMSyntax
import TestSupport
import Testing

/// Tests of each point of the definition, in its order.
@Suite struct FormatTests {
  @Test(
    "The first line end of a file is that of all lines",
    arguments: [("\n", "\n"), ("\r\n", "\r\n"), ("\r", "\r")]
  )
  func lineEnds(first: String, expected: String) {
    let text = "viewmodel X {\(first)  inputs {\n    a()\r\n    /* b\n     c\r     d */\r    b()\n  }\n}"
    let lines = "viewmodel X {\n  inputs {\n    a()\n    /* b\n     c\n     d */\n    b()\n  }\n}\n"
    expectFormatted(
      text,
      lines.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: expected)
    )
  }

  @Test("A file may hold nothing", arguments: ["", "\n \n"])
  func empty(text: String) { expectFormatted(text, "") }

  @Test("The indent is that of the layout") func indent() {
    let text = "viewmodel X{inputs{/* a\n b */\n/*\n * c\n */\nd(e:Int,f:Int)}}"
    expectFormatted(
      text,
      "viewmodel X {\n\tinputs {  /* a\n b */\n\t\t/*\n\t\t * c\n\t\t */\n\t\td(e: Int, f: Int)\n\t}\n}\n",
      Configuration.Format(indent: .tab)
    )
    expectFormatted(
      text,
      """
      viewmodel X {
          inputs {  /* a
       b */
              /*
               * c
               */
              d(
                  e: Int,
                  f: Int
              )
          }
      }

      """,
      Configuration.Format(indent: .spaces(4), width: 20)
    )
  }

  @Test(
    "A text is laid out anew, and nothing of it is lost",
    arguments: cases(
      """
      === The head of a file stays on top, imports are sorted, view models lie apart
      // Copyright.

      // Licence.

      @testable import A
      import struct B.C
      // Tools.
      import b; import B // Big.

      import A.D
      /// Doc.
      viewmodel X {}
      // MARK: Next

      /// Doc.
      viewmodel A {} // A


      // End.
      ---
      // Copyright.

      // Licence.

      import A.D
      import B  // Big.
      // Tools.
      import b
      import struct B.C
      @testable import A

      /// Doc.
      viewmodel X {}

      // MARK: Next

      /// Doc.
      viewmodel A {}  // A

      // End.
      === Comments at the head that no blank line follows belong to the import
      // b␊import B␊import A␊ → import A␊// b␊import B
      === Attributes have lines of their own, the head has one
      @MainActor @available( iOS 17 , * )public viewmodel X :A ,
      B<C ,D> & E
      { inputs { @objc @a(b:1) c() } }
      ---
      @MainActor
      @available(iOS 17, *)
      public viewmodel X: A, B<C, D> & E {
        inputs {
          @objc
          @a(b: 1)
          c()
        }
      }
      === Operators in an attribute are not taken apart
      [inputs] @a(b == c, d && e) h() → [inputs] @a(b == c, d && e)␊h()
      === Sections are sorted and lie a blank line apart
      viewmodel X {

        // Head.

        // Errors.
        errors {}
        outputs {

          a: Int

        } // out
        inputs{

        }
        /* deps */ dependencies { b: B }

        // Foot.

      }
      ---
      [viewmodel]
      // Head.

      /* deps */ dependencies {
        b: B
      }

      inputs {}

      outputs {
        a: Int
      }  // out

      // Errors.
      errors {}

      // Foot.
      === Members are sorted as they are generated
      [inputs] b(x: Int)␊B()␊`a`()␊b(_ x: Int)␊ab()␊a_b()␊b()␊A()␊b(for x: Int)␊b(`in`: Int)
      → [inputs] A()␊`a`()␊a_b()␊ab()␊B()␊b()␊b(_ x: Int)␊b(for x: Int)␊b(`in`: Int)␊b(x: Int)
      [outputs] event b: Int␊a: Int␊state B: Int␊b(x: Int) -> Int␊value `a`: Int
      → [outputs] a: Int␊value `a`: Int␊state B: Int␊event b: Int␊b(x: Int) -> Int
      [errors] b: Int␊␊␊a: Int → [errors] a: Int␊b: Int
      === A file may hold comments and imports alone
      ␊// a␊␊␊␊/* b */ // c → // a␊␊/* b */ // c
      import B;import A → import A␊import B
      import struct A.B;import class A.B → import class A.B␊import struct A.B
      === Named facets come after those without a name, by name
      [viewmodel] errors{e:Int}␊outputs  b{z:Int}␊outputs a {}␊inputs ui{x()}␊outputs{}␊internal   dependencies{}
      ---
      [viewmodel]
      internal dependencies {}

      inputs ui {
        x()
      }

      outputs {}

      outputs a {}

      outputs b {
        z: Int
      }

      errors {
        e: Int
      }
      === A mark and blanks at line ends go, a final line end comes
      \u{FEFF}viewmodel X {  ␊  inputs {\t␊    // b \t␊    a() ␊    /** c  ␊     */␊    d()␊  }␊}
      → [inputs] // b␊a()␊/** c␊ */␊d()
      === Dependencies keep their order, without blank lines
      [dependencies] b: B␊␊a: A;_ c: C = .c␊␊for d: D → [dependencies] b: B␊a: A␊_ c: C = .c␊for d: D
      """
    )
  )
  func formats(example: Case) { expectFormatted(example) }
}
