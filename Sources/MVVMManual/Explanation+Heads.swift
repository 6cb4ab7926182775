import MVVMLint

// What can be wrong with imports and with the heads of view models.

extension Explanation {
  static var conditionalCompilation: Explanation {
    Explanation(
      """
      A spec holds a directive such as '#if'.
      What is generated must not depend on how it is compiled. Put members that
      exist under a condition into a view model and a spec of their own, in a
      target that is built under that condition.
      """,
      bad: """
        viewmodel LoginViewModel {
          inputs {
            #if DEBUG
            shaken()
            #endif
            tapped()
          }
        }

        """,
      good: """
        viewmodel LoginViewModel {
          inputs {
            tapped()
          }
        }

        """
    )
  }

  static var duplicateImport: Explanation {
    Explanation(
      """
      A module is imported twice.
      One import is enough.
      """,
      bad: """
        import KsApi
        import KsApi

        viewmodel LoginViewModel {
          inputs {
            tapped()
          }
        }

        """,
      good: """
        import KsApi

        viewmodel LoginViewModel {
          inputs {
            tapped()
          }
        }

        """
    )
  }

  static var duplicateModifier: Explanation {
    Explanation(
      """
      A view model has two accesses.
      Either 'public', 'package' or 'internal' stands before 'viewmodel'; without
      one that of the configuration counts.
      """,
      bad: """
        public internal viewmodel LoginViewModel {
          inputs {
            tapped()
          }
        }

        """,
      good: """
        public viewmodel LoginViewModel {
          inputs {
            tapped()
          }
        }

        """
    )
  }

  static var importAfterViewModel: Explanation {
    Explanation(
      """
      An import stands behind a view model.
      As in Swift by convention, imports stand at the top: they are those of the
      whole generated file.
      """,
      bad: """
        viewmodel LoginViewModel {
          inputs {
            tapped()
          }
        }

        import KsApi

        """,
      good: """
        import KsApi

        viewmodel LoginViewModel {
          inputs {
            tapped()
          }
        }

        """
    )
  }

  static var missingViewModel: Explanation {
    Explanation(
      """
      A spec declares no view model.
      There is nothing to generate. A spec that is not needed any more can be
      removed; 'mvvmgen generate --prune' then removes what was generated of it.
      """,
      bad: """
        import KsApi

        """,
      good: """
        import KsApi

        viewmodel LoginViewModel {
          inputs {
            tapped()
          }
        }

        """
    )
  }

  static var unknownModifier: Explanation {
    Explanation(
      """
      The word before 'viewmodel' is not one that a view model can have.
      Only an access stands there: 'public', 'package' or 'internal'. Generated
      classes are final, so 'open' does not apply.
      """,
      bad: """
        open viewmodel LoginViewModel {
          inputs {
            tapped()
          }
        }

        """,
      good: """
        public viewmodel LoginViewModel {
          inputs {
            tapped()
          }
        }

        """
    )
  }
}
