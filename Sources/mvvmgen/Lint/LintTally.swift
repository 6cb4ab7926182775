import MVVMSource

/// How many diagnostics a run has reported.
struct LintTally {
  var specs = 0
  /// Specs of which nothing is known: they could not be read or written, or their configuration holds errors.
  var failed = 0
  var errors = 0
  var warnings = 0
  var notes = 0
  var fixes = 0

  mutating func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      switch diagnostic.severity {
      case .error: self.errors += 1
      case .warning: self.warnings += 1
      case .note: self.notes += 1
      }
    }
  }
}

/// The one line that a run ends with.
func summary(of tally: LintTally, _ known: KnownFindings) -> String {
  if tally.specs == 0 { return "no specs (*.mvvm) found\n" }
  let counts = [(tally.errors, "error"), (tally.warnings, "warning"), (tally.notes, "note")]
  let found = counts.filter { $0.0 > 0 }.map { counted($0.0, $0.1) }.joined(separator: ", ")
  var line = "\(counted(tally.specs, "spec")): \(found.isEmpty ? "nothing found" : found)"
  if tally.failed > 0 { line += ", \(tally.failed) failed" }
  if tally.fixes > 0 { line += ", \(tally.fixes) fixed" }
  switch known.use {
  case .none: break
  case .read:
    if known.knownCount > 0 { line += ", \(known.knownCount) known" }
    if known.goneCount > 0 { line += ", \(known.goneCount) known gone: renew with '--write-baseline'" }
  case .write: line += ", \(known.knownCount) recorded"
  }
  return line + "\n"
}

private func counted(_ count: Int, _ word: String) -> String {
  "\(count) \(word)\(count == 1 ? "" : "s")"
}
