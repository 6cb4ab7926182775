import MVVMSource

/// Makes the changes of a run, and removes temporary files left by earlier runs that were killed.
package struct Writer {
  private let disk: Disk
  /// Whether nobody else writes to the folders, so that whatever stands there may be replaced.
  private let ownsFolders: Bool
  /// The folders that were cleaned of leftovers.
  private var cleaned: Set<String> = []

  package init(_ disk: Disk, ownsFolders: Bool = false) {
    self.disk = disk
    self.ownsFolders = ownsFolders
  }

  /// Cleans the folder of a file, even if the file itself does not change.
  package mutating func visit(_ path: String) {
    let folder = folder(of: path)
    if self.cleaned.insert(folder).inserted { self.disk.removeLeftovers(in: folder) }
  }

  /// Returns the change that is needed so that a file has its generated contents; `nil` if it has them already.
  package mutating func change(to output: Output) -> Diagnosed<FileChange?> {
    self.visit(output.path)
    return MVVMFiles.change(to: output, in: self.disk, replacesAny: self.ownsFolders)
  }

  /// Makes a change. An error is reported at the file.
  package mutating func apply(_ change: FileChange) -> Diagnostic? {
    // When writing through a link, the temporary file is created beside the target of the link.
    self.visit(change.old?.linkTarget ?? change.path)
    return self.disk.apply(change).map { .notWritable(change.path, $0) }
  }
}

extension Disk {
  /// Makes a change, unless the file has changed since it was read. It is no error if another run has made the same
  /// change.
  package func apply(_ change: FileChange) -> FileError? {
    do throws(FileError) {
      switch (change.old, change.new) {
      case (nil, let new?): try self.add(change.path, new)
      case (let old?, let new?): try self.replace(old.linkTarget ?? change.path, old.bytes, with: new)
      case (let old?, nil): try self.remove(change.path, old)
      case (nil, nil): break
      }
      return nil
    } catch { return self.isDone(change) ? nil : error }
  }

  private func isDone(_ change: FileChange) -> Bool {
    switch self.read(change.path) {
    case .failure(let error): change.new == nil && error == .notFound
    case .success(let found): found.bytes == change.new
    }
  }
}
