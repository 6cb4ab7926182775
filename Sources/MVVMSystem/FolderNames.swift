/// A name in a folder, with the information that the system returns along with it.
package struct FolderName {
  /// The name, with bytes that are not UTF-8 replaced.
  package let text: String
  package let isUTF8: Bool
  /// The kind of the entry, such as `DT_REG`; `DT_UNKNOWN` on some file systems.
  package let type: Int
}

/// Returns the names in a folder, in the order of the disk, without `.` and `..`. Returns `nil` after an
/// error, and sets `errno`.
package func folderNames(_ path: String) -> [FolderName]? {
  guard let stream = opendir(path) else { return nil }
  var names: [FolderName] = []
  errno = 0
  while let entry = readdir(stream) {
    let name = folderName(entry)
    if name.text != ".", name.text != ".." { names.append(name) }
    errno = 0
  }
  let error = errno
  closedir(stream)
  errno = error
  return error == 0 ? names : nil
}

private func folderName(_ entry: UnsafeMutablePointer<dirent>) -> FolderName {
  let offset = MemoryLayout<dirent>.offset(of: \.d_name)!
  let name = (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self)
  let valid = String(validatingCString: name)
  return FolderName(
    text: valid ?? String(cString: name),
    isUTF8: valid != nil,
    type: Int(entry.pointee.d_type)
  )
}
