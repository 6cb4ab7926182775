// What can be wrong with the parts of a spec.

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

  static var duplicateSection: Explanation {
    Explanation(
      """
      A section stands twice in one view model.
      All inputs of a view model are declared in one place, and so are its
      outputs, errors and dependencies.
      """,
      bad: """
        viewmodel LoginViewModel {
          inputs {
            tapped()
          }
          inputs {
            closed()
          }
        }

        """,
      good: """
        viewmodel LoginViewModel {
          inputs {
            closed()
            tapped()
          }
        }

        """
    )
  }

  static var emptyViewModel: Explanation {
    Explanation(
      """
      A view model has neither inputs nor outputs.
      There would be nothing in its protocols, so a section was probably
      forgotten.
      """,
      bad: """
        viewmodel LoginViewModel {
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

  static var memberOutsideSection: Explanation {
    Explanation(
      """
      A member stands outside of a section.
      Whether a member is an input, an output, an error or a dependency is said by
      the section that it stands in.
      """,
      bad: """
        viewmodel LoginViewModel {
          submitTapped()
        }

        """,
      good: """
        viewmodel LoginViewModel {
          inputs {
            submitTapped()
          }
        }

        """
    )
  }

  static var missingBrace: Explanation {
    Explanation(
      """
      A view model or a section has no opening brace.
      What belongs to a view model or to a section stands in braces. The rest is
      read as if there were one.
      """,
      bad: """
        viewmodel LoginViewModel {
          inputs
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

  static var unknownSection: Explanation {
    Explanation(
      """
      The word before a brace is not a section.
      The sections are 'dependencies', 'inputs', 'outputs' and 'errors'.
      """,
      bad: """
        viewmodel LoginViewModel {
          input {
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
}
