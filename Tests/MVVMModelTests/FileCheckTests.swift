import MVVMModel
import MVVMSource
import MVVMSyntax
import TestSupport
import Testing

@Suite struct FileCheckTests {
  @Test(
    "A file without a view model is reported at its end",
    arguments: [("", "1:1-1:1"), ("import A\n", "1:9-1:9"), ("// nothing\n", "1:1-1:1")]
  )
  func missingViewModel(text: String, place: String) {
    #expect(findings(text) == "\(place) error: the file declares no view model [missing-view-model]")
  }

  @Test(
    "A mistake in a file or a view model is reported where it occurs",
    arguments: cases(
      """
      === A view model without inputs and outputs is empty
      viewmodel X { } → 1:11-1:12 error: 'X' has neither inputs nor outputs [empty-view-model]
      viewmodel X { inputs { } } → 1:11-1:12 error: 'X' has neither inputs nor outputs [empty-view-model]
      [dependencies] a: Int → 1:11-1:12 error: 'X' has neither inputs nor outputs [empty-view-model]
      === A view model with one facet is not empty
      viewmodel X { inputs { a() } }
      viewmodel X { outputs { a: B } }
      viewmodel X { errors { a: B } }
      === A view model that is declared twice is reported
      viewmodel X { inputs { a() } } viewmodel X { inputs { a() } }
      → 1:42-1:43 error: 'X' is declared twice [duplicate-view-model]
      →   note 1:11-1:12: 'X' is first declared here
      === A view model cannot have the name of another one's protocol
      viewmodel XInputs { inputs { a() } } viewmodel X { inputs { a() } }
      → 1:11-1:18 error: 'XInputs' is taken by a type of 'X' [duplicate-name]
      →   note 1:48-1:49: 'X' is declared here
      === A view model cannot have the name of a Swift keyword
      viewmodel `class` { inputs { a() } }
      → 1:11-1:18 error: 'class' is reserved by Swift: choose another name [reserved-name]
      === A duplicate section is reported
      viewmodel X { inputs { a() } inputs { b() } }
      → 1:30-1:36 error: duplicate 'inputs': move its members to the first [duplicate-section]
      →   note 1:15-1:21: the first 'inputs' is here
      === A second import is reported, and the fix removes its line
      [file]
      import B
      import A
      import B → 3:8-3:9 error: 'B' is imported twice [duplicate-import]
      →   note 1:8-1:9: 'B' is first imported here
      →   fix 3:1-4:1: ''
      viewmodel X { inputs { a() } }
      === An import has no attribute but those of imports
      @objc import A; @testable import B; viewmodel X { inputs { a() } }
      → 1:1-1:6 error: '@objc' is not allowed on an import: it has no meaning on an import [attribute-not-allowed]
      === A class conforms to protocols, to each once
      viewmodel X: P? { inputs { a() } } → 1:14-1:16 error: 'P?' is not a protocol [unsupported-type]
      viewmodel X: any P { inputs { a() } } → 1:14-1:19 error: 'any P' is not a protocol [unsupported-type]
      viewmodel X: P, P { inputs { a() } } → 1:17-1:18 error: duplicate 'P' [duplicate-name]
      viewmodel X: P & Q? { inputs { a() } } → 1:14-1:20 error: 'P & Q?' is not a protocol [unsupported-type]
      viewmodel X: @available(iOS 17, *) P { inputs { a() } }
      → 1:14-1:37 error: '@available(iOS 17, *) P' is not a protocol [unsupported-type]
      viewmodel X: A....B & C { inputs { a() } } → 1:14-1:24 error: 'A....B & C' is not a protocol [unsupported-type]
      viewmodel X: @objc P { inputs { a() } } → 1:14-1:21 error: '@objc P' is not a protocol [unsupported-type]
      viewmodel X: @unchecked(P) Q { inputs { a() } }
      → 1:14-1:29 error: '@unchecked(P) Q' is not a protocol [unsupported-type]
      viewmodel X: P, A & B, @unchecked Sendable, @preconcurrency @MainActor Q { inputs { a() } }
      === Only a view model on the main actor is Sendable, and the fix puts it there
      public viewmodel X: Sendable { inputs { a() } }
      → 1:21-1:29 error: only a '@MainActor' view model is 'Sendable' by itself: write '@MainActor' before it, or \
      '@unchecked Sendable' [unsupported-type]
      →   fix 1:1-1:1: '@MainActor
      → '
      @MainActor public viewmodel X: Sendable { inputs { a() } }
      viewmodel X: Swift.Sendable { inputs { a() } }
      → 1:14-1:28 error: only a '@MainActor' view model is 'Sendable' by itself: write '@MainActor' before it, or \
      '@unchecked Sendable' [unsupported-type]
      →   fix 1:1-1:1: '@MainActor
      → '
      === An import has the attributes of imports
      @_exported import B; viewmodel X { inputs { a() } }
      @_implementationOnly import B; viewmodel X { inputs { a() } }
      @_spi(A) import B; viewmodel X { inputs { a() } }
      @_spiOnly import B; viewmodel X { inputs { a() } }
      @_weakLinked import B; viewmodel X { inputs { a() } }
      @preconcurrency import B; viewmodel X { inputs { a() } }
      @testable import B; viewmodel X { inputs { a() } }
      === An attribute of an import has the arguments of Swift
      @testable(A) import B; viewmodel X { inputs { a() } }
      → 1:1-1:13 error: '@testable(A)' is not allowed on an import: it has no meaning on an import [attribute-not-allowed]
      @_spi import B; viewmodel X { inputs { a() } }
      → 1:1-1:6 error: '@_spi' is not allowed on an import: it has no meaning on an import [attribute-not-allowed]
      @_spi(A, B) import B; viewmodel X { inputs { a() } }
      → 1:1-1:12 error: '@_spi(A, B)' is not allowed on an import: it has no meaning on an import [attribute-not-allowed]
      """,
      section: viewModel
    )
  )
  func mistakes(example: Case) {
    #expect(findings(example.input) == example.output)
  }

