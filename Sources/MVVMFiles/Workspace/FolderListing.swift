import MVVMSource

/// The contents of a folder that matter to a walk, without hidden ones. Folders are sorted like their paths;
/// all else has the order of the disk.
package struct FolderListing {
  /// The path of the folder as messages show it.
  package let path: String
  /// The path from the folder where the walk began; empty for that folder itself.
  package let relativePath: String
  package private(set) var specs: [String] = []
  package private(set) var folders: [String] = []
  /// Swift files, both hand-written and generated.
  package private(set) var swiftFiles: [String] = []
  private(set) var marks = ScopeMarks()
  package private(set) var diagnostics: [Diagnostic]

  /// Lists a folder.
  package init(of path: String, _ relativePath: String = "", in tree: any FileTree) {
    let found = tree.list(path).diagnosed(at: path)
    (self.path, self.relativePath, self.diagnostics) = (path, relativePath, found.diagnostics)
    for entry in found.value ?? [] { self.add(entry) }
    self.folders = self.folders.sorted { pathPrecedes("\($0)/", "\($1)/") }
  }

  package var hasConfiguration: Bool { self.marks.hasConfiguration }

  /// The paths of the Swift files, sorted.
  package var swiftPaths: [String] { self.swiftFiles.sorted(by: pathPrecedes).map { join(self.path, $0) } }

  /// Removes the folders that a search skips.
  mutating func leaveOut(_ skips: Skips) {
    self.folders.removeAll { skips.folder($0, in: self.relativePath) }
    self.specs.removeAll { skips.file($0, in: self.relativePath) }
    self.swiftFiles.removeAll { skips.file($0, in: self.relativePath) }
  }

  private mutating func add(_ entry: FolderEntry) {
    let name = entry.name
    if name.utf8.first == UInt8(ascii: ".") {
      if name == ".git" { self.marks.hasGit = true }
    } else if entry.kind == .folder {
      self.folders.append(name)
    } else if name.hasSuffix(specSuffix) {
      if entry.isUTF8 {
        self.specs.append(name)
      } else {
        self.diagnostics.append(.notUTF8(join(self.path, name)))
      }
    } else if name.hasSuffix(".swift") {
      if name == "Package.swift" { self.marks.hasPackage = true }
      if entry.kind == .file { self.swiftFiles.append(name) }
    } else if name == configurationName {
      self.marks.hasConfiguration = true
    } else if entry.kind == .file, name.lowercased().hasSuffix(specSuffix) {
      self.diagnostics.append(.specNameCase(join(self.path, name)))
    }
  }
}

extension FileTree {
  /// Walks over a folder and those below it, without those that searches skip. Each folder comes before its
  /// subfolders.
  ///
  /// - Parameters:
  ///   - config: The configuration from the command line; `nil` for the nearest one of each folder.
  ///   - includesSkipped: Whether to also visit folders that searches skip.
  ///   - outer: The state to pass to `visit` for the folder itself.
  ///   - visit: Called with each folder and the result for its parent. Returns `nil` to skip the subfolders.
  package func walk<State>(
    _ folder: String,
    config: String? = nil,
    includesSkipped: Bool = false,
    from outer: State,
    _ visit: (FolderListing, State) -> State?
  ) {
    let skips = includesSkipped ? nil : Skips(below: folder, config: config, in: self)
    self.walk(folder, below: "", skips, from: outer, visit)
  }

  private func walk<State>(
    _ folder: String,
    below relativePath: String,
    _ outerSkips: Skips?,
    from outer: State,
    _ visit: (FolderListing, State) -> State?
  ) {
    var listing = FolderListing(of: folder, relativePath, in: self)
    let skips = outerSkips?.entering(listing, in: self)
    if let skips { listing.leaveOut(skips) }
    guard let state = visit(listing, outer) else { return }
    for name in listing.folders {
      self.walk(join(folder, name), below: join(relativePath, name), skips, from: state, visit)
    }
  }

  /// Walks over a folder and everything below it. Each folder comes before its subfolders.
  package func walk(
    _ folder: String,
    config: String? = nil,
    includesSkipped: Bool = false,
    _ visit: (FolderListing) -> Void
  ) {
    self.walk(folder, config: config, includesSkipped: includesSkipped, from: ()) { listing, _ in
      visit(listing)
    }
  }
}

extension Diagnostic {
  fileprivate static func specNameCase(_ path: String) -> Diagnostic {
    let message = "not read: rename it, since the name of a spec ends in '\(specSuffix)' in lower case"
    return Diagnostic(.fileNameCase, message, at: SourceRange(path: path), severity: .warning)
  }

  static func notUTF8(_ path: String) -> Diagnostic {
    Diagnostic(.fileNotReadable, "its name is not UTF-8: rename it", at: SourceRange(path: path))
  }
}
