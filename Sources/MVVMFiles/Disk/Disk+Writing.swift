#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Disk {
  /// Gives a file other bytes, so that whoever reads it finds the old ones or the new ones, whole. Folders that are
  /// missing are made.
  ///
  /// - Parameter old: What the file held when it was read; `nil` for none. Where that is not so any more, nothing is
  ///   written.
  public func write(_ bytes: [UInt8], to path: String, replacing old: FileContents?) -> FileError? {
    guard let old else { return self.create(path, bytes) }
    let target = old.linkTarget ?? path
    let file: StandingFile
    do throws(FileError) { file = try StandingFile(at: target) } catch { return error }
    if file.bytes != old.bytes { return .changed }
    if let refusal = refusal(toWrite: target, file) { return refusal }
    // A new file would not be the one that other names lead to, and some folders let no file go.
    if file.links > 1 || !letsGo(target) { return self.overwrite(target, bytes, replacing: file) }
    return self.replace(target, bytes, replacing: file)
  }

  /// Makes a file that must not exist, and the folders above it.
  public func create(_ path: String, _ bytes: [UInt8]) -> FileError? {
    var created = TemporaryFile.create(forNew: path, self.folders)
    if case .failure(.notFound) = created {
      self.folders.forget()
      if let error = createFolder(folder(of: path)) { return error }
      created = TemporaryFile.create(forNew: path, self.folders)
    }
    let error = self.fill(created, bytes, path)
    // Some systems let a file without a name have none later either.
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

  /// Removes a file that holds what it held when it was read.
  public func remove(_ path: String, holding old: FileContents) -> FileError? {
    // Of a symbolic link the link goes.
    if old.linkTarget == nil, self.exists(path), (try? StandingFile(at: path))?.bytes != old.bytes {
      return .changed
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

  /// Writes into the file itself, and the old bytes again where the disk is full.
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

/// Why a file that exists may not be written; `nil` where it may. A file that nobody may write counts even for root,
/// whom the system lets do anything.
private func refusal(toWrite path: String, _ file: StandingFile) -> FileError? {
  if file.mode & 0o222 == 0 { return .readOnly }
  return access(path, W_OK) == 0 ? nil : .last
}

/// Whether a folder lets a file be replaced, as one to which files can only be added does not. Nothing tells but an attempt:
/// no file is a folder, so this removes none, and the system says first what else speaks against it.
private func letsGo(_ path: String) -> Bool {
  rmdir(path) != 0 && errno == ENOTDIR
}

/// Makes a folder and those above it that are missing.
private func createFolder(_ path: String) -> FileError? {
  if path.isEmpty || mkdir(path, 0o777) == 0 || errno == EEXIST { return nil }
  guard errno == ENOENT else { return .last }
  let parent = folder(of: path)
  guard parent != path else { return .notFound }
  if let error = createFolder(parent) { return error }
  return mkdir(path, 0o777) == 0 || errno == EEXIST ? nil : .last
}
