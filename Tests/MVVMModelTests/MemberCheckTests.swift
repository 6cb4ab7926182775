import MVVMModel
import MVVMSyntax
import TestSupport
import Testing

@Suite struct MemberCheckTests {
  @Test(
    "A mistake in a member is reported where it occurs",
    arguments: cases(
      """
      === All parameters have initial values or none has
      [inputs] a(x: Int = 0, y: Int)
      → 3:15-3:16 error: 'y' has no initial value but 'x' has: give all of them one, or none [initial-value-incomplete]
      === A function type's parameter is not named 'inout', which Swift does not read as a name
      [inputs] a(x: (_ inout: Int) -> Int)
      → 3:9-3:14 error: 'inout' is reserved by Swift: choose another name [unsupported-type]
      === Only inputs and states start at a value
      [outputs] event a: Int = 0
      → 3:16-3:17 error: only inputs and 'state' outputs can have an initial value [initial-value-not-allowed]
      [outputs] stream a: Int = 0
      → 3:17-3:18 error: only inputs and 'state' outputs can have an initial value [initial-value-not-allowed]
      [outputs] value a: Int = 0
      → 3:16-3:17 error: only inputs and 'state' outputs can have an initial value [initial-value-not-allowed]
      [outputs] a(x: Int = 0) -> Int
      → 3:12-3:13 error: only inputs and 'state' outputs can have an initial value [initial-value-not-allowed]
      === An error is an event, and starts at no value
      [errors] a: Int = 0
      → 3:10-3:11 error: only inputs and 'state' outputs can have an initial value [initial-value-not-allowed]
      →   fix 3:1-3:1: 'state '
      === 'sticky' has no effect with an initial value, and the fix removes it
      [inputs] sticky a(x: Int = 0)
      → 3:1-3:7 error: 'sticky' has no effect: the input already has a value [initial-value-with-sticky]
      →   fix 3:1-3:8: ''
      === What keeps its arguments is not waited for, and the fix says so
      @MainActor viewmodel X { inputs { sticky a(x: Int) async } }
      → 1:52-1:57 error: an input that stores its arguments cannot be 'async': callers never wait for it [kept-async]
      →   fix 1:51-1:57: ''
      @MainActor viewmodel X { inputs { sticky a() async -> Bool } }
      → 1:46-1:51 error: an input that stores its arguments cannot be 'async': callers never wait for it [kept-async]
      →   fix 1:45-1:51: ''
      @MainActor viewmodel X { inputs { @MainActor a(x: Int = 0) async } }
      → 1:60-1:65 error: an input that stores its arguments cannot be 'async': callers never wait for it [kept-async]
      →   fix 1:59-1:65: ''
      === A type that Swift writes in another way is written so by the fix
      [inputs] a(x: (b: Int)) → 3:6-3:14 error: '(b: Int)' is written 'Int' [unsupported-type]
      →   fix 3:6-3:14: 'Int'
      [inputs] a(x: (case: Int, d: Int))
      → 3:7-3:11 error: Swift reads this as a declaration: write '`case`' [unsupported-type]
      →   fix 3:7-3:11: '`case`'
      [inputs] a(x: (subscript: Int, d: Int))
      → 3:7-3:16 error: Swift reads this as a declaration: write '`subscript`' [unsupported-type]
      →   fix 3:7-3:16: '`subscript`'
      [inputs] a(x: any P?) → 3:6-3:12 error: 'any P?' is written '(any P)?' [unsupported-type]
      →   fix 3:6-3:12: '(any P)?'
      [inputs] a(x: any P??) → 3:6-3:13 error: 'any P??' is written '(any P)??' [unsupported-type]
      →   fix 3:6-3:13: '(any P)??'
      [inputs] a(x: any A<B?>?) → 3:6-3:16 error: 'any A<B?>?' is written '(any A<B?>)?' [unsupported-type]
      →   fix 3:6-3:16: '(any A<B?>)?'
      [inputs] a(x: P & Q?) → 3:6-3:12 error: 'P & Q?' is written '(P & Q)?' [unsupported-type]
      →   fix 3:6-3:12: '(P & Q)?'
      [inputs] a(x: any P & Q?) → 3:6-3:16 error: 'any P & Q?' is written '(any P & Q)?' [unsupported-type]
      →   fix 3:6-3:16: '(any P & Q)?'
      [inputs] a(x: [any P?]) → 3:7-3:13 error: 'any P?' is written '(any P)?' [unsupported-type]
      →   fix 3:7-3:13: '(any P)?'
      [inputs] a(x: (b: Int) -> Int) → 3:7-3:8 error: a function type cannot have labels: write '_ b' [unsupported-type]
      →   fix 3:7-3:7: '_ '
      [inputs] a(x: (of b: Int) -> Int) → 3:7-3:9 error: a function type cannot have labels: write '_ b' [unsupported-type]
      →   fix 3:7-3:9: '_'
      === Types that can be stored are accepted
      [inputs] a(x: (inout Int) -> Void); b(x: (Int...) -> Void); c(x: (@autoclosure () -> Bool) -> Void)
      [inputs] d(x: @Sendable () async -> Void); e(x: @isolated( any) () -> Void); f(x: (any P)?); g(x: (A & B)?)
      [inputs] h(x: (any A & B)?); i(x: (() -> Void).Type); j(x: Int?.Type); k(x: (`case`: Int, b: Int))
      [inputs] l(x: (_ b: Int) -> Int); m(x: [3 of Int]); n(x: A & B); o(x: any P.Type)
      [inputs] p(x: (a: Int, b: [String: Any?])); q(x: `self`); r(x: () throws(E) -> A)
      [inputs] s(x: (_ done: @escaping (Int) -> Void) -> Void); t(x: (@escaping Handler) -> Void)
      [inputs] u(x: (@escaping (() -> Void)) -> Void); v(x: any (P)?); w(x: (_: Int, _: Int))
      === A label is no 'inout', which Swift takes for a specifier
      [inputs] a(inout x: Int) → 3:3-3:8 error: 'inout' is reserved by Swift: choose another name [reserved-name]
      === A dependency may be implicitly unwrapped
      viewmodel X { dependencies { a: Int! } inputs { b() } }
      === An attribute is checked together with other mistakes of its member
      [inputs]
      @Published var x
      @available(iOS 17, *) func f()
      ---
      3:12-3:15 error: 'var' does not belong in a spec: remove it [swift-declaration]
        fix 3:12-3:16: ''
        fix 3:17-3:17: '()'
      4:23-4:27 error: 'func' does not belong in a spec: remove it [swift-declaration]
        fix 4:23-4:28: ''
      3:1-3:11 error: '@Published' is not allowed on an input: a generated protocol cannot have it [attribute-not-allowed]
        fix 3:1-3:12: ''
      === A parameter says something
      [inputs]
      a(_ x: Void,) → 3:3-3:12 error: a parameter of type 'Void' carries no information: remove it [unsupported-type]
      →   fix 3:3-3:13: ''
      b(x: Int, y: ()) → 4:11-4:16 error: a parameter of type '()' carries no information: remove it [unsupported-type]
      ===
      [outputs]
      a(_ x: Void,) -> Int → 3:3-3:12 error: a parameter of type 'Void' carries no information: remove it [unsupported-type]
      →   fix 3:3-3:13: ''
      b(x: Int, y: ()) -> Int → 4:11-4:16 error: a parameter of type '()' carries no information: remove it [unsupported-type]
      === A function type without arguments has '()'
      [inputs] a(x: ((Void) -> Int)?, y: (Void, Int) -> Void, z: (Void?) -> Void, b: (_ c: Void) -> Int)
      → 3:8-3:12 error: for no arguments, write '()' instead of '(Void)' [unsupported-type] → fix 3:8-3:12: ''
      → 3:77-3:81 error: for no arguments, write '()' instead of '(Void)' [unsupported-type]
      === A reply says something
      [inputs] a() -> Void as b → 3:5-3:12 error: 'Void' is not a valid reply type: remove '-> Void' [unsupported-type]
      →   fix 3:5-3:13: ''
      [inputs] a() -> Void?
      [inputs] a() -> () as b → 3:5-3:10 error: '()' is not a valid reply type: remove '-> ()' [unsupported-type]
      →   fix 3:5-3:11: ''
      [inputs] a() -> ()?
      === A view model may have '@available' and '@MainActor', and nothing else
      @MainActor @available(iOS 17, *) viewmodel X { inputs { a() } }
      @ImageActor viewmodel X { inputs { a() } }
      → 1:1-1:12 error: '@ImageActor' is not allowed on a view model: it would have to suit both protocols and a class \
      [attribute-not-allowed]
      === Attributes that fit are accepted
      [inputs] @available(*, deprecated) a()
      [inputs] @available(iOS 17, *) a()
      [inputs] @discardableResult a() -> Int
      [outputs] @available(*, deprecated) a: Int
      [outputs] @discardableResult a() -> Int
      [inputs] @ImageActor a()
      [inputs] @app.Actor a()
      [inputs] @äußerer a()
      === The reply of what is waited for has its name in the class, whatever it returns
      @MainActor viewmodel X { inputs { a() async } outputs { aReply: Int } }
      → 1:57-1:63 error: 'aReply' is taken by the reply of input 'a()' [duplicate-name]
      →   note 1:35-1:36: 'a()' is declared here
      @MainActor viewmodel X { inputs { a() } outputs { aReply: Int } }
      === A type that cannot be stored is reported at its narrowest part
      [inputs] a(x: inout Int) → 3:6-3:15 error: 'inout Int' cannot be stored by an input [unsupported-type]
      [inputs] a(x: Int...) → 3:6-3:12 error: 'Int...' cannot be stored by an input [unsupported-type]
      [inputs] a(x: some P) → 3:6-3:12 error: 'some P' cannot be stored by an input [unsupported-type]
      [inputs] a(x: [some P]) → 3:7-3:13 error: 'some P' cannot be stored by an input [unsupported-type]
      [inputs] a(x: Int!) → 3:6-3:10 error: 'Int!' cannot be stored by an input [unsupported-type]
      [inputs] a(x: Self) → 3:6-3:10 error: 'Self' cannot be stored by an input [unsupported-type]
      [inputs] a(x: ~Copyable) → 3:6-3:15 error: '~Copyable' cannot be stored by an input [unsupported-type]
      [inputs] a(x: (b: Int, b: Int))
      → 3:6-3:22 error: '(b: Int, b: Int)' cannot be stored by an input [unsupported-type]
      [inputs] a(x: (b c: Int, d: Int))
      → 3:6-3:24 error: '(b c: Int, d: Int)' cannot be stored by an input [unsupported-type]
      [inputs] a(x: P? & Q) → 3:6-3:8 error: 'P?' cannot be stored by an input [unsupported-type]
      [inputs] a(x: P? & Q?) → 3:6-3:8 error: 'P?' cannot be stored by an input [unsupported-type]
      [inputs] a(x: @autoclosure () -> Int)
      → 3:6-3:28 error: '@autoclosure () -> Int' cannot be stored by an input [unsupported-type]
      [inputs] a(x: (nonisolated(nonsending) () async -> Void) -> Void)
      → 3:7-3:47 error: 'nonisolated(nonsending) () async -> Void' cannot be stored by an input [unsupported-type]
      [inputs] a(x: @objc () -> Void)
      → 3:6-3:22 error: '@objc () -> Void' cannot be stored by an input [unsupported-type]
      [inputs] a(x: (@available(*, deprecated) () -> Void) -> Int)
      → 3:7-3:43 error: '@available(*, deprecated) () -> Void' cannot be stored by an input [unsupported-type]
      [inputs] a(x: (@escaping (() -> Void)?) -> Int)
      → 3:7-3:30 error: '@escaping (() -> Void)?' cannot be stored by an input [unsupported-type]
      [inputs] a(x: (some P) -> Void) → 3:7-3:13 error: 'some P' cannot be stored by an input [unsupported-type]
      [inputs] a(x: @A @B @A () -> Void)
      → 3:6-3:25 error: '@A @B @A () -> Void' cannot be stored by an input [unsupported-type]
      [inputs] a(x: @c () -> Void) → 3:6-3:19 error: '@c () -> Void' cannot be stored by an input [unsupported-type]
      [inputs] a(x: @Sendable(y) () -> Void)
      → 3:6-3:29 error: '@Sendable(y) () -> Void' cannot be stored by an input [unsupported-type]
      [inputs] a(x: (@A @A () -> Void) -> Int)
      → 3:7-3:23 error: '@A @A () -> Void' cannot be stored by an input [unsupported-type]
      === The message says what would have to store the type
      [outputs] a: some P → 3:4-3:10 error: 'some P' cannot be stored by an output [unsupported-type]
      [outputs] a() -> some P → 3:8-3:14 error: 'some P' cannot be stored by an output [unsupported-type]
      [inputs] a() -> some P → 3:8-3:14 error: 'some P' cannot be stored by a reply [unsupported-type]
      === A view model has no name that a type cannot have
      viewmodel any { inputs { a() } }
      → 1:11-1:14 error: 'any' is reserved by Swift: choose another name [reserved-name]
      viewmodel some { inputs { a() } }
      → 1:11-1:15 error: 'some' is reserved by Swift: choose another name [reserved-name]
      viewmodel each { inputs { a() } }
      → 1:11-1:15 error: 'each' is reserved by Swift: choose another name [reserved-name]
      viewmodel async { inputs { a() } }
      → 1:11-1:16 error: 'async' is reserved by Swift: choose another name [reserved-name]
      viewmodel borrowing { inputs { a() } }
      → 1:11-1:20 error: 'borrowing' is reserved by Swift: choose another name [reserved-name]
      === An attribute occurs once
      [inputs] @discardableResult @discardableResult a() -> Int
      → 3:20-3:38 error: duplicate '@discardableResult' on an input [attribute-not-allowed]
      →   fix 3:20-3:39: ''
      [outputs] @A @B @A a: Int → 3:7-3:9 error: duplicate '@A' on an output [attribute-not-allowed]
      →   fix 3:7-3:10: ''
      """,
      section: viewModel
    )
  )
  func mistakes(example: Case) {
    #expect(findings(example.input) == example.output)
  }

