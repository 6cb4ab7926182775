import MVVMLint

// What can be wrong with a configuration.

extension Explanation {
  static var configInvalidJSON: Explanation {
    Explanation(
      """
      The configuration is not JSON.
      JSON has no comments and no comma before a closing bracket, keys stand in
      double quotes and no key stands twice in an object.
      """,
      bad: """
        {
          // our style
          "style": "rxswift"
        }

        """,
      good: """
        {
          "style": "rxswift"
        }

        """
    )
  }

  static var configInvalidValue: Explanation {
    Explanation(
      """
      A value of the configuration is of the right type, but not one of those allowed.
      The message names what is allowed. Names of protocols hold '{name}' and
      names of files '{file}', or all view models would share one.
      """,
      bad: """
        {
          "mocks": "test"
        }

        """,
      good: """
        {
          "mocks": "tests"
        }

        """
    )
  }

  static var configUnknownKey: Explanation {
    Explanation(
      """
      The configuration has no such key.
      A key that nothing reads is a mistake that nobody would notice, so it is an
      error. The message names the nearest key, or all that can stand there.
      """,
      bad: """
        {
          "stile": "rxswift"
        }

        """,
      good: """
        {
          "style": "rxswift"
        }

        """
    )
  }

  static var configUnknownRule: Explanation {
    Explanation(
      """
      The configuration sets the level of a rule that does not exist.
      The rules are those that the linter knows by name.
      """,
      bad: """
        {
          "lint": { "rules": { "documented-members": "error" } }
        }

        """,
      good: """
        {
          "lint": { "rules": { "documented-member": "error" } }
        }

        """
    )
  }

  static var configWrongType: Explanation {
    Explanation(
      """
      A value of the configuration is of another type than its key wants.
      The message names the type. A null stands only where the default is null.
      """,
      bad: """
        {
          "hotOutputs": "yes"
        }

        """,
      good: """
        {
          "hotOutputs": true
        }

        """
    )
  }

  static var styleUnknown: Explanation {
    Explanation(
      """
      There is no style of that name.
      The styles are the bundled ones and those of the folder that 'templates'
      names, where '<style>.mustache' stands beside '<style>.json'.
      """,
      bad: """
        {
          "style": "rxswft"
        }

        """,
      good: """
        {
          "style": "rxswift"
        }

        """
    )
  }
}
