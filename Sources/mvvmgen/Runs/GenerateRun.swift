import MVVMFiles
import MVVMGenerator
import MVVMProject
import MVVMSource

/// A run of `generate`, with the results so far.
final class GenerateRun {
  private var results: Results
  private var support: [Output] = []
  private var writer: Writer
  private let disk: Disk
  private let mode: ChangeMode
  private(set) var tally = Tally()

  init(_ workspace: Workspace, _ mode: ChangeMode, _ disk: Disk) {
    self.results = Results(Plan(workspace, in: disk))
    self.writer = Writer(disk)
    self.disk = disk
    self.mode = mode
  }

  /// Generates the files of each spec, and then the support files of modules.
  func generate(_ report: inout Report) {
    let plan = self.results.plan
    report.add(plan.diagnostics)
    self.results = plan.generate { _, outputs in
      for output in report.found(in: outputs) ?? [] { self.bring(output, &report) }
    }
    let support = self.results.supportOutputs()
    self.support = report.found(in: support) ?? []
    for output in self.support { self.bring(output, &report) }
    report.add(self.disk.generatedTwice(Array(self.results.made.keys)) + self.results.unusedOverrides())
    self.tally.failed +=
      self.results.failed.count + support.diagnostics.filter { $0.severity == .error }.count
  }

  /// The removals of what is not made any more.
  var orphans: Diagnosed<[FileChange]> { self.results.orphans(besides: self.support) }

  /// Reports orphans, or removes them.
  func removeOrphans(_ report: inout Report) {
    for change in report.found(in: self.orphans) ?? [] { self.carryOut(change, &report) }
  }

  /// Writes one file if that is needed, or reports that it is.
  private func bring(_ output: Output, _ report: inout Report) {
    let needed = change(output.path, to: output.file.contents, in: self.disk) { output.advice(on: $0) }
    switch report.found(in: needed) {
    case nil: self.tally.failed += 1
    case .some(nil):
      if self.mode == .write { self.writer.visit(output.path) }
      self.tally.kept += 1
    case .some(let change?): self.carryOut(change, &report)
    }
  }

  private func carryOut(_ change: FileChange, _ report: inout Report) {
    if report.carryOut(change, self.mode, &self.writer) {
      self.tally.add(change.kind)
    } else {
      self.tally.failed += 1
    }
  }
}

/// The number of files that a run processed, by result.
struct Tally {
  private var changes: [FileChange.Kind: Int] = [:]
  var kept = 0
  /// Files that could not be written.
  var failed = 0

  subscript(_ kind: FileChange.Kind) -> Int { self.changes[kind, default: 0] }

  /// The number of files that are not as they should be.
  var differences: Int { self.changes.values.reduce(0, +) }

  /// Adds the results of a later run. Unchanged files are counted only once.
  mutating func add(_ later: Tally) {
    self.changes.merge(later.changes, uniquingKeysWith: +)
    (self.kept, self.failed) = (later.kept, later.failed)
  }

  mutating func add(_ kind: FileChange.Kind) { self.changes[kind, default: 0] += 1 }
}

/// Returns the one-line summary of a run, with advice on what it found.
func summary(of tally: Tally, _ mode: ChangeMode) -> TerminalText {
  let failures = failures(tally.failed)
  switch mode {
  case .write:
    let removals = tally[.remove] > 0 ? ", \(tally[.remove]) removed" : ""
    let written = counted(tally[.create] + tally[.update], "file")
    return "\(written) written, \(tally.kept) unchanged\(removals)\(failures)\n"
  case .compare(let check, _):
    if tally.differences == 0 { return "\(counted(tally.kept, "file")) up to date\(failures)\n" }
    return check
      ? findings(of: tally, failures) : "\(counted(tally.differences, "file")) would change\(failures)\n"
  }
}

private func findings(of tally: Tally, _ failures: String) -> TerminalText {
  let kinds: [FileChange.Kind] = [.create, .update, .remove]
  let found = kinds.filter { tally[$0] > 0 }.map { "\(tally[$0]) \($0.words.finding)" }
  let renewal = tally[.create] + tally[.update] > 0 ? "without '--check' to write them" : ""
  let removal = tally[.remove] > 0 ? "with '--prune' to remove files that are not made any more" : ""
  let advice = [renewal, removal].filter { !$0.isEmpty }.joined(separator: ", ")
  return "\(found.joined(separator: ", "))\(failures): run \(advice)\n"
}

func counted(_ count: Int, _ word: String) -> String {
  "\(count) \(word)\(count == 1 ? "" : "s")"
}

/// Returns the end of a summary that tells of files that could not be made.
func failures(_ count: Int) -> String { count > 0 ? ", \(count) failed" : "" }
