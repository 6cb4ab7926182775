import MVVMLint

// What can be wrong with an input or its parameters.

extension Explanation {
  static var ambiguousLogicName: Explanation {
    Explanation(
      """
      Two inputs would be read by the logic under one name.
      The logic knows an input by the base name of its function, unless 'as' gives
      it another. Inputs that differ in their labels alone need 'as', all but one
      of them.
      """,
      bad: """
        viewmodel LoginViewModel {
          inputs {
            tapped(row: Int)
            tapped(section: Int)
          }
        }

        """,
      good: """
        viewmodel LoginViewModel {
          inputs {
            tapped(row: Int)
            tapped(section: Int) as tappedSection
          }
        }

        """
    )
  }

  static var effectNotAllowed: Explanation {
    Explanation(
      """
      An input or an output is declared with an effect.
      An input tells the view model something and returns at once; what comes of
      it is told by an output, or by the input's reply. So neither 'async' nor
      'throws' stands behind the parameters.
      """,
      bad: """
        viewmodel LoginViewModel {
          inputs {
            submitTapped() async
          }
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

  static var genericMember: Explanation {
    Explanation(
      """
      A member has type parameters of its own.
      Behind each input and output stands one stored relay, property or subject,
      and Swift has no stored properties of a type that the caller chooses.
      """,
      bad: """
        viewmodel LoginViewModel {
          inputs {
            selected<Item>(_ item: Item)
          }
        }

        """,
      good: """
        viewmodel LoginViewModel {
          inputs {
            selected(_ item: String)
          }
        }

        """
    )
  }

  static var initialValueIncomplete: Explanation {
    Explanation(
      """
      Some parameters of an input have an initial value and others have none.
      The value that an input starts at is made of all its parameters, so it needs
      all of them or none.
      """,
      bad: """
        viewmodel LoginViewModel {
          inputs {
            changed(_ text: String = "", at index: Int)
          }
        }

        """,
      good: """
        viewmodel LoginViewModel {
          inputs {
            changed(_ text: String = "", at index: Int = 0)
          }
        }

        """
    )
  }

  static var initialValueWithSticky: Explanation {
    Explanation(
      """
      An input is sticky although it has an initial value.
      'sticky' replays the latest call to whoever subscribes later. An input with
      an initial value does so anyway.
      """,
      bad: """
        viewmodel LoginViewModel {
          inputs {
            sticky changed(_ text: String = "")
          }
        }

        """,
      good: """
        viewmodel LoginViewModel {
          inputs {
            changed(_ text: String = "")
          }
        }

        """
    )
  }

  static var inputWithoutParentheses: Explanation {
    Explanation(
      """
      An input is written without parentheses.
      Inputs are functions that the view calls, also those without arguments.
      """,
      bad: """
        viewmodel LoginViewModel {
          inputs {
            submitTapped
          }
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

  static var unnamedParameter: Explanation {
    Explanation(
      """
      A parameter has a type but no name.
      The logic reads an argument by its name. A parameter that is called without
      a label still has one, behind '_'.
      """,
      bad: """
        viewmodel LoginViewModel {
          inputs {
            changed(String)
          }
        }

        """,
      good: """
        viewmodel LoginViewModel {
          inputs {
            changed(_ text: String)
          }
        }

        """
    )
  }

  static var unsupportedType: Explanation {
    Explanation(
      """
      A type cannot be stored.
      What a view tells is kept until the logic has read it, so types that exist
      only for the time of a call, such as 'inout', do not go.
      """,
      bad: """
        viewmodel LoginViewModel {
          inputs {
            changed(_ text: inout String)
          }
        }

        """,
      good: """
        viewmodel LoginViewModel {
          inputs {
            changed(_ text: String)
          }
        }

        """
    )
  }
}
