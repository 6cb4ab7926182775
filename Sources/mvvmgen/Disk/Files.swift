#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a file held when it was read.
struct FileContents {
  let bytes: [UInt8]
  /// Its permissions.
  let mode: UInt32
}

/// Reads a file whole, with one call for its size and one for its bytes.
///
/// - Parameter followsLinks: Where not, a symbolic link fails with `isLink`.
@inline(never)
func readFile(_ path: String, followsLinks: Bool = true) -> Result<FileContents, DiskError> {
  // Without waiting: a pipe in a file's place would be waited for without end.
  let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | (followsLinks ? 0 : O_NOFOLLOW)
  let descriptor = retried { open(path, flags) }
  guard descriptor >= 0 else { return .failure(.last) }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { return .failure(.last) }
  guard status.st_mode & S_IFMT != S_IFDIR else { return .failure(.isFolder) }
  guard status.st_mode & S_IFMT == S_IFREG else { return .failure(.notRegular) }
  let bytes = readAll(descriptor, size: Int(status.st_size))
  return bytes.map { FileContents(bytes: $0, mode: UInt32(status.st_mode) & 0o777) }
}

func readStandardInput() -> Result<[UInt8], DiskError> {
  readAll(STDIN_FILENO, size: 0)
}

/// Writes bytes under another name beside the target and moves them there, so that whoever reads the target
/// finds the old bytes or the new ones; folders that are missing are made.
///
/// - Parameter mode: The permissions of the file; `nil` for those of a new one.
func replaceFile(_ path: String, with bytes: [UInt8], mode: UInt32? = nil) -> DiskError? {
  let temporary = temporaryPath(for: path)
  var failure = createFile(temporary, with: bytes, mode: mode)
  if failure == .exists {
    // Left by a process of the same number that was killed.
    unlink(temporary)
    failure = createFile(temporary, with: bytes, mode: mode)
  }
  if let failure { return failure }
  if rename(temporary, path) == 0 { return nil }
  let error = DiskError.last
  unlink(temporary)
  return error
}

/// Makes a file that must not exist, and the folders above it; what could not be written whole is removed.
@inline(never)
func createFile(_ path: String, with bytes: [UInt8], mode: UInt32? = nil) -> DiskError? {
  let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
  // The system takes away the permissions that the user's mask names.
  var descriptor = retried { open(path, flags, 0o666) }
  if descriptor < 0, errno == ENOENT {
    if let error = createFolder(folder(of: path)) { return error }
    descriptor = retried { open(path, flags, 0o666) }
  }
  guard descriptor >= 0 else { return .last }
  if let mode { fchmod(descriptor, mode_t(mode)) }
  var error = writeAll(bytes, to: descriptor)
  if close(descriptor) != 0, error == nil { error = .last }
  if error != nil { unlink(path) }
  return error
}

/// Why a file that exists may not be written; `nil` where it may. A file that nobody may write counts even for root,
/// whom the system lets do anything.
func refusal(toWrite path: String, mode: UInt32) -> DiskError? {
  if mode & 0o222 == 0 { return .notPermitted }
  return access(path, W_OK) == 0 ? nil : .last
}

func removeFile(_ path: String) -> DiskError? {
  unlink(path) == 0 ? nil : .last
}

/// Writes all bytes to standard output or standard error.
func write(_ bytes: [UInt8], toStandardError: Bool) -> DiskError? {
  writeAll(bytes, to: toStandardError ? STDERR_FILENO : STDOUT_FILENO)
}

private func temporaryPath(for path: String) -> String {
  let (folder, name) = split(path)
  // The system takes names of up to 255 bytes.
  let start = name.utf8.count > 220 ? String(name.prefix(50)) : name
  return join(folder, ".\(start).mvvmgen-\(getpid())~")
}

/// - Parameter size: What is expected; 0 where it is not known, as of a pipe.
@inline(never)
private func readAll(_ descriptor: Int32, size: Int) -> Result<[UInt8], DiskError> {
  guard size > 0 else { return readToEnd(descriptor) }
  var failure: DiskError?
  let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    while count < size, let base = buffer.baseAddress {
      let got = retried { read(descriptor, base + count, size - count) }
      if got < 0 { failure = .last }
      if got <= 0 { break }
      count += got
    }
  }
  return failure.map { .failure($0) } ?? .success(bytes)
}

/// Reads what is left, of a pipe until its other end is closed.
@inline(never)
func readToEnd(_ descriptor: Int32) -> Result<[UInt8], DiskError> {
  var bytes: [UInt8] = []
  while true {
    switch readAll(descriptor, size: 65_536) {
    case .failure(let error): return .failure(error)
    case .success(let piece) where piece.isEmpty: return .success(bytes)
    case .success(let piece): bytes += piece
    }
  }
}

@inline(never)
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> DiskError? {
  bytes.withUnsafeBytes { buffer in
    var offset = 0
    while offset < buffer.count, let base = buffer.baseAddress {
      let count = retried { write(descriptor, base + offset, buffer.count - offset) }
      if count < 0 { return .last }
      offset += count
    }
    return nil
  }
}

/// Calls again what a signal broke off, unless the signal asks to stop.
func retried<Count: SignedInteger>(_ call: () -> Count) -> Count {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR || isInterrupted() { return result }
  }
}
