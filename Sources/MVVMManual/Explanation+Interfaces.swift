import MVVMLint

// What 'mvvmgen diff' says of an edit.

extension Explanation {
  static var interfaceBreaking: Explanation {
    Explanation(
      """
      Callers stop compiling: those of the protocols, or of the initializer.
      A member was removed, renamed or given another type, a dependency without a
      default was added, or the configuration names things otherwise. Mend the
      callers in the same change; or keep the old member beside the new one, with
      '@available(*, deprecated)', until nobody uses it. Where it is meant, accept
      it with '--allow X.member', or in 'diff.accepted' of the configuration.
      """,
      bad: """
        inputs {
          tapped(row: Int), which was tapped(index: Int)
        }

        """,
      good: """
        inputs {
          @available(*, deprecated, message: "Call tapped(row:).")
          tapped(index: Int)
          tapped(row: Int) as tappedRow
        }

        """
    )
  }

  static var interfaceLogic: Explanation {
    Explanation(
      """
      The hand-written logic has to change, and callers do not.
      An output, a reply or a dependency was added, or what the logic gets has
      another type or name. The compiler points at what is missing once the code
      is generated anew; 'mvvmgen new --from SPEC --missing' prints the lines.
      """,
      bad: """
        outputs {
          title: String, which is new, and the logic assigns no 'title'
        }

        """,
      good: """
        outputs {
          title: String, which is new, and the logic assigns 'self.title'
        }

        """
    )
  }

  static var interfaceBehaviour: Explanation {
    Explanation(
      """
      Everything compiles, and it runs differently.
      An input keeps its last value now, or no longer, or starts at another one;
      a default or the first value of a state changed; 'hotOutputs' did. Nobody
      but a test will notice: look at what subscribes late, and at what is shown
      first.
      """,
      bad: """
        inputs {
          tapped(), which was sticky, and a screen relies on being told late
        }

        """,
      good: """
        inputs {
          sticky tapped()
        }

        """
    )
  }

  static var interfaceCompatible: Explanation {
    Explanation(
      """
      The interface changed, and nobody has to do anything.
      An input was added, a parameter got another name behind its label, an access
      was widened, a view model moved to another file. Only types of your own that
      conform to the protocols need what was added to them.
      """,
      bad: """
        A mock of your own that lacks the input 'tapped()', which is new

        """,
      good: """
        A mock of your own with 'tapped()', or a generated one

        """
    )
  }
}
