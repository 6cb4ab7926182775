/// Short specs whose layout is hard for the formatter.
let formatExamples = [
  #"""
  import B
  import A
  viewmodel X: P {
    outputs { b: Int; a: [Int] = [1,
        2]; f(x: Int) -> Bool }
    inputs {
      b(x: Int = 1) -> Bool as c
      @discardableResult sticky a(_ s: String = """
        text  \#t
        """, y: A<B>)
    }
  }
  """#,
  """
  // Head.

  /// Doc.
  @MainActor public viewmodel X {
    dependencies { // opening
      with b: B = b
      a: (A, B,)
    }
    inputs {
      // Head.

      c() // trailing
      /// Doc.
      @available(*, deprecated)
      /// More.
      `b`(); a(x: Int) /* block */
      // Foot.
    }
    errors {}
  }
  // Between.

  viewmodel Y { inputs {} }
  // End.
  """,
  "viewmodel A\r{\r  outputs\r  {\r    state: State; event event: Event\r  }\r}\r",
]
