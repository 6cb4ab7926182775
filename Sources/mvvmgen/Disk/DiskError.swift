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
  static let interrupted = DiskError(code: EINTR)

  /// In the system's words, without a capital letter, as it stands within a message.
  var message: String {
    let text = strerror(self.code).map { String(cString: $0) } ?? "error \(self.code)"
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
