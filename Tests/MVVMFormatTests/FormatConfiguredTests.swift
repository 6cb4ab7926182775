import MVVMConfiguration
import MVVMFormat
import MVVMSource
import TestSupport
import Testing

@Suite struct FormatConfiguredTests {
  @Test("The project's own specs are formatted", arguments: ownSpecs) func own(spec: SourceFile) {
    #expect(formatted(spec) == String(decoding: spec.bytes, as: UTF8.self))
  }

  @Test("The configuration says how wide, and how deep") func configuration() {
    let spec = SourceFile(path: "X.mvvm", text: "viewmodel X { inputs { a(bcdefghij: Int, klmnopq: Int) } }")
    let lines = ["a(", "\tbcdefghij: Int,", "\tklmnopq: Int", ")"]
    let text = formatted(spec) {
      $0.format.width = 38
      $0.format.indent = .tab
    }
    #expect(text == "viewmodel X {\n\tinputs {\n\(lines.map { "\t\t\($0)\n" }.joined())\t}\n}\n")
    let wide = formatted(spec) { $0.format.indent = .spaces(3) }
    #expect(wide == "viewmodel X {\n   inputs {\n      a(bcdefghij: Int, klmnopq: Int)\n   }\n}\n")
  }

  @Test("Members keep their order where the configuration says so, with their comments") func order() {
    let members = "    /// Late.\n    b()\n    // By topic.\n    a()\n    c()  // first\n"
    let text = "import A\nimport B\n\nviewmodel X {\n  inputs {\n\(members)  }\n}\n"
    let spec = SourceFile(
      path: "X.mvvm",
      text: text.replacing("import A\nimport B", with: "import B\nimport A")
    )
    #expect(formatted(spec) { $0.format.order = .source } == text)
    #expect(formatted(spec) != text)
  }
}

private func formatted(
  _ spec: SourceFile,
  changing change: (inout Configuration) -> Void = { _ in }
) -> String {
  var configuration = Configuration()
  change(&configuration)
  let result = format(spec, configuration: configuration)
  #expect(listing(result.diagnostics) == "")
  return String(decoding: result.value ?? [], as: UTF8.self)
}
