import MVVMModel
import MVVMSource
import MVVMSyntax
import TestSupport
import Testing

@Suite struct NameCheckTests {
  @Test("A member that is declared twice is reported at the second") func duplicateMember() {
    #expect(
      findings(viewModel("inputs", "tapped(row: Int)\ntapped(row: String)")) == """
        4:1-4:7 error: 'tapped(row:)' is declared twice in inputs [duplicate-member]
          note 3:1-3:7: 'tapped(row:)' is first declared here
        """
    )
  }

  @Test(
    "Inputs that differ in types alone have names of their own for the logic",
    arguments: [
      ("row: String", " as tappedName", ""), ("row: Int", " as tappedName", "4:1-4:7"),
      ("row: String", "", "4:1-4:7"),
      ("row: String", " as tappedName\ntapped(row: String) as again", "5:1-5:7"),
    ]
  )
  func overloads(parameter: String, name: String, place: String) {
    let found = findings(viewModel("inputs", "tapped(row: Int)\ntapped(\(parameter))\(name)"))
    let message =
      place.isEmpty ? "" : "\(place) error: 'tapped(row:)' is declared twice in inputs [duplicate-member]"
    #expect(found.hasPrefix(message) && found.isEmpty == place.isEmpty, "\(found)")
  }

  @Test("No name stands in both outputs and errors") func outputAndError() {
    #expect(
      findings("viewmodel X {\noutputs {\na: Int\n}\nerrors {\na: Int\n}\n}") == """
        6:1-6:2 error: 'a' is declared twice in outputs and errors [duplicate-member]
          note 3:1-3:2: 'a' is first declared here
        """
    )
  }

  @Test("No selector stands in both inputs and function outputs") func inputAndFunction() {
    #expect(
      findings("viewmodel X {\ninputs {\na(b: Int)\n}\noutputs {\na(b: Int) -> Int\n}\n}") == """
        6:1-6:2 error: 'a(b:)' is declared twice in inputs and outputs [duplicate-member]
          note 3:1-3:2: 'a(b:)' is first declared here
        """
    )
  }

  @Test("An input without arguments and an output cannot share a name") func conflictingFacets() {
    #expect(
      findings("viewmodel X {\ninputs {\ntitle()\n}\noutputs {\ntitle: String\n}\n}") == """
        6:1-6:6 error: 'title' is an input without arguments and an output: \
        Swift rejects the pair in one class; rename one [conflicting-facets]
          note 3:1-3:6: 'title()' is first declared here
        """
    )
  }

  @Test("An input with arguments and an output may share a name") func overloadedName() {
    #expect(findings("viewmodel X {\ninputs {\ntitle(_ x: Int)\n}\noutputs {\ntitle: String\n}\n}") == "")
  }

  @Test("Inputs of one base name need a logic name, which the fix makes of the first label")
  func ambiguousLogicName() {
    #expect(
      findings(viewModel("inputs", "tapped(row: Int)\ntapped(section: Int)")) == """
        4:1-4:7 error: inputs 'tapped(row:)' and 'tapped(section:)' would both be read as 'tapped': \
        add 'as tappedSection' [ambiguous-logic-name]
          note 3:1-3:7: the other is here
          fix 4:21-4:21: ' as tappedSection'
        """
    )
  }

  @Test("Of two inputs the one that has arguments gets the logic name") func ambiguousWithoutArguments() {
    #expect(
      findings(viewModel("inputs", "tapped(row: Int)\ntapped()")) == """
        3:1-3:7 error: inputs 'tapped(row:)' and 'tapped()' would both be read as 'tapped': \
        add 'as tappedRow' [ambiguous-logic-name]
          note 4:1-4:7: the other is here
          fix 3:17-3:17: ' as tappedRow'
        """
    )
  }

  @Test("No logic name is suggested that another input has") func takenSuggestion() {
    #expect(
      findings(viewModel("inputs", "tapped(row: Int)\ntapped(section: Int)\ntappedSection(_ x: Int)")) == """
        4:1-4:7 error: inputs 'tapped(row:)' and 'tapped(section:)' would both be read as 'tapped': \
        name one of them with 'as' [ambiguous-logic-name]
          note 3:1-3:7: the other is here
        """
    )
  }

  @Test("A logic name that is taken is reported where it is given") func takenLogicName() {
    #expect(
      findings(viewModel("inputs", "email(_ a: Int) as b\nb(_ c: Int) as b")) == """
        4:16-4:17 error: inputs 'email(_:)' and 'b(_:)' would both be read as 'b': \
        name one of them with 'as' [ambiguous-logic-name]
          note 3:20-3:21: the other is here
        """
    )
  }

  @Test(
    "Names that the generated class needs are refused",
    arguments: [
      ("inputs", "outputs()", "3:1-3:8", "outputs"), ("outputs", "inputs: Int", "3:1-3:7", "inputs"),
      ("inputs", "inputs(row: Int)", "3:1-3:7", "inputs"),
      ("outputs", "disposeBag: Int", "3:1-3:11", "disposeBag"),
      ("inputs", "makeOutputs(a: Int, b: Int)", "3:1-3:12", "makeOutputs"),
      ("outputs", "makeOutputs(a: Int) -> Int", "3:1-3:12", "makeOutputs"),
    ]
  )
  func reservedName(section: String, member: String, place: String, name: String) {
    #expect(
      findings(viewModel(section, member))
        == "\(place) error: '\(name)' is a name the generated class needs [reserved-name]"
    )
  }

  @Test("A view model cannot have a name that its class needs") func reservedViewModel() {
    #expect(
      findings("viewmodel makeOutputs { inputs { a() } }")
        == "1:11-1:22 error: 'makeOutputs' is a name the generated class needs [reserved-name]"
    )
  }

  @Test("A property of a facet may have its name from the view model") func facetNamedAfterViewModel() {
    let rules = CheckRules(defaultKind: .state, facetProperties: ["{name}Inputs"], namespaces: [])
    #expect(
      findings(viewModel("outputs", "XInputs: Int"), rules: rules)
        == "3:1-3:8 error: 'XInputs' is a name the generated class needs [reserved-name]"
    )
  }

  @Test("Of two names that the class needs, the one that is written is reported") func reservedAsWritten() {
    let rules = self.rules([(.property, "{name}"), (.plainInput, "{name}Relay")], fixed: ["a", "aRelay"])
    #expect(
      findings(viewModel("inputs", "a()"), rules: rules)
        == "3:1-3:2 error: 'a' is a name the generated class needs [reserved-name]"
    )
  }

  @Test(
    "Names that Swift cannot read behind a dot or as a label are refused",
    arguments: [
      ("inputs", "`init`()", "3:1-3:7", "init"), ("inputs", "a(self: Int)", "3:3-3:7", "self"),
      ("inputs", "a(b let: Int)", "3:5-3:8", "let"), ("outputs", "`var`: Int", "3:1-3:6", "var"),
      ("inputs", "a() as `inout`", "3:8-3:15", "inout"), ("inputs", "`inout`()", "3:1-3:8", "inout"),
    ]
  )
  func unusableName(section: String, member: String, place: String, name: String) {
    #expect(
      findings(viewModel(section, member))
        == "\(place) error: Swift keeps '\(name)' for itself: choose another name [reserved-name]"
    )
  }

  @Test("A dependency cannot have the name of another parameter of the logic's initializer")
  func reservedDependency() {
    let text = "viewmodel X {\ndependencies {\ndisposeBag: Int\n}\ninputs {\na()\n}\n}"
    #expect(
      findings(text) == "3:1-3:11 error: 'disposeBag' is a name the generated class needs [reserved-name]"
    )
  }

  @Test(
    "A name that is derived from another member is taken",
    arguments: [
      ("aRelay: Int", "a()", "the backing of input 'a()'"),
      ("aProperty: Int", "a(_ b: Int = 1)", "the backing of input 'a(_:)'"),
      ("aReply: Int", "a() -> Int", "the reply of input 'a()'"),
    ]
  )
  func duplicateName(output: String, input: String, owner: String) {
    let name = output.prefix { $0 != ":" }
    let text = "viewmodel X {\ninputs {\n\(input)\n}\noutputs {\n\(output)\n}\n}"
    #expect(
      findings(text).hasPrefix(
        "6:1-6:\(name.count + 1) error: '\(name)' is taken by \(owner) [duplicate-name]"
      )
    )
  }

  @Test(
    "A name that could be derived, but is not, is free",
    arguments: [
      ("aProperty: Int", "a()"), ("aRelay: Int", "a(_ b: Int = 1)"), ("aReply: Int", "a()"),
      ("aRelay: Int", "a() as b"),
    ]
  )
  func freeName(output: String, input: String) {
    #expect(findings("viewmodel X {\ninputs {\n\(input)\n}\noutputs {\n\(output)\n}\n}") == "")
  }

  @Test(
    "A style may name what is kept of an input, and an input with an attribute",
    arguments: [
      ("a(x: Int)", "aKept", false), ("sticky a(x: Int)", "aKept", true), ("a(x: Int = 1)", "aKept", true),
      ("@A a()", "aMarked", true), ("@A a() -> Int", "aMarked", false), ("a()", "aMarked", false),
    ]
  )
  func kindOfInput(input: String, output: String, isTaken: Bool) {
    let rules = self.rules([
      (.output, "{name}"), (.keptInput, "{name}Kept"), (.attributedInput, "{name}Marked"),
    ])
    let found = findings(
      "viewmodel X {\ninputs {\n\(input)\n}\noutputs {\n\(output): Int\n}\n}",
      rules: rules
    )
    #expect(found.contains("'\(output)' is taken by the backing of input 'a(") == isTaken)
  }

  @Test("A value may have the name of a dependency if it has its type") func providedValue() {
    let rules = self.rules([(.dependency, "{name}"), (.asked, "{name}")])
    func text(_ type: String) -> String {
      "viewmodel X {\ndependencies {\na: Int\n}\noutputs {\nvalue a: \(type)\n}\n}"
    }
    #expect(findings(text("Int"), rules: rules) == "")
    #expect(
      findings(text("String"), rules: rules) == """
        6:7-6:8 error: 'a' is taken by dependency 'a' [duplicate-name]
          note 3:1-3:2: 'a' is declared here
        """
    )
  }

  private func rules(_ entries: [(NameSource, NamePattern)], fixed: [Text] = []) -> CheckRules {
    let entries = entries.map { Namespace.Entry(source: $0, pattern: $1) }
    let namespace = Namespace(name: "class", fixed: fixed, entries: entries)
    return CheckRules(defaultKind: .state, facetProperties: [], namespaces: [namespace])
  }

  @Test("A type that has the name of one in the class is reported, where it is a type") func nestedType() {
    let rules = CheckRules(
      defaultKind: .state,
      facetProperties: [],
      reservedNames: ["State"],
      nestedTypes: ["State"],
      namespaces: []
    )
    let members = "a(x: State)\nb(x: App.State)\nc(x: [State: Int])\nd(State x: Int)\nState()"
    let message = "'State' is another type in generated code: name yours with its module, as in 'MyApp.State'"
    #expect(
      findings(viewModel("inputs", members), rules: rules) == """
        3:6-3:11 error: \(message) [reserved-name]
        5:7-5:12 error: \(message) [reserved-name]
        6:3-6:8 error: \(message) [reserved-name]
        7:1-7:6 error: 'State' is a name the generated class needs [reserved-name]
        """
    )
  }

  @Test("Two function outputs of one base name would be one closure") func functionOutputs() {
    #expect(
      findings(viewModel("outputs", "a(b: Int) -> Int\na(c: Int) -> Int")) == """
        4:1-4:2 error: 'a' is taken by 'a(b:)' [duplicate-name]
          note 3:1-3:2: 'a(b:)' is declared here
        """
    )
  }

  @Test("Two parameters of one name are reported") func duplicateParameter() {
    #expect(
      findings(viewModel("inputs", "a(b x: Int, c x: Int)"))
        == "3:15-3:16 error: two parameters are named 'x' [duplicate-parameter]"
    )
  }

  @Test("Two dependencies of one name are reported") func duplicateDependency() {
    #expect(
      findings("viewmodel X {\ndependencies {\na: Int\na: Int\n}\ninputs {\nb()\n}\n}")
        == "4:1-4:2 error: two parameters are named 'a' [duplicate-parameter]"
    )
  }
}
