import MVVMSystem

/// The disk, as a file tree that can also be written.
package struct Disk: FileTree {
  package let workingFolder: String
  /// The folder that relative paths given to the system start in; empty for the current folder of the
  /// process.
  private let base: String
  /// Returns the ignored folders below a folder. If it is `nil`, no folders are ignored.
  package var findIgnored: ((String) -> Set<String>)?

  /// Creates the disk below the current folder of the process. Fails if that folder no longer exists.
  package init?() {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    guard let folder = String(validatingCString: path) else { return nil }
    self.workingFolder = folder
    self.base = ""
  }

  /// Creates the disk as seen by a process whose current folder is the given absolute path.
  package init(at folder: String) {
    self.workingFolder = folder
    self.base = folder
  }

  /// Returns the path by which the system finds a file.
  package func systemPath(_ path: String) -> String { self.base.isEmpty ? path : join(self.base, path) }

  package func read(_ path: String) -> Result<FileContents, FileError> {
    do throws(FileError) {
      return .success(FileContents(bytes: try FileOnDisk(at: self.systemPath(path)).bytes))
    } catch {
      guard error == .isLink else { return .failure(error) }
      guard let target = self.physicalPath(path) else { return .failure(.danglingLink) }
      return self.read(target).map { FileContents(bytes: $0.bytes, linkTarget: target) }
    }
  }

  package func ignoredFolders(below folder: String) -> Set<String> { self.findIgnored?(folder) ?? [] }

  package func kind(_ path: String) -> Result<EntryKind, FileError> {
    var status = stat()
    let path = self.systemPath(path.isEmpty ? "." : path)
    guard path.withCString({ stat($0, &status) }) == 0 else { return .failure(.last) }
    return .success(entryKind(of: status))
  }

  package func physicalPath(_ path: String) -> String? {
    guard let resolved = realpath(self.systemPath(path.isEmpty ? "." : path), nil) else { return nil }
    defer { free(resolved) }
    return String(validatingCString: resolved)
  }

  package func list(_ folder: String) -> Result<[FolderEntry], FileError> {
    let folder = self.systemPath(folder.isEmpty ? "." : folder)
    guard let names = folderNames(folder) else { return .failure(.last) }
    let entries = names.map { name in
      FolderEntry(name.text, entryKind(name.type, of: join(folder, name.text)), isUTF8: name.isUTF8)
    }
    return .success(entries)
  }
}

private func entryKind(_ type: Int, of path: @autoclosure () -> String) -> EntryKind {
  switch type {
  case Int(DT_REG): return .file
  case Int(DT_DIR): return .folder
  case Int(DT_UNKNOWN):
    // Some file systems do not report the kind of an entry.
    var status = stat()
    return lstat(path(), &status) == 0 ? entryKind(of: status) : .other
  default: return .other
  }
}

private func entryKind(of status: stat) -> EntryKind {
  switch status.st_mode & S_IFMT {
  case S_IFREG: .file
  case S_IFDIR: .folder
  default: .other
  }
}
