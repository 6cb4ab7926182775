import Testing

@Suite struct RulesTests {
  @Test(
    "The list has a line for each rule, with its level and whether it fixes",
    arguments: sessions(
      """
      === Levels are those of the configuration
      $ mvvmgen rules | grep -E '^(alpha|size|value-o)'
      alphabetical-order      warning  fixes  Imports, inputs, outputs and errors are in alphabetical order
      value-output            off             Outputs can be observed
      size                    warning         A view model has few members
      [mvvmgen.json] {"lint": {"rules": {"size": "error"}}}
      [other.json] {}
      $ for way in '' '--config other.json'; do mvvmgen rules $way | grep ^size; done
      size                    error           A view model has few members
      size                    warning         A view model has few members
      [swiftui.json] {"style": "observation"}
      $ mvvmgen rules --config swiftui.json | grep ^whole
      whole-model-output      off             An output carries the values to show, not a whole model
      $ mvvmgen rules --config gone.json
      ! gone.json: error: no such file or directory [file-not-readable]
      exit 74
      === A rule is explained with both examples
      $ mvvmgen explain value-output
      value-output

      Outputs can be observed.
      The values that a view shows may change. …

      Wrong:

          /// Shows tabs.
      …
      Right:

          /// Shows tabs.
      …
      """
    )
  )
  func rules(session: Session) throws { try session.run() }
}