  @Test(
    "An attribute that a protocol cannot have is refused",
    arguments: [
      ("inputs", "@objc", " a()", "a generated protocol cannot have it"),
      ("inputs", "@discardableResult", " a()", "the input has no reply"),
      ("outputs", "@MainActor", " a: Int", "the logic sets it: put it on the view model"),
      ("inputs", "@available(*, unavailable)", " a()", "remove the declaration instead"),
      ("outputs", "@Published", " a: Int", "a generated protocol cannot have it"),
      ("outputs", "@discardableResult", " a: Int", "the output is not a function"),
      ("outputs", "@warn_unqualified_access", " a: Int", "the output is not a function"),
      ("outputs", "@available(iOS 17, *)", " a: Int", "a stored property cannot be limited to a version"),
      ("inputs", "@inline(never)", " a()", "a generated protocol cannot have it"),
      ("inputs", "@discardableResult(a)", " a() -> Int", "it has no arguments"),
    ]
  )
  func attribute(section: String, attribute: String, member: String, reason: String) {
    let found = findings(viewModel(section, attribute + member)).split(separator: "\n")
    let message = "'\(attribute)' is not allowed on an \(section.dropLast()): \(reason)"
    #expect(found.first == "3:1-3:\(attribute.utf8.count + 1) error: \(message) [attribute-not-allowed]")
  }

