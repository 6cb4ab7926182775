#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Rings all the time: the way to watch where the system does not tell.
struct Timer: Alarm {
  /// In milliseconds; a look at a thousand specs takes a tenth of it.
  private let pause: Int32 = 40
  private var isRinging = false

  mutating func arm(for files: WatchedFiles) -> Armed { .asBefore }

  /// A pause is no burst: it rings once, and is then silent until it is asked again.
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
