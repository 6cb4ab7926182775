import MVVMLint

// What can be wrong with the names in a spec.

extension Explanation {
  static var conflictingFacets: Explanation {
    Explanation(
      """
      An input without arguments and an output have the same name.
      One class conforms to both protocols, and Swift rejects a function and a
      property of one name in it.
      """,
      bad: """
        viewmodel LoginViewModel {
          inputs {
            refresh()
          }
          outputs {
            refresh: Void
          }
        }

        """,
      good: """
        viewmodel LoginViewModel {
          inputs {
            refreshPulled()
          }
          outputs {
            refresh: Void
          }
        }

        """
    )
  }

  static var duplicateMember: Explanation {
    Explanation(
      """
      A facet declares the same member twice.
      Members are known by their full names, with the labels of their arguments;
      the types do not count.
      """,
      bad: """
        viewmodel LoginViewModel {
          inputs {
            tapped(row: Int)
            tapped(row: String)
          }
        }

        """,
      good: """
        viewmodel LoginViewModel {
          inputs {
            tapped(row: Int)
            tapped(title: String) as tappedTitle
          }
        }

        """
    )
  }

  static var duplicateName: Explanation {
    Explanation(
      """
      A name is taken by something that the style generates.
      Besides the declared members a class holds private ones, such as the relay
      behind each input, whose names are derived by patterns of the style. Rename
      the member, or give the input another name with 'as'.
      """,
      bad: """
        viewmodel LoginViewModel {
          inputs {
            tapped()
          }
          outputs {
            tappedRelay: Bool
          }
        }

        """,
      good: """
        viewmodel LoginViewModel {
          inputs {
            tapped()
          }
          outputs {
            isTapped: Bool
          }
        }

        """
    )
  }

  static var duplicateParameter: Explanation {
    Explanation(
      """
      Two parameters of a member have the same name.
      The label may be the same, the name behind it may not: both are read in one
      place.
      """,
      bad: """
        viewmodel LoginViewModel {
          inputs {
            moved(from row: Int, to row: Int)
          }
        }

        """,
      good: """
        viewmodel LoginViewModel {
          inputs {
            moved(from row: Int, to target: Int)
          }
        }

        """
    )
  }

  static var duplicateViewModel: Explanation {
    Explanation(
      """
      Two view models have the same name.
      Their protocols and classes would be declared twice in one module. Other
      modules may repeat a name. Two specs are of one module if they lie in one
      folder or below one 'Sources/NAME', if the configuration names the module
      in whose folder they lie, or if a plugin builds them for one target.
      """,
      bad: """
        viewmodel LoginViewModel {
          inputs {
            tapped()
          }
        }

        viewmodel LoginViewModel {
          inputs {
            closed()
          }
        }

        """,
      good: """
        viewmodel LoginViewModel {
          inputs {
            tapped()
          }
        }

        viewmodel LogoutViewModel {
          inputs {
            closed()
          }
        }

        """
    )
  }

  static var invalidName: Explanation {
    Explanation(
      """
      Something that cannot be a name in Swift stands where a name is expected.
      Names begin with a letter or '_' and go on with letters and digits. A word
      that Swift reserves is a name in backticks.
      """,
      bad: """
        viewmodel LoginViewModel {
          outputs {
            2fa: Bool
          }
        }

        """,
      good: """
        viewmodel LoginViewModel {
          outputs {
            twoFactor: Bool
          }
        }

        """
    )
  }

  static var missingName: Explanation {
    Explanation(
      """
      A name is missing.
      View models, parameters and members are all known by their names.
      """,
      bad: """
        viewmodel {
          inputs {
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

  static var reservedName: Explanation {
    Explanation(
      """
      A member has a name that every generated class needs.
      The class offers its facets as 'inputs', 'outputs' and 'errors', under these
      names or those of 'naming' in the configuration.
      """,
      bad: """
        viewmodel LoginViewModel {
          outputs {
            inputs: Bool
          }
        }

        """,
      good: """
        viewmodel LoginViewModel {
          outputs {
            hasInputs: Bool
          }
        }

        """
    )
  }
}
