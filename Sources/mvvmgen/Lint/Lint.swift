import MVVMGenerator
import MVVMSource

/// Reports, or mends, what breaks the conventions in all specs that the arguments name.
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
  try search.add(paths, &report)
  var (tree, store) = (search.tree, search.store)
  if paths.count > 1 {
    tree.removeRepeated()
    tree.sort()
  }
  guard let known = KnownFindings(arguments.baseline, in: workingFolder, &report) else {
    return report.finish()
  }
  var run = LintRun(arguments, known, store)
  deferSignals()
  run.lint(tree, &store, &report)
  run.known.write(&report)
  return run.finish(&report)
}

extension LintRun {
  /// Lints all specs, and reports them in their order. Where nothing is written, a second thread looks at the second
  /// half of many.
  fileprivate mutating func lint(_ tree: SpecTree, _ store: inout ConfigurationStore, _ report: inout Report)
  {
    let sharesWork = !self.arguments.fixes && tree.specs.count >= 64 && hasTwoCores
    let middle = sharesWork ? tree.specs.count / 2 : tree.specs.count
    guard sharesWork else { return self.lint(tree.specs[...], of: tree, &store, &report) }
    let rest = tree.specs[middle...]
    let linter = self
    var otherStore = store
    var findings: [SpecFindings] = []
    atOnce {
      findings = rest.map { linter.look(at: $0, of: tree, &otherStore) }
    } _: {
      self.lint(tree.specs[..<middle], of: tree, &store, &report)
    }
    for (spec, findings) in zip(rest, findings) { self.settle(findings, of: tree.path(of: spec), &report) }
  }

  /// One spec at a time, so that memory does not grow with their number.
  private mutating func lint(
    _ specs: ArraySlice<Spec>,
    of tree: SpecTree,
    _ store: inout ConfigurationStore,
    _ report: inout Report
  ) {
    for spec in specs {
      leaveIfInterrupted()
      let findings = self.look(at: spec, of: tree, &store)
      self.settle(findings, of: tree.path(of: spec), &report)
    }
  }
}
