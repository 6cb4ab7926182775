import MVVMConfiguration
import MVVMSource
import MVVMStyles
import TestSupport
import Testing

/// What bindings need of names is asked of those who have bindings alone.
@Suite("Names in bindings") struct BindingNameTests {
  @Test("A name that a binding needs is a diagnostic", arguments: StyleLibrary().names)
  func needed(style: String) {
    let own = style == "observation" ? "binding" : "bindings"
    let text = "viewmodel X { outputs { a: Int; \(own): Int }\n errors { view: Int } }"
    let expected = [own, "view"].map { "'\($0)' is a name the generated binding needs" }
    let found = generatorDiagnostics(text, in: style) { $0.settings.bindings = true }
    #expect(found.map(\.message) == expected)
    #expect(generatorDiagnostics(text, in: style) == [])
  }

  @Test("What is not shown may have the names")
  func notShown() {
    let text =
      "viewmodel X { dependencies { view: Int }\n inputs { bindings() }\n outputs { value binding: Int; a: Int } }"
    #expect(generatorDiagnostics(text) { $0.settings.bindings = true } == [])
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
