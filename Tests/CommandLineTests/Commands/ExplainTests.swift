import MVVMSource
import Testing

@Suite struct ExplainTests {
  @Test(
    "What is asked for is printed",
    arguments: sessions(
      """
      === An identifier is explained, with both examples
      $ mvvmgen explain duplicate-import
      duplicate-import

      A module is imported twice.
      One import is enough.

      Not so:

          import KsApi
          import KsApi

          viewmodel LoginViewModel {
      …
      But so:

          import KsApi

          viewmodel LoginViewModel {
      …
      """
    )
  )
  func explain(session: Session) throws { try session.run() }

  @Test("The list has a line for each identifier, sorted") func list() throws {
    let lines = try mvvmgen("explain", "list").output.split(separator: "\n")
    let identifiers = lines.map { String($0.prefix { $0 != ":" }) }
    #expect(identifiers == DiagnosticIdentifier.allCases.map(\.rawValue).sorted())
  }

  @Test("All explanations are printed at once") func all() throws {
    let text = try mvvmgen("explain", "all").output
    for identifier in DiagnosticIdentifier.allCases { #expect(text.contains("\(identifier.rawValue)\n\n")) }
  }

  /// `/dev/full` stands for a full disk.
  @Test("Output that cannot be written ends the run with 74", .enabled(if: hasFullDevice))
  func full() throws {
    let outcome = try shell("\"$TOOL\" explain list > /dev/full")
    #expect(outcome.messages == "mvvmgen: error: standard output: no space left on device\n")
    #expect(outcome.status == 74)
  }
}

private let hasFullDevice = (try? shell("test -e /dev/full").status) == 0
