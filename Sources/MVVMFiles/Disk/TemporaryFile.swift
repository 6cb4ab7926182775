#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file beside the one that it will be, locked while its process lives, so that others can tell what a process left
/// that was killed.
struct TemporaryFile {
  private let path: String
  private let descriptor: Int32

  /// - Parameter path: Of the file that it will be.
  static func create(for path: String) -> Result<TemporaryFile, FileError> {
    let path = temporaryPath(for: path)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    for _ in 0..<3 {
      // The system takes away the permissions that the user's mask names.
      let descriptor = retried { open(path, flags, 0o666) }
      if descriptor < 0, errno == EEXIST, removeLeftover(path) { continue }
      guard descriptor >= 0 else { return .failure(.last) }
      flock(descriptor, LOCK_EX)
      var status = stat()
      // Before it was locked, another process may have taken it for a leftover.
      if fstat(descriptor, &status) == 0, status.st_nlink > 0 {
        return .success(TemporaryFile(path: path, descriptor: descriptor))
      }
      closeFile(descriptor)
    }
    return .failure(.exists)
  }

  /// Writes the whole file, or removes it.
  func write(_ bytes: [UInt8]) -> FileError? {
    guard let error = writeAll(bytes, to: self.descriptor) else { return nil }
    self.remove()
    return error
  }

  /// Becomes the file at a path where none may be.
  func link(to target: String) -> FileError? {
    defer { self.remove() }
    if linkFile(self.path, target) == 0 { return nil }
    // Some file systems give a file no second name.
    guard errno == EPERM || errno == ENOTSUP || errno == EMLINK, access(target, F_OK) != 0 else {
      return .last
    }
    return renameFile(self.path, target) == 0 ? nil : .last
  }

  /// Becomes the file at a path, in place of the one there.
  func rename(to target: String) -> FileError? {
    if renameFile(self.path, target) == 0 { return nil }
    let error = FileError.last
    self.remove()
    return error
  }

  func remove() {
    unlink(self.path)
  }

  /// Gives up the lock.
  func close() {
    closeFile(self.descriptor)
  }

  /// Takes the owner, the permissions and the extended attributes of a file; `false` where the system lets this user
  /// not.
  func take(over state: FileState, of path: String) -> Bool {
    if state.owner != geteuid() || state.group != getegid() {
      guard fchown(self.descriptor, state.owner, state.group) == 0 else { return false }
    }
    return fchmod(self.descriptor, state.mode) == 0 && copyExtendedAttributes(of: path, to: self.descriptor)
  }
}

/// The functions of the system, which have the names of the methods above.
private func linkFile(_ path: String, _ target: String) -> Int32 { link(path, target) }
private func renameFile(_ path: String, _ target: String) -> Int32 { rename(path, target) }
private func closeFile(_ descriptor: Int32) { _ = close(descriptor) }

private let mark = ".mvvmgen-"

private func temporaryPath(for path: String) -> String {
  let (folder, name) = split(path)
  // The system takes names of up to 255 bytes.
  let start = name.utf8.count > 220 ? String(name.prefix(50)) : name
  return join(folder, ".\(start)\(mark)\(getpid())~")
}

extension Disk {
  /// Removes the temporary files that processes left in a folder that were killed.
  public func removeLeftovers(in folder: String) {
    guard case .success(let entries) = self.list(folder) else { return }
    for entry in entries where isTemporary(entry.name) { _ = removeLeftover(join(folder, entry.name)) }
  }
}

private func isTemporary(_ name: String) -> Bool {
  name.first == "." && name.last == "~" && name.utf8.count > mark.utf8.count && name.contains(mark)
}

/// `false` for the file of a process that lives.
private func removeLeftover(_ path: String) -> Bool {
  let descriptor = retried { open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC) }
  guard descriptor >= 0 else { return errno == ENOENT }
  defer { close(descriptor) }
  return flock(descriptor, LOCK_EX | LOCK_NB) == 0 && unlink(path) == 0
}
