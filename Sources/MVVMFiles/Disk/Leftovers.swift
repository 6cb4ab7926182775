#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

private let mark = ".mvvmgen-"

/// The path of the temporary file of this process for a file.
func temporaryPath(for path: String) -> String {
  let (folder, name) = split(path)
  // The system takes names of up to 255 bytes.
  let start = String(decoding: name.utf8.prefix(200), as: UTF8.self)
  return join(folder, ".\(start)\(mark)\(getpid())~")
}

private func isTemporary(_ name: String) -> Bool {
  guard name.first == ".", name.last == "~", let dash = name.lastIndex(of: "-") else { return false }
  let process = name[name.index(after: dash)...].dropLast()
  return name[...dash].hasSuffix(mark) && !process.isEmpty && process.allSatisfy(\.isWholeNumber)
}

extension Disk {
  /// Removes the temporary files that processes left in a folder that were killed.
  ///
  /// - Returns: Whether nothing stands in the folder, or there is none.
  func removeLeftovers(in folder: String) -> Bool {
    guard case .success(let entries) = self.list(folder) else { return !self.exists(folder) }
    for entry in entries where entry.kind == .file && isTemporary(entry.name) {
      _ = removeLeftover(join(folder, entry.name))
    }
    return entries.isEmpty
  }
}

/// `false` for the file of a process that lives.
func removeLeftover(_ path: String) -> Bool {
  let descriptor = openToRead(path)
  guard descriptor >= 0 else { return errno == ENOENT }
  defer { close(descriptor) }
  return flock(descriptor, LOCK_EX | LOCK_NB) == 0 && unlink(path) == 0
}
