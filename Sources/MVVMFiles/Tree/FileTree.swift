/// Where files are read from: the disk, a git revision, or the memory of a test.
///
/// Paths have `/` between their parts. A relative path starts in the working folder, and the empty one is that folder.
public protocol FileTree {
  /// An absolute path, from which messages see files.
  var workingFolder: String { get }

  /// What is in a folder, in no order; `.` and `..` are left out.
  func list(_ folder: String) -> Result<[FolderEntry], FileError>

  /// A file, whole. Symbolic links are followed.
  func read(_ path: String) -> Result<FileContents, FileError>

  /// What stands at a path, symbolic links followed.
  func kind(_ path: String) -> Result<EntryKind, FileError>

  /// The absolute path without symbolic links of a file or folder; `nil` where there is none.
  func physicalPath(_ path: String) -> String?

  /// A path as messages show it.
  func shownPath(_ path: String) -> String
}

extension FileTree {
  public func shownPath(_ path: String) -> String { path }

  public func exists(_ path: String) -> Bool {
    if case .success = self.kind(path) { true } else { false }
  }

  /// The same as `physicalPath`, and for what is not there the path that it would have without links.
  public func resolvedPath(_ path: String) -> String {
    self.physicalPath(path) ?? absolute(path, in: self.workingFolder)
  }
}

/// A name in a folder.
public struct FolderEntry {
  /// Repaired where it is not UTF-8.
  public let name: String
  public let kind: EntryKind
  /// Whether the file can be found by its name.
  public let isUTF8: Bool

  public init(_ name: String, _ kind: EntryKind, isUTF8: Bool = true) {
    self.name = name
    self.kind = kind
    self.isUTF8 = isUTF8
  }
}

/// What a name in a folder stands for.
public enum EntryKind {
  case file
  case folder
  case link
  case other
}

/// What a file held when it was read.
public struct FileContents {
  public let bytes: [UInt8]
  /// Where the bytes are; `nil` where the path itself is no symbolic link.
  public let linkTarget: String?

  public init(bytes: [UInt8], linkTarget: String? = nil) {
    self.bytes = bytes
    self.linkTarget = linkTarget
  }
}
