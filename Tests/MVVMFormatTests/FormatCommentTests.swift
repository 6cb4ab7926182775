import MVVMConfiguration
import MVVMFormat
import MVVMSyntax
import TestSupport
import Testing

@Suite struct FormatCommentTests {
  @Test(
    "A text is laid out anew, and nothing of it is lost",
    arguments: cases(
      """
      === Comments move with the member that follows, or stay at head and foot
      [inputs]

      // Head.


      // Head too.

      // Of c.
      /// Doc of c.
      c()

      // Of b.
      /* b */ b()
      // Foot.

      // Foot too.

      ---
      [inputs]
      // Head.

      // Head too.

      // Of b.
      /* b */ b()
      // Of c.
      /// Doc of c.
      c()
      // Foot.

      // Foot too.
      === Documentation is no head, as it would document another member
      [inputs] // Head.␊␊/// Doc of b.␊␊b()␊a() → [inputs] // Head.␊␊a()␊/// Doc of b.␊b()
      [inputs] /** One. */ /** Two. */␊␊b()␊a() → [inputs] /** One. */ /** Two. */␊␊a()␊b()
      /// Head.␊␊import B␊import A␊ → /// Head.␊␊import A␊import B
      === A comment at the end of a line travels with its member
      [inputs] b() // 1␊a() /* 2 */ // 3␊c(); // 4␊d() /* 5 */; /* 6 */ e()
      → [inputs] a()  /* 2 */ // 3␊b()  // 1␊c()  // 4␊d()  /* 5 */␊/* 6 */ e()
      viewmodel X { // 1␊  inputs { /* 2 */ // 3␊  } // 4␊} // 5␊
      → viewmodel X {  // 1␊  inputs {  /* 2 */ // 3␊  }  // 4␊}  // 5
      === A comment does not become documentation
      [inputs] b() /// 1␊/** 2 */ a()␊/// 3␊; c(); // 4␊; /// 5␊d()
      → [inputs] /** 2 */ a()␊b()  /// 1␊/// 3␊;␊c()  // 4␊/// 5␊;␊d()
      [inputs] /// 1␊;;␊;/// 2␊b();a()␊/// 3␊; → [inputs] a()␊/// 1␊;␊/// 2␊;␊b()␊/// 3
      [inputs] a()␊/* 1 */␊;/** 2 */␊// 3␊;␊b() → [inputs] a()␊/* 1 */␊/** 2 */␊;␊// 3␊b()
      === A member with a comment inside stays as it is, with another indentation
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
      ---
      [viewmodel]
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
      === So do a head and an import
        import /* 1 */  B␊import A␊  @a  // 2␊  /// Doc.␊  viewmodel X :␊    A // 3␊{ inputs  // 4␊{a()} }
      ---
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
      === A line in it that is indented in another way gets the indentation of the member
      viewmodel X {␊  inputs {␊      a( // 1␊\t\t\t\t\t\t\tx: Int)␊  }␊}␊ → [inputs] a( // 1␊x: Int)
      === The lines of a block move together, or not at all
      \u{FEFF}  /* a␊     b */␊import A␊ → /* a␊   b */␊import A
      ===
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
      ---
      [inputs]
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
      """
    )
  )
  func formats(example: Case) { expectFormatted(example) }
}
