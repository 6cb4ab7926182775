import MVVMCode
import MVVMConfiguration
import MVVMGenerator
import MVVMImport
import MVVMSource
import MVVMStyles
import MVVMSwift
import TestSupport

struct SwiftSubject {
  private let styles = StyleLibrary()

  mutating func attempt(
    _ input: [UInt8],
    _ dice: Dice,
    _ random: inout SplitMix,
    _ attempt: inout Attempt
  ) {
    let file = SourceFile(path: "XViewModel.swift", bytes: input)
    attemptTokens(SwiftCode(file), &attempt)
    self.attemptImport(file, dice, &random, &attempt)
    if dice.roll(4, &random) {
      for scaffold in scaffolds { attemptMissing(scaffold, in: input, &attempt) }
      var names = UsedNames(viewModels: ["LoginViewModel"])
      names.add(file, path: file.path)
    }
  }

  private mutating func imported(_ file: SourceFile, _ options: ImportOptions) -> (ImportedFile, SourceFile) {
    var index = ImportIndex()
    index.add(file)
    var group = FileGroup([file], index)
    let made = group.importViewModels(of: file.path, options, styles: self.styles)
    return (made, group.steps.last ?? file)
  }

  private mutating func attemptImport(
    _ file: SourceFile,
    _ dice: Dice,
    _ random: inout SplitMix,
    _ attempt: inout Attempt
  ) {
    var options = ImportOptions(configuration: Configuration())
    options.style = random.isOne(in: 4) ? random.pick(self.styles.names) : nil
    options.partial = random.isOne(in: 3)
    options.keepOrder = random.isOne(in: 4)
    let (made, logic) = self.imported(file, options)
    for viewModel in made.viewModels {
      let hasErrors = errorCount(viewModel.diagnostics) > 0
      if (viewModel.spec == nil) != (viewModel.result == .notConverted) { attempt.violate("import-result") }
      if viewModel.spec == nil, !hasErrors { attempt.violate("import-says-nothing", viewModel.name) }
      if viewModel.spec != nil, hasErrors, !options.partial {
        attempt.violate("import-writes-with-errors", viewModel.name)
      }
    }
    let isConverted = made.viewModels.contains { $0.spec != nil }
    attempt.isAccepted = isConverted
    if !isConverted, logic != file { attempt.violate("import-changes-what-stays") }
    if isConverted {
      let (again, same) = self.imported(logic, options)
      if same != logic || again.viewModels.contains(where: { $0.spec != nil }) {
        attempt.violate("import-not-done-at-once", logic.string(0..<logic.bytes.count))
      }
    }
    if dice.roll(4, &random) {
      attemptReports(made.diagnostics + made.viewModels.flatMap(\.diagnostics), &attempt)
    }
  }
}

private let scaffolds = ownSpecs.prefix(2).flatMap { spec in
  var configuration = Configuration()
  configuration.settings.style = "reactiveswift"
  configuration.tests.folder = "Tests"
  configuration.module = "App"
  let styles = StyleLibrary()
  return scaffold(spec, configuration: configuration, styles: styles).value?.map(\.contents) ?? []
}

/// Checks that tokens and comments are inside the file and do not overlap.
private func attemptTokens(_ code: SwiftCode, _ attempt: inout Attempt) {
  for ranges in [code.tokens.map(\.range), code.comments.map(\.range)] {
    var end = 0
    for range in ranges {
      if range.lowerBound < end { attempt.violate("swift-tokens-overlap", "\(range)") }
      end = range.upperBound
    }
    if end > code.file.bytes.count { attempt.violate("swift-tokens-overlap", "\(end)") }
  }
}

/// Checks that the parts of a scaffold that a file lacks consist of single lines.
private func attemptMissing(_ scaffold: [UInt8], in file: [UInt8], _ attempt: inout Attempt) {
  let missing = missingLines(of: scaffold, in: file)
  if missing.contains(where: { $0.contains(0x0A) }) { attempt.violate("missing-lines-have-line-ends") }
  _ = missingNamedLines(of: scaffold, in: file)
}
