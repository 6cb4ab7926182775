import MVVMFiles

extension FileTree {
  /// From the root of the repository to the current folder; empty where there is none.
  public var pathInRepository: String {
    var folder = self.workingFolder
    while !self.exists(join(folder, ".git")) {
      let parent = split(folder).folder
      if parent == folder || parent.isEmpty { return "" }
      folder = parent
    }
    return folder == self.workingFolder ? "" : relative(self.workingFolder, to: folder)
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
