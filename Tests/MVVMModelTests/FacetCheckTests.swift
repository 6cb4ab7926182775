import MVVMSource
import MVVMSyntax
import TestSupport
import Testing

@testable import MVVMModel

@Suite("Checks of facets") struct FacetCheckTests {
  @Test("Only the facets that are written are there, once one has a name", arguments: facets)
  func whatIsWritten(spec: String, titles: String) throws {
    let viewModel = try #require(try TestSupport.spec("viewmodel X {\n\(spec)\n}").viewModels.first)
    #expect(viewModel.facets.map(\.title).joined(separator: " ") == titles)
  }

  @Test("A facet holds the members of all its sections, in order") func members() throws {
    let spec = try TestSupport.spec(
      "viewmodel X { outputs f { z: Int; w: Int } outputs e { y: Int } inputs g { x() } }"
    )
    let facets = spec.viewModels[0].facets.map { "\($0.title): \($0.members.map(\.name))" }
    #expect(facets == ["g: [x]", "e: [y]", "f: [w, z]"])
    #expect(spec.viewModels[0].outputs.map(\.name) == ["y", "w", "z"])
  }

  @Test("Names that a facet cannot have are reported", arguments: mistakes)
  func refused(mistake: Case) {
    let found = findings("viewmodel X {\n\(mistake.input)\n}").split(separator: "\n")
    #expect(found.first.map(String.init) ?? "" == mistake.output)
  }

  @Test("A facet's protocol is named after it, with acronyms as Swift has them", arguments: protocols)
  func named(pattern: String, facet: String, expected: String) {
    #expect(NamePattern(pattern).ofFacet(Text(facet)).applied(to: "Login").description == expected)
  }

  @Test("As many facets again take at most a few times as long to check") func many() {
    let growth = growth(from: 100, to: 800) { count in
      let facets = (0..<count).map { "inputs i\($0) { a\($0)() }\noutputs o\($0) { b\($0): Int }\n" }
      #expect(findings("viewmodel X {\n\(facets.joined())}") == "")
    }
    #expect(growth < 16)
  }

  @Test("A facet's members and its initializer's access are its own", arguments: accesses)
  func accessOfInitializer(example: Case) {
    #expect(findings(example.input) == example.output)
  }
}

private let facets = [
  ("inputs { a() }", "inputs outputs"), ("inputs uiInputs { a() }", "uiInputs"),
  ("errors { a: Int }\noutputs uiOutputs {}", "uiOutputs errors"),
  ("outputs b {}\noutputs A {}\noutputs {}\ninputs z { a() }\ninputs {}", "inputs z outputs A b"),
  ("outputs uiOutputs { a: Int }\nerrors {}", "uiOutputs"),
]

private let mistakes = cases(
  """
  outputs a {}␊outputs a { x: Int }
  → 3:9-3:10 error: duplicate 'a': move its members to the first [duplicate-facet]
  inputs a { x() }␊outputs a { y: Int }
  → 3:9-3:10 error: duplicate 'a': name inputs and outputs differently [duplicate-facet]
  inputs a { x() }␊outputs mock { y: Int }
  → 3:9-3:13 error: 'mock' already has a meaning in generated code: choose another name [facet-name-taken]
  outputs uiA { y: Int }␊outputs UIA {}
  → 3:9-3:12 error: 'UIA' already has a meaning in generated code: choose another name [facet-name-taken]
  outputs Inputs { y: Int }
  → 2:9-2:15 error: 'Inputs' already has a meaning in generated code: choose another name [facet-name-taken]
  outputs `default` { y: Int } → 2:9-2:18 error: 'default' is reserved by Swift: choose another name [reserved-name]
  outputs a { a: Int } → 2:13-2:14 error: 'a' is reserved for the generated class: choose another name [reserved-name]
  outputs a { b: Int }
  """
)

private let protocols = [
  ("{name}{facet}", "uiOutputs", "LoginUIOutputs"), ("{name}{facet}", "apiInputs", "LoginAPIInputs"),
  ("{name}{facet}", "urlOutputs", "LoginURLOutputs"), ("{name}{facet}", "uintOutputs", "LoginUintOutputs"),
  ("{name}{facet}", "ui", "LoginUi"), ("{facet}Of{name}", "dataOutputs", "DataOutputsOfLogin"),
  ("A{name}B{facet}C", "a", "ALoginBAC"), ("{facet}", "rows", "Rows"),
]

private let accesses = cases(
  """
  === An initializer shows no more than its class
  public viewmodel X { internal dependencies {} inputs { a() } }
  public viewmodel X { package dependencies { s: Int } inputs { a() } }
  viewmodel X { internal dependencies {} inputs { a() } }
  package viewmodel X { public dependencies { s: Int } inputs { a() } }
  → 1:23-1:29 error: 'public' is more visible than the view model, which is 'package' [initializer-access]
  →   fix 1:23-1:30: ''
  === A member belongs to one facet
  viewmodel X {␊outputs a { x: Int }␊outputs b { x: Int }␊}
  → 3:13-3:14 error: 'x' is declared twice in a and b [duplicate-member]
  →   note 2:13-2:14: 'x' is first declared here
  """
)
