import MVVMModel
import MVVMSource
import MVVMSyntax
import TestSupport
import Testing

@Suite struct NameCheckTests {
  @Test(
    "A mistake in a name is reported where it occurs",
    arguments: cases(
      """
      === A member that is declared twice is reported at the second
      [inputs]
      tapped(row: Int)
      tapped(row: Int) → 4:1-4:7 error: 'tapped(row:)' is declared twice in inputs [duplicate-member]
      →   note 3:1-3:7: 'tapped(row:)' is first declared here
      === Inputs that differ in types alone have names of their own for the logic
      [inputs]
      tapped(row: Int)
      tapped(row: String) as name
      tapped(row: Int) as other → 5:1-5:7 error: 'tapped(row:)' is declared twice in inputs [duplicate-member]
      →   note 3:1-3:7: 'tapped(row:)' is first declared here
      tapped(row: String) as other → 6:1-6:7 error: 'tapped(row:)' is declared twice in inputs [duplicate-member]
      →   note 4:1-4:7: 'tapped(row:)' is first declared here
      === Neither modules nor attributes distinguish types
      [file]
      import Foundation
      viewmodel X {
        inputs {
          at(_ date: Date)
          at(_ date: Foundation.Date) as other → 5:5-5:7 error: 'at(_:)' is declared twice in inputs [duplicate-member]
          →   note 4:5-4:7: 'at(_:)' is first declared here
          at(_ date: Models.Date) as third
          run(_ work: () -> Void)
          run(_ work: @MainActor () -> Void) as mainRun
          → 9:5-9:8 error: 'run(_:)' is declared twice in inputs [duplicate-member]
          →   note 8:5-8:8: 'run(_:)' is first declared here
        }
      }
      === No name is in both outputs and errors
      viewmodel X { outputs { a: Int } errors { a: Int } }
      → 1:43-1:44 error: 'a' is declared twice in outputs and errors [duplicate-member]
      →   note 1:25-1:26: 'a' is first declared here
      === No selector is in both inputs and function outputs
      viewmodel X { inputs { a(b: Int) } outputs { a(b: Int) -> Int } }
      → 1:46-1:47 error: 'a(b:)' is declared twice in inputs and outputs [duplicate-member]
      →   note 1:24-1:25: 'a(b:)' is first declared here
      === An input without arguments and an output cannot share a name
      viewmodel X { inputs { title() } outputs { title: String } }
      → 1:44-1:49 error: 'title' is an input without arguments and an output: Swift rejects the pair in one class; \
      rename one [conflicting-facets]
      →   note 1:24-1:29: 'title()' is first declared here
      === An input with arguments and an output may share a name
      viewmodel X { inputs { title(_ x: Int) } outputs { title: String } }
      === Inputs that only differ in types also need a logic name
      [inputs]
      tapped(row: Int)
      tapped(row: String)
      → 4:1-4:7 error: inputs 'tapped(row:)' and 'tapped(row:)' would both be read as 'tapped': add 'as \
      tappedRow' [ambiguous-logic-name]
      →   note 3:1-3:7: the other is here
      →   fix 4:20-4:20: ' as tappedRow'
      === Inputs of one base name need a logic name, which the fix makes of the first label
      [inputs]
      tapped(row: Int)
      tapped(section: Int)
      → 4:1-4:7 error: inputs 'tapped(row:)' and 'tapped(section:)' would both be read as 'tapped': add 'as \
      tappedSection' [ambiguous-logic-name]
      →   note 3:1-3:7: the other is here
      →   fix 4:21-4:21: ' as tappedSection'
      === Of two inputs the one that has arguments gets the logic name
      [inputs]
      tapped(row: Int)
      → 3:1-3:7 error: inputs 'tapped()' and 'tapped(row:)' would both be read as 'tapped': add 'as tappedRow' \
      [ambiguous-logic-name]
      →   note 4:1-4:7: the other is here
      →   fix 3:17-3:17: ' as tappedRow'
      tapped()
      === No logic name is suggested that another input has
      [inputs]
      tapped(row: Int)
      tapped(section: Int)
      → 4:1-4:7 error: inputs 'tapped(row:)' and 'tapped(section:)' would both be read as 'tapped': name one of them \
      with 'as' [ambiguous-logic-name]
      →   note 3:1-3:7: the other is here
      tappedSection(_ x: Int)
      === A logic name that is taken is reported where it is given
      [inputs]
      email(_ a: Int) as b
      b(_ c: Int) as b
      → 3:20-3:21 error: inputs 'b(_:)' and 'email(_:)' would both be read as 'b': name one of them with 'as' \
      [ambiguous-logic-name]
      →   note 4:16-4:17: the other is here
      === Names that the generated class needs are refused
      [inputs] outputs() → 3:1-3:8 error: 'outputs' is reserved for the generated class: choose another name [reserved-name]
      [outputs] inputs: Int → 3:1-3:7 error: 'inputs' is reserved for the generated class: choose another name [reserved-name]
      [inputs] inputs(row: Int) → 3:1-3:7 error: 'inputs' is reserved for the generated class: choose another name [reserved-name]
      [outputs] disposeBag: Int → 3:1-3:11 error: 'disposeBag' is reserved for the generated class: choose another name [reserved-name]
      [inputs] makeOutputs(a: Int, b: Int)
      → 3:1-3:12 error: 'makeOutputs' is reserved for the generated class: choose another name [reserved-name]
      [outputs] makeOutputs(a: Int) -> Int
      → 3:1-3:12 error: 'makeOutputs' is reserved for the generated class: choose another name [reserved-name]
      === A view model cannot have a name that its class needs
      viewmodel makeOutputs { inputs { a() } }
      → 1:11-1:22 error: 'makeOutputs' is reserved for the generated class: choose another name [reserved-name]
      === Names that Swift cannot read after a dot or as a label are refused
      [inputs] `init`() → 3:1-3:7 error: 'init' is reserved by Swift: choose another name [reserved-name]
      [inputs] a(self: Int) → 3:3-3:7 error: 'self' is reserved by Swift: choose another name [reserved-name]
      [inputs] a(b let: Int) → 3:5-3:8 error: 'let' is reserved by Swift: choose another name [reserved-name]
      [outputs] `var`: Int → 3:1-3:6 error: 'var' is reserved by Swift: choose another name [reserved-name]
      [inputs] a() as `inout` → 3:8-3:15 error: 'inout' is reserved by Swift: choose another name [reserved-name]
      [inputs] `inout`() → 3:1-3:8 error: 'inout' is reserved by Swift: choose another name [reserved-name]
      === A dependency cannot have the name of another parameter of the logic's initializer
      viewmodel X { dependencies { disposeBag: Int } inputs { a() } }
      → 1:30-1:40 error: 'disposeBag' is reserved for the generated class: choose another name [reserved-name]
      === A name that could be derived, but is not, is free
      viewmodel X { inputs { a() } outputs { aProperty: Int } }
      viewmodel X { inputs { a(_ b: Int = 1) } outputs { aRelay: Int } }
      viewmodel X { inputs { a() } outputs { aReply: Int } }
      viewmodel X { inputs { a() as b } outputs { aRelay: Int } }
      === Two function outputs of one base name would be one closure
      [outputs]
      a(b: Int) -> Int
      a(c: Int) -> Int → 4:1-4:2 error: 'a' is taken by 'a(b:)' [duplicate-name]
      →   note 3:1-3:2: 'a(b:)' is declared here
      === Two parameters of one name are reported
      [inputs] a(b x: Int, c x: Int) → 3:15-3:16 error: two parameters are named 'x' [duplicate-parameter]
      === Two dependencies of one name are reported
      viewmodel X { dependencies { a: Int; a: Int } inputs { b() } }
      → 1:38-1:39 error: two parameters are named 'a' [duplicate-parameter]
      === A name that is derived from another member is taken
      viewmodel X { inputs { a() } outputs { aRelay: Int } }
      → 1:40-1:46 error: 'aRelay' is taken by the backing of input 'a()' [duplicate-name]
      →   note 1:24-1:25: 'a()' is declared here
      viewmodel X { inputs { a(_ b: Int = 1) } outputs { aProperty: Int } }
      → 1:52-1:61 error: 'aProperty' is taken by the backing of input 'a(_:)' [duplicate-name]
      →   note 1:24-1:25: 'a(_:)' is declared here
      viewmodel X { inputs { a() -> Int } outputs { aReply: Int } }
      → 1:47-1:53 error: 'aReply' is taken by the reply of input 'a()' [duplicate-name]
      →   note 1:24-1:25: 'a()' is declared here
      """,
      section: viewModel
    )
  )
  func mistakes(example: Case) {
    #expect(findings(example.input) == example.output)
  }

