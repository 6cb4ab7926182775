import MVVMConfiguration
import MVVMGenerator
import MVVMModel
import MVVMSource
import MVVMStyles
import MVVMSyntax
import TestSupport
import Testing

@Suite("Bindings by style") struct BindingStyleTests {
  @Test(
    "If a style has no bindings, the message says what to write instead",
    arguments: StyleLibrary().names.filter { !hasBindings($0) }
  )
  func refused(style: String) {
    let state = StyleLibrary().manifest(named: style).value?.defaultKind == .state ? "" : "state "
    let owners = StyleLibrary().names.filter(hasBindings).joined(separator: " or ")
    func message(_ name: String, _ value: String) -> String {
      "error: 'binding' requires the style \(owners): write the input '\(name)Changed(_ \(name): Int\(value)) as "
        + "\(name)' and the state '\(state)\(name): Int' [binding-not-allowed]"
    }
    let spec = "viewmodel X {\ninputs {\nbinding a: Int = 1\n}\noutputs {\nbinding b: Int\n}\n}\n"
    #expect(
      listing(generatorDiagnostics(spec, in: style)) == """
        3:1-3:8 \(message("a", " = 1"))
        6:1-6:8 \(message("b", ""))
        """
    )
  }

  @Test("The suggested text has no mistake", arguments: StyleLibrary().names.filter { !hasBindings($0) })
  func advice(style: String) {
    let isShown = showsInputs(style)
    let spec =
      "viewmodel X {\ninputs { aChanged(_ a: Int = 1) as \(isShown ? "b" : "a") }\noutputs { state a: Int }\n}\n"
    #expect(listing(generatorDiagnostics(spec, in: style)) == "")
  }

  @Test("A style has bindings if its manifest has a word for them") func allowed() {
    var configuration = Configuration()
    configuration.settings.style = "bound"
    let text = "viewmodel X {\ninputs {\nbinding a: Int = 1\naChanged(from: Int)\n}\n}\n"
    let found = check(
      SourceFile(path: "X.mvvm", text: text),
      configuration: configuration,
      styles: stylesWithBindings()
    )
    #expect(
      found.diagnostics.map(\.message) == ["'aChanged(from:)' is the name of the hook for changes of 'a'"]
    )
  }
}

private func hasBindings(_ style: String) -> Bool {
  StyleLibrary().manifest(named: style).value?.interface.hasBindings == true
}
