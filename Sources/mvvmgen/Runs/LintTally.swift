import MVVMSource

/// The number of diagnostics that a run has reported.
struct LintTally {
  var specs = 0
  /// Specs that could not be checked: they could not be read or written, or their configuration has errors.
  var failed = 0
  var fixes = 0
  /// The diagnostics that '--fix' would fix, if the run makes fixes.
  private(set) var fixable = 0
  private var counts: [Diagnostic.Severity: Int] = [:]

  mutating func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { self.counts[diagnostic.severity, default: 0] += 1 }
    self.fixable += diagnostics.count { $0.fix != nil }
  }

  func count(_ severity: Diagnostic.Severity) -> Int { self.counts[severity] ?? 0 }
}

func lintSummary(of tally: LintTally, _ known: KnownFindings?) -> TerminalText? {
  if tally.specs == 0 { return nil }
  let severities: [Diagnostic.Severity] = [.error, .warning, .note]
  var parts = severities.filter { tally.count($0) > 0 }.map { counted(tally.count($0), $0.rawValue) }
  let isQuiet = parts.isEmpty
  // The findings of a failed spec are unknown.
  if isQuiet, tally.failed == 0, known?.records != true {
    parts.append(known.map { $0.knownCount > 0 } == true ? "nothing new" : "nothing found")
  }
  if tally.failed > 0 { parts.append("\(tally.failed) failed") }
  if tally.fixes > 0 { parts.append("\(tally.fixes) fixed") }
  parts += known?.summary(isQuiet: isQuiet) ?? []
  return "\(counted(tally.specs, "spec")): \(parts.joined(separator: ", "))\n"
}

extension KnownFindings {
  /// Returns the words for the change of the baseline.
  fileprivate func summary(isQuiet: Bool) -> [String] {
    if self.records {
      let count = self.isWritten ? counted(self.knownCount, "finding") : "nothing"
      return ["\(count) recorded in '\(self.path)'"]
    }
    // Writing the baseline would also record new findings, so this is only advised if there are none.
    let advice = "add '--write-baseline' to drop \(self.goneCount == 1 ? "it" : "them") from '\(self.path)'"
    let gone = "\(self.goneCount) gone\(isQuiet ? ": \(advice)" : "")"
    return (self.knownCount > 0 ? ["\(self.knownCount) known"] : []) + (self.goneCount > 0 ? [gone] : [])
  }
}
