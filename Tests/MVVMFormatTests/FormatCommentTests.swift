import MVVMFormat
import MVVMGenerator
import MVVMSyntax
import TestSupport
import Testing

@Suite struct FormatCommentTests {
  @Test("Comments move with the member that follows, or stay at head and foot") func own() {
    expectFormatted(
      section(
        "inputs",
        """

        // Head.


        // Head too.

        // Of c.
        /// Doc of c.
        c()

        // Of b.
        /* b */ b()
        // Foot.

        // Foot too.

        """
      ),
      section(
        "inputs",
        """
        // Head.

        // Head too.

        // Of b.
        /* b */ b()
        // Of c.
        /// Doc of c.
        c()
        // Foot.

        // Foot too.
        """
      )
    )
  }

  @Test("Documentation is no head, as it would document another member") func documentation() {
    expectFormatted(
      section("inputs", "// Head.\n\n/// Doc of b.\n\nb()\na()"),
      section("inputs", "// Head.\n\na()\n/// Doc of b.\nb()")
    )
    expectFormatted(
      section("inputs", "/** One. */ /** Two. */\n\nb()\na()"),
      section("inputs", "/** One. */ /** Two. */\n\na()\nb()")
    )
    expectFormatted(
      "/// Head.\n\nimport B\nimport A\n",
      "/// Head.\n\nimport A\nimport B\n"
    )
  }

  @Test("A comment at the end of a line travels with its member") func trailing() {
    expectFormatted(
      section("inputs", "b() // 1\na() /* 2 */ // 3\nc(); // 4\nd() /* 5 */; /* 6 */ e()"),
      section("inputs", "a()  /* 2 */ // 3\nb()  // 1\nc()  // 4\nd()  /* 5 */\n/* 6 */ e()")
    )
    expectFormatted(
      "viewmodel X { // 1\n  inputs { /* 2 */ // 3\n  } // 4\n} // 5\n",
      "viewmodel X {  // 1\n  inputs {  /* 2 */ // 3\n  }  // 4\n}  // 5\n"
    )
  }

  @Test("A comment does not become documentation") func notDocumentation() {
    expectFormatted(
      section("inputs", "b() /// 1\n/** 2 */ a()\n/// 3\n; c(); // 4\n; /// 5\nd()"),
      section("inputs", "/** 2 */ a()\nb()  /// 1\n/// 3\n;\nc()  // 4\n/// 5\n;\nd()")
    )
    expectFormatted(
      section("inputs", "/// 1\n;;\n;/// 2\nb();a()\n/// 3\n;"),
      section("inputs", "a()\n/// 1\n;\n/// 2\n;\nb()\n/// 3")
    )
    expectFormatted(
      section("inputs", "a()\n/* 1 */\n;/** 2 */\n// 3\n;\nb()"),
      section("inputs", "a()\n/* 1 */\n/** 2 */\n;\n// 3\nb()")
    )
  }

  @Test("A member with a comment inside stays as it is, with another indentation") func insideMember() {
    expectFormatted(
      """
      viewmodel X {
            inputs {
              b( // 1
                x : Int,

             y: A  = [ 1, // 2
        3],
                /* 4
                 */) as /* 5 */ c
              @a // 6
              a( ) ;
            }
      }
      """,
      """
      viewmodel X {
        inputs {
          @a // 6
          a( )
          b( // 1
            x : Int,

          y: A  = [ 1, // 2
        3],
            /* 4
             */) as /* 5 */ c
        }
      }

      """
    )
  }

  @Test("A line in it that is indented in another way gets the indentation of the member") func otherBlanks()
  {
    expectFormatted(
      "viewmodel X {\n  inputs {\n      a( // 1\n\t\t\t\t\t\t\tx: Int)\n  }\n}\n",
      "viewmodel X {\n  inputs {\n    a( // 1\n    x: Int)\n  }\n}\n"
    )
  }

  @Test("So do a head and an import") func insideHead() {
    expectFormatted(
      "  import /* 1 */  B\nimport A\n  @a  // 2\n  /// Doc.\n  viewmodel X :\n    A // 3\n{ inputs  // 4\n{a()} }",
      """
      import A
      import /* 1 */  B

      @a  // 2
      /// Doc.
      viewmodel X :
        A // 3
      {
        inputs  // 4
        {
          a()
        }
      }

      """
    )
  }

  @Test("The lines of a block move together, or not at all") func blocks() {
    expectFormatted("\u{FEFF}  /* a\n     b */\nimport A\n", "/* a\n   b */\nimport A\n")
    expectFormatted(
      """
      viewmodel X {
            inputs {
                /**
                 * A list:
                 *   - one
                 */
                a()
                /* b
              c
                  d */
                b()
                /*
                    e

                  f
                */
            }
      }
      """,
      """
      viewmodel X {
        inputs {
          /**
           * A list:
           *   - one
           */
          a()
          /* b
              c
                  d */
          b()
          /*
              e

            f
          */
        }
      }

      """
    )
  }
}
