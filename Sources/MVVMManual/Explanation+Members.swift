import MVVMLint

// What can be wrong with a member of a spec.

extension Explanation {
  static var attributeNotAllowed: Explanation {
    Explanation(
      """
      An attribute stands where Swift, or the generated class, cannot have it.
      Attributes are carried over to the protocols. An output becomes a stored
      property of the class, which cannot be limited to a version; a view model
      can be, as a whole.
      """,
      bad: """
        viewmodel LoginViewModel {
          outputs {
            @available(iOS 17, *) isLoading: Bool
          }
        }

        """,
      good: """
        @available(iOS 17, *)
        viewmodel LoginViewModel {
          outputs {
            isLoading: Bool
          }
        }

        """
    )
  }

  static var functionWithKind: Explanation {
    Explanation(
      """
      A function output has a kind.
      Kinds say how a value is observed over time. A function output is called
      with arguments and answers at once, so there is nothing to observe.
      """,
      bad: """
        viewmodel LoginViewModel {
          outputs {
            state isSelected(_ row: Int) -> Bool
          }
        }

        """,
      good: """
        viewmodel LoginViewModel {
          outputs {
            isSelected(_ row: Int) -> Bool
          }
        }

        """
    )
  }

  static var initialValueNotAllowed: Explanation {
    Explanation(
      """
      A member that has no current value is given one.
      Only inputs and 'state' outputs start at a value. An event is something that
      happens, a stream begins when it is observed, and a value is asked for.
      """,
      bad: """
        viewmodel LoginViewModel {
          outputs {
            event didLogIn: Bool = false
          }
        }

        """,
      good: """
        viewmodel LoginViewModel {
          outputs {
            state isLoggedIn: Bool = false
          }
        }

        """
    )
  }

  static var missingType: Explanation {
    Explanation(
      """
      A member has a name but no type.
      Outputs and dependencies are declared as in Swift: the name, a colon and the
      type. An output that carries nothing has the type Void.
      """,
      bad: """
        viewmodel LoginViewModel {
          outputs {
            isLoading
          }
        }

        """,
      good: """
        viewmodel LoginViewModel {
          outputs {
            isLoading: Bool
          }
        }

        """
    )
  }

  static var missingValue: Explanation {
    Explanation(
      """
      An equals sign is followed by nothing.
      What stands behind '=' is the value that the member starts at, written in
      Swift.
      """,
      bad: """
        viewmodel LoginViewModel {
          inputs {
            changed(_ text: String = )
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

  static var unexpectedBody: Explanation {
    Explanation(
      """
      A member has a body in braces.
      A spec says what there is; what it does is written in Swift, in the file
      with the logic.
      """,
      bad: """
        viewmodel LoginViewModel {
          inputs {
            submitTapped() { print("tapped") }
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

  static var unknownKind: Explanation {
    Explanation(
      """
      The word before a member's name is not a kind.
      The kinds of outputs are 'state' (has a current value), 'event' (happens),
      'stream' (starts with each subscriber) and 'value' (asked for, not
      observed); inputs have 'sticky' alone.
      """,
      bad: """
        viewmodel LoginViewModel {
          outputs {
            stat isLoading: Bool
          }
        }

        """,
      good: """
        viewmodel LoginViewModel {
          outputs {
            state isLoading: Bool
          }
        }

        """
    )
  }

  static var swiftDeclaration: Explanation {
    Explanation(
      """
      A member begins with a keyword of Swift.
      A section tells already whether its members are functions or properties, so
      'func', 'var', 'let' and '{ get }' are left out.
      """,
      bad: """
        viewmodel LoginViewModel {
          inputs {
            func submitTapped()
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

  static var missingLineBreak: Explanation {
    Explanation(
      """
      Two members stand on one line.
      A member ends at the end of its line or at ';'.
      """,
      bad: """
        viewmodel LoginViewModel {
          inputs {
            submitTapped() viewDidLoad()
          }
        }

        """,
      good: """
        viewmodel LoginViewModel {
          inputs {
            submitTapped()
            viewDidLoad()
          }
        }

        """
    )
  }
}
