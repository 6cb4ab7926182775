import MVVMSource
import TestSupport
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
      ("a: P.Type, b: any Q.Type", ["P", "Q protocol"]),
      ("_ b: @MainActor (Bool) -> Set<A>", ["Bool", "Set<1>", "A"]),
      ("a: Intent = .tab", ["Intent.tab"]),
      ("a: Intent? = .none", ["Intent"]),
      (
        "a: Index = 0, b: Name = \"\", c: Flag = true", ["Index = number", "Name = string", "Flag = boolean"]
      ),
      ("a: Data = Data()", ["Data", "Data"]),
      ("a: Tab = Intent.tab", ["Tab", "Intent.tab"]),
      ("a: String = \"Not \\\" A\" /* C /* D */ E */, b: F // Nor B\n", ["String = string", "F"]),
      ("a: F = self.Outer.Inner", ["F"]),
    ]
  )
  func uses(parameters: String, expected: [String]) {
    #expect(names(section("inputs", "f(\(parameters))")).uses.map(listing) == expected)
  }

  @Test("Declared names and imports are found")
  func declared() {
    let names = names("import KsApi\nimport struct Foundation.URL\npublic viewmodel A: P {}\n")
    #expect(names.imports == ["Foundation", "KsApi"])
    #expect(names.declared == ["A", "AErrors", "AInputs", "AOutputs", "AType"])
    #expect(names.uses.map(listing) == ["P protocol"])
  }

  @Test("Unknown types get declarations, known ones do not")
  func text() throws {
    let texts = [
      "import KsApi\nviewmodel A { inputs { a(b: Outer.Inner, _ c: KsApi.Category, d: any P, e: URL) } }",
      "viewmodel B { outputs { state f: Driver<Outer>; g: Intent = .tab; h: AType; i: Outer.Inner.Key } }",
    ]
    let standIns = try standIns(for: texts.map(spec), framework: .rxSwift)
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
    let rx = try standIns(for: [spec(text)], framework: .rxSwift)
    #expect(rx.modules == [ForeignModule(name: "ReactiveSwift")])
    #expect(rx.file.text.hasPrefix("public struct MutableProperty<T0>: Hashable, Sendable {"))

    let reactive = try standIns(for: [spec(text)], framework: .reactiveSwift)
    #expect(reactive.modules.isEmpty)
    #expect(!reactive.file.text.contains("MutableProperty"))
  }

  @Test(
    "What is generated for a spec that names unknown types compiles with them",
    arguments: LanguageMode.tried
  )
  func compiles(mode: LanguageMode) async throws {
    try await result(of: sample, mode).expectClean()
  }

  @Test("A misspelled type is still an error where the stand-ins are made from the spec")
  func misspelled() async throws {
    let misspelled = sample.replacing("project: Project", with: "project: Projct")
    let result = try await result(of: misspelled, .swift6)
    #expect(Set(result.errors.map(\.text)) == ["cannot find type 'Projct' in scope"])
  }
}

private let sample = """
  import KsApi
  import UIKit

  viewmodel SampleViewModel {
    inputs {
      configure(with data: Either<MessageThread, (project: Project, category: KsApi.Category)>)
      loaded(from bundle: Bundle = .library)
      loadedAgain(from bundle: Bundle = .main, other: Bundle? = .library)
      opened(_ options: [UIApplication.OpenURLOptionsKey: Any], error: Error?)
      received(data: Data = Data())
      select(_ intent: LoginIntent = .loginTab)
      selectTab(at index: TabIndex = 0)
    }
    outputs {
      value tracker: any Tracker
      value color: UIColor
    }
  }
  """

/// What the compiler says of a spec, beside the stand-ins for the sample.
private func result(of text: String, _ mode: LanguageMode) async throws -> CompilationResult {
  let style = TestedStyle(name: "reactiveswift")
  let standIns = try standIns(for: [spec(sample)], framework: style.framework)
  let files = generated(text, in: style) + [standIns.file]
  return try await style.compile(files, mode, importing: standIns.modules)
}

private func spec(_ text: String) -> SourceFile { SourceFile(path: "X.mvvm", text: text) }

private func names(_ text: String) -> NamesInSpec { NamesInSpec(spec(text)) }

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
