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

  /// - Parameter path: Of no symbolic link; there is no value where something else stands there, or nothing.
  init?(at path: String) {
    let descriptor = openToRead(path)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      case .success(let bytes) = readToEnd(descriptor)
    else { return nil }
    self.bytes = bytes
    self.mode = status.st_mode & 0o7777
    self.owner = status.st_uid
    self.group = status.st_gid
    self.links = Int(status.st_nlink)
    self.version = FileVersion(status)
  }

  /// Whether the file at a path is this one as it was. Its time alone does not tell: two writes may have the same.
  func isStill(at path: String) -> Bool {
    guard let now = StandingFile(at: path) else { return false }
    return now.version == self.version && now.bytes == self.bytes
  }
}

/// What changes when somebody writes a file, or puts another in its place.
private struct FileVersion: Equatable {
  private let device: Int
  private let inode: UInt64
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  init(_ status: stat) {
    self.device = Int(truncatingIfNeeded: status.st_dev)
    self.inode = UInt64(status.st_ino)
    self.size = Int(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    self.seconds = Int(time.tv_sec)
    self.nanoseconds = Int(time.tv_nsec)
  }
}
