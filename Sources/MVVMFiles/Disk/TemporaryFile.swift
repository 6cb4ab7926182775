#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

#if !canImport(Darwin)
  import CFiles
#endif

/// A temporary file beside the file that it will become. It is locked while its process lives, so that others can
/// recognize the leftovers of processes that were killed.
struct TemporaryFile {
  /// The path; `nil` for a file without a name.
  private let path: String?
  private let descriptor: Int32

  /// Creates a temporary file for a path where no file exists. If the system supports files without a name, a kill
  /// leaves nothing behind.
  static func create(forNew path: String, _ folders: OpenFolders) -> Result<TemporaryFile, FileError> {
    if let descriptor = namelessFile(for: path, folders) {
      return .success(TemporaryFile(path: nil, descriptor: descriptor))
    }
    return self.create(for: path)
  }

  /// Creates a temporary file with a name.
  ///
  /// - Parameter path: The path of the file that it will become.
  static func create(for path: String) -> Result<TemporaryFile, FileError> {
    let path = temporaryPath(for: path)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    for _ in 0..<3 {
      // The system removes the permissions that the user's mask excludes.
      let descriptor = retried { open(path, flags, 0o666) }
      if descriptor < 0, errno == EEXIST, removeLeftover(path) { continue }
      guard descriptor >= 0 else { return .failure(.last) }
      flock(descriptor, LOCK_EX)
      var status = stat()
      // Before we locked the file, another process may have taken it for a leftover.
      if fstat(descriptor, &status) == 0, status.st_nlink > 0 {
        return .success(TemporaryFile(path: path, descriptor: descriptor))
      }
      closeFile(descriptor)
    }
    return .failure(.exists)
  }

  /// Writes the complete contents; on failure, removes the file.
  func write(_ bytes: [UInt8]) -> FileError? {
    guard let error = writeAll(bytes, to: self.descriptor) else { return nil }
    self.remove()
    return error
  }

  /// Becomes the file at a path where none may exist.
  func link(to target: String, _ folders: OpenFolders) -> FileError? {
    guard let path else {
      return folders.locate(target) { linkNameless(self.descriptor, $0, $1) } == 0 ? nil : .last
    }
    defer { self.remove() }
    if linkFile(path, target) == 0 { return nil }
    // Some file systems do not allow a second name for a file.
    guard errno == EPERM || errno == ENOTSUP || errno == EMLINK, access(target, F_OK) != 0 else {
      return .last
    }
    return renameFile(path, target) == 0 ? nil : .last
  }

  /// Becomes the file at a path in place of the current one, unless somebody has changed that since it was read.
  ///
  /// An editor may save between a check of the file and its replacement. So the two files are exchanged first, and
  /// exchanged back if the old file was changed.
  func replace(_ target: String, holding old: StandingFile) -> FileError? {
    guard let path else { return .notFound }
    let descriptor = openToRead(target)
    guard descriptor >= 0 else {
      self.remove()
      return .changed
    }
    defer { closeFile(descriptor) }
    defer { self.remove() }
    // While the old file has the name of a temporary file, nobody may take it for a leftover.
    guard lock(descriptor) else { return .busy }
    guard old.isStill(at: target) else { return .changed }
    if exchange(path, target) != 0 {
      guard [EINVAL, ENOSYS, ENOTSUP].contains(errno) else { return errno == ENOENT ? .changed : .last }
      return renameFile(path, target) == 0 ? nil : .last
    }
    // From here on nobody opens the old file by its name, but a program that has it open may still write to it.
    let isBusy = isWritten(descriptor)
    if !isBusy, old.isStill(at: path) { return nil }
    self.takeBack(path, from: target)
    return isBusy ? .busy : .changed
  }

  /// Gives the replaced file its name back, and also a file that somebody may have saved in the meantime.
  private func takeBack(_ path: String, from target: String) {
    var (own, found) = (stat(), stat())
    guard fstat(self.descriptor, &own) == 0 else { return }
    repeat {
      guard exchange(path, target) == 0 else {
        // Somebody has moved the new file away.
        _ = linkFile(path, target)
        return
      }
    } while lstat(path, &found) == 0 && found.st_ino != own.st_ino
  }

  func remove() {
    if let path { unlink(path) }
  }

  /// Releases the lock.
  func close() {
    closeFile(self.descriptor)
  }

  /// Copies the owner, the permissions and the extended attributes of a file. Returns `false` if this user may not do
  /// so.
  func takeOver(from file: StandingFile, at path: String) -> Bool {
    if file.owner != geteuid() || file.group != getegid() {
      guard fchown(self.descriptor, file.owner, file.group) == 0 else { return false }
    }
    return fchmod(self.descriptor, file.mode) == 0 && copyExtendedAttributes(of: path, to: self.descriptor)
  }
}

/// System functions that have the names of the methods above.
private func linkFile(_ path: String, _ target: String) -> Int32 { link(path, target) }
private func renameFile(_ path: String, _ target: String) -> Int32 { rename(path, target) }
private func closeFile(_ descriptor: Int32) { _ = close(descriptor) }

#if canImport(Darwin)
  private func namelessFile(for path: String, _ folders: OpenFolders) -> Int32? { nil }
  private func linkNameless(_ file: Int32, _ folder: Int32, _ path: UnsafePointer<CChar>) -> Int32 { -1 }
  private func isWritten(_ descriptor: Int32) -> Bool { false }
  private func exchange(_ one: String, _ other: String) -> Int32 {
    renamex_np(one, other, UInt32(RENAME_SWAP))
  }
#else
  private let canNameFiles = access("/proc/self/fd", X_OK) == 0

  private func namelessFile(for path: String, _ folders: OpenFolders) -> Int32? {
    guard canNameFiles else { return nil }
    let open = folders.folder(of: path)
    let name = open == nil ? join(folder(of: path), ".") : "."
    let descriptor = retried { openNamelessFile(open ?? AT_FDCWD, name) }
    return descriptor < 0 ? nil : descriptor
  }

  private func linkNameless(_ file: Int32, _ folder: Int32, _ path: UnsafePointer<CChar>) -> Int32 {
    linkNamelessFile(file, folder, path)
  }

  private func isWritten(_ descriptor: Int32) -> Bool { isOpenForWriting(descriptor) != 0 }
  private func exchange(_ one: String, _ other: String) -> Int32 { exchangeFiles(one, other) }
#endif

/// Waits a little for another run that has locked the file. `false` if the lock is not released: another program may
/// keep it for ever.
private func lock(_ descriptor: Int32) -> Bool {
  for _ in 0..<100 {
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
    guard errno == EWOULDBLOCK else { return true }
    usleep(2_000)
  }
  return false
}