  @Test(
    "An attribute in upper case that belongs to properties or classes is refused",
    arguments: [
      "AppStorage", "Binding", "Environment", "EnvironmentObject", "FocusState", "GKInspectable", "IBAction",
      "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction", "NSApplicationMain", "NSCopying",
      "NSManaged", "Observable", "ObservedObject", "Published", "SceneStorage", "Sendable", "State",
      "StateObject", "UIApplicationMain",
    ]
  )
  func knownAttribute(name: String) {
    #expect(
      findings(viewModel("outputs", "@\(name) a: Int")).contains(
        "'@\(name)' is not allowed on an output: a generated protocol cannot have it [attribute-not-allowed]"
      )
    )
  }

  @Test("A dependency has no attributes", arguments: ["@Injected", "@MainActor", "@available(iOS 17, *)"])
  func attributeOfDependency(attribute: String) {
    let end = 3 + attribute.utf8.count - 2
    #expect(
      findings("viewmodel X {\ndependencies {\n\(attribute) a: Int\n}\ninputs {\nb()\n}\n}") == """
        3:1-3:\(end) error: '\(attribute)' is not allowed on a dependency: it is only passed to the logic \
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

  @Test("Where a view binds to inputs, a reply that says nothing makes one a function")
  func functionBesideRelays() {
    let rules = CheckRules(defaultKind: .state, facetProperties: [], namespaces: [], showsInputs: true)
    #expect(findings(viewModel("inputs", "a() -> Void\nb(c: Int) -> ()"), rules: rules) == "")
    let async = findings(viewModel("inputs", "@MainActor a() async -> Void"), rules: rules)
    #expect(async.contains("error: 'Void' is not a valid reply type: remove '-> Void'"))
  }
}
