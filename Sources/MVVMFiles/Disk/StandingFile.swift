#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A regular file that is to be written, as the disk has it: what it holds, and what tells whether somebody else has
/// written it since. A run that only reads asks for none of this.
struct StandingFile {
  let bytes: [UInt8]
  /// The permissions.
  let mode: mode_t
  let owner: uid_t
  let group: gid_t
  /// How many names the file has.
  let links: Int
  private let version: FileVersion

  /// - Parameter path: Of no symbolic link.
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

  /// Whether the file at a path is this one as it was. Its time alone does not tell: two writes may have the same.
  func isStill(at path: String) -> Bool {
    guard let now = try? StandingFile(at: path) else { return false }
    return now.version == self.version && now.bytes == self.bytes
  }
}
