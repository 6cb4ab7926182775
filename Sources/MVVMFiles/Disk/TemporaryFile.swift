import MVVMSystem

/// A file that is complete before it gets its final name.
struct TemporaryFile {
  private let path: String
  private let descriptor: Int32

  /// Creates a file next to its target. The name includes the number of the process, so that files left by a
  /// killed process can be recognized.
  init(nextTo target: String) throws(FileError) {
    let (folder, name) = split(target)
    // Names have at most 255 bytes.
    let start = name.utf8.count > 200 ? String(decoding: name.utf8.prefix(200), as: UTF8.self) : name
    let path = join(folder, "." + start + ending)
    do throws(FileError) { try self.init(at: path) } catch {
      // An earlier process with this number was killed.
      guard error == .exists, unlink(path) == 0 else { throw error }
      try self.init(at: path)
    }
  }

  /// Creates a file at a path that must not exist yet.
  init(at path: String) throws(FileError) {
    // The system removes the permissions that the user's mask excludes.
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    self.descriptor = retried { path.withCString { open($0, flags, 0o666) } }
    self.path = path
    if self.descriptor < 0 { throw .last }
  }

  func write(_ bytes: [UInt8]) throws(FileError) {
    if let error = writeAll(bytes, to: self.descriptor) { throw error }
  }

  /// Copies the owner, the permissions and the extended attributes of a file. Returns `false` if this user
  /// has no permission to do that.
  func takeOver(from file: FileOnDisk, at path: String) -> Bool {
    if file.owner != geteuid() || file.group != getegid() {
      guard fchown(self.descriptor, file.owner, file.group) == 0 else { return false }
    }
    return fchmod(self.descriptor, file.mode) == 0 && copyExtendedAttributes(of: path, to: self.descriptor)
  }

  /// Moves the file to a path that must not exist yet.
  func move(to target: String) throws(FileError) {
    if moveFile(self.path, target, exchanging: false) { return }
    guard isUnsupported(errno) else { throw .last }
    if access(target, F_OK) == 0 { throw .exists }
    if rename(self.path, target) != 0 { throw .last }
  }

  /// Replaces the file at a path, unless somebody has changed it since it was read.
  ///
  /// An editor may save between a look at the file and its replacement. So the two files are exchanged, and
  /// exchanged back if the old one has changed.
  func replace(_ target: String, holding old: [UInt8]) throws(FileError) {
    guard (try? FileOnDisk(at: target))?.bytes == old else { throw .changed }
    guard moveFile(self.path, target, exchanging: true) else {
      guard isUnsupported(errno) else { throw errno == ENOENT ? .changed : .last }
      if rename(self.path, target) != 0 { throw .last }
      return
    }
    // From here on nobody opens the old file by its name, but a program that already has it open may still
    // write to it.
    let isBusy = isWritten(self.path)
    if !isBusy, (try? FileOnDisk(at: self.path))?.bytes == old { return }
    self.takeBack(from: target)
    throw isBusy ? .busy : .changed
  }

  /// Moves the replaced file back to its name, unless somebody has saved a newer file there in the meantime.
  private func takeBack(from target: String) {
    var (own, found) = (stat(), stat())
    guard moveFile(self.path, target, exchanging: true) else {
      // Somebody has moved the new file away.
      _ = moveFile(self.path, target, exchanging: false)
      return
    }
    // A file that somebody has put in the new file's place is newer than the replaced one.
    fstat(self.descriptor, &own)
    lstat(self.path, &found)
    if own.st_ino != found.st_ino { _ = moveFile(self.path, target, exchanging: true) }
  }

  /// Closes the file.
  ///
  /// - Parameter keeping: Whether it stays where it is. Otherwise the file that now has the temporary name is
  ///   removed.
  func finish(keeping: Bool = false) {
    if !keeping { _ = self.path.withCString(unlink) }
    close(self.descriptor)
  }
}

private let mark = ".mvvmgen-"

/// The ending of the names of this process's temporary files.
private let ending = "\(mark)\(getpid())~"

extension Disk {
  /// Removes the temporary files that killed processes left in a folder.
  func removeLeftovers(in folder: String) {
    guard case .success(let entries) = self.list(folder) else { return }
    for entry in entries where entry.kind == .file {
      guard let process = process(ofTemporary: entry.name) else { continue }
      if process == getpid() || !isRunning(process: process) {
        unlink(self.systemPath(join(folder, entry.name)))
      }
    }
  }
}

/// Returns the number of the process in the name of a temporary file; `nil` for any other name.
private func process(ofTemporary name: String) -> Int? {
  guard name.first == ".", name.last == "~", let dash = name.lastIndex(of: "-") else { return nil }
  return name[...dash].hasSuffix(mark) ? Int(name[name.index(after: dash)...].dropLast()) : nil
}

/// Returns whether a file system cannot exchange files, or cannot check whether one exists.
private func isUnsupported(_ error: Int32) -> Bool { [EINVAL, ENOSYS, ENOTSUP].contains(error) }

#if canImport(Darwin)
  /// Returns whether files can be added to a folder and none taken away, so that a temporary one would stay.
  func isAppendOnly(_ folder: String) -> Bool { false }
  private func isWritten(_ path: String) -> Bool { false }
  private func moveFile(_ path: String, _ target: String, exchanging: Bool) -> Bool {
    renamex_np(path, target, UInt32(exchanging ? RENAME_SWAP : RENAME_EXCL)) == 0
  }
#else
  /// Returns whether files can be added to a folder and none taken away, so that a temporary one would stay.
  func isAppendOnly(_ folder: String) -> Bool {
    (folder.isEmpty ? "." : folder).withCString(isAppendOnlyFolder) != 0
  }
  /// Returns whether a program has a file open for writing for longer than half a second. A program that starts another
  /// one while it saves a file lends it the open file for a moment.
  private func isWritten(_ path: String) -> Bool {
    for _ in 0..<50 {
      if isOpenForWriting(path) == 0 { return false }
      usleep(10_000)
    }
    return true
  }
  /// Exchanges two files, or moves one to where no other may be.
  private func moveFile(_ path: String, _ target: String, exchanging: Bool) -> Bool {
    path.withCString { path in target.withCString { renameFile(path, $0, exchanging ? 2 : 1) } } == 0
  }
#endif
