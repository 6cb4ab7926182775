import MVVMSystem

/// The reason why a file operation failed: the system's `errno`, or one of our own.
package struct FileError: Error, Equatable {
  let code: Int32

  /// The error of the system call that has just failed.
  static var last: FileError { FileError(code: errno) }

  package static let notFound = FileError(code: ENOENT)
  package static let exists = FileError(code: EEXIST)
  package static let isFolder = FileError(code: EISDIR)
  static let isLink = FileError(code: ELOOP)
  /// A device, a pipe or a socket is in place of a file.
  static let notRegular = FileError(code: -1)
  /// A symbolic link whose target does not exist.
  package static let danglingLink = FileError(code: -2)
  /// Somebody else has written the file since it was read.
  static let changed = FileError(code: -3)
  static let busy = FileError(code: -5)
  static let readOnly = FileError(code: -4)

  /// The error in the system's words. It starts with a lowercase letter, for use within a message.
  package var message: String {
    switch self {
    case .notRegular: return "not a regular file"
    case .danglingLink: return "it is a symbolic link without a target: remove it"
    case .changed: return "it has changed in the meantime: run again"
    case .busy: return "another program is writing it: run again"
    case .readOnly: return "it is read-only: make it writable"
    default:
      let text = strerror(self.code).map { String(cString: $0) } ?? "error \(self.code)"
      return text.prefix(1).lowercased() + text.dropFirst()
    }
  }
}
