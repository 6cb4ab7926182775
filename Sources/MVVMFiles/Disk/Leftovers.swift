#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

private let mark = ".mvvmgen-"

/// Returns the path of this process's temporary file for a file.
func temporaryPath(for path: String) -> String {
  let (folder, name) = split(path)
  // Names have at most 255 bytes.
  let start = String(decoding: name.utf8.prefix(200), as: UTF8.self)
  return join(folder, ".\(start)\(mark)\(getpid())~")
}

private func isTemporary(_ name: String) -> Bool {
  guard name.first == ".", name.last == "~", let dash = name.lastIndex(of: "-") else { return false }
  let process = name[name.index(after: dash)...].dropLast()
  return name[...dash].hasSuffix(mark) && !process.isEmpty && process.allSatisfy(\.isWholeNumber)
}

extension Disk {
  /// Removes the temporary files that killed processes left in a folder.
  ///
  /// - Returns: Whether the folder is empty or does not exist.
  func removeLeftovers(in folder: String) -> Bool {
    guard case .success(let entries) = self.list(folder) else { return !self.exists(folder) }
    for entry in entries where entry.kind == .file && isTemporary(entry.name) {
      _ = removeLeftover(join(folder, entry.name))
    }
    return entries.isEmpty
  }
}

/// Removes a temporary file. Returns `false` if its process is still alive.
func removeLeftover(_ path: String) -> Bool {
  let descriptor = openToRead(path)
  guard descriptor >= 0 else { return errno == ENOENT }
  defer { close(descriptor) }
  return flock(descriptor, LOCK_EX | LOCK_NB) == 0 && unlink(path) == 0
}
