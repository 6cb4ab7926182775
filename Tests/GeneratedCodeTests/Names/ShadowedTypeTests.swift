import MVVMConfiguration
import MVVMStyles
import TestSupport
import Testing

@Suite("Types named as the library's") struct ShadowedTypeTests {
  @Test("A spec that names such a type of the app compiles", arguments: tried(shadows), LanguageMode.tried)
  func named(shadow: Shadow, mode: LanguageMode) async throws {
    let outputs = shadow.types.map { "state a\($0): \($0); event b\($0): \($0); stream c\($0): \($0)" }
    try await result(of: shadow, outputs.joined(separator: "\n"), mode).expectClean()
  }

  @Test(
    "Test cases and mocks in the tests compile where it is named with its module",
    arguments: tried(shadows)
  )
  func tests(shadow: Shadow) async throws {
    let outputs = shadow.types.map { type in
      "state a\(type): App.\(type); event b\(type): App.\(type); stream c\(type): App.\(type)"
    }
    let text = "viewmodel X { inputs { d(); e(_ x: Int) }\n outputs { \(outputs.joined(separator: "; ")) } }"
    try await resultOfTests(text, in: shadow.style, appFiles: [shadow.declarations]).expectClean()
  }

  @Test("A spec that does not name it compiles where the configuration says so", arguments: tried(shadows))
  func configured(shadow: Shadow) async throws {
    let outputs = "state a: Int; event b: Int; stream c: Int"
    let plain = try await result(of: shadow, outputs, .swift6)
    #expect(!plain.succeeded)
    try await result(of: shadow, outputs, .swift6) { $0.qualifyTypes = true }.expectClean()
  }

  @Test("The object that SwiftUI observes compiles beside such types") func observed() async throws {
    let types = ["ObservableObject", "Published"]
    let shadow = Shadow(style: TestedStyle(name: "combine"), types: types, rival: "", rivalTypes: [])
    let outputs = "state a: Int = 1; state b: Published = Published(); event c: ObservableObject"
    try await result(of: shadow, outputs, .swift6) { $0.settings.observed = .combine }.expectClean()
  }

  @Test("A spec that imports another library compiles", arguments: tried(shadows), LanguageMode.tried)
  func imported(shadow: Shadow, mode: LanguageMode) async throws {
    let text = shadow.rivalTypes.map { "public struct \($0)<Value> {}\n" }.joined()
    let rival = ForeignModule(name: shadow.rival, text: text)
    let outputs = "state a: Int; event b: Int; stream c: Int"
    let spec = "import \(shadow.rival)\nviewmodel X { inputs { d() }\n outputs { \(outputs) } }"
    try await shadow.style.compile(generated(spec, shadow), mode, importing: [rival]).expectClean()
  }

  @Test("Elsewhere the library's types are plain, but in what a module needs once", arguments: tried(shadows))
  func plain(shadow: Shadow) {
    let text =
      "import Models\nviewmodel X { outputs { state signal: Models.Light; value driver: Driver<Int> } }"
    for file in generated(text, shadow) where file.name.hasPrefix("X") {
      #expect(!file.text.contains(/(RxCocoa|ReactiveSwift|Observation)\./))
    }
  }
}

/// The types of a style's library whose names an app uses for its own.
struct Shadow: Sendable, CustomTestStringConvertible {
  let style: TestedStyle
  let types: [String]
  /// Another library, and what it has.
  let rival: String
  let rivalTypes: [String]

  var testDescription: String { self.style.name }

  /// Those of the app.
  var declarations: SwiftFile {
    SwiftFile(name: "Types.swift", text: self.types.map { "struct \($0): Sendable {}\n" }.joined())
  }
}

private let shadows = rows(
  """
  rxswift          | Rx | ReactiveSwift | CompositeDisposable Disposable Property Signal
  rxswift-relays   | Rx | ReactiveSwift | CompositeDisposable Disposable Property Signal
  rxswift-subjects | Rx BehaviorSubject PublishSubject ReplaySubject | ReactiveSwift \
  | CompositeDisposable Disposable Property Signal
  reactiveswift    | Signal Property SignalProducer MutableProperty | RxCocoa | Signal Driver
  reactiveswift    | BindingSource CompositeDisposable Disposable UIScheduler | RxSwift | CompositeDisposable Disposable
  observation      | Observable ObservationRegistrar | RxSwift | Observable
  """,
  columns: 4
).map { row in
  let (types, rivals) = (row[1].split(separator: " "), row[3].split(separator: " ").map(String.init))
  let own = types.flatMap { $0 == "Rx" ? rxTypes : [String($0)] }
  return Shadow(style: TestedStyle(name: row[0]), types: own, rival: row[2], rivalTypes: rivals)
}

/// `Rx` in the table.
private let rxTypes = [
  "BehaviorRelay", "CompositeDisposable", "Disposable", "DisposeBag", "Driver", "MainScheduler", "Observable",
  "ObservableConvertibleType", "PublishRelay", "Signal",
]

private func generated(
  _ spec: String,
  _ shadow: Shadow,
  changing change: (inout Configuration) -> Void = { _ in }
) -> [SwiftFile] {
  GeneratedCodeTests.generated(spec, in: shadow.style) {
    $0.settings.mocks = .sources
    $0.settings.bindings = true
    change(&$0)
  }
}

/// The compiler's messages about a view model in an app that has types of these names.
private func result(
  of shadow: Shadow,
  _ outputs: String,
  _ mode: LanguageMode,
  changing change: (inout Configuration) -> Void = { _ in }
) async throws -> CompilationResult {
  let inputs = "d(); e(_ x: Int = 0); sticky f(_ x: Int); g(_ action: () -> Void)"
  let spec = "viewmodel X { inputs { \(inputs) }\n outputs { \(outputs) } }"
  let files = generated(spec, shadow, changing: change)
  return try await shadow.style.compile(files + [shadow.declarations], mode)
}
