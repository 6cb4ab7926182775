#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Why the system refused: its `errno`.
struct DiskError: Error, Equatable {
  let code: Int32

  /// Of the call that failed just now.
  static var last: DiskError { DiskError(code: errno) }

  static let notFound = DiskError(code: ENOENT)
  static let isLink = DiskError(code: ELOOP)
  static let exists = DiskError(code: EEXIST)
  static let notFolder = DiskError(code: ENOTDIR)
  static let isFolder = DiskError(code: EISDIR)
  static let notPermitted = DiskError(code: EACCES)
  /// A device, a pipe or a socket in a file's place; no number of the system's says so.
  static let notRegular = DiskError(code: -1)

  /// In the system's words, without a capital letter, as it stands within a message.
  var message: String {
    if self == .notRegular { return "not a regular file" }
    let text = strerror(self.code).map { String(cString: $0) } ?? "error \(self.code)"
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
