import MVVMLint

// What can be wrong with a spec as a text.

extension Explanation {
  static var invalidEncoding: Explanation {
    Explanation(
      """
      The file is not in UTF-8.
      Specs are read as Swift files are. An editor that saved the file in another
      encoding, such as Latin-1, can save it again as UTF-8. (The byte of the
      example cannot be shown: it is 0xE9, which is 'é' in Latin-1.)
      """,
      bad: """
        viewmodel LoginViewModel {
          outputs {
            /// Whether the caf\u{FFFD} is open.
            isOpen: Bool
          }
        }

        """,
      good: """
        viewmodel LoginViewModel {
          outputs {
            /// Whether the café is open.
            isOpen: Bool
          }
        }

        """
    )
  }

  static var mergeConflict: Explanation {
    Explanation(
      """
      The file holds the markers of a merge conflict.
      Git writes them where two branches changed the same lines. Keep the lines
      that are right and remove the markers.
      """,
      bad: """
        viewmodel LoginViewModel {
          inputs {
        <<<<<<< HEAD
            tapped()
        =======
            submitTapped()
        >>>>>>> main
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

  static var nestingTooDeep: Explanation {
    Explanation(
      """
      More than 200 brackets stand inside one another.
      No type that a person reads is nested so deeply, and reading it could
      exhaust the stack. Name a part of the type in Swift and use the name.
      """,
      bad: "viewmodel LoginViewModel {\n  outputs {\n    rows: \(nested)\n  }\n}\n",
      good: """
        viewmodel LoginViewModel {
          outputs {
            rows: Rows
          }
        }

        """
    )
  }

  static var unclosedBracket: Explanation {
    Explanation(
      """
      A bracket is not closed.
      The note shows where it was opened. The bracket is taken to end before the
      next line that looks like a member.
      """,
      bad: """
        viewmodel LoginViewModel {
          inputs {
            changed(_ text: String
            tapped()
          }
        }

        """,
      good: """
        viewmodel LoginViewModel {
          inputs {
            changed(_ text: String)
            tapped()
          }
        }

        """
    )
  }

  static var unexpectedCharacter: Explanation {
    Explanation(
      """
      A character stands where none like it can.
      Often it was pasted from a text with typographic quotes, or is a space that
      only looks like one: the message names it.
      """,
      bad: """
        viewmodel LoginViewModel {
          outputs {
            isLoading:\u{A0}Bool
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

  static var unexpectedText: Explanation {
    Explanation(
      """
      Something stands where nothing more is expected.
      Behind a member there is only a comment, the end of the line or ';'. A
      section and a view model stand in '{ }', and no view model in another one.
      """,
      bad: """
        viewmodel LoginViewModel {
          inputs {
            tapped() 5
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

  static var unmatchedBracket: Explanation {
    Explanation(
      """
      A closing bracket closes nothing.
      Either it is one too many, or the opening one was removed.
      """,
      bad: """
        viewmodel LoginViewModel {
          inputs {
            tapped()
          }
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

  static var unterminatedComment: Explanation {
    Explanation(
      """
      A comment that begins with '/*' has no end.
      Such comments nest, as in Swift: each '/*' needs its own '*/'.
      """,
      bad: """
        viewmodel LoginViewModel {
          inputs {
            tapped()
          }
        }
        /* later: closed()

        """,
      good: """
        viewmodel LoginViewModel {
          inputs {
            tapped()
          }
        }
        /* later: closed() */

        """
    )
  }

  static var unterminatedString: Explanation {
    Explanation(
      """
      A string has no closing quote.
      A string of one line ends on that line; one of several lines begins and ends
      with three quotes.
      """,
      bad: """
        viewmodel LoginViewModel {
          inputs {
            changed(_ text: String = ")
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
}

private let nested = String(repeating: "[", count: 201) + "Int" + String(repeating: "]", count: 201)
