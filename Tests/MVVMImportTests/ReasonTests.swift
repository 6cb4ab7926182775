import MVVMImport
import TestSupport
import Testing

/// What is said of a class that stays as it is holds for the class.
@Suite("Reasons why a view model stays") struct ReasonTests {
  @Test("A name that the generated class needs is reported at the member") func reserved() {
    let text = logic(
      "self.errors = self.title",
      members: "let errors: Signal<String, Never>",
      outputs: errors
    )
    #expect(
      text == "9:7-9:13 error: 'errors' is a name the generated class needs: rename it first [reserved-name]",
      "\(text)"
    )
  }

  private let errors = "var errors: Signal<String, Never> { get }"
}
