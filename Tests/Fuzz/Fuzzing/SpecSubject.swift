import MVVMCode
import MVVMConfiguration
import MVVMFormat
import MVVMGenerator
import MVVMInterfaces
import MVVMLint
import MVVMModel
import MVVMSource
import MVVMStyles
import MVVMSyntax
import TestSupport

struct SpecSubject {
  private let styles = StyleLibrary()
  /// A second library, used with other specs in another order.
  private let otherStyles = StyleLibrary()
  private let configurations = FuzzKind.configurationsOfSpecs
  private let settings: LintSettings = {
    var lint = Configuration().lint
    lint.rules = [("observable-input", .warning), ("value-output", .warning)]
    return LintSettings(lint)
  }()

  mutating func attempt(
    _ input: [UInt8],
    _ dice: Dice,
    _ random: inout SplitMix,
    _ attempt: inout Attempt
  ) {
    let file = SourceFile(path: "Specs/SomeViewModel.mvvm", bytes: input)
    let configuration = random.pick(self.configurations)
    let made = generate(file, configuration: configuration, styles: self.styles)
    if made.hasErrors != (made.value == nil) { attempt.violate("files-beside-errors") }
    attemptTree(parse(file), &attempt)
    attempt.isAccepted = !made.hasErrors
    let formatted = attemptFormat(file, configuration, dice, &random, &attempt)
    if let files = made.value {
      self.attemptAccepted(file, files, formatted, configuration, dice, &random, &attempt)
    }
    let findings = lint(file, configuration: configuration, settings: self.settings, styles: self.styles)
    if dice.roll(attempt.isAccepted ? 4 : 16, &random) {
      self.attemptFixes(file, findings, configuration, &attempt)
    }
    if dice.roll(16, &random) { attemptReports(findings, &attempt) }
  }

  private mutating func attemptAccepted(
    _ file: SourceFile,
    _ files: [GeneratedFile],
    _ formatted: SourceFile?,
    _ configuration: Configuration,
    _ dice: Dice,
    _ random: inout SplitMix,
    _ attempt: inout Attempt
  ) {
    if dice.roll(4, &random) {
      let again = generate(file, configuration: configuration, styles: self.otherStyles)
      if again.value.map(contents(of:)) != contents(of: files) {
        attempt.violate("generate-not-deterministic")
      }
    }
    if let formatted, dice.roll(4, &random) {
      let same = generate(formatted, configuration: configuration, styles: self.styles)
      if same.value.map(contents(of:)) != contents(of: files) {
        attempt.violate("format-not-neutral", diagnosticText(same.diagnostics).text)
      }
    }
    if let formatted, dice.roll(8, &random) {
      let sides = [file, formatted].map { file in
        let spec = InterfaceVersion.SpecFile(file: file, path: "a")
        let group = InterfaceVersion.Group(configuration: configuration, styles: self.styles, specs: [spec])
        return InterfaceVersion(groups: [group]).interfaces()
      }
      let difference = compareInterfaces(old: sides[0], new: sides[1])
      if !difference.viewModels.isEmpty {
        attempt.violate("format-shows-in-diff", interfaceText(difference).text)
      }
    }
    if dice.roll(2, &random) { self.attemptEveryStyle(file, &attempt) }
  }

  private mutating func attemptEveryStyle(_ file: SourceFile, _ attempt: inout Attempt) {
    attempt.hasClosures = hasClosures(file)
    for configuration in self.configurations {
      let made = generate(file, configuration: configuration, styles: self.styles)
      let scaffolds = scaffold(file, configuration: configuration, styles: self.styles)
      for file in (made.value ?? []) + (scaffolds.value ?? []) { attempt.swift += file.contents + [0x0A] }
      if made.hasErrors != scaffolds.hasErrors {
        attempt.violate("scaffold-refuses", diagnosticText(made.diagnostics + scaffolds.diagnostics).text)
      }
    }
  }

  private mutating func attemptFixes(
    _ file: SourceFile,
    _ findings: [Diagnostic],
    _ configuration: Configuration,
    _ attempt: inout Attempt
  ) {
    let settings = self.settings
    func find(_ file: SourceFile) -> [Diagnostic] {
      lint(file, configuration: configuration, settings: settings, styles: self.styles)
    }
    let fixed = applyFixes(to: file, finding: find)
    if fixed.count == 0 { return }
    // A syntax error hides other errors, which appear when it is fixed.
    let breaksMeaning = errorCount(findings) == 0 && errorCount(fixed.diagnostics) > 0
    if breaksMeaning || errorCount(parse(fixed.file).diagnostics) > errorCount(parse(file).diagnostics) {
      attempt.violate("fix-breaks", diagnosticText(fixed.diagnostics).text)
    }
    if applyFixes(to: fixed.file, finding: find).count > 0 {
      attempt.violate("fix-does-not-end", fixed.file.string(0..<fixed.file.bytes.count))
    }
  }
}

/// Checks that a tree prints back to its source, and that its diagnostics are in order.
private func attemptTree(_ tree: Diagnosed<SpecSyntax>, _ attempt: inout Attempt) {
  guard let value = tree.value else { return }
  if printed(value) != value.file.string(0..<value.file.bytes.count) { attempt.violate("tree-loses-text") }
  let places = tree.diagnostics.map { $0.place.range?.lowerBound ?? 0 }
  if places != places.sorted() { attempt.violate("diagnostics-out-of-order") }
}

/// Returns the formatted text; `nil` if the spec cannot be formatted.
private func attemptFormat(
  _ file: SourceFile,
  _ configuration: Configuration,
  _ dice: Dice,
  _ random: inout SplitMix,
  _ attempt: inout Attempt
) -> SourceFile? {
  guard let text = format(file, configuration: configuration).value else {
    if attempt.isAccepted { attempt.violate("format-refuses") }
    return nil
  }
  let formatted = SourceFile(path: file.path, bytes: text)
  if format(formatted, configuration: configuration).value != text {
    attempt.violate("format-not-idempotent", formatted.string(0..<text.count))
  }
  if dice.roll(8, &random), let old = parse(file).value, let new = parse(formatted).value {
    if declarations(old) != declarations(new) {
      attempt.violate("format-changes-declarations", formatted.string(0..<text.count))
    }
  }
  return formatted
}

/// Returns the written part of the files, without the places of things in the spec.
private func contents(of files: [GeneratedFile]) -> [[UInt8]] {
  files.flatMap { [Array($0.name.utf8), $0.contents] }
}

func errorCount(_ diagnostics: [Diagnostic]) -> Int {
  diagnostics.count { $0.severity == .error }
}

extension FuzzKind {
  /// A configuration for each style. Together they cover every shape that a configuration can give to
  /// generated code.
  static let configurationsOfSpecs = StyleLibrary().names.enumerated().map { index, style in
    var configuration = Configuration()
    configuration.settings.style = style
    configuration.settings.typeProtocol = Configuration.TypeProtocol.allCases[index % 3]
    configuration.settings.mocks = index % 2 == 0 ? .tests : .sources
    configuration.settings.access = index % 3 == 0 ? .internal : .public
    configuration.settings.hotOutputs = [.all, .states, .off][index % 3]
    configuration.settings.bindings = true
    configuration.tests.folder = "Tests"
    configuration.module = "App"
    configuration.format.width = index % 2 == 0 ? 110 : 40
    return configuration
  }
}

private func hasClosures(_ file: SourceFile) -> Bool {
  guard let tree = parse(file).value else { return false }
  return tree.members.contains { file.bytes[tree.range($0.tokens)].contains(Byte.leftBrace) }
}
