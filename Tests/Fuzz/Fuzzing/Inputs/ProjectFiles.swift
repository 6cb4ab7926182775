import MVVMCode
import MVVMConfiguration
import MVVMFiles
import MVVMFormat
import MVVMGenerator
import MVVMLint
import MVVMSource
import MVVMStyles
import TestSupport

private let specFiles = ownSpecs

/// Reads a configuration and, if it is correct, generates with it.
func attemptConfiguration(
  _ input: [UInt8],
  _ random: inout SplitMix,
  _ styles: StyleLibrary,
  _ attempt: inout Attempt
) {
  let file = SourceFile(path: "mvvmgen.json", bytes: input)
  let read = ConfigurationFile(file)
  let result = read.configuration(styleNames: styles.names, ruleNames: { lintRuleNames() })
  var diagnostics =
    result.diagnostics + [read.ignoredFileName].compactMap { $0 } + baseline(from: file).diagnostics
  if let configuration = result.value, !result.hasErrors {
    attempt.isAccepted = true
    let spec = random.pick(specFiles)
    let made = generate(spec, configuration: configuration, styles: styles)
    diagnostics += made.diagnostics
    attemptFiles(made, &attempt)
    _ = format(spec, configuration: configuration)
    let settings = LintSettings(configuration.lint, styles: styles)
    _ = lint(spec, configuration: configuration, settings: settings, styles: styles)
  }
  if random.isOne(in: 8) { attemptReports(diagnostics, &attempt) }
}

/// Lays a template or a manifest over the bundled ones, and generates some kind of file with it.
func attemptTemplate(_ input: [UInt8], _ random: inout SplitMix, _ attempt: inout Attempt) {
  let parts = input.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
  let path = "Templates/\(lastPart(String(decoding: parts[0], as: UTF8.self)))"
  let file = SourceFile(path: path, bytes: parts.count > 1 ? Array(parts[1]) : [])
  let styles = StyleLibrary(overrides: [file])
  var configuration = Configuration()
  let own = styles.names.filter { path.hasPrefix("Templates/\($0).") }
  let style = own.first ?? random.pick(styles.names)
  configuration.settings.style = style
  configuration.settings.mocks = random.pick([.tests, .sources])
  configuration.tests.folder = "Tests"
  configuration.module = "App"
  let spec = random.pick(specFiles)
  let made = generate(spec, configuration: configuration, styles: styles)
  attempt.isAccepted = !made.hasErrors
  if made.value == nil, !made.hasErrors { attempt.violate("neither-files-nor-errors") }
  for file in made.value ?? [] where file.name.contains("/") {
    attempt.violate("file-name-escapes", file.name)
  }
  let others =
    switch random.next(below: 12) {
    case 0: scaffold(spec, configuration: configuration, styles: styles).diagnostics
    case 1: supportFile(.sources, ofStyle: style, configuration: configuration, styles: styles).diagnostics
    case 2: supportFile(.tests, ofStyle: style, configuration: configuration, styles: styles).diagnostics
    case 3: newSpec(named: "XViewModel", configuration: configuration, styles: styles).diagnostics
    default: [Diagnostic]()
    }
  let diagnostics = made.diagnostics + others
  if random.isOne(in: 8) { attemptReports(diagnostics, &attempt) }
}

private func lastPart(_ path: String) -> String {
  path.split(separator: "/").last.map(String.init) ?? "x"
}

/// Checks the files that bundled templates make: each is recognized as generated and stays in its folder.
private func attemptFiles(_ made: Diagnosed<[GeneratedFile]>, _ attempt: inout Attempt) {
  for file in made.value ?? [] {
    if file.name.contains("/") || file.name.contains("\0") { attempt.violate("file-name-escapes", file.name) }
    if !isGenerated(file.contents) { attempt.violate("no-header", file.name) }
    attempt.swift += file.contents + [0x0A]
  }
}
