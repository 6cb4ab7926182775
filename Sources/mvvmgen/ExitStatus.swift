/// What a run tells its caller; the numbers from 64 are those of `sysexits.h`.
enum ExitStatus: Int32 {
  case fine = 0
  /// Errors in specs, differences found by `--check`.
  case findings = 1
  case usage = 64
  case unexpected = 70
  case disk = 74

  /// The graver of two: what the disk refused matters more than what a spec says.
  mutating func worsen(to other: ExitStatus) {
    if other.rawValue > self.rawValue { self = other }
  }
}
