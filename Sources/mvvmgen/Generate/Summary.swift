extension GenerateArguments.Mode {
  var isCheck: Bool {
    switch self {
    case .compare(let check, _, _): check
    case .write: false
    }
  }

  /// Whether files without a spec are looked for.
  var findsOrphans: Bool {
    switch self {
    case .compare(let check, _, let prune): check || prune
    case .write(let prune): prune
    }
  }
}

/// The one line that a run ends with, and how to mend what it found.
func summary(of tally: Tally, _ mode: GenerateArguments.Mode, hasSpecs: Bool) -> String {
  let failures = tally.failed > 0 ? ", \(tally.failed) failed" : ""
  switch mode {
  case .write:
    if !hasSpecs, tally.removed == 0 { return "no specs (*.mvvm) found\n" }
    let removals = tally.removed > 0 ? ", \(tally.removed) removed" : ""
    return "\(files(tally.created + tally.updated)) written, \(tally.kept) unchanged\(removals)\(failures)\n"
  case .compare(let check, _, _):
    if tally.differences == 0 {
      return hasSpecs ? "\(files(tally.kept)) up to date\(failures)\n" : "no specs (*.mvvm) found\n"
    }
    return check ? findings(of: tally, failures) : "\(files(tally.differences)) would change\(failures)\n"
  }
}

private func findings(of tally: Tally, _ failures: String) -> String {
  let counts = [(tally.created, "missing"), (tally.updated, "stale"), (tally.removed, "orphaned")]
  let found = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  let renewal = tally.created + tally.updated > 0 ? "without '--check' to write them" : ""
  let removal = tally.removed > 0 ? "with '--prune' to remove files without a spec" : ""
  let advice = [renewal, removal].filter { !$0.isEmpty }.joined(separator: ", ")
  return "\(found)\(failures): run \(advice)\n"
}

@inline(never)
func files(_ count: Int) -> String {
  count == 1 ? "1 file" : "\(count) files"
}
