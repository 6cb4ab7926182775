import MVVMFiles

/// Waits until a file that a run depends on has changed.
///
/// What the system tells is taken as a hint to look: what has changed is told by comparing two looks, so that no event is
/// misread and none that was lost, as on a file system that tells nothing, does harm for long.
public struct FileWatch {
  private var last: WatchedFiles
  private var alarm: any Alarm
  /// How long to wait for the system before looking unasked, in milliseconds: longer with each look in vain.
  private var patience = shortestPatience
  /// Network file systems do not tell what others do.
  private var isToldOfAll = true

  /// - Parameter files: As they are before the first run.
  public init(_ files: WatchedFiles) {
    self.last = files
    self.alarm = systemAlarm() ?? Timer()
    self.arm(for: files)
  }

  /// The files that changed since the last call, or since the beginning; `nil` where a signal asks to stop.
  ///
  /// - Parameter look: Looks at the files as they are now.
  public mutating func next(_ look: () -> WatchedFiles) -> [String]? {
    var rang = true
    while !isInterrupted() {
      let now = look()
      // A folder that came since then may have been filled before it was watched.
      if self.arm(for: now) { continue }
      let changes = now.changes(since: self.last)
      self.last = now
      if !changes.isEmpty {
        self.adapt(isTold: rang || self.alarm.wait(milliseconds: 0))
        return changes
      }
      rang = self.alarm.wait(milliseconds: self.patience)
      if !rang, self.isToldOfAll { self.patience = min(2 * self.patience, longestPatience) }
      // An editor writes, renames and removes in one breath.
      while !isInterrupted(), self.alarm.wait(milliseconds: quiet) { rang = true }
    }
    return nil
  }

  /// After a change.
  private mutating func adapt(isTold: Bool) {
    if !isTold { self.isToldOfAll = false }
    self.patience = self.isToldOfAll ? shortestPatience : patienceWithoutTrust
  }

  @discardableResult
  private mutating func arm(for files: WatchedFiles) -> Bool {
    switch self.alarm.arm(for: files) {
    case .asBefore: return false
    case .new: return true
    case .full:
      self.alarm = Timer()
      return false
    }
  }
}

/// A look at thousands of specs takes milliseconds: an hour of waiting takes none to speak of.
private let shortestPatience: Int32 = 2_000
private let longestPatience: Int32 = 60_000

/// Once a change was found that the system did not tell of.
private let patienceWithoutTrust: Int32 = 250

/// How long nothing may happen before a burst of events counts as over, in milliseconds.
private let quiet: Int32 = 5

/// What rings when something happens to files.
protocol Alarm {
  /// Makes it ring for these files and folders.
  mutating func arm(for files: WatchedFiles) -> Armed

  /// Whether it rang within that time.
  @discardableResult
  mutating func wait(milliseconds: Int32) -> Bool
}

enum Armed {
  case asBefore
  /// Something is watched that was not.
  case new
  /// The system watches no more files.
  case full
}
