import MVVMLint
import Testing

@Suite struct WholeModelOutputTests {
  @Test(
    "A model inside another type is reported too",
    arguments: [
      ("a: [Person]", "3:5-3:11"), ("a: Person?", "3:4-3:10"), ("a: (Int, Person)", "3:10-3:16"),
      ("a: [String: Person]", "3:13-3:19"), ("a: Result<Person, Never>", "3:11-3:17"),
      ("a: App.Person", "3:4-3:14"), ("a: Page<Person>", "3:9-3:15"), ("a: any Person", "3:8-3:14"),
      ("value a: Person", "3:10-3:16"), ("a(_ x: Int) -> Person", "3:16-3:22"),
      ("a: Data.Person", "3:4-3:15"), ("a: CGroup", "3:4-3:10"), ("a: Order", "3:4-3:9"),
    ]
  )
  func reported(member: String, place: String) {
    #expect(lintFindings(screen("outputs", member), .wholeModelOutput).hasPrefix("\(place) warning: 'a"))
    #expect(lintFindings(screen("errors", member), .wholeModelOutput).hasPrefix("\(place) warning: 'a"))
  }

  @Test(
    "What can be shown passes",
    arguments: [
      "String", "Void", "()", "[Int: [Bool]]", "URL?", "Foundation.URL", "Date", "NSAttributedString",
      "CGFloat", "RowData", "LoginState", "CartViewModel", "any CartViewModelType",
      "any CartViewModelProtocol", "FormError", "ErrorMessage", "LeftImage", "SortMode", "LoginField", "Tab",
      "(String, [RowData])", "() -> Person", "AnyPublisher<Void, Never>", "Project.State", "UIReturnKeyType",
      "Set<String>", "Result<String, FormError>",
    ]
  )
  func shown(type: String) {
    #expect(lintFindings(screen("outputs", "a: \(type)"), .wholeModelOutput) == "")
  }

  @Test(
    "What is handed on may be a model",
    arguments: ["goToA", "showA", "notifyDelegateOfA", "event updateA"]
  )
  func handedOn(output: String) {
    #expect(lintFindings(screen("outputs", "\(output): Person"), .wholeModelOutput) == "")
  }

  @Test(
    "A model is shown, whatever verb its name has",
    arguments: ["state showA", "value showA", "google", "shownA", "a"]
  )
  func shownModel(output: String) {
    #expect(lintFindings(screen("outputs", "\(output): Person"), .wholeModelOutput) != "")
  }

  @Test("Inputs and dependencies may carry models") func inputs() {
    let spec = "viewmodel X {\ndependencies {\na: Person\n}\ninputs {\nb(_ c: Person)\n}\n}\n"
    #expect(lintFindings(spec, .wholeModelOutput) == "")
  }

  @Test("A project allows types by their name or their ending", arguments: ["Person", "*son"])
  func allowed(type: String) {
    #expect(
      lintFindings(screen("outputs", "a: Person"), .wholeModelOutput, allowedTypes: [type]) == ""
    )
    #expect(
      lintFindings(screen("outputs", "a: Sonny"), .wholeModelOutput, allowedTypes: [type]) != ""
    )
  }
}
