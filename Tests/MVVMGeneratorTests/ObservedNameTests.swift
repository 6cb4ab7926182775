import MVVMConfiguration
import MVVMGenerator
import MVVMSource
import MVVMStyles
import TestSupport
import Testing

/// Tests of the configuration of objects that SwiftUI observes, and of the names in them.
@Suite("The key 'observed'") struct ObservedNameTests {
  @Test("A name that the object needs is a diagnostic, where there is one")
  func needed() {
    let text = "viewmodel X { inputs { a(_ b: Int = 0) as viewModel }\n outputs { state Published: Int } }"
    #expect(
      messages(text) == [
        "'viewModel' is reserved for the object of 'observed': choose another name",
        "'Published' is reserved for the generated class: choose another name",
      ]
    )
    #expect(messages(text) { $0.settings.observed = .off } == [])
  }

  @Test("An input and a state of one name have one type")
  func types() {
    let text = "viewmodel X { inputs { a(_ b: Int = 0) as c }\n outputs { state c: String = \"\" } }"
    #expect(
      messages(text) == [
        "'c' is a state of type 'String' and an input that stores 'Int': give both the same type to make them "
          + "one property, or rename the input with 'as' (the object for 'observed' would have both)"
      ]
    )
    #expect(messages(text) { $0.settings.bindings = false } == [])
    #expect(messages(text.replacing("String = \"\"", with: "Int = 0")) == [])
  }

  @Test("A name that only the object would have twice is said to be so")
  func twice() {
    let text = "viewmodel X { inputs { c(_ b: Bool = false) }\n outputs { event c: Bool } }"
    let problem = "'c' is taken by 'c(_:)' (the object for 'observed' would have both)"
    #expect(messages(text) == [problem])
    #expect(messages(text) { $0.settings.observed = .off } == [])
  }

  @Test("An override says it of some view models, and each file that they share comes with them")
  func override() {
    let text = "viewmodel X { outputs { a: Int } }\nviewmodel Y { outputs { a: Int } }"
    let files = generatedFiles(SourceFile(path: "X.mvvm", text: text), in: "combine") {
      $0.settings.bindings = true
      $0.overrides = [Configuration.Override(viewModels: ["Y"])]
      $0.overrides.change { $0.observed = .combine }
    }
    let bindings = files.first { $0.kind == .bindings }
    #expect(bindings?.text.contains("class YObserved: ObservableObject") == true)
    #expect(bindings?.text.contains("XObserved") == false)
    #expect(bindings?.support == [.bindings, .viewEvents])
  }
}

private func messages(
  _ text: String,
  changing change: (inout Configuration) -> Void = { _ in }
) -> [String] {
  generatorDiagnostics(text) {
    $0.settings.bindings = true
    $0.settings.observed = .observation
    change(&$0)
  }.map(\.message)
}
