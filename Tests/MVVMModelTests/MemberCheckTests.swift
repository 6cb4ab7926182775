import MVVMModel
import MVVMSyntax
import TestSupport
import Testing

@Suite struct MemberCheckTests {
  @Test("Initial values stand at all parameters or at none") func incomplete() {
    #expect(
      findings(viewModel("inputs", "a(x: Int = 0, y: Int)")) == """
        3:15-3:16 error: 'y' has no initial value but 'x' has: give all of them one, or none \
        [initial-value-incomplete]
        """
    )
  }

  @Test("A function type's parameter is not named 'inout', which Swift does not read as a name")
  func parameterNamedInout() {
    let message = "Swift keeps 'inout' for itself: choose another name"
    #expect(
      findings(viewModel("inputs", "a(x: (_ inout: Int) -> Int)"))
        == "3:9-3:14 error: \(message) [unsupported-type]"
    )
  }

  @Test(
    "Only inputs and states start at a value",
    arguments: [
      ("event a: Int = 0", "3:16-3:17"), ("stream a: Int = 0", "3:17-3:18"),
      ("value a: Int = 0", "3:16-3:17"),
      ("a(x: Int = 0) -> Int", "3:12-3:13"),
    ]
  )
  func notAllowed(output: String, place: String) {
    #expect(
      findings(viewModel("outputs", output))
        == "\(place) error: only inputs and 'state' outputs start at a value [initial-value-not-allowed]"
    )
  }

  @Test("An error is an event, and starts at no value") func errorValue() {
    #expect(
      findings(viewModel("errors", "a: Int = 0")) == """
        3:10-3:11 error: only inputs and 'state' outputs start at a value [initial-value-not-allowed]
          fix 3:1-3:1: 'state '
        """
    )
  }

  @Test("'sticky' has no effect beside an initial value, and the fix removes it") func sticky() {
    #expect(
      findings(viewModel("inputs", "sticky a(x: Int = 0)")) == """
        3:1-3:7 error: 'sticky' has no effect: the input already has a value [initial-value-with-sticky]
          fix 3:1-3:8: ''
        """
    )
  }

  @Test(
    "What keeps its arguments is not waited for, and the fix says so",
    arguments: [
      ("sticky a(x: Int) async", "3:18-3:23", "3:17-3:23"),
      ("sticky a() async -> Bool", "3:12-3:17", "3:11-3:17"),
      ("@MainActor a(x: Int = 0) async", "3:26-3:31", "3:25-3:31"),
    ]
  )
  func keptAsync(input: String, place: String, fix: String) {
    #expect(
      findings("@MainActor " + viewModel("inputs", input)) == """
        \(place) error: an input that keeps its arguments cannot be 'async': there is nothing to wait for [kept-async]
          fix \(fix): ''
        """
    )
  }

  @Test("The reply of what is waited for has its name in the class, whatever it returns")
  func asyncReply() {
    func spec(_ input: String) -> String {
      "@MainActor viewmodel X {\ninputs {\n\(input)\n}\noutputs {\naReply: Int\n}\n}"
    }
    #expect(
      findings(spec("a() async")) == """
        6:1-6:7 error: 'aReply' is taken by the reply of input 'a()' [duplicate-name]
          note 3:1-3:2: 'a()' is declared here
        """
    )
    #expect(findings(spec("a()")) == "")
  }

  @Test(
    "A type that cannot be stored is reported at its narrowest part",
    arguments: [
      ("a(x: inout Int)", "3:6-3:15", "inout Int"), ("a(x: Int...)", "3:6-3:12", "Int..."),
      ("a(x: some P)", "3:6-3:12", "some P"), ("a(x: [some P])", "3:7-3:13", "some P"),
      ("a(x: Int!)", "3:6-3:10", "Int!"), ("a(x: Self)", "3:6-3:10", "Self"),
      ("a(x: ~Copyable)", "3:6-3:15", "~Copyable"),
      ("a(x: (b: Int, b: Int))", "3:6-3:22", "(b: Int, b: Int)"),
      ("a(x: (b c: Int, d: Int))", "3:6-3:24", "(b c: Int, d: Int)"),
      ("a(x: P? & Q)", "3:6-3:8", "P?"),
      ("a(x: P? & Q?)", "3:6-3:8", "P?"),
      ("a(x: @autoclosure () -> Int)", "3:6-3:28", "@autoclosure () -> Int"),
      (
        "a(x: (nonisolated(nonsending) () async -> Void) -> Void)", "3:7-3:47",
        "nonisolated(nonsending) () async -> Void"
      ),
      ("a(x: @objc () -> Void)", "3:6-3:22", "@objc () -> Void"),
      (
        "a(x: (@available(*, deprecated) () -> Void) -> Int)", "3:7-3:43",
        "@available(*, deprecated) () -> Void"
      ),
      ("a(x: (@escaping (() -> Void)?) -> Int)", "3:7-3:30", "@escaping (() -> Void)?"),
      ("a(x: (some P) -> Void)", "3:7-3:13", "some P"),
      ("a(x: @A @B @A () -> Void)", "3:6-3:25", "@A @B @A () -> Void"),
      ("a(x: @c () -> Void)", "3:6-3:19", "@c () -> Void"),
      ("a(x: @Sendable(y) () -> Void)", "3:6-3:29", "@Sendable(y) () -> Void"),
      ("a(x: (@A @A () -> Void) -> Int)", "3:7-3:23", "@A @A () -> Void"),
    ]
  )
  func unsupportedInput(input: String, place: String, type: String) {
    #expect(
      findings(viewModel("inputs", input))
        == "\(place) error: '\(type)' cannot be stored by an input [unsupported-type]"
    )
  }

  @Test(
    "A type that Swift writes in another way is written so by the fix",
    arguments: [
      ("(b: Int)", "3:6-3:14", "'(b: Int)' is written 'Int'", "3:6-3:14: 'Int'"),
      (
        "(case: Int, d: Int)", "3:7-3:11", "Swift takes this for a declaration: write '`case`'",
        "3:7-3:11: '`case`'"
      ),
      (
        "(subscript: Int, d: Int)", "3:7-3:16", "Swift takes this for a declaration: write '`subscript`'",
        "3:7-3:16: '`subscript`'"
      ),
      ("any P?", "3:6-3:12", "'any P?' is written '(any P)?'", "3:6-3:12: '(any P)?'"),
      ("any P??", "3:6-3:13", "'any P??' is written '(any P)??'", "3:6-3:13: '(any P)??'"),
      ("any A<B?>?", "3:6-3:16", "'any A<B?>?' is written '(any A<B?>)?'", "3:6-3:16: '(any A<B?>)?'"),
      ("P & Q?", "3:6-3:12", "'P & Q?' is written '(P & Q)?'", "3:6-3:12: '(P & Q)?'"),
      ("any P & Q?", "3:6-3:16", "'any P & Q?' is written '(any P & Q)?'", "3:6-3:16: '(any P & Q)?'"),
      ("[any P?]", "3:7-3:13", "'any P?' is written '(any P)?'", "3:7-3:13: '(any P)?'"),
      ("(b: Int) -> Int", "3:7-3:8", "a function type has no labels: write '_ b'", "3:7-3:7: '_ '"),
      ("(of b: Int) -> Int", "3:7-3:9", "a function type has no labels: write '_ b'", "3:7-3:9: '_'"),
    ]
  )
  func respelledType(type: String, place: String, message: String, fix: String) {
    #expect(
      findings(viewModel("inputs", "a(x: \(type))"))
        == "\(place) error: \(message) [unsupported-type]\n  fix \(fix)"
    )
  }

  @Test(
    "The message says what would have to store the type",
    arguments: [
      ("outputs", "a: some P", "4", "an output"), ("outputs", "a() -> some P", "8", "an output"),
      ("inputs", "a() -> some P", "8", "a reply"),
    ]
  )
  func unsupportedElsewhere(section: String, member: String, column: String, role: String) {
    #expect(
      findings(viewModel(section, member)).hasSuffix(
        "error: 'some P' cannot be stored by \(role) [unsupported-type]"
      )
    )
    #expect(findings(viewModel(section, member)).hasPrefix("3:\(column)-"))
  }

  @Test(
    "Types that can be stored are accepted",
    arguments: [
      "(inout Int) -> Void", "(Int...) -> Void", "(@autoclosure () -> Bool) -> Void",
      "@Sendable () async -> Void", "@isolated( any) () -> Void",
      "(any P)?", "(A & B)?", "(any A & B)?",
      "(() -> Void).Type", "Int?.Type", "(`case`: Int, b: Int)", "(_ b: Int) -> Int",
      "[3 of Int]", "A & B", "any P.Type", "(a: Int, b: [String: Any?])", "`self`",
      "() throws(E) -> A", "(_ done: @escaping (Int) -> Void) -> Void", "(@escaping Handler) -> Void",
      "(@escaping (() -> Void)) -> Void", "any (P)?", "(_: Int, _: Int)",
    ]
  )
  func supported(type: String) {
    #expect(findings(viewModel("inputs", "a(x: \(type))")) == "")
  }

  @Test("A label is no 'inout', which Swift takes for a specifier") func inoutLabel() {
    let message = "Swift keeps 'inout' for itself: choose another name [reserved-name]"
    #expect(findings(viewModel("inputs", "a(inout x: Int)")) == "3:3-3:8 error: \(message)")
  }

  @Test(
    "A view model has no name that a type cannot have",
    arguments: ["any", "some", "each", "async", "borrowing"]
  )
  func viewModelName(name: String) {
    #expect(
      findings("viewmodel \(name) { inputs { a() } }").hasSuffix(
        "error: Swift keeps '\(name)' for itself: choose another name [reserved-name]"
      )
    )
  }

  @Test("A dependency may be implicitly unwrapped") func dependency() {
    #expect(findings("viewmodel X {\ndependencies {\na: Int!\n}\ninputs {\nb()\n}\n}") == "")
  }

  @Test(
    "An attribute that a protocol cannot have is refused",
    arguments: [
      ("inputs", "@objc", " a()", "a generated protocol cannot have it"),
      ("inputs", "@discardableResult", " a()", "the input has no reply"),
      ("outputs", "@MainActor", " a: Int", "the logic sets it: put it on the view model"),
      ("inputs", "@available(*, unavailable)", " a()", "then leave it out"),
      ("outputs", "@Published", " a: Int", "a generated protocol cannot have it"),
      ("outputs", "@discardableResult", " a: Int", "the output is no function"),
      ("outputs", "@warn_unqualified_access", " a: Int", "the output is no function"),
      ("outputs", "@available(iOS 17, *)", " a: Int", "a stored property cannot be limited to a version"),
      ("inputs", "@inline(never)", " a()", "a generated protocol cannot have it"),
      ("inputs", "@discardableResult(a)", " a() -> Int", "it has no arguments"),
    ]
  )
  func attribute(section: String, attribute: String, member: String, reason: String) {
    let found = findings(viewModel(section, attribute + member)).split(separator: "\n")
    let message = "'\(attribute)' cannot stand on an \(section.dropLast()): \(reason)"
    #expect(found.first == "3:1-3:\(attribute.utf8.count + 1) error: \(message) [attribute-not-allowed]")
  }

  @Test(
    "An attribute stands once",
    arguments: [
      ("inputs", "@discardableResult @discardableResult a() -> Int", "3:20-3:38", "@discardableResult"),
      ("outputs", "@A @B @A a: Int", "3:7-3:9", "@A"),
    ]
  )
  func repeatedAttribute(section: String, member: String, place: String, attribute: String) {
    let found = findings(viewModel(section, member)).split(separator: "\n")
    let message = "'\(attribute)' stands twice on an \(section.dropLast())"
    #expect(found.first == "\(place) error: \(message) [attribute-not-allowed]")
  }

  @Test(
    "An attribute in upper case that belongs to properties or classes is refused",
    arguments: [
      "AppStorage", "Binding", "Environment", "EnvironmentObject", "FocusState", "GKInspectable", "IBAction",
      "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction", "NSApplicationMain", "NSCopying",
      "NSManaged",
      "Observable", "ObservedObject", "Published", "SceneStorage", "Sendable", "State", "StateObject",
      "UIApplicationMain",
    ]
  )
  func knownAttribute(name: String) {
    #expect(
      findings(viewModel("outputs", "@\(name) a: Int")).contains(
        "'@\(name)' cannot stand on an output: a generated protocol cannot have it [attribute-not-allowed]"
      )
    )
  }

  @Test("A dependency has no attributes", arguments: ["@Injected", "@MainActor", "@available(iOS 17, *)"])
  func attributeOfDependency(attribute: String) {
    let end = 3 + attribute.utf8.count - 2
    #expect(
      findings("viewmodel X {\ndependencies {\n\(attribute) a: Int\n}\ninputs {\nb()\n}\n}") == """
        3:1-3:\(end) error: '\(attribute)' cannot stand on a dependency: it is only handed to the logic \
        [attribute-not-allowed]
          fix 3:1-3:\(end + 1): ''
        """
    )
  }

  @Test("An attribute that says nothing is taken away", arguments: ["inputs", "outputs"])
  func attributeFix(section: String) {
    let member = section == "inputs" ? "a()" : "a: Int"
    #expect(findings(viewModel(section, "@objc\n\(member)")).contains("fix 3:1-4:1: ''"))
    #expect(findings(viewModel(section, "@discardableResult  \(member)")).contains("fix 3:1-3:21: ''"))
    #expect(!findings(viewModel(section, "@available(*, unavailable) \(member)")).contains("fix"))
  }

  @Test("An attribute is judged beside other mistakes of its member") func attributeOfBroken() {
    #expect(
      findings(viewModel("inputs", "@Published var x\n@available(iOS 17, *) func f()")) == """
        3:12-3:15 error: 'var' is not written in a spec: remove it [swift-declaration]
          fix 3:12-3:16: ''
          fix 3:17-3:17: '()'
        4:23-4:27 error: 'func' is not written in a spec: remove it [swift-declaration]
          fix 4:23-4:28: ''
        3:1-3:11 error: '@Published' cannot stand on an input: a generated protocol cannot have it [attribute-not-allowed]
          fix 3:1-3:12: ''
        """
    )
  }

  @Test("A parameter says something", arguments: [("inputs", ""), ("outputs", " -> Int")])
  func voidParameter(section: String, end: String) {
    #expect(
      findings(viewModel(section, "a(_ x: Void,)\(end)\nb(x: Int, y: ())\(end)")) == """
        3:3-3:12 error: a parameter of type 'Void' says nothing: leave it out [unsupported-type]
          fix 3:3-3:13: ''
        4:11-4:16 error: a parameter of type '()' says nothing: leave it out [unsupported-type]
        """
    )
  }

  @Test("A function type without arguments has '()'") func voidArgument() {
    #expect(
      findings(
        viewModel(
          "inputs",
          "a(x: ((Void) -> Int)?, y: (Void, Int) -> Void, z: (Void?) -> Void, b: (_ c: Void) -> Int)"
        )
      )
        == """
        3:8-3:12 error: no argument at all is written '()', not '(Void)' [unsupported-type]
          fix 3:8-3:12: ''
        3:77-3:81 error: no argument at all is written '()', not '(Void)' [unsupported-type]
        """
    )
  }

  @Test("A reply says something", arguments: ["Void", "()"]) func voidReply(type: String) {
    let end = 6 + type.utf8.count
    #expect(
      findings(viewModel("inputs", "a() -> \(type) as b")) == """
        3:5-3:\(end + 2) error: '\(type)' is no reply: leave '-> \(type)' out [unsupported-type]
          fix 3:5-3:\(end + 3): ''
        """
    )
    #expect(findings(viewModel("inputs", "a() -> \(type)?")) == "")
  }

  @Test("Where a view binds to inputs, a reply that says nothing makes one a function")
  func functionBesideRelays() {
    let rules = CheckRules(defaultKind: .state, facetProperties: [], namespaces: [], exposesRelays: true)
    #expect(findings(viewModel("inputs", "a() -> Void\nb(c: Int) -> ()"), rules: rules) == "")
    let async = findings(viewModel("inputs", "@MainActor a() async -> Void"), rules: rules)
    #expect(async.contains("error: 'Void' is no reply: leave '-> Void' out"))
  }

  @Test("A view model may have '@available' and '@MainActor', and nothing else") func viewModelAttribute() {
    #expect(findings("@MainActor @available(iOS 17, *)\n" + viewModel("inputs", "a()")) == "")
    #expect(
      findings("@ImageActor\n" + viewModel("inputs", "a()")) == """
        1:1-1:12 error: '@ImageActor' cannot stand on a view model: it would have to fit protocols and a class alike \
        [attribute-not-allowed]
        """
    )
  }

  @Test(
    "Attributes that fit are accepted",
    arguments: [
      ("inputs", "@available(*, deprecated) a()"), ("inputs", "@available(iOS 17, *) a()"),
      ("inputs", "@discardableResult a() -> Int"), ("outputs", "@available(*, deprecated) a: Int"),
      ("outputs", "@discardableResult a() -> Int"), ("inputs", "@ImageActor a()"),
      ("inputs", "@app.Actor a()"), ("inputs", "@äußerer a()"),
    ]
  )
  func acceptedAttribute(section: String, member: String) {
    #expect(findings(viewModel(section, member)) == "")
  }
}
