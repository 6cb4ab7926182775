// What can be wrong with a member of a spec.

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
