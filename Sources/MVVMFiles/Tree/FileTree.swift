/// A source of files: the disk, a git revision, or the memory of a test.
///
/// The parts of a path are separated by `/`. A relative path starts in the working folder, which is the empty
/// path.
package protocol FileTree {
  /// The absolute path of the folder that relative paths start in.
  var workingFolder: String { get }

  /// Returns the entries of a folder, in no particular order, without `.` and `..`.
  func list(_ folder: String) -> Result<[FolderEntry], FileError>

  /// Returns the contents of a file. Symbolic links are followed.
  func read(_ path: String) -> Result<FileContents, FileError>

  /// Returns the kind of entry at a path. Symbolic links are followed.
  func kind(_ path: String) -> Result<EntryKind, FileError>

  /// Returns the absolute path of a file or folder, without symbolic links; `nil` if it does not exist.
  func physicalPath(_ path: String) -> String?

  /// Returns a path as messages show it.
  func shownPath(_ path: String) -> String

  /// Returns the physical paths of the folders below a physical one that the user's version control ignores.
  func ignoredFolders(below folder: String) -> Set<String>
}

extension FileTree {
  package func ignoredFolders(below folder: String) -> Set<String> { [] }

  package func shownPath(_ path: String) -> String { path }

  package func exists(_ path: String) -> Bool {
    if case .success = self.kind(path) { true } else { false }
  }

  /// Returns the bytes of a file; `nil` if it cannot be read.
  package func bytes(_ path: String) -> [UInt8]? { try? self.read(path).get().bytes }

  /// Returns the physical path. If nothing exists there, returns the path that it would have.
  package func resolvedPath(_ path: String) -> String {
    if let physical = self.physicalPath(path) { return physical }
    let path = absolute(path, in: self.workingFolder)
    let (folder, name) = split(path)
    return folder.isEmpty || folder == path ? path : join(self.resolvedPath(folder), name)
  }

  /// Returns a tidy path, without `..` after the name of a folder unless that is a symbolic link. It does not
  /// leave the working folder and return to it.
  package func shortest(_ path: String) -> String {
    let path = tidy(path)
    let components = parts(of: path)
    guard let last = components.lastIndex(of: "..") else { return path }
    let folder = joined(components[...last], like: path)
    let short = normalized(path)
    if self.resolvedPath(folder) != self.resolvedPath(normalized(folder)) { return path }
    let absolute = absolute(short, in: self.workingFolder)
    return short.hasPrefix("../") && isIn(absolute, self.workingFolder)
      ? relative(absolute, to: self.workingFolder) : short
  }
}

/// An entry of a folder.
package struct FolderEntry {
  /// The name; repaired if it is not UTF-8.
  package let name: String
  package let kind: EntryKind
  /// Whether the name is UTF-8, so that the file can be found by it.
  package let isUTF8: Bool

  package init(_ name: String, _ kind: EntryKind, isUTF8: Bool = true) {
    self.name = name
    self.kind = kind
    self.isUTF8 = isUTF8
  }
}

/// The kinds of entries in a folder.
package enum EntryKind {
  case file
  case folder
  /// Anything else. In lists, this includes links.
  case other
}

/// The contents of a file when it was read.
package struct FileContents {
  package let bytes: [UInt8]
  /// The path that the symbolic link leads to; `nil` if the path is not a symbolic link itself.
  package let linkTarget: String?

  package init(bytes: [UInt8], linkTarget: String? = nil) {
    self.bytes = bytes
    self.linkTarget = linkTarget
  }
}
