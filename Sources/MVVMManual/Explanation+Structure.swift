import MVVMLint

// What can be wrong with the parts of a spec.

extension Explanation {
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
