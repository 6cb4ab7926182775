import MVVMFiles
import MVVMSystem

/// Waits until a file that a run depends on has changed.
///
/// What the system reports is only a hint to look. What has changed is found by comparing two looks. So no event can be
/// misread, and a lost one does no harm for long, for example on a file system that reports nothing.
package struct FileWatch {
  private var last: WatchedFiles
  /// `nil` where the system does not report changes.
  private var alarm = Alarm()
  /// How long to wait before looking without a hint, in milliseconds. Grows with each look that finds nothing.
  private var patience = shortestPatience
  /// Whether the system reports all changes. Network file systems do not report those of other machines.
  private var isToldOfAll = true

  /// - Parameter files: The files as they are before the first run.
  package init(_ files: WatchedFiles) {
    self.last = files
    self.arm(for: files)
  }

  /// Waits for changes. Returns the paths of the files that have changed since the last call, or since the beginning;
  /// `nil` if a signal asks to stop.
  package mutating func next(_ look: () -> WatchedFiles) -> [String]? {
    var rang = true
    while !isInterrupted() {
      let now = look()
      // A folder that is new may have been filled before it was watched.
      if self.arm(for: now) { continue }
      let changes = now.changes(since: self.last)
      self.last = now
      if !changes.isEmpty {
        let isTold = rang || self.alarm?.wait(milliseconds: 0) == true
        if !isTold { self.isToldOfAll = false }
        self.patience = self.isToldOfAll ? shortestPatience : patienceWithoutTrust
        return changes
      }
      guard let alarm = self.alarm else {
        poll(nil, 0, pause)
        continue
      }
      rang = alarm.wait(milliseconds: self.patience)
      if !rang, self.isToldOfAll { self.patience = min(2 * self.patience, longestPatience) }
      // An editor writes, renames and removes files in quick succession.
      while !isInterrupted(), alarm.wait(milliseconds: quiet) { rang = true }
    }
    return nil
  }

  @discardableResult
  private mutating func arm(for files: WatchedFiles) -> Bool {
    let armed = self.alarm?.arm(for: files)
    if armed == .full { self.alarm = nil }
    return armed == .new
  }
}

/// In milliseconds. A look at thousands of specs takes milliseconds, so that an hour of waiting costs almost nothing.
private let shortestPatience: Int32 = 2_000
private let longestPatience: Int32 = 60_000

/// The time to wait, in milliseconds, once there was a change that the system did not report.
private let patienceWithoutTrust: Int32 = 250

/// How long nothing may happen until a burst of events counts as over, in milliseconds.
private let quiet: Int32 = 5

/// The milliseconds between looks where the system reports nothing. A look at a thousand specs takes a tenth.
private let pause: Int32 = 40

enum Armed {
  case asBefore
  /// Something is watched that was not watched before.
  case new
  /// The system cannot watch any more files.
  case full
}
