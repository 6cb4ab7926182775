import MVVMConfiguration
import MVVMLint
import MVVMSource
import MVVMStyles
import TestSupport
import Testing

@Suite struct LintTests {
  private func findings(_ text: String, changing change: (inout Configuration) -> Void = { _ in }) -> String {
    listing(lintFindings(in: SourceFile(path: "XViewModel.mvvm", text: text), changing: change))
  }

  private let spec = "/// X.\nviewmodel XViewModel {\ninputs {\n/// Call when it loads.\nfetch()\n}\n}\n"

  @Test("The project's own specs keep the conventions", arguments: specs(in: "Specs"))
  func ownSpecs(spec: SourceFile) {
    #expect(listing(lintFindings(in: spec)) == "")
  }

  @Test(
    "Nothing is an error in specs that are correct",
    arguments: TestSupport.ownSpecs + specsOfEnvironment()
  )
  func correctSpecs(spec: SourceFile) {
    #expect(lintFindings(in: spec).allSatisfy { $0.severity == .warning })
  }

  @Test("The configuration sets levels, words, types and the limit") func configuration() {
    #expect(self.findings(self.spec).contains("warning: 'fetch' is a command"))
    #expect(self.findings(self.spec) { $0.lint.rules = [("event-named-input", .off)] } == "")
    #expect(self.findings(self.spec) { $0.lint.rules = [("event-named-input", .error)] }.contains(" error: "))
    #expect(
      self.findings(self.spec.replacing("fetch", with: "brew")) { $0.lint.commandVerbs = ["brew"] } != ""
    )
    let outputs =
      "/// X.\nviewmodel XViewModel {\noutputs {\n/// Emits.\na: Person\n/// Emits.\nb: Bool\n}\n}\n"
    #expect(self.findings(outputs).split(separator: "\n").count == 2)
    #expect(
      self.findings(outputs) {
        $0.lint.allowedTypes = ["Person"]
        $0.lint.statusWords = ["b"]
      } == ""
    )
    #expect(self.findings(outputs) { $0.lint.maximumMembers = 1 }.contains("has 2 members, more than 1"))
  }

  @Test("The style decides what an output without a kind is") func style() {
    let text = "/// X.\nviewmodel XViewModel {\noutputs {\n/// The title.\na: String\n}\n}\n"
    #expect(self.findings(text) == "")
    #expect(self.findings(text) { $0.settings.style = "reactiveswift" }.contains("[documentation-wording]"))
  }

  @Test("A style that does not exist is an error, each time") func unknownStyle() {
    var configuration = Configuration()
    configuration.settings.style = "nonsense"
    let styles = StyleLibrary()
    let file = SourceFile(path: "XViewModel.mvvm", text: self.spec)
    let found = (0..<2).map { _ in
      lint(file, configuration: configuration, settings: LintSettings(), styles: styles).map(\.identifier)
    }
    #expect(found == [[.styleUnknown], [.styleUnknown]])
  }

  @Test("A manifest says that relays are exposed") func exposedRelays() {
    let text =
      #"{"extends": "rxswift", "exposesRelays": true, "interface": {"inputs": {"event": "PublishRelay"}}}"#
    let manifest = SourceFile(path: "open.json", text: text)
    var configuration = Configuration()
    configuration.settings.style = "open"
    configuration.lint.rules = [("observable-input", .warning), ("event-named-input", .off)]
    let styles = StyleLibrary(overrides: [manifest])
    let file = SourceFile(path: "XViewModel.mvvm", text: self.spec)
    let settings = LintSettings(configuration.lint, styles: styles)
    let found = lint(file, configuration: configuration, settings: settings, styles: styles)
    #expect(found.map(\.identifier) == [.observableInput])
  }
}
