import MVVMSource

/// The exit status of a run. Numbers from 64 are those of `sysexits.h`.
package enum ExitStatus: Int32, CaseIterable, Sendable {
  case fine = 0
  /// There are errors in specs, or `--check` found differences.
  case findings = 1
  case usage = 64
  case unexpected = 70
  case disk = 74

  /// Changes to another status if that is worse. A disk error is worse than errors in specs.
  package mutating func worsen(to other: ExitStatus) {
    if other.rawValue > self.rawValue { self = other }
  }

  /// Returns the exit status for the diagnostics of a run.
  package init(_ diagnostics: [Diagnostic]) {
    self = diagnostics.contains { $0.severity == .error } ? .findings : .fine
    let isDisk = diagnostics.contains {
      $0.identifier == .fileNotReadable || $0.identifier == .fileNotWritable
    }
    if isDisk { self = .disk }
  }
}
