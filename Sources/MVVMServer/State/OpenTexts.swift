import MVVMFiles

/// The files as the client sees them: an open text hides the file on disk.
///
/// Relative paths start in the client's open folder, as on the command line there.
struct OpenTexts: FileTree {
  let base: any FileTree
  let workingFolder: String
  /// The open texts, by absolute path.
  private var texts: [String: [UInt8]] = [:]

  init(_ base: any FileTree, workingFolder: String) {
    self.base = base
    self.workingFolder = workingFolder
  }

  /// The text of a file that is open in the client; `nil` if it is not open.
  subscript(path: String) -> [UInt8]? {
    get { self.texts[self.absolute(path)] }
    set { self.texts[self.absolute(path)] = newValue }
  }

  func list(_ folder: String) -> Result<[FolderEntry], FileError> { self.base.list(self.absolute(folder)) }

  func read(_ path: String) -> Result<FileContents, FileError> {
    if let text = self[path] { return .success(FileContents(bytes: text)) }
    return self.base.read(self.absolute(path))
  }

  func kind(_ path: String) -> Result<EntryKind, FileError> {
    self[path] == nil ? self.base.kind(self.absolute(path)) : .success(.file)
  }

  func physicalPath(_ path: String) -> String? { self.base.physicalPath(self.absolute(path)) }

  func ignoredFolders(below folder: String) -> Set<String> { self.base.ignoredFolders(below: folder) }

  private func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : MVVMFiles.absolute(path, in: self.workingFolder)
  }
}
