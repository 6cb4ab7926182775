#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Disk {
  /// Replaces the contents of a file. Whoever reads the file gets either the old or the new contents, complete. Missing
  /// folders are created.
  ///
  /// - Parameter old: The contents when the file was read; `nil` if there was none. If the file has changed since,
  ///   nothing is written.
  public func write(_ bytes: [UInt8], to path: String, replacing old: FileContents?) -> FileError? {
    guard let old else { return self.create(path, bytes) }
    let target = old.linkTarget ?? path
    let file: StandingFile
    do throws(FileError) { file = try StandingFile(at: target) } catch { return error }
    if file.bytes != old.bytes { return .changed }
    if let refusal = refusal(toWrite: target, file) { return refusal }
    // A new file would not replace the contents under its other names, and some folders do not allow a file to be
    // replaced.
    if file.links > 1 || !letsGo(target) { return self.overwrite(target, bytes, replacing: file) }
    return self.replace(target, bytes, replacing: file)
  }

  /// Creates a file that must not exist yet, and the folders above it.
  public func create(_ path: String, _ bytes: [UInt8]) -> FileError? {
    var created = TemporaryFile.create(forNew: path, self.folders)
    if case .failure(.notFound) = created {
      self.folders.forget()
      if let error = createFolder(folder(of: path)) { return error }
      created = TemporaryFile.create(forNew: path, self.folders)
    }
    let error = self.fill(created, bytes, path)
    // Some systems do not allow a file without a name to get one later.
    guard let error, [.notPermitted, .refused].contains(error) else { return error }
    return self.fill(TemporaryFile.create(for: path), bytes, path)
  }

  private func fill(_ created: Result<TemporaryFile, FileError>, _ bytes: [UInt8], _ path: String)
    -> FileError?
  {
    switch created {
    case .failure(let error): return error
    case .success(let temporary):
      defer { temporary.close() }
      return temporary.write(bytes) ?? temporary.link(to: path, self.folders)
    }
  }

  /// Removes a file, if it still has the contents that were read.
  public func remove(_ path: String, holding old: FileContents) -> FileError? {
    // If the path is a symbolic link, the link itself is removed.
    if old.linkTarget == nil, self.exists(path) {
      guard let file = try? StandingFile(at: path), file.bytes == old.bytes else { return .changed }
      if file.isReadOnly { return .readOnly }
    }
    return unlink(path) == 0 ? nil : .last
  }

  private func replace(_ target: String, _ bytes: [UInt8], replacing old: StandingFile) -> FileError? {
    switch TemporaryFile.create(for: target) {
    case .failure(let error): return error
    case .success(let temporary):
      defer { temporary.close() }
      guard temporary.takeOver(from: old, at: target) else {
        temporary.remove()
        return self.overwrite(target, bytes, replacing: old)
      }
      if let error = temporary.write(bytes) { return error }
      return temporary.replace(target, holding: old)
    }
  }

  /// Overwrites the file in place. If that fails, for example on a full disk, the old contents are written back.
  private func overwrite(_ target: String, _ bytes: [UInt8], replacing old: StandingFile) -> FileError? {
    let descriptor = retried { open(target, O_WRONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { return .last }
    defer { close(descriptor) }
    guard old.isStill(at: target) else { return .changed }
    guard let error = writeAll(bytes, to: descriptor) else {
      return ftruncate(descriptor, off_t(bytes.count)) == 0 ? nil : .last
    }
    lseek(descriptor, 0, SEEK_SET)
    _ = writeAll(old.bytes, to: descriptor)
    ftruncate(descriptor, off_t(old.bytes.count))
    return error
  }
}

/// Returns why an existing file may not be written; `nil` if it may.
private func refusal(toWrite path: String, _ file: StandingFile) -> FileError? {
  if file.isReadOnly { return .readOnly }
  return access(path, W_OK) == 0 ? nil : .last
}

/// Whether a folder allows a file in it to be replaced. A folder that files can only be added to does not. Only an
/// attempt shows this: `rmdir` never removes a file, and the system reports any other obstacle first.
private func letsGo(_ path: String) -> Bool {
  rmdir(path) != 0 && errno == ENOTDIR
}

/// Creates a folder, with the missing folders above it.
private func createFolder(_ path: String) -> FileError? {
  if path.isEmpty || mkdir(path, 0o777) == 0 || errno == EEXIST { return nil }
  guard errno == ENOENT else { return .last }
  let parent = folder(of: path)
  guard parent != path else { return .notFound }
  if let error = createFolder(parent) { return error }
  return mkdir(path, 0o777) == 0 || errno == EEXIST ? nil : .last
}
