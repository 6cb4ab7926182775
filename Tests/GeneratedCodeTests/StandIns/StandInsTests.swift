import Testing

@Suite("Stand-ins")
struct StandInsTests {
  @Test(
    "Names of types are found, with their place in others, arguments and spelling",
    arguments: [
      ("a: [Project]", ["Project"]),
      ("a: (Project, RefTag?)", ["Project", "RefTag"]),
      ("a: DiscoveryParams.Sort", ["DiscoveryParams.Sort"]),
      ("a: [UIApplication.OptionsKey: Any]", ["UIApplication.OptionsKey", "Any"]),
      ("a: Either<A, (b: B, c: [C: D])>", ["Either<2>", "A", "B", "C", "D"]),
      ("a: (any P)?", ["P protocol"]),
      ("a: P & Q", ["P protocol", "Q protocol"]),
      ("a: P.Type", ["P"]),
      ("a(_ b: @MainActor (Bool) -> Set<A>)", ["Bool", "Set<1>", "A"]),
      ("a: Intent = .tab", ["Intent.tab"]),
      ("a: Intent? = .none", ["Intent"]),
      (
        "a: Index = 0, b: Name = \"\", c: Flag = true", ["Index = number", "Name = string", "Flag = boolean"]
      ),
      ("BehaviorRelay<Index>(value: 0)", ["BehaviorRelay<1>", "Index = number"]),
      ("a: Data = Data()", ["Data", "Data"]),
      ("BehaviorRelay<Intent>(value: .tab)", ["BehaviorRelay<1>", "Intent.tab"]),
      ("MutableProperty<Intent>(.tab)", ["MutableProperty<1>", "Intent.tab"]),
      ("a = Intent.tab", ["Intent.tab"]),
      ("a: String = \"Not \\\" A\" // Nor B\n/* C /* D */ E */ b: F", ["String = string", "F"]),
      ("a = #\"A \"B\" \"# + \"\"\"\nC \"D\"\n\"\"\"", []),
      ("self.Outer.Inner", []),
    ]
  )
  func uses(text: String, expected: [String]) {
    #expect(namesInText(text).uses.map(listing) == expected)
  }

  @Test("Declared names, generic parameters included, and imports are found")
  func declared() {
    let names = namesInText(
      """
      import KsApi
      import struct Foundation.URL
      public viewmodel A {}
      final class B<C, D: E> { enum F {} }
      func f<G: H>(_ g: G) {}
      """
    )
    #expect(names.imports == ["Foundation", "KsApi"])
    #expect(
      names.declared == ["A", "AErrors", "AInputs", "AOutputs", "AType", "B", "C", "D", "F", "G"]
    )
  }

  @Test("Unknown types get declarations, known ones do not")
  func text() throws {
    let texts = [
      "import KsApi\nviewmodel A { inputs { a(b: Outer.Inner, _ c: KsApi.Category, d: any P, e: URL) } }",
      "viewmodel B { outputs { state f: Driver<Outer> g: Intent = .tab h: AType i: Outer.Inner.Key } }",
    ]
    let standIns = try standIns(for: texts, framework: .rxSwift)
    #expect(
      standIns.file.text == """
        public struct Intent: Hashable, Sendable {
        public init() {}
        public static var `tab`: Self { Self() }
        }
        public struct Outer: Hashable, Sendable {
        public init() {}
        public struct Inner: Hashable, Sendable {
        public init() {}
        public struct Key: Hashable, Sendable {
        public init() {}
        }
        }
        }
        public protocol P: Sendable {}

        """
    )
    #expect(standIns.modules.map(\.name) == ["KsApi"])
    #expect(
      standIns.modules.first?.files.first?.text.hasPrefix(
        "@_exported import Foundation\npublic struct Category"
      ) == true
    )
  }

  @Test("The module of another framework is foreign")
  func otherFramework() throws {
    let text = "import ReactiveSwift\nviewmodel A { outputs { value a: MutableProperty<Bool> } }"
    let rx = try standIns(for: [text], framework: .rxSwift)
    #expect(rx.modules == [ForeignModule(name: "ReactiveSwift")])
    #expect(rx.file.text.hasPrefix("public struct MutableProperty<T0>: Hashable, Sendable {"))

    let reactive = try standIns(for: [text], framework: .reactiveSwift)
    #expect(reactive.modules.isEmpty)
    #expect(!reactive.file.text.contains("MutableProperty"))
  }

  @Test("Swift files that name unknown types compile with their stand-ins", arguments: LanguageMode.tried)
  func compiles(mode: LanguageMode) async throws {
    let compilation = try compilation(of: sample, mode: mode)
    let result = try await compilation.result()
    #expect(result.succeeded, "\(result.output)")
  }

  @Test("A misspelled type is still an error where the stand-ins are made from the spec")
  func misspelled() async throws {
    var compilation = try compilation(of: sample, mode: .swift6)
    compilation.files[0].text.replace("project: Project", with: "project: Projct")
    let result = try await compilation.result()
    #expect(result.errors.map(\.text) == ["cannot find type 'Projct' in scope"])
  }
}

private let sampleSpec = """
  import KsApi
  import UIKit

  viewmodel SampleViewModel {
    inputs {
      configure(with data: Either<MessageThread, (project: Project, category: KsApi.Category)>)
      loaded(from bundle: Bundle = .library)
      loadedAgain(from bundle: Bundle = .main, other: Bundle? = .library)
      opened(_ options: [UIApplication.OpenURLOptionsKey: Any], data: Data = Data(), error: Error?)
      select(_ intent: LoginIntent = .loginTab)
      selectTab(at index: TabIndex = 0)
    }
    outputs {
      value tracker: any Tracker
      value color: UIColor
    }
  }
  """

private let sample = """
  import KsApi
  import ReactiveSwift
  import UIKit

  public final class SampleViewModel {
    public init(tracker: any Tracker, color: UIColor) {
      self.tracker = tracker
      self.color = color
    }

    private let configureProperty = MutableProperty<
      Either<MessageThread, (project: Project, category: KsApi.Category)>?
    >(nil)
    private let loadedProperty = MutableProperty<Bundle>(.library)
    private let loadedAgainProperty = MutableProperty<(bundle: Bundle, other: Bundle?)>(
      (bundle: .main, other: .library)
    )
    private let openedProperty = MutableProperty<
      (options: [UIApplication.OpenURLOptionsKey: Any], data: Data, error: Error?)?
    >(nil)
    private let selectProperty = MutableProperty<LoginIntent>(.loginTab)
    private let selectTabProperty = MutableProperty<TabIndex>(0)
    public let data = Data()
    public let tracker: any Tracker
    public let color: UIColor
  }
  """

private func compilation(of text: String, mode: LanguageMode) throws -> Compilation {
  let standIns = try standIns(for: [sampleSpec], framework: .reactiveSwift)
  return Compilation(
    files: [SwiftFile(name: "Sample.swift", text: text), standIns.file],
    framework: .reactiveSwift,
    foreignModules: standIns.modules,
    mode: mode
  )
}

private func listing(_ value: WrittenValue) -> String {
  switch value {
  case .member(let name): ".\(name)"
  case .literal(let literal): " = \(literal)"
  }
}

private func listing(_ use: TypeUse) -> String {
  use.path.joined(separator: ".") + (use.arity > 0 ? "<\(use.arity)>" : "")
    + (use.value.map(listing) ?? "")
    + (use.isProtocol ? " protocol" : "")
}
