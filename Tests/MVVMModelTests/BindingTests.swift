import MVVMModel
import MVVMSource
import MVVMSyntax
import TestSupport
import Testing

@Suite("Bindings") struct BindingTests {
  @Test("A binding is an output, and a member of the facet that contains it") func facets() throws {
    let members = """
      dependencies { query: String }
      inputs { tapped(); binding query: String; sticky opened() }
      inputs uiInputs { binding isOn: Bool = false }
      outputs { state rows: Int; binding alert: Int? = nil }
      """
    let viewModel = try spec("viewmodel X {\n\(members)\n}").viewModels[0]
    #expect(viewModel.inputs.map { "\($0.name)" } == ["opened", "tapped"])
    #expect(
      viewModel.outputs.map { "\($0.facet).\($0.name)" } == [
        "inputs.query", "uiInputs.isOn", "outputs.alert", "outputs.rows",
      ]
    )
    let facets = viewModel.facets.map {
      "\($0.title): \($0.members.map { "\($0.name)" }.joined(separator: " "))"
    }
    #expect(facets == ["inputs: opened query tapped", "uiInputs: isOn", "outputs: alert rows"])
    #expect(viewModel.bound.map(\.isBinding) == [true, true, true, false])
    #expect(viewModel.keptStates([], .state).count == 3)
    #expect(viewModel.outputs[0].isStarted(by: viewModel.dependencies[0], .state))
    #expect(viewModel.isWritten([]))
  }

  @Test("A binding is no half of a pair, and an input has another name") func noPair() throws {
    let text = "viewmodel X {\ninputs { aChanged(_ a: Int = 0) as a }\noutputs { binding a: Int }\n}"
    let tree = parse(SourceFile(path: "X.mvvm", text: text))
    let rules = rules(hooks: [])
    let viewModel = try #require(tree.flatMap { check($0) { _ in rules } }.value).viewModels[0]
    #expect(viewModel.pairs(.state).isEmpty)
  }

  @Test(
    "A mistake in a binding is reported where it occurs",
    arguments: cases(
      """
      === No view writes an error
      [errors] binding a: Int
      → 3:1-3:8 error: views cannot write errors: move 'a' to 'inputs' or 'outputs' [binding-not-allowed]
      === It is declared once, in inputs and outputs together
      viewmodel X { inputs { binding a: Int }␊outputs { state a: Int } }
      → 2:17-2:18 error: 'a' is declared twice in inputs and outputs [duplicate-member]
      →   note 1:32-1:33: 'a' is first declared here
      viewmodel X { inputs { binding a: Int; a() } }
      → 1:40-1:41 error: 'a' is an input without arguments and an output: Swift rejects the pair in one class; rename one [conflicting-facets]
      →   note 1:32-1:33: 'a' is first declared here
      === What the logic writes for its changes is no other function
      viewmodel X { inputs { binding a: Int; aChanged(from: Int) } }
      → 1:40-1:48 error: 'aChanged(from:)' is the name of the hook for changes of 'a' [duplicate-name]
      →   note 1:32-1:33: 'a' is declared here
      viewmodel X { outputs { binding a: Int; aChanged(from x: String) -> Int } }
      → 1:41-1:49 error: 'aChanged(from:)' is the name of the hook for changes of 'a' [duplicate-name]
      →   note 1:33-1:34: 'a' is declared here
      === It has the attributes and the types of an output
      [inputs] @MainActor binding a: Int
      → 3:1-3:11 error: '@MainActor' is not allowed on an output: the logic sets it: put it on the view model \
      [attribute-not-allowed]
      [inputs] binding a: some P
      → 3:12-3:18 error: 'some P' cannot be stored by an output [unsupported-type]
      === The names of its own are those of any property
      [inputs] binding inputs: Int
      → 3:9-3:15 error: 'inputs' is reserved for the generated class: choose another name [reserved-name]
      [inputs] binding bindings: Int
      → 3:9-3:17 error: 'bindings' is reserved for the generated class: choose another name [reserved-name]
      """,
      section: viewModel
    )
  )
  func mistakes(example: Case) {
    #expect(findings(example.input, rules: self.rules()) == example.output)
  }

  @Test(
    "Other names and labels are fine",
    arguments: [
      "inputs { binding a: Int; aChanged(to: Int); aChange(from: Int) }",
      "inputs { binding a: Int }\noutputs { state aChanged: Int }",
      "outputs { state a: Int; aChanged(from: Int) -> Int }",
    ]
  )
  func fine(members: String) {
    #expect(findings("viewmodel X {\n\(members)\n}", rules: self.rules()) == "")
  }

  private func rules(hooks: [NamePattern] = ["{name}Changed"]) -> CheckRules {
    CheckRules(
      defaultKind: .state,
      facetProperties: ["inputs", "outputs", "errors"],
      namespaces: [
        Namespace(name: "class", fixed: [], entries: [(.property, "{name}"), (.dependency, "{name}")])
      ],
      hooks: hooks
    )
  }
}