  @Test("A property of a facet may have its name from the view model") func facetNamedAfterViewModel() {
    let rules = CheckRules(defaultKind: .state, facetProperties: ["{name}Inputs"], namespaces: [])
    #expect(
      findings(viewModel("outputs", "XInputs: Int"), rules: rules)
        == "3:1-3:8 error: 'XInputs' is reserved for the generated class: choose another name [reserved-name]"
    )
  }

  @Test("If two names are reserved, the written one is reported") func reservedAsWritten() {
    let rules = self.rules([(.property, "{name}"), (.plainInput, "{name}Relay")], fixed: ["a", "aRelay"])
    #expect(
      findings(viewModel("inputs", "a()"), rules: rules)
        == "3:1-3:2 error: 'a' is reserved for the generated class: choose another name [reserved-name]"
    )
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
    let entries = entries.map { (source: $0, pattern: $1) }
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
    let message =
      "'State' means another type in generated code: write yours with its module, as in 'MyApp.State'"
    #expect(
      findings(viewModel("inputs", members), rules: rules) == """
        3:6-3:11 error: \(message) [reserved-name]
        5:7-5:12 error: \(message) [reserved-name]
        6:3-6:8 error: \(message) [reserved-name]
        7:1-7:6 error: 'State' is reserved for the generated class: choose another name [reserved-name]
        """
    )
  }

  @Test("A type that tests have from a module is reported, unless it is most likely that of the module")
  func typeOfTests() {
    let rules = CheckRules(
      defaultKind: .state,
      facetProperties: [],
      typesOfTests: ["Just"],
      namespaces: []
    )
    func found(_ members: String) -> String { findings(viewModel("inputs", members), rules: rules) }
    let message =
      "'Just' means another type in generated code: write yours with its module, as in 'MyApp.Just'"
    #expect(found("a(x: [Just])") == "3:7-3:11 error: \(message) [reserved-name]")
    #expect(found("a() -> Just?") == "3:8-3:12 error: \(message) [reserved-name]")
    #expect(found("a(x: Just = Just(1))") == "3:6-3:10 error: \(message) [reserved-name]")
    #expect(found("a(x: Int = Just.one)\nb(x: Just<Int>)\nc(x: App.Just)") == "")
  }
}
