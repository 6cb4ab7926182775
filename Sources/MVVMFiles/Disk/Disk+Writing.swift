import MVVMSource
import MVVMSystem

/// Readers of a file always get its complete contents, either old or new.
extension Disk {
  /// Calls a function while no other process holds the lock on these folders. Folders that cannot be locked
  /// are not waited for.
  package func locked(_ folders: Set<String>, _ body: () -> Void) {
    // All processes lock in the same order, so that no two wait for each other.
    let descriptors = Set(folders.map(self.resolvedPath)).sorted(by: <).map { path in
      retried { open(path, O_RDONLY | O_CLOEXEC) }
    }
    for descriptor in descriptors { _ = retried { flock(descriptor, LOCK_EX) } }
    body()
    // A folder that cannot be closed would keep its lock, and this same run would wait for it.
    for descriptor in descriptors {
      _ = flock(descriptor, LOCK_UN)
      close(descriptor)
    }
  }

  /// Creates a file that must not exist yet, and the folders above it.
  func add(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    let path = self.systemPath(path)
    let folder = folder(of: path)
    if !self.exists(folder) { try createFolder(folder) }
    let isInPlace = isAppendOnly(folder)
    let file = try isInPlace ? TemporaryFile(at: path) : TemporaryFile(nextTo: path)
    defer { file.finish(keeping: isInPlace) }
    try file.write(bytes)
    if !isInPlace { try file.move(to: path) }
  }

  /// Replaces the contents of a file, unless they have changed since they were read.
  func replace(_ target: String, _ old: [UInt8], with bytes: [UInt8]) throws(FileError) {
    let target = self.systemPath(target)
    let file = try FileOnDisk(at: target)
    if file.bytes != old { throw .changed }
    if file.isReadOnly { throw .readOnly }
    if access(target, W_OK) != 0 { throw .last }
    // A new file would not replace the contents under the file's other names, and some folders do not allow
    // files to be replaced.
    if file.isLinked || !allowsReplacing(target) { return try self.overwrite(target, old, with: bytes) }
    let temporary = try TemporaryFile(nextTo: target)
    defer { temporary.finish() }
    guard temporary.takeOver(from: file, at: target) else {
      return try self.overwrite(target, old, with: bytes)
    }
    try temporary.write(bytes)
    try temporary.replace(target, holding: old)
  }

  /// Overwrites the file in place. If that fails, for example on a full disk, the old contents are written back.
  private func overwrite(_ target: String, _ old: [UInt8], with bytes: [UInt8]) throws(FileError) {
    let descriptor = retried { open(target, O_WRONLY | O_CLOEXEC) }
    if descriptor < 0 { throw .last }
    defer { close(descriptor) }
    guard try FileOnDisk(at: target).bytes == old else { throw .changed }
    guard let error = writeAll(bytes, to: descriptor) else {
      if ftruncate(descriptor, off_t(bytes.count)) != 0 { throw .last }
      return
    }
    lseek(descriptor, 0, SEEK_SET)
    _ = writeAll(old, to: descriptor)
    ftruncate(descriptor, off_t(old.count))
    throw error
  }

  /// Removes a file, unless it has changed since it was read. If the path is a symbolic link, the link is removed.
  func remove(_ path: String, _ old: FileContents) throws(FileError) {
    let path = self.systemPath(path)
    if old.linkTarget == nil, self.exists(path) {
      guard let file = try? FileOnDisk(at: path), file.bytes == old.bytes else { throw .changed }
      if file.isReadOnly { throw .readOnly }
    }
    if unlink(path) != 0 { throw .last }
  }
}

/// Returns whether a folder allows a file in it to be replaced, which is not the case if files can only be
/// added. Only an attempt shows this: `rmdir` never removes a file, and the system reports any other obstacle
/// first.
private func allowsReplacing(_ path: String) -> Bool { rmdir(path) != 0 && errno == ENOTDIR }

/// Creates a folder, with the missing folders above it.
private func createFolder(_ path: String) throws(FileError) {
  if path.isEmpty || mkdir(path, 0o777) == 0 || errno == EEXIST { return }
  let parent = folder(of: path)
  guard errno == ENOENT, parent != path else { throw .last }
  try createFolder(parent)
  if mkdir(path, 0o777) != 0, errno != EEXIST { throw .last }
}
