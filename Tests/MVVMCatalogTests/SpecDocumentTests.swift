import MVVMCatalog
import MVVMSource
import MVVMStyles
import TestSupport
import Testing

/// The JSON of whole specs, and what its schema says of it.
@Suite("JSON of specs") struct SpecDocumentTests {
  private let schema: JSONValue

  init() throws { self.schema = try TestSupport.schema(at: "Specs/spec.schema.json") }

  @Test("A spec that has every feature is recorded, and is the same on every machine") func recorded() throws
  {
    let file = try #require(specs(in: "Tests/Fixtures").first { $0.name == "EveryFeatureViewModel.mvvm" })
    expectGolden(document([file], in: "rxswift"), at: "Tests/Golden/spec.json")
  }

  @Test("The schema takes what is printed, and its types print back to their Swift", arguments: styles)
  func valid(style: String) throws {
    let files = ownSpecs(in: style) + specs(in: "Tests/Behaviour") + specsOfEnvironment()
    let text = document(files, in: style)
    #expect(try problems(ofSpecDocument: text, self.schema) == [])
  }

  @Test("A binding among inputs is an output there") func binding() throws {
    let spec = "viewmodel X {\n  inputs {\n    binding a: Int = 1\n    b()\n  }\n}\n"
    let text = specsJSON([
      try #require(json(of: SourceFile(path: "X.mvvm", text: spec), in: "bound", stylesWithBindings()))
    ])
    #expect(try problems(ofSpecDocument: text, self.schema) == [])
    #expect(text.contains(#""effectiveKind": "binding""#) && text.contains(#""kind": "binding""#))
    let state = text.replacing(#""kind": "binding""#, with: #""kind": "state""#)
    #expect(try problems(ofSpecDocument: state, self.schema).contains("the schema refuses it"))
  }

  @Test(
    "Each form of a type prints back to its Swift",
    arguments: [
      "A", "`class`", "A.B<C, [D]>.E", "[Int].Index", "A< -1>", "A?", "A??", "(any P)?", "(() -> Void)?",
      "[A?]",
      "[3 of [A]]", "[K: [V]]", "()", "(A)", "(A, B?)", "(a: A, `let`: B)", "(A, _ b: B) -> C",
      "() async -> A",
      "() throws -> A", "() async throws(E) -> A", "any P & Q", "A & B", "A.Type", "(any P).Type",
      "any P.Type",
      "@Sendable (A) -> B", "@MainActor @Sendable () -> Void", "(inout A) -> B", "(A...) -> B",

    ]
  )
  func types(type: String) throws {
    let text = "viewmodel X {\n  outputs {\n    x: \(type)\n  }\n}\n"
    let document = document([SourceFile(path: "X.mvvm", text: text)], in: "rxswift")
    #expect(try problems(ofSpecDocument: document, self.schema) == [])
    let value = try #require(parseJSON(SourceFile(path: "", text: document)).value)
    #expect(TestSupport.types(in: value).first?["swift"]?.string == type)
  }

  @Test(
    "The schema refuses what is not printed",
    arguments: [
      (#""version": 1"#, #""version": 2"#), (#""kind": "name", "#, ""),
      (#""kind": "name""#, #""kind": "nam""#), (#""kind": "outputs""#, #""kind": "inputs""#),
      (#""line": 3"#, #""line": 0"#), (#""kept": null"#, #""kept": "event""#), (#""style""#, #""styl""#),
      (#""parameters": []"#, #""parameters": null"#), (#""reply": null"#, #""reply": "Bool""#),
      (#""module": null"#, #""module": 1"#), (#""access": "internal""#, #""access": "private""#),
      (#""label": null"#, #""label": []"#),
    ]
  )
  func refused(old: String, new: String) throws {
    let spec = "viewmodel X {\n  inputs {\n    a(_ b: B)\n    c()\n  }\n  outputs {\n    d: D\n  }\n}\n"
    let text = document([SourceFile(path: "X.mvvm", text: spec)], in: "rxswift")
    #expect(try problems(ofSpecDocument: text, self.schema) == [])
    try #require(text.contains(old))
    let changed = text.replacing(old, with: new)
    #expect(try problems(ofSpecDocument: changed, self.schema).contains("the schema refuses it"))
  }
}

private let styles = StyleLibrary().names

/// The JSON of specs without mistakes.
private func document(_ files: [SourceFile], in style: String) -> String {
  specsJSON(files.compactMap { json(of: $0, in: style) })
}
