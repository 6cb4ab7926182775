import MVVMConfiguration
import MVVMLint
import MVVMSource
import TestSupport
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
    "A model is shown, whatever verb its name has",
    arguments: ["state showA", "value showA", "google", "shownA", "a"]
  )
  func shownModel(output: String) {
    #expect(lintFindings(screen("outputs", "\(output): Person"), .wholeModelOutput) != "")
  }

  @Test(
    "In a style for SwiftUI it is off, unless the configuration sets its level",
    arguments: [nil, LintLevel.note]
  )
  func swiftUI(level: LintLevel?) {
    var lint = Configuration().lint
    lint.rules = level.map { [("whole-model-output", $0)] } ?? []
    let found = { (comment: String) in
      let output = "/// Emits it.\n// \(comment)\nstate a: Person"
      let text = "/// A.\n" + screen("outputs", output)
      return lintDiagnostics(text, LintSettings(lint), manifest(storesStates: true)).map(\.severity)
    }
    #expect(found("mvvmgen:ignore whole-model-output a row shows all of it") == [])
    #expect(found("A comment.") == (level == nil ? [] : [.note]))
  }

  @Test("A project allows types by their name or their ending", arguments: ["Person", "*son"])
  func allowed(type: String) {
    #expect(lintFindings(screen("outputs", "a: Person"), .wholeModelOutput, allowedTypes: [type]) == "")
    #expect(lintFindings(screen("outputs", "a: Sonny"), .wholeModelOutput, allowedTypes: [type]) != "")
  }

  @Test(
    "Other types pass",
    arguments: cases(
      """
      === What can be shown
      [outputs] a: String; b: Void; c: (); d: [Int: [Bool]]; e: URL?; f: Foundation.URL; g: Date; h: CGFloat
      [outputs] a: NSAttributedString; b: RowData; c: LoginState; d: CartViewModel; e: any CartViewModelType
      [outputs] a: any CartViewModelProtocol; b: FormError; c: ErrorMessage; d: LeftImage; e: SortMode
      [outputs] a: (String, [RowData]); b: () -> Person; c: AnyPublisher<Void, Never>; d: Project.State
      [outputs] a: UIReturnKeyType; b: LoginField; d: Tab; e: Set<String>; c: Result<String, FormError>
      === What is handed on may be a model
      [outputs] goToA: Person; showA: Person; notifyDelegateOfA: Person; event updateA: Person
      === Inputs and dependencies may carry models
      viewmodel X { dependencies { a: Person } inputs { b(_ c: Person) } }
      """
    )
  )
  func passing(example: Case) { #expect(lintFindings(example.input, .wholeModelOutput) == "") }
}
