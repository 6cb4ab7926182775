import MVVMFiles
import MVVMSystem

/// Waits until a file that a run depends on has changed.
///
/// Reports of the system are only hints to look. Changes are found by comparing two looks, so that no event
/// can be misread, and a lost event does no harm for long, for example on a file system without reports.
package struct FileWatch {
  private var last: WatchedFiles
  /// The system's reports; `nil` if it has none.
  private var events = FileEvents()
  /// The time until the next look without a hint, in milliseconds. It grows with each look that finds nothing.
  private var timeout = shortestTimeout
  /// Whether the system has reported all changes so far. Network file systems do not report those of other machines.
  private var reportsAllChanges = true

  /// - Parameter files: The files before the first run.
  package init(_ files: WatchedFiles) {
    self.last = files
    self.watch(files)
  }

  /// Waits for changes. Returns the paths of the files that have changed since the last call, or since the
  /// beginning; `nil` if a signal asks to stop.
  package mutating func next(_ look: () -> WatchedFiles) -> [String]? {
    var hasEvents = true
    while !isInterrupted() {
      let now = look()
      // A new folder may have been filled before it was watched.
      if self.watch(now) { continue }
      let changes = now.changes(since: self.last)
      self.last = now
      if !changes.isEmpty {
        let wasReported = hasEvents || self.events?.wait(milliseconds: 0) == true
        if !wasReported { self.reportsAllChanges = false }
        self.timeout = self.reportsAllChanges ? shortestTimeout : timeoutWithoutReports
        return changes
      }
      guard let events = self.events else {
        poll(nil, 0, pause)
        continue
      }
      hasEvents = events.wait(milliseconds: self.timeout)
      if !hasEvents, self.reportsAllChanges { self.timeout = min(2 * self.timeout, longestTimeout) }
      // An editor writes, renames and removes files in quick succession.
      while !isInterrupted(), events.wait(milliseconds: quiet) { hasEvents = true }
    }
    return nil
  }

  @discardableResult
  private mutating func watch(_ files: WatchedFiles) -> Bool {
    let result = self.events?.watch(files)
    if result == .full { self.events = nil }
    return result == .added
  }
}

/// Times in milliseconds. A look at thousands of specs takes milliseconds, so an hour of waiting costs almost
/// nothing.
private let shortestTimeout: Int32 = 2_000
private let longestTimeout: Int32 = 60_000

/// The time to wait, in milliseconds, after a change that the system did not report.
private let timeoutWithoutReports: Int32 = 250

/// The time without events that ends a burst of them, in milliseconds.
private let quiet: Int32 = 5

/// The milliseconds between looks if the system reports nothing. A look at a thousand specs takes a tenth of that.
private let pause: Int32 = 40

enum WatchResult {
  case unchanged
  /// Something is watched that was not watched before.
  case added
  /// The system cannot watch any more files.
  case full
}
