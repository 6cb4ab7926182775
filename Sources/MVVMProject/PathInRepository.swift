import MVVMFiles

extension FileTree {
  /// From the root of the repository to the current folder; empty where there is none.
  public var pathInRepository: String {
    guard let root = self.nearestFolder(holding: ".git", from: self.workingFolder) else { return "" }
    return root == self.workingFolder ? "" : relative(self.workingFolder, to: root)
  }

  /// The folder, or else the nearest one above it, that holds a file or folder of a name.
  ///
  /// - Parameter folder: An absolute path.
  func nearestFolder(holding name: String, from folder: String) -> String? {
    if self.exists(join(folder, name)) { return folder }
    let parent = split(folder).folder
    return parent == folder || parent.isEmpty ? nil : self.nearestFolder(holding: name, from: parent)
  }
}

/// A relative path without `.` and, as far as they lead out of a folder that it names, `..`.
public func normalized(_ path: String) -> String {
  var parts: [Substring] = []
  for part in path.split(separator: "/") where part != "." {
    if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
  }
  return parts.joined(separator: "/")
}
