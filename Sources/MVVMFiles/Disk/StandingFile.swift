#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A regular file that is about to be written, as it is on the disk. A run that only reads needs none of this.
struct StandingFile {
  let bytes: [UInt8]
  private let status: stat

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
    self.status = status
  }

  var mode: mode_t { self.status.st_mode & 0o7777 }
  var owner: uid_t { self.status.st_uid }
  var group: gid_t { self.status.st_gid }

  /// Whether it has no write permission at all. Then it is refused even for root, who could write it.
  var isReadOnly: Bool { self.mode & 0o222 == 0 }

  /// Whether it has several names (hard links).
  var isLinked: Bool { self.status.st_nlink > 1 }
}