  @Test("Types that have one name for all view models are reported once, at the later view model")
  func fixedTypeNames() {
    let rules = CheckRules(
      defaultKind: .state,
      facetProperties: [],
      typeNames: [NamePattern(fixed: "Inputs"), NamePattern(fixed: "Outputs")],
      namespaces: []
    )
    #expect(
      findings("viewmodel X { inputs { a() } }\nviewmodel Y { inputs { a() } }", rules: rules) == """
        2:11-2:12 error: 'Inputs' is taken by a type of 'X' [duplicate-name]
          note 1:11-1:12: 'X' is declared here
        """
    )
  }

  @Test("An `async` input without the main actor is a warning, at the first, with a fix")
  func asyncNeedsMainActor() {
    let spec = "viewmodel X { inputs { a(); b() async; c() async } }"
    let warning = """
      1:33-1:38 warning: Swift 6 does not let views call it: write '@MainActor' before the view model \
      [async-needs-main-actor]
        fix 1:1-1:1: '@MainActor
      '
      """
    #expect(findings(spec) == warning)
    #expect(findings("@MainActor \(spec)") == "")
    #expect(findings("viewmodel X { inputs { @MainActor b() async } }") == "")
    let isolated = CheckRules(defaultKind: .state, facetProperties: [], namespaces: [], isMainActor: true)
    #expect(findings(spec, rules: isolated) == "")
    let checked = parse(SourceFile(path: "X.mvvm", text: spec)).flatMap { check($0) { _ in testRules } }
    #expect(checked.value != nil)
  }

  @Test(
    "An object that announces no change is a warning",
    arguments: ["ObservableObject", "Combine.ObservableObject"]
  )
  func observableObject(type: String) {
    let spec = "viewmodel X: P, \(type) { inputs { a() } }"
    let warning =
      #"warning: SwiftUI does not observe this class: use "style": "observable-object", "#
      + #"or "observed": "combine" for an object next to the class [observable-object]"#
    #expect(findings(spec) == "1:17-1:\(17 + type.count) \(warning)")
    #expect(findings("viewmodel X: MyObservableObject { inputs { a() } }") == "")
    let rules = CheckRules(
      defaultKind: .state,
      facetProperties: [],
      conformances: ["ObservableObject"],
      namespaces: []
    )
    let message = "error: the style already makes the class an '\(type)': remove it [duplicate-name]"
    #expect(findings(spec, rules: rules) == "1:17-1:\(17 + type.count) \(message)")
    #expect(
      parse(SourceFile(path: "X.mvvm", text: spec)).flatMap { check($0) { _ in testRules } }.value != nil
    )
  }

  @Test("The fix takes no empty line along, whatever ends the lines", arguments: ["\n", "\r\n"])
  func lineOfSecondImport(end: String) {
    let text = ["import B", "import B", "", "viewmodel X { inputs { a() } }"].joined(separator: end)
    #expect(findings(text).hasSuffix("fix 2:1-3:1: ''"))
  }

  @Test(
    "A module and a declaration of one path are two imports, in whatever order",
    arguments: [["A.B", "struct A.B"], ["struct A.B", "A.B"]]
  )
  func importOfDeclaration(imports: [String]) {
    let text = imports.map { "import \($0)\n" }.joined()
    #expect(findings("\(text)viewmodel X { inputs { a() } }") == "")
    let twice = findings("\(text)import class A.B\nimport A.B\nviewmodel X { inputs { a() } }")
    #expect(twice.split(separator: "\n").filter { $0.contains("error: 'A.B' is imported twice") }.count == 2)
  }

  @Test("A comment next to a second import stays, without the blanks before it") func commentBesideImport() {
    let lines = findings("import B\n/* a */ import B\nimport B // b\nviewmodel X { inputs { a() } }")
    #expect(lines.contains("fix 2:8-2:17: ''"))
    #expect(lines.contains("fix 3:1-3:10: ''"))
  }

  @Test("If there are only Swift declarations, these are the mistake") func otherDeclarations() {
    #expect(!findings("struct A {\n}\n").contains("missing-view-model"))
  }

  @Test("Every mistake of a file is reported, in the order of their places") func all() {
    let lines = findings(
      "import A\nimport A\nviewmodel X {\ninputs {\na(x: Int!)\na(x: Int)\n}\noutputs {\nevent b: Int = 0\n}\n}"
    ).split(separator: "\n").filter { $0.contains("error:") }
    #expect(lines.map { $0.prefix { $0 != " " } } == ["2:8-2:9", "5:6-5:10", "6:1-6:2", "9:16-9:17"])
  }
}
