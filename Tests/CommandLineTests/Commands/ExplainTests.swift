import MVVMSource
import Testing

@Suite struct ExplainTests {
  @Test(
    "The requested explanation is printed",
    arguments: sessions(
      """
      === An identifier is explained, with both examples
      $ mvvmgen explain duplicate-import
      duplicate-import

      A module is imported twice.
      One import is enough.

      Wrong:

          import KsApi
          import KsApi

          viewmodel LoginViewModel {
      …
      Right:

          import KsApi

          viewmodel LoginViewModel {
      …
      === Alone it lists topics and messages
      $ mvvmgen explain | head -9
      Topics:
        language       how to write specs
        logic          how to write the logic of a view model
        tests          how to test a view model, and how to use mocks
        configuration  the keys of mvvmgen.json, and which files go where
        plugins        how to generate in each build, or check generated files in

      Messages:
        alphabetical-order: …
      === A topic has a guide for the style in use, with an example that is compiled
      [mvvmgen.json] {"style": "observable-object"}
      $ mvvmgen explain logic | grep -E '^## |^extension'
      ## In the styles for SwiftUI
      ## Example: CartViewModel.mvvm
      ## Example: CartViewModel.swift
      extension CartViewModel: CartViewModelLogic {
      ! for the style 'observable-object'
      $ mvvmgen explain tests -q | grep -E '^## |orderFailure.next'
      ## Tests
      ## With Swift Testing
      ## With XCTest
      ## What observers record
      ## Mocks
      ## Example: CartViewModel.mvvm
      ## Example: CartViewModelTests.swift
          #expect(await test.orderFailure.next() == "Sold out.")
      $ mvvmgen explain tests -q --style combine | grep '^## With'
      ## With XCTest
      ## With Swift Testing
      [mvvmgen.json] {"style": "observation", "tests": {"framework": "xctest"}}
      $ mvvmgen explain tests -q | grep '^## With'
      ## With XCTest
      ## With Swift Testing
      $ for style in rxswift rxswift-relays rxswift-core reactiveswift-pipes combine; do \
      mvvmgen explain logic -q --style $style | grep '^extension'; done
      extension LoginViewModel.OutputStreams {
      extension LoginViewModel.OutputStreams {
      extension ConverterViewModel.OutputStreams {
      extension CommentsViewModel.OutputStreams {
      extension SearchViewModel.OutputStreams {
      $ for topic in language configuration plugins; do mvvmgen explain $topic -q | head -1; done
      ## A view model
      # Configuration
      # Generate in the build
      === What there is not
      $ mvvmgen explain tets
      ! mvvmgen: error: unknown topic or identifier 'tets': did you mean 'tests'?
      ! See 'mvvmgen explain --help'.
      exit 64
      $ mvvmgen explain logic tests
      ! mvvmgen: error: expected one topic, one identifier, 'list' or 'all'
      ! See 'mvvmgen explain --help'.
      exit 64
      [mvvmgen.json] {"style": "combin"}
      $ mvvmgen explain logic
      ! mvvmgen.json:1:11: error: unknown style 'combin': did you mean 'combine'? [style-unknown]
      exit 1
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
