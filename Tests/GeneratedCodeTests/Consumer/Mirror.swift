import Foundation

/// Makes a package's folder have the files of another, but for what was built. A file that is there already keeps its
/// time, so that the next build has only to compile what has changed.
func mirror(_ source: URL, to target: URL) throws {
  let wanted = files(in: source)
  for path in files(in: target).subtracting(wanted) {
    try FileManager.default.removeItem(at: target.appendingPathComponent(path))
  }
  for path in wanted {
    let contents = try Data(contentsOf: source.appendingPathComponent(path))
    let file = target.appendingPathComponent(path)
    if (try? Data(contentsOf: file)) == contents { continue }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try contents.write(to: file)
  }
}

/// The paths of all files below, but for those in hidden folders.
private func files(in folder: URL) -> Set<String> {
  let paths = FileManager.default.enumerator(atPath: folder.path)
  var files: Set<String> = []
  while let path = paths?.nextObject() as? String {
    let isFolder = paths?.fileAttributes?[.type] as? FileAttributeType == .typeDirectory
    if path.hasPrefix("."), isFolder { paths?.skipDescendants() }
    if !isFolder { files.insert(path) }
  }
  return files
}
