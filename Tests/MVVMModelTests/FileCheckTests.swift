import MVVMModel
import MVVMSource
import MVVMSyntax
import TestSupport
import Testing

@Suite struct FileCheckTests {
  @Test(
    "A file without a view model is reported at its end",
    arguments: [
      ("", "1:1-1:1"), ("import A\n", "1:9-1:9"), ("// nothing\n", "1:1-1:1"),
    ]
  )
  func missingViewModel(text: String, place: String) {
    #expect(findings(text) == "\(place) error: the file declares no view model [missing-view-model]")
  }

  @Test(
    "A view model without inputs and outputs is empty",
    arguments: [
      "viewmodel X {\n}\n", "viewmodel X {\ninputs {\n}\n}\n",
      "viewmodel X {\ndependencies {\na: Int\n}\n}\n",
    ]
  )
  func empty(text: String) {
    #expect(findings(text) == "1:11-1:12 error: 'X' has neither inputs nor outputs [empty-view-model]")
  }

  @Test(
    "A view model with one facet is not empty",
    arguments: ["inputs { a() }", "outputs { a: B }", "errors { a: B }"]
  )
  func notEmpty(section: String) {
    #expect(findings("viewmodel X { \(section) }") == "")
  }

  @Test("A view model that is declared twice is reported") func duplicateViewModel() {
    #expect(
      findings("viewmodel X { inputs { a() } }\nviewmodel X { inputs { a() } }") == """
        2:11-2:12 error: 'X' is declared twice [duplicate-view-model]
          note 1:11-1:12: 'X' is first declared here
        """
    )
  }

  @Test("A view model cannot have the name of another one's protocol") func typeName() {
    #expect(
      findings("viewmodel XInputs { inputs { a() } }\nviewmodel X { inputs { a() } }") == """
        1:11-1:18 error: 'XInputs' is taken by a type of 'X' [duplicate-name]
          note 2:11-2:12: 'X' is declared here
        """
    )
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

  @Test("A view model cannot have the name of a Swift keyword") func keyword() {
    #expect(
      findings("viewmodel `class` { inputs { a() } }")
        == "1:11-1:18 error: Swift keeps 'class' for itself: choose another name [reserved-name]"
    )
  }

  @Test(
    "A class conforms to protocols, to each once",
    arguments: [
      ("P?", "1:14-1:16 error: 'P?' is no protocol [unsupported-type]"),
      ("any P", "1:14-1:19 error: 'any P' is no protocol [unsupported-type]"),
      ("P, P", "1:17-1:18 error: 'P' stands twice [duplicate-name]"),
      ("P & Q?", "1:14-1:20 error: 'P & Q?' is no protocol [unsupported-type]"),
      (
        "@available(iOS 17, *) P",
        "1:14-1:37 error: '@available(iOS 17, *) P' is no protocol [unsupported-type]"
      ),
      ("A....B & C", "1:14-1:24 error: 'A....B & C' is no protocol [unsupported-type]"),
      ("@objc P", "1:14-1:21 error: '@objc P' is no protocol [unsupported-type]"),
      ("@unchecked(P) Q", "1:14-1:29 error: '@unchecked(P) Q' is no protocol [unsupported-type]"),
      ("P, A & B, @unchecked Sendable, @preconcurrency @MainActor Q", ""),
    ]
  )
  func conformances(types: String, finding: String) {
    #expect(findings("viewmodel X: \(types) { inputs { a() } }") == finding)
  }

  @Test("What is waited for wants the main actor: a warning, at the first, whose fix puts it there")
  func asyncNeedsMainActor() {
    let spec = "viewmodel X { inputs { a(); b() async; c() async } }"
    let warning = """
      1:33-1:38 warning: Swift 6 lets no view wait for it: write '@MainActor' before the view model \
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
    "An object that tells of no change is a warning",
    arguments: ["ObservableObject", "Combine.ObservableObject"]
  )
  func observableObject(type: String) {
    let spec = "viewmodel X: P, \(type) { inputs { a() } }"
    let warning =
      "warning: no view is told of a change: the class has no '@Published' property; "
      + #""observed": "combine" makes an object that has [observable-object]"#
    #expect(findings(spec) == "1:17-1:\(17 + type.count) \(warning)")
    #expect(findings("viewmodel X: MyObservableObject { inputs { a() } }") == "")
    #expect(
      parse(SourceFile(path: "X.mvvm", text: spec)).flatMap { check($0) { _ in testRules } }.value != nil
    )
  }

  @Test("Only a view model on the main actor is Sendable, and the fix puts it there") func sendable() {
    let spec = "public viewmodel X: Sendable { inputs { a() } }"
    #expect(
      findings(spec) == """
        1:21-1:29 error: only a '@MainActor' view model is 'Sendable' by itself: write '@MainActor' before it, or \
        '@unchecked Sendable' [unsupported-type]
          fix 1:1-1:1: '@MainActor
        '
        """
    )
    #expect(findings("@MainActor \(spec)") == "")
    #expect(
      findings("viewmodel X: Swift.Sendable { inputs { a() } }").hasPrefix(
        "1:14-1:28 error: only a '@MainActor' view model is 'Sendable' by itself"
      )
    )
  }

  @Test("A section that stands twice is reported") func duplicateSection() {
    #expect(
      findings("viewmodel X {\ninputs { a() }\ninputs { b() }\n}") == """
        3:1-3:7 error: 'inputs' stands twice: move its members to the first [duplicate-section]
          note 2:1-2:7: the first 'inputs' is here
        """
    )
  }

  @Test("A second import is reported, and the fix removes its line") func duplicateImport() {
    #expect(
      findings("import B\nimport A\nimport B\nviewmodel X { inputs { a() } }") == """
        3:8-3:9 error: 'B' is imported twice [duplicate-import]
          note 1:8-1:9: 'B' is first imported here
          fix 3:1-4:1: ''
        """
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

  @Test("A comment beside a second import stays, without the blanks before it") func commentBesideImport() {
    let lines = findings("import B\n/* a */ import B\nimport B // b\nviewmodel X { inputs { a() } }")
    #expect(lines.contains("fix 2:8-2:17: ''"))
    #expect(lines.contains("fix 3:1-3:10: ''"))
  }

  @Test("An import has no attribute but those of imports") func importAttribute() {
    #expect(
      findings("@objc import A\n@testable import B\nviewmodel X { inputs { a() } }")
        == "1:1-1:6 error: '@objc' cannot stand on an import: it says nothing of a module [attribute-not-allowed]"
    )
  }

  @Test(
    "An import has the attributes of imports",
    arguments: [
      "_exported", "_implementationOnly", "_spi(A)", "_spiOnly", "_weakLinked", "preconcurrency", "testable",
    ]
  )
  func acceptedImportAttribute(attribute: String) {
    #expect(findings("@\(attribute) import B\nviewmodel X { inputs { a() } }") == "")
  }

  @Test(
    "An attribute of an import has the arguments of Swift",
    arguments: ["testable(A)", "_spi", "_spi(A, B)"]
  )
  func importAttributeArguments(attribute: String) {
    #expect(
      findings("@\(attribute) import B\nviewmodel X { inputs { a() } }").contains(
        "'@\(attribute)' cannot stand on an import: it says nothing of a module [attribute-not-allowed]"
      )
    )
  }

  @Test("Where nothing but declarations of Swift stands, these are the mistake") func otherDeclarations() {
    #expect(!findings("struct A {\n}\n").contains("missing-view-model"))
  }

  @Test("Every mistake of a file is reported, in the order of their places") func all() {
    let lines = findings(
      "import A\nimport A\nviewmodel X {\ninputs {\na(x: Int!)\na(x: Int)\n}\noutputs {\nevent b: Int = 0\n}\n}"
    ).split(separator: "\n").filter { $0.contains("error:") }
    #expect(
      lines.map { $0.prefix { $0 != " " } } == ["2:8-2:9", "5:6-5:10", "6:1-6:2", "9:16-9:17"]
    )
  }
}
