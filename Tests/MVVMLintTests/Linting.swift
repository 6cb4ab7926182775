import MVVMLint
import MVVMModel
import MVVMSource
import MVVMSyntax
import TestSupport
import Testing

@testable import MVVMConfiguration
@testable import MVVMGenerator
@testable import MVVMStyles

/// Returns the linter's findings in a spec without errors, as printed by `listing`.
///
/// - Parameters:
///   - rules: The only rules that are on; by default those that are on by default.
///   - path: The path of the spec; by default, it is named after the first view model.
func lintFindings(
  _ text: String,
  _ rules: LintRule...,
  path: String? = nil,
  allowedTypes: [String] = [],
  commandVerbs: [String] = [],
  statusWords: [String] = [],
  maximumMembers: Int = 25,
  style: Manifest = manifest(),
  changing change: (inout Configuration) -> Void = { _ in }
) -> String {
  var configuration = Configuration()
  change(&configuration)
  var lint = rules.isEmpty ? Configuration().lint : only(rules)
  lint.allowedTypes = allowedTypes
  lint.commandVerbs = commandVerbs
  lint.statusWords = statusWords
  lint.maximumMembers = maximumMembers
  return listing(lintDiagnostics(text, path: path, LintSettings(lint), style, configuration))
}

func lintDiagnostics(
  _ text: String,
  path: String? = nil,
  _ settings: LintSettings = LintSettings(),
  _ style: Manifest = manifest(),
  _ configuration: Configuration = Configuration()
) -> [Diagnostic] {
  let name = text.firstMatch(of: /viewmodel (\w+)/).map { "\($0.1).mvvm" } ?? "X.mvvm"
  let tree = parse(SourceFile(path: path ?? name, text: text))
  let spec = tree.flatMap { check($0) { _ in testRules } }
  #expect(listing(spec.diagnostics) == "")
  guard let tree = tree.value, let spec = spec.value else { return [] }
  return lint(
    CheckedSpec(
      file: tree.file,
      tree: tree,
      spec: spec,
      styleName: "x",
      manifest: style,
      configuration: configuration
    ),
    settings: settings
  )
}

func manifest(
  defaultKind: OutputKind = .state,
  exposesRelays: Bool = false,
  storesStates: Bool = false,
  outputs: [OutputKind: Text] = [:]
) -> Manifest {
  let inputs = exposesRelays ? #""event": "Relay", "value": "Relay", "sticky": "function""# : ""
  let words = outputs.map { "\"\($0.rawValue)\": \"\($1)\"" }.joined(separator: ", ")
  let text = """
    {
      "defaultKind": "\(defaultKind.rawValue)", "exposesRelays": \(exposesRelays),
      "interface": {"inputs": {\(inputs)}, "outputs": {\(words)}, "storesStates": \(storesStates)}
    }
    """
  return StyleLibrary(overrides: [SourceFile(path: "x.json", text: text)]).manifest(named: "x").value!
}

/// Returns a configuration with only some rules turned on.
func only(_ rules: [LintRule]) -> Configuration.Lint {
  var lint = Configuration().lint
  lint.rules = LintRule.all.map { ($0.name, .off) } + rules.map { ($0.name, .warning) }
  return lint
}

/// Returns a view model with members in one section, starting on line 3, as made by `viewModel`, with a correct name.
func screen(_ section: String, _ members: String) -> String {
  "viewmodel XViewModel {\n\(section) {\n\(members)\n}\n}\n"
}

/// Returns a spec with all fixes of its findings applied that are compatible.
func fixed(_ text: String, _ rules: LintRule...) -> String {
  let found = lintDiagnostics(text, LintSettings(only(rules)))
  let file = SourceFile(path: "X.mvvm", text: text).applying(found.compactMap(\.fix)).file
  return file.string(0..<file.bytes.count)
}
