import MVVMFiles
import MVVMSystem

/// Waits until a file that a run depends on has changed.
///
/// Reports of the system are only hints to look. Changes are found by comparing two looks, so that no event
/// can be misread, and a lost event does no harm for long, for example on a file system without reports.
package struct FileWatch {
  private var last: WatchedFiles
  /// The system's reports; `nil` if it has none.
  private var alarm = Alarm()
  /// The time until the next look without a hint, in milliseconds. It grows with each look that finds nothing.
  private var patience = shortestPatience
  /// Whether the system reports all changes. Network file systems do not report those of other machines.
  private var isToldOfAll = true

  /// - Parameter files: The files before the first run.
  package init(_ files: WatchedFiles) {
    self.last = files
    self.arm(for: files)
  }

  /// Waits for changes. Returns the paths of the files that have changed since the last call, or since the
  /// beginning; `nil` if a signal asks to stop.
  package mutating func next(_ look: () -> WatchedFiles) -> [String]? {
    var rang = true
    while !isInterrupted() {
      let now = look()
      // A new folder may have been filled before it was watched.
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

/// Times in milliseconds. A look at thousands of specs takes milliseconds, so an hour of waiting costs almost
/// nothing.
private let shortestPatience: Int32 = 2_000
private let longestPatience: Int32 = 60_000

/// The time to wait, in milliseconds, after a change that the system did not report.
private let patienceWithoutTrust: Int32 = 250

/// The time without events that ends a burst of them, in milliseconds.
private let quiet: Int32 = 5

/// The milliseconds between looks if the system reports nothing. A look at a thousand specs takes a tenth of that.
private let pause: Int32 = 40

enum Armed {
  case asBefore
  /// Something is watched that was not watched before.
  case new
  /// The system cannot watch any more files.
  case full
}
