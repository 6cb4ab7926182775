import MVVMFiles
import MVVMSource

/// The number of files that a run processed, by result.
struct Tally {
  private var changes: [FileChange.Kind: Int] = [:]
  var kept = 0
  /// Files that could not be written.
  var failed = 0

  subscript(_ kind: FileChange.Kind) -> Int { self.changes[kind, default: 0] }

  /// The number of files that need a change.
  var differences: Int { self.changes.values.reduce(0, +) }

  /// Whether no file was processed.
  var isEmpty: Bool { self.differences + self.kept + self.failed == 0 }

  /// Adds the results of a later run. Unchanged files are counted only once.
  mutating func add(_ later: Tally) {
    self.changes.merge(later.changes, uniquingKeysWith: +)
    (self.kept, self.failed) = (later.kept, later.failed)
  }

  mutating func add(_ kind: FileChange.Kind) { self.changes[kind, default: 0] += 1 }
}

/// Returns the one-line summary of a run, with advice on its findings.
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
      ? findings(of: tally, failures: failures)
      : "\(counted(tally.differences, "file")) would change\(failures)\n"
  }
}

extension Tally {
  /// The numbers of generated files that need a change, with words.
  var findings: [String] {
    let kinds: [FileChange.Kind] = [.create, .update, .remove]
    return kinds.filter { self[$0] > 0 }.map { "\(self[$0]) \($0.words.finding)" }
  }
}

private func findings(of tally: Tally, failures: String) -> TerminalText {
  let renewal = tally[.create] + tally[.update] > 0 ? "without '--check' to write them" : ""
  let removal = tally[.remove] > 0 ? "with '--prune' to remove files that are not made any more" : ""
  let advice = [renewal, removal].filter { !$0.isEmpty }.joined(separator: ", ")
  return "\(tally.findings.joined(separator: ", "))\(failures): run \(advice)\n"
}

func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }

/// Returns the end of a summary, with the number of files that could not be made.
func failures(_ count: Int) -> String { count > 0 ? ", \(count) failed" : "" }
