import MVVMGenKit
import MVVMModel
import MVVMSource

/// Reports, or mends, what breaks the conventions in all specs that the arguments name, one spec at a time.
func lint(_ arguments: LintArguments) throws(UsageError) -> ExitStatus {
  switch arguments.source {
  case .paths(let paths): try lint(paths, arguments)
  case .standardInput(let path): try lintStandardInput(path, arguments)
  }
}

private func lint(_ paths: [String], _ arguments: LintArguments) throws(UsageError) -> ExitStatus {
  var report = Report(arguments.format)
  guard let workingFolder = workingFolder() else { return report.failWithoutFolder() }
  var search = SpecSearch(
    for: .lint,
    workingFolder: workingFolder,
    config: arguments.config,
    findsGenerated: false,
    store: ConfigurationStore(Choices(command: .lint))
  )
  for path in paths { try search.add(path, &report) }
  var (tree, store) = (search.tree, search.store)
  if paths.count > 1 {
    tree.removeRepeated()
    tree.sort()
  }
  guard let known = KnownFindings(arguments.baseline, in: workingFolder, &report) else {
    return report.finish()
  }
  var run = LintRun(arguments, known)
  deferSignals()
  for spec in tree.specs {
    leaveIfInterrupted()
    run.lint(spec, of: tree, &store, &report)
  }
  run.known.write(&report)
  return run.finish(&report)
}

/// The linting of several specs, and what has been found so far.
struct LintRun {
  let arguments: LintArguments
  var known: KnownFindings
  var tally = LintTally()
  /// By the index of their configuration.
  private var settings: [Int: LintSettings] = [:]

  init(_ arguments: LintArguments, _ known: KnownFindings) {
    self.arguments = arguments
    self.known = known
  }

  mutating func lint(
    _ spec: Spec,
    of tree: SpecTree,
    _ store: inout ConfigurationStore,
    _ report: inout Report
  ) {
    self.tally.specs += 1
    let path = tree.path(of: spec)
    let index = tree.folders[spec.folder].configuration
    guard store.loaded[index].configuration != nil, let source = readSource(path, &report) else {
      self.tally.failed += 1
      return
    }
    let key = self.known.isUsed ? self.known.path(of: tree.physicalPath(of: spec)) : path
    let mended = self.lint(source, key: key, index, &store)
    if mended.count > 0 {
      guard rewrite(path, from: source, to: mended.file, &report) else {
        self.tally.failed += 1
        return
      }
      self.tally.fixes += mended.count
    }
    self.report(mended.diagnostics, key: key, &report)
  }

  /// What is found in a spec, after it is mended where that is asked for.
  mutating func lint(_ source: SourceFile, key: String, _ index: Int, _ store: inout ConfigurationStore)
    -> Mended
  {
    let configuration = store.loaded[index].configuration ?? Configuration()
    let settings = self.settings[index] ?? LintSettings(configuration.lint)
    self.settings[index] = settings
    func find(_ file: SourceFile) -> [Diagnostic] {
      MVVMGenKit.lint(
        file,
        configuration: configuration,
        settings: settings,
        styles: &store.loaded[index].styles
      )
    }
    guard self.arguments.fixes else { return Mended(file: source, diagnostics: find(source)) }
    let known = self.known.baseline
    // What is known may stay as it is.
    return mend(source, finding: find) { known.compare($0, path: key).new }
  }

  /// Reports what is not known, or records it.
  mutating func report(_ diagnostics: [Diagnostic], key: String, _ report: inout Report) {
    let new = self.known.settle(diagnostics, path: key)
    self.tally.add(new)
    report.add(new)
  }

  func finish(_ report: inout Report) -> ExitStatus {
    if self.arguments.isStrict, self.tally.warnings > 0 { report.status.worsen(to: .findings) }
    let status = report.finish()
    if case .paths = self.arguments.source { report.say(summary(of: self.tally, self.known)) }
    return status
  }
}
