import MVVMSource

/// Makes the changes of a run, and removes temporary files left by earlier runs that were killed.
package struct Writer {
  private let disk: Disk
  /// Whether another run may make the same changes at the same time.
  private let allowsConcurrentRuns: Bool
  /// The folders that were cleaned of leftovers.
  private var cleaned: Set<String> = []

  package init(_ disk: Disk, allowsConcurrentRuns: Bool = true) {
    self.disk = disk
    self.allowsConcurrentRuns = allowsConcurrentRuns
  }

  /// Removes temporary files from the folder of a file, even if the file itself does not change.
  package mutating func removeLeftovers(near path: String) {
    let folder = folder(of: path)
    if self.cleaned.insert(folder).inserted { self.disk.removeLeftovers(in: folder) }
  }

  /// Creates a file that must not exist yet, and the folders above it.
  package func create(_ path: String, _ bytes: [UInt8]) -> FileError? {
    do throws(FileError) { try self.disk.add(path, bytes) } catch { return error }
    return nil
  }

  /// Makes a change, unless the file has changed since it was read.
  package mutating func apply(_ change: FileChange) -> Diagnostic? {
    // When writing through a link, the temporary file is created next to the target of the link.
    self.removeLeftovers(near: change.old?.linkTarget ?? change.path)
    do throws(FileError) {
      switch (change.old, change.new) {
      case (nil, let new?): try self.disk.add(change.path, new)
      case (let old?, let new?): try self.disk.replace(old.linkTarget ?? change.path, old.bytes, with: new)
      case (let old?, nil): try self.disk.remove(change.path, old)
      case (nil, nil): break
      }
      return nil
    } catch {
      return self.allowsConcurrentRuns && self.isDone(change) ? nil : .notWritable(change.path, error)
    }
  }

  private func isDone(_ change: FileChange) -> Bool {
    switch self.disk.read(change.path) {
    case .failure(let error): change.new == nil && error == .notFound
    case .success(let found): found.bytes == change.new
    }
  }
}
