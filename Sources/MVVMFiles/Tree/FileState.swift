#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the disk tells of a file beside its bytes.
struct FileState {
  /// The permissions.
  let mode: mode_t
  let owner: uid_t
  let group: gid_t
  /// How many names the file has.
  let links: Int
  let version: FileVersion

  init(_ status: stat) {
    self.mode = status.st_mode & 0o7777
    self.owner = status.st_uid
    self.group = status.st_gid
    self.links = Int(status.st_nlink)
    self.version = FileVersion(status)
  }

  /// Of what stands at a path now, links followed; `nil` where nothing does.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }
}

/// What changes when somebody writes a file, or puts another in its place.
public struct FileVersion: Equatable, Sendable {
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

  /// Of what stands at a path now, links followed; `nil` where nothing does.
  public init?(path: String) {
    guard let state = FileState(path: path) else { return nil }
    self = state.version
  }
}
