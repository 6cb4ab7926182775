import MVVMConfiguration

/// The files and folders that a search skips: those of package managers and builds, those that git ignores,
/// and those that the configuration excludes. The folder where the search begins is never skipped.
struct Skips {
  /// The physical path of the folder that the search began with.
  private let root: String
  private let ignored: Set<String>
  /// The configuration from the command line.
  private let config: String?
  private var scope: ConfigurationScope
  private var excluded: ExcludedPaths

  init(below folder: String, config: String?, in tree: any FileTree) {
    self.root = tree.resolvedPath(folder)
    self.ignored = tree.ignoredFolders(below: self.root)
    self.config = config
    self.scope = config == nil ? tree.scope(above: self.root) : .none
    self.excluded = ExcludedPaths(config ?? self.scope.configuration, in: tree)
    self.excluded.removePatterns(matching: self.root)
  }

  /// Returns the skips in a folder, whose configuration applies to it and its subfolders.
  func entering(_ listing: FolderListing, in tree: any FileTree) -> Skips {
    if self.config != nil { return self }
    var inner = self
    inner.scope = self.scope.entering(listing.path, listing.marks)
    if inner.scope.configuration != self.scope.configuration {
      inner.excluded = ExcludedPaths(inner.scope.configuration, in: tree)
      inner.excluded.removePatterns(matching: self.root)
    }
    return inner
  }

  /// Returns whether a folder is skipped.
  ///
  /// - Parameter folder: The path from the root of the search to the folder that it is in.
  func folder(_ name: String, in folder: String) -> Bool {
    if foldersOfTools.contains(name) || self.file(name, in: folder) { return true }
    return !self.ignored.isEmpty && self.ignored.contains(join(join(self.root, folder), name))
  }

  func file(_ name: String, in folder: String) -> Bool {
    !self.excluded.isEmpty && self.excluded.contains(join(join(self.root, folder), name))
  }
}

/// The folders where package managers and builds keep other people's code.
private let foldersOfTools: Set<String> = ["Pods", "Carthage", "DerivedData", ".build", "node_modules"]

/// The paths that a configuration excludes.
private struct ExcludedPaths {
  /// The physical path of the configuration's folder.
  private let folder: String
  private var patterns: [String] = []

  /// - Parameter path: The configuration file; `nil` if there is none.
  init(_ path: String?, in tree: any FileTree) {
    self.folder = path.map { tree.resolvedPath(MVVMFiles.folder(of: $0)) } ?? ""
    guard let path, let file = try? tree.source(path).get() else { return }
    self.patterns = ConfigurationFile(file).exclude.map { pattern in
      // Stars match any text, including none: '**/Old' is any 'Old'.
      let path = pattern.hasSuffix("/") ? String(pattern.dropLast()) : pattern
      return path.hasPrefix("*") ? path : "/\(normalized(path))"
    }
  }

  var isEmpty: Bool { self.patterns.isEmpty }

  func contains(_ path: String) -> Bool {
    self.patterns.contains { self.matches($0, path) }
  }

  /// Removes the patterns that exclude a folder or everything in it, because it was named explicitly.
  mutating func removePatterns(matching folder: String) {
    self.patterns = self.patterns.filter { !self.matches($0, folder) && !self.matches($0, "\(folder)/") }
  }

  private func matches(_ pattern: String, _ path: String) -> Bool {
    guard isIn(path, self.folder) else { return false }
    let subject = path.dropFirst(self.folder == "/" ? 0 : self.folder.count)
    return Wildcard(pattern).map { $0.matches(Array(subject.utf8)) } ?? (pattern == subject)
  }
}
