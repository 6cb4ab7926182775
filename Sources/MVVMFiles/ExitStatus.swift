import MVVMSource

/// What a run tells its caller; the numbers from 64 are those of `sysexits.h`.
public enum ExitStatus: Int32, CaseIterable, Sendable {
  case fine = 0
  /// Errors in specs, differences found by `--check`.
  case findings = 1
  case usage = 64
  case unexpected = 70
  case disk = 74

  /// The graver of two: what the disk refused matters more than what a spec says.
  public mutating func worsen(to other: ExitStatus) {
    if other.rawValue > self.rawValue { self = other }
  }

  /// What diagnostics make of a run.
  public init(_ diagnostics: [Diagnostic]) {
    self = diagnostics.contains { $0.severity == .error } ? .findings : .fine
    let isDisk = diagnostics.contains {
      $0.identifier == .fileNotReadable || $0.identifier == .fileNotWritable
    }
    if isDisk { self = .disk }
  }
}
