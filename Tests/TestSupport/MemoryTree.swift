import MVVMFiles
import MVVMSource

/// Files in memory, so that runs can be tested without a disk. The working folder is `/project` by default.
package struct MemoryTree: FileTree {
  package let workingFolder: String
  /// The texts, by absolute path.
  private var files: [String: String] = [:]

  /// - Parameter files: The text of each file, by its path from the working folder. `/project` is a repository.
  package init(_ files: [String: String], workingFolder: String = "/project") {
    self.workingFolder = workingFolder
    self.files["/project/.git/config"] = ""
    for (path, text) in files { self[path] = text }
  }

  /// The text of a file; `nil` if the file does not exist.
  package subscript(path: String) -> String? {
    get { self.files[absolute(path, in: self.workingFolder)] }
    set { self.files[absolute(path, in: self.workingFolder)] = newValue }
  }

  package func list(_ folder: String) -> Result<[FolderEntry], FileError> {
    let start = self.start(of: folder)
    let below = self.files.keys.filter { $0.hasPrefix(start) }.map { $0.dropFirst(start.count) }
    if below.isEmpty { return .failure(.notFound) }
    let names = Set(below.map { $0.prefix { $0 != "/" } })
    return .success(names.map { FolderEntry(String($0), below.contains($0) ? .file : .folder) })
  }

  package func read(_ path: String) -> Result<FileContents, FileError> {
    if let text = self[path] { return .success(FileContents(bytes: Array(text.utf8))) }
    return .failure(self.isFolder(path) ? .isFolder : .notFound)
  }

  package func kind(_ path: String) -> Result<EntryKind, FileError> {
    self[path] != nil ? .success(.file) : self.isFolder(path) ? .success(.folder) : .failure(.notFound)
  }

  package func physicalPath(_ path: String) -> String? {
    self.exists(path) ? absolute(path, in: self.workingFolder) : nil
  }

  private func isFolder(_ path: String) -> Bool {
    let start = self.start(of: path)
    return self.files.keys.contains { $0.hasPrefix(start) }
  }

  private func start(of folder: String) -> String {
    let path = absolute(folder, in: self.workingFolder)
    return path == "/" ? path : "\(path)/"
  }
}
