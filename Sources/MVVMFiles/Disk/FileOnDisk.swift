import MVVMSystem

/// A regular file as it is on the disk.
struct FileOnDisk {
  let bytes: [UInt8]
  private let status: stat

  /// Reads the file without waiting, since opening a pipe might wait for ever.
  ///
  /// - Parameter path: A path that is not a symbolic link.
  init(at path: String) throws(FileError) {
    // A `String` argument would be copied first, here and elsewhere.
    let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW
    let descriptor = retried { path.withCString { open($0, flags) } }
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .isFolder
    default: throw .notRegular
    }
    self.bytes = try readToEnd(descriptor, expecting: Int(status.st_size)).get()
    self.status = status
  }

  var mode: mode_t { self.status.st_mode & 0o7777 }
  var owner: uid_t { self.status.st_uid }
  var group: gid_t { self.status.st_gid }

  /// Whether it has no write permission at all. It is then refused even for root, who could write it.
  var isReadOnly: Bool { self.mode & 0o222 == 0 }

  /// Whether it has several names (hard links).
  var isLinked: Bool { self.status.st_nlink > 1 }
}
