/// How many specs a run of `format` dealt with, in which way.
struct FormatTally {
  /// Those that were found.
  let specs: Int
  /// Those that were not formatted before.
  var changed = 0
  var kept = 0
  var failed = 0

  init(specs: Int) {
    self.specs = specs
  }
}

extension FormatArguments.Mode {
  var isCheck: Bool {
    switch self {
    case .compare(let check, _): check
    case .print, .write: false
    }
  }
}

/// The one line that a run ends with; empty where a single text was printed, as nobody asked for more.
func summary(of tally: FormatTally, _ mode: FormatArguments.Mode) -> String {
  if tally.specs == 0 { return "no specs (*.mvvm) found\n" }
  let failures = tally.failed > 0 ? ", \(tally.failed) failed" : ""
  switch mode {
  case .print:
    guard tally.specs > 1, tally.changed > 0 else { return "" }
    return "\(files(tally.changed)) not formatted\(failures): run with '-i' to write them\n"
  case .write: return "\(files(tally.changed)) formatted, \(tally.kept) unchanged\(failures)\n"
  case .compare(let check, _):
    if tally.changed == 0 { return "\(files(tally.kept)) formatted already\(failures)\n" }
    return check
      ? "\(tally.changed) unformatted\(failures): run with '-i' to format them\n"
      : "\(files(tally.changed)) would change\(failures)\n"
  }
}
