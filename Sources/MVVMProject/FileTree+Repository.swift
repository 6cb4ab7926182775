import MVVMFiles

extension FileTree {
  /// The path from the root of the repository to the current folder; empty at the root, and without a repository.
  package var pathInRepository: String {
    guard let root = self.nearestFolder(holding: ".git", from: self.workingFolder) else { return "" }
    return root == self.workingFolder ? "" : relative(self.workingFolder, to: root)
  }

  /// Returns the nearest folder with a file or folder of the name: the given absolute one, or one above it.
  func nearestFolder(holding name: String, from folder: String) -> String? {
    if self.exists(join(folder, name)) { return folder }
    let parent = split(folder).folder
    return parent == folder || parent.isEmpty ? nil : self.nearestFolder(holding: name, from: parent)
  }

  /// Returns the repository around an absolute folder, or the package; `nil` if there is neither. The search for a
  /// configuration ends there.
  package func projectRoot(around folder: String) -> String? {
    self.nearestFolder(holding: ".git", from: folder)
      ?? self.nearestFolder(holding: "Package.swift", from: folder)
  }
}
