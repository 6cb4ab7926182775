import MVVMSource

/// The number of diagnostics that a run has reported.
struct LintTally {
  var specs = 0
  /// Specs that could not be checked: they could not be read or written, or their configuration has errors.
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

/// Returns the one-line summary of a run.
func lintSummary(of tally: LintTally, _ known: KnownFindings) -> String {
  if tally.specs == 0 { return noSpecs }
  let counts = [(tally.errors, "error"), (tally.warnings, "warning"), (tally.notes, "note")]
  var parts = counts.filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
  let isQuiet = parts.isEmpty
  if isQuiet { parts += nothing(known) }
  if tally.failed > 0 { parts.append("\(tally.failed) failed") }
  if tally.fixes > 0 { parts.append("\(tally.fixes) fixed") }
  parts += baselineParts(known, isQuiet: isQuiet)
  return "\(counted(tally.specs, "spec")): \(parts.joined(separator: ", "))\n"
}

/// Returns the words for a run that has nothing to report.
private func nothing(_ known: KnownFindings) -> [String] {
  switch known.use {
  case .none: ["nothing found"]
  case .read: [known.knownCount > 0 ? "nothing new" : "nothing found"]
  case .write: []
  }
}

/// Returns the words for what happened to the baseline.
private func baselineParts(_ known: KnownFindings, isQuiet: Bool) -> [String] {
  switch known.use {
  case .none: return []
  case .read(let path):
    var parts: [String] = []
    if known.knownCount > 0 { parts.append("\(known.knownCount) known") }
    if known.goneCount > 0 {
      // Writing the baseline would also record new findings, so this is only advised if there are none.
      let advice = "add '--write-baseline' to drop \(known.goneCount == 1 ? "it" : "them") from '\(path)'"
      parts.append("\(known.goneCount) gone\(isQuiet ? ": \(advice)" : "")")
    }
    return parts
  case .write(let path): return ["\(counted(known.knownCount, "finding")) recorded in '\(path)'"]
  }
}
