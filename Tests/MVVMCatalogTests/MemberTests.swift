import MVVMCatalog
import MVVMConfiguration
import MVVMModel
import MVVMSource
import TestSupport
import Testing

/// Tests of the catalogue's view models, facets and members.
@Suite("JSON of members") struct MemberTests {
  @Test(
    "An omitted kind is null, and the kind in the style is given",
    arguments: [("rxswift", "state"), ("reactiveswift", "event")]
  )
  func kinds(style: String, unwritten: String) throws {
    let outputs = "a: Int; event b: Int; state c: Int = 1; stream d: Int; value e: Int; f(_ x: Int) -> Int"
    let model = try value(of: viewModel("outputs { \(outputs) }\nerrors { g: Int }"), in: style)
    let members = model.members(of: 1) + model.members(of: 2)
    #expect(
      members.map { $0.words("name", "kind", "effectiveKind", "value") } == [
        "a null \(unwritten) null", "b event event null", "c state state 1", "d stream stream null",
        "e value value null", "f null function null", "g null event null",
      ]
    )
    #expect(members.map { $0["parameters"]?.array?.count } == [nil, nil, nil, nil, nil, 1, nil])
  }

  @Test("Facets have the names of the configuration, and what nothing is in is left out") func facets() throws
  {
    let file = SourceFile(path: "X.mvvm", text: "public viewmodel X: A, B & C { inputs { a() } }")
    let text = json(of: file) { configuration in
      configuration.settings.naming[.inputs] = "{name}In"
      configuration.settings.naming[.inputsProperty] = "entry"
    }
    let value = parseJSON(SourceFile(path: "", text: text?.text ?? "")).value
    let model = try #require(value?["viewModels"]?.array?.first)
    #expect(
      model["facets"]?.array?.map { $0.words("kind", "name", "protocol") } == [
        "inputs entry XIn", "outputs outputs XOutputs",
      ]
    )
    #expect(model.words("name", "access") == "X public")
    #expect(model["conformances"]?.array?.map { $0["swift"]?.string } == ["A", "B & C"])
  }

  @Test("Imports are distinguished by what they import") func imports() throws {
    let text =
      "import struct Shop.Cart\n@testable public import Models\n\nviewmodel X {\n  inputs {\n    a()\n  }\n}\n"
    let value = try #require(json(of: SourceFile(path: "Login/X.mvvm", text: text)))
    #expect(
      value.text.hasPrefix(#"{"imports": ["Shop.Cart", "Models"], "module": null, "path": "Login/X.mvvm", "#)
    )
  }
}
