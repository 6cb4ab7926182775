import MVVMConfiguration
import MVVMSource
import MVVMStyles
import TestSupport
import Testing

/// Tests that names are only restricted by bindings if there are any.
@Suite("Names in bindings") struct BindingNameTests {
  @Test("A name that a binding needs is a diagnostic", arguments: StyleLibrary().names)
  func needed(style: String) {
    let own = isForSwiftUI(style) ? "binding" : "bindings"
    let text = "viewmodel X { outputs { a: Int; \(own): Int }\n errors { view: Int } }"
    let expected = [own, "view"].map { "'\($0)' is reserved for the generated binding: choose another name" }
    let found = generatorDiagnostics(text, in: style) { $0.settings.bindings = true }
    #expect(found.map(\.message) == expected)
    #expect(generatorDiagnostics(text, in: style) == [])
  }

  @Test("Members that are not shown may have the names")
  func notShown() {
    let text =
      "viewmodel X { dependencies { view: Int }\n inputs { view(); bindings() -> Int }\n outputs { value binding: Int; a: Int } }"
    #expect(generatorDiagnostics(text) { $0.settings.bindings = true } == [])
  }

  @Test(
    "A name that a binding of inputs needs is a diagnostic",
    arguments: ["rxswift", "rxswift-core", "reactiveswift", "reactiveswift-pipes", "combine"]
  )
  func ofInputs(style: String) {
    let inputs = "bindings() as x; a() as bindings"
    let text = "viewmodel X { inputs { \(inputs) } }"
    let found = generatorDiagnostics(text, in: style) { $0.settings.bindings = true }
    #expect(found.map(\.message) == ["'bindings' is reserved for the generated binding: choose another name"])
    #expect(generatorDiagnostics(text, in: style) == [])
  }

  @Test(
    "An input may be named as an output, and as what only the logic calls another",
    arguments: StyleLibrary().names.filter { !isForSwiftUI($0) && !showsInputs($0) }
  )
  func alike(style: String) {
    let text = "viewmodel X { inputs { a(_ x: Int); b() as c; d() as b }\n outputs { state a: Int = 0 } }"
    #expect(generatorDiagnostics(text, in: style) { $0.settings.bindings = true } == [])
  }

  @Test(
    "A binding of RxSwift has a type for each input, which hides those of the app",
    arguments: [
      ("rowTapped(); RowTapped()", "'RowTappedSource' is taken by the source of input 'RowTapped()'"),
      (
        "data(_ source: [DataSource]?)",
        "'DataSource' means another type in generated code: write yours with its module, as in 'MyApp.DataSource'"
      ),
      ("data(_ source: App.DataSource); other(DataSource: Int); asked(_ source: AskedSource) -> Bool", nil),
    ]
  )
  func types(inputs: String, message: String?) {
    let text = "viewmodel X { dependencies { source: DataSource }\n inputs { \(inputs) } }"
    let found = generatorDiagnostics(text) { $0.settings.bindings = true }
    #expect(found.map(\.message) == [message].compactMap(\.self))
    #expect(generatorDiagnostics(text) == [])
    #expect(generatorDiagnostics(text, in: "rxswift-relays") { $0.settings.bindings = true } == [])
  }

  @Test("An override says it of some view models")
  func override() {
    let text = "viewmodel X { outputs { view: Int } }\nviewmodel Y { outputs { view: Int } }"
    let found = generatorDiagnostics(text) {
      $0.overrides = [Configuration.Override(viewModels: ["Y"])]
      $0.overrides.change { $0.bindings = true }
    }
    #expect(found.count == 1)
  }
}
