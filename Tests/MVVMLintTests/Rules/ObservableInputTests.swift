import MVVMLint
import MVVMModel
import MVVMSyntax
import Testing

@Suite struct ObservableInputTests {
  @Test("Inputs with a reply are functions in all styles") func waiting() {
    let spec = "@MainActor viewmodel X {\n  inputs {\n    refresh() async\n  }\n}\n"
    #expect(lintFindings(spec, .observableInput, style: manifest(exposesRelays: true)) == "")
  }

  @Test("An input that is a function in the style is not exposed") func sticky() {
    let spec = "viewmodel X {\n  inputs {\n    sticky configure(_ id: Int)\n  }\n}\n"
    #expect(lintFindings(spec, .observableInput, style: manifest(exposesRelays: true)) == "")
  }

  @Test("A style that exposes nothing has nothing to report") func functions() {
    #expect(lintFindings(LintRule.observableInput.bad, .observableInput) == "")
  }

  @Test("It is off by itself") func off() {
    let style = manifest(exposesRelays: true)
    #expect(lintFindings(LintRule.observableInput.bad, style: style) == "")
  }
}
