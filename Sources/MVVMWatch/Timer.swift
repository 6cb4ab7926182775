#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Rings at regular intervals. Used where the system does not report changes.
struct Timer: Alarm {
  /// In milliseconds. A look at a thousand specs takes a tenth of it.
  private let pause: Int32 = 40
  private var isRinging = false

  mutating func arm(for files: WatchedFiles) -> Armed { .asBefore }

  /// Rings once for each pause and is silent the next time, so that pauses do not seem to be a burst of events.
  mutating func wait(milliseconds: Int32) -> Bool {
    if self.isRinging || milliseconds < self.pause {
      self.isRinging = false
      return false
    }
    poll(nil, 0, self.pause)
    self.isRinging = true
    return true
  }
}

#if !os(Linux) && !canImport(Darwin)
  func systemAlarm() -> (any Alarm)? { nil }
#endif
