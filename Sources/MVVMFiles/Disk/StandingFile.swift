#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A regular file that is about to be written, as it is on the disk: its contents, and what shows whether somebody else
/// has written it since. A run that only reads needs none of this.
struct StandingFile {
  let bytes: [UInt8]
  /// The permission bits.
  let mode: mode_t
  let owner: uid_t
  let group: gid_t
  /// The number of names (hard links) of the file.
  let links: Int
  private let version: FileVersion

  /// Reads the file.
  ///
  /// - Parameter path: A path that is not a symbolic link.
  init(at path: String) throws(FileError) {
    let descriptor = openToRead(path)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
    self.bytes = try readToEnd(descriptor).get()
    self.mode = status.st_mode & 0o7777
    self.owner = status.st_uid
    self.group = status.st_gid
    self.links = Int(status.st_nlink)
    self.version = FileVersion(status)
  }

  /// Whether it has no write permission at all. Then it is refused even for root, who could write it.
  var isReadOnly: Bool { self.mode & 0o222 == 0 }

  /// Whether the file at a path is still this one, unchanged. The contents are compared too, since two writes may have
  /// the same time.
  func isStill(at path: String) -> Bool {
    guard let now = try? StandingFile(at: path) else { return false }
    return now.version == self.version && now.bytes == self.bytes
  }
}
