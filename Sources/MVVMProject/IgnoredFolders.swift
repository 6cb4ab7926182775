import MVVMFiles

/// The folders that git ignores. Git is called once for a folder and everything below it.
package final class IgnoredFolders {
  private var known: [(root: String, folders: Set<String>)] = []

  package init() {}

  /// Returns the ignored folders below a folder, by their physical paths. Nested ignored folders are left out.
  package func below(_ folder: String) -> Set<String> {
    if let known = self.known.first(where: { isIn(folder, $0.root) }) { return known.folders }
    let folders = ignoredFolders(below: folder)
    self.known.append((folder, folders))
    return folders
  }
}

private func ignoredFolders(below folder: String) -> Set<String> {
  let arguments = ["ls-files", "-z", "--others", "--ignored", "--exclude-standard", "--directory"]
  // Without git, or outside a repository, nothing is ignored.
  guard let paths = try? gitOutput(arguments, in: folder).split(separator: 0) else { return [] }
  let folders = paths.filter { $0.last == UInt8(ascii: "/") }
  return Set(folders.map { join(folder, String(decoding: $0.dropLast(), as: UTF8.self)) })
}
