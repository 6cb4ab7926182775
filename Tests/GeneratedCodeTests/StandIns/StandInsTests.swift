import MVVMSource
import TestSupport
import Testing

/// Each name that is not found, or is taken for another, is a type that the compiler misses.
@Suite("Stand-ins") struct StandInsTests {
  @Test(
    "Code for a spec with unknown types compiles with stand-ins",
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

  @Test("The module of another framework is foreign, and what a framework has gets none")
  func otherFramework() throws {
    let text = "import ReactiveSwift\nviewmodel A { outputs { value a: MutableProperty<Bool> } }"
    let rx = try standIns(for: [spec(text)], framework: .rxSwift)
    #expect(rx.modules == [ForeignModule(name: "ReactiveSwift")])
    #expect(rx.file.text.hasPrefix("public struct MutableProperty<T0>: Hashable, Sendable, "))

    let reactive = try standIns(for: [spec(text)], framework: .reactiveSwift)
    #expect(reactive.modules.isEmpty)
    #expect(!reactive.file.text.contains("MutableProperty"))
  }
}

private let sample = """
  import KsApi
  import UIKit

  @MainActor
  viewmodel SampleViewModel: Traceable {
    inputs {
      configure(with data: Either<MessageThread, (project: Project, category: KsApi.Category)>)
      flagged(_ flag: Flag = true, named name: Name = "Not \\" A")
      found(_ item: Outer.Inner.Key?, from source: any Source & Sendable)
      loaded(from bundle: Bundle = .library)
      loadedAgain(from bundle: Bundle = .main, other: Bundle? = .library)
      opened(_ options: [UIApplication.OpenURLOptionsKey: Any], error: Error?)
      picked(_ map: @MainActor (Choice) -> Set<Row>, of kind: any Kind.Type)
      received(data: Data = Data())
      select(_ intent: LoginIntent = .loginTab)
      selectTab(at index: TabIndex = 0)
    }
    outputs {
      value color: UIColor
      value parent: SampleViewModelType
      value tracker: any Tracker
    }
  }
  """

/// The compiler's messages about a spec, compiled with the stand-ins for the sample.
private func result(of text: String, _ mode: LanguageMode) async throws -> CompilationResult {
  let style = TestedStyle(name: "reactiveswift")
  let standIns = try standIns(for: [spec(sample)], framework: style.framework)
  let files = generated(text, in: style) + [standIns.file]
  return try await style.compile(files, mode, importing: standIns.modules)
}

private func spec(_ text: String) -> SourceFile { SourceFile(path: "X.mvvm", text: text) }
