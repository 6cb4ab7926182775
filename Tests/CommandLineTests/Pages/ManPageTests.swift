import Testing

@Suite struct ManPageTests {
  @Test("Every command and option has its place") func everyCommandAndOptionHasItsPlace() throws {
    let page = try mvvmgen("--man-page").output
    let help = try mvvmgen("--help").output
    let commands = help.split(separator: "\n").drop { $0 != "Commands:" }.dropFirst()
      .prefix { $0 != "Options:" }.filter { $0.hasPrefix("  ") }.compactMap { $0.split(separator: " ").first }
    #expect(commands.contains("generate"))
    for command in commands { #expect(page.contains("\n.SS \"mvvmgen \(command) ")) }
    #expect(page.contains("\n\\fB\\-\\-style\\fP \\fINAME\\fP\n"))
  }

  @Test("Formatters of manual pages take it as it is", .enabled(if: isInstalled("mandoc")))
  func formattersOfManualPagesTakeItAsItIs() throws {
    // The date is left out, since the same version gives the same page.
    let outcome = try shell("\"$TOOL\" --man-page | mandoc -T lint -W warning | grep -v 'missing date'")
    #expect(outcome.output.isEmpty)
  }
}
