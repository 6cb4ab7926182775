import TestSupport
import Testing

@Suite struct RulesTests {
  @Test("The list has a line for each rule, with its level and whether it fixes") func list() throws {
    let outcome = try mvvmgen("rules", in: Folder(), status: 0)
    let lines = outcome.output.split(separator: "\n")
    #expect(
      lines.first
        == "alphabetical-order      warning  fixes  Imports, inputs, outputs and errors stand in alphabetical order"
    )
    #expect(lines.contains("value-output            off             Outputs can be observed"))
  }

  @Test("Levels are those of the configuration") func levels() throws {
    let folder = try Folder(["mvvmgen.json": #"{"lint": {"rules": {"size": "error"}}}"#, "other.json": "{}"])
    #expect(try folder.run("rules").output.contains("\nsize                    error  "))
    #expect(
      try folder.run("rules --config other.json").output.contains(
        "\nsize                    warning  "
      )
    )
    #expect(try folder.run("rules --config gone.json").status == 74)
  }

  @Test("A rule is explained with both examples") func explain() throws {
    let outcome = try mvvmgen("explain", "value-output", status: 0)
    #expect(
      outcome.output.hasPrefix("value-output\n\nOutputs can be observed.\nWhat a view shows may change")
    )
    #expect(outcome.output.contains("\nNot so:\n\n    /// Shows tabs.\n"))
    #expect(outcome.output.contains("\nBut so:\n\n    /// Shows tabs.\n"))
  }
}
