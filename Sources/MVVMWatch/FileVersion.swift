#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The attributes of a file that change when somebody writes it or replaces it.
public struct FileVersion: Equatable, Sendable {
  private let inode: UInt64
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  /// The version of the file that is now at a path, links followed; `nil` if there is none.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    self.inode = UInt64(status.st_ino)
    self.size = Int(status.st_size)
    self.seconds = Int(time.tv_sec)
    self.nanoseconds = Int(time.tv_nsec)
  }
}
