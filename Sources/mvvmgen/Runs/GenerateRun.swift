import MVVMConfiguration
import MVVMFiles
import MVVMGenerator
import MVVMProject
import MVVMSource
import MVVMStyles

/// A run of `generate`, with the results so far.
final class GenerateRun {
  let workspace: Workspace
  let mode: ChangeMode
  private let disk: Disk
  private var results: Results
  private var support: [PlacedFile] = []
  private var writer: Writer
  private var pluginTargets: PluginTargets
  /// The targets whose files a check left out.
  private var leftOut: Set<String> = []
  private(set) var tally = Tally()
  /// The paths of the files that the run wrote, or would write.
  private var written: [String] = []

  init(_ workspace: Workspace, mode: ChangeMode, on disk: Disk) {
    self.workspace = workspace
    self.mode = mode
    self.disk = disk
    self.results = Results(Plan(workspace, in: disk))
    self.writer = Writer(disk)
    self.pluginTargets = PluginTargets(in: disk)
  }

  /// Generates all files, and then reports the results and any remaining work.
  func run(_ report: inout Report) {
    self.updateAll(&report)
    self.summarize(&report)
  }

  /// Generates all files, and finds orphans, without a summary.
  func updateAll(_ report: inout Report) {
    report.add(self.workspace.diagnostics)
    report.explain(self.workspace)
    // If a folder or a configuration could not be read, files might wrongly seem to be orphans.
    let removesOrphans = self.workspace.options.findsGenerated && report.status != .disk
    self.generate(&report)
    if removesOrphans {
      for change in report.found(in: self.orphans) ?? [] { self.apply(change, &report) }
    }
    if self.mode.isCheck, self.tally.differences > 0 { report.status.worsen(to: .findings) }
  }

  /// Generates the files of each spec, and then the support files of modules.
  private func generate(_ report: inout Report) {
    let plan = self.results.plan
    report.add(plan.diagnostics)
    self.results = plan.generate { _, outputs in
      for output in report.found(in: outputs) ?? [] { self.update(output, &report) }
    }
    let support = self.results.supportOutputs()
    self.support = report.found(in: support) ?? []
    for output in self.support { self.update(output, &report) }
    let made = Array(self.results.made.keys) + self.support.map(\.physical)
    report.add(self.pluginTargets.generatedTwice(made) + self.results.unusedOverrides())
    self.tally.failed +=
      self.results.failed.count + support.diagnostics.filter { $0.severity == .error }.count
  }

  /// The removals of orphans.
  var orphans: Diagnosed<[FileChange]> { self.results.orphans(excluding: self.support) }

  /// Writes a file if it must change, or reports that it must. A check leaves out files that a build generates.
  private func update(_ output: PlacedFile, _ report: inout Report) {
    if self.mode.isCheck, let target = self.pluginTargets.target(of: output.physical) {
      self.leftOut.insert(target)
      return
    }
    let needed = neededChange(at: output.path, to: output.file.contents, in: self.disk) {
      output.advice(on: $0)
    }
    switch report.found(in: needed) {
    case .change(let change): self.apply(change, &report)
    case .upToDate:
      if self.mode == .write { self.writer.removeLeftovers(near: output.path) }
      self.tally.kept += 1
      report.explain("\(output.path): up to date\n")
    case nil: self.tally.failed += 1
    }
  }

  private func apply(_ change: FileChange, _ report: inout Report) {
    if report.apply(change, mode: self.mode, writer: &self.writer) {
      self.tally.add(change.kind)
      if change.kind != .remove { self.written.append(change.path) }
    } else {
      self.tally.failed += 1
    }
  }

  /// Reports the results in a line, and notes for the user.
  func summarize(_ report: inout Report) {
    if self.isFirst { report.add([self.workspace.noteOnStyle].compactMap(\.self)) }
    if self.mode == .write, report.environment.isTerminal, !report.environment.isVerbose {
      self.listWritten(&report)
    }
    let isEmpty = self.workspace.specs.isEmpty && self.tally.differences == 0
    let leavesOutAll = !self.leftOut.isEmpty && self.tally.isEmpty
    if !leavesOutAll { report.summarize(isEmpty ? nil : summary(of: self.tally, self.mode)) }
    self.nameLeftOut(&report)
    if self.leftOut.isEmpty, self.workspace.configurations.contains(where: \.lacksFolderForMocks) {
      let advice = "'tests.folder' in mvvmgen.json, or '--tests', says where they go"
      report.summarize("no mocks were made: \(advice)\n")
    }
    if self.mode == .write, self.tally[.create] > 0 {
      report.nameMissingExcludes(of: self.workspace.specs.map(self.workspace.physicalPath), on: self.disk)
    }
    // The compiler would continue to compile orphans.
    let leavesOrphans = self.mode == .write && !self.workspace.options.findsGenerated
    if leavesOrphans, report.status != .disk, !report.format.isDocument {
      report.say(hint(at: self.orphans.value ?? []))
    }
  }

  /// Lists the files that were written, up to ten; the summary says how many there are.
  private func listWritten(_ report: inout Report) {
    for path in self.written.prefix(10) { report.summarize("\(path)\n") }
    if self.written.count > 10 { report.summarize("and \(counted(self.written.count - 10, "other file"))\n") }
  }

  /// Names the targets that a check left out.
  func nameLeftOut(_ report: inout Report) {
    if !self.leftOut.isEmpty { report.summarize(hint(atLeftOut: self.leftOut.sorted(by: <))) }
  }

  /// Whether files are written for the first time. Only mention the assumed style then.
  private var isFirst: Bool {
    self.mode == .write && self.tally[.create] > 0 && self.tally.kept + self.tally[.update] == 0
  }
}

extension WorkspaceConfiguration {
  /// Whether mocks are requested among tests that have no folder. The build plugin knows where they go.
  fileprivate var lacksFolderForMocks: Bool {
    guard self.tests == nil, let configuration = self.configuration else { return false }
    return configuration.settings.mocks == .tests
      || configuration.overrides.entries.contains { $0.mocks == .tests }
  }
}

/// Returns a line about the targets that a check left out.
private func hint(atLeftOut targets: [String]) -> TerminalText {
  let names = targets.map { "'\($0)'" }.joined(separator: ", ")
  return targets.count == 1
    ? "left out target \(names), which is generated in its build\n"
    : "left out targets \(names), which are generated in their builds\n"
}

/// Returns the number of orphans, with advice; empty for none.
private func hint(at orphans: [FileChange]) -> TerminalText {
  guard let first = orphans.first else { return "" }
  let others = orphans.count > 1 ? " and \(counted(orphans.count - 1, "other file"))" : ""
  let advice = "run with '--prune' to remove what is orphaned"
  return "not made any more: \(first.path)\(others): \(advice)\n"
}
