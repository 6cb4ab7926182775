import MVVMSource

/// Finds the specs that paths name, and the configuration of each.
///
/// - Parameter paths: Specs, or folders to search for specs. Hidden folders are skipped.
public func resolve(_ paths: [String], _ options: WorkspaceOptions, in tree: any FileTree) -> Workspace {
  var search = SpecSearch(
    tree: tree,
    options: options,
    configurations: Configurations(options, in: tree),
    workspace: Workspace(configurations: [], options: options)
  )
  for path in paths { search.add(path) }
  // A configuration that the command line names is read even if it applies to no spec.
  if let config = options.config { _ = search.configurations.index(of: config) }
  // Without specs no configuration was made yet, and so the options, such as the style, were not checked.
  if search.configurations.all.isEmpty { _ = search.configurations.index(of: nil) }
  var workspace = search.workspace
  workspace.configurations = search.configurations.all
  workspace.diagnostics = search.diagnostics + search.configurations.diagnostics
  workspace.usageError = search.usageError ?? search.configurations.usageError
  if paths.count > 1 { workspace.sortSpecs() }
  return workspace
}

/// A search for specs, and what it has found so far.
private struct SpecSearch {
  let tree: any FileTree
  let options: WorkspaceOptions
  var configurations: Configurations
  var workspace: Workspace
  var diagnostics: [Diagnostic] = []
  var usageError: String?
  /// The folders of file arguments, as indices into the folders of the workspace, by path.
  var fileFolders = SmallDictionary<String, Int>()

  /// Adds the spec at a path that the user gave, or the specs below the folder there.
  mutating func add(_ argument: String) {
    let path = tidy(argument)
    switch self.tree.kind(path) {
    case .success(.folder): self.addFolder(path)
    case _ where self.tree.isRepaired(path): self.diagnostics.append(.notUTF8(path))
    // A missing spec is reported when it is read.
    case _ where path.hasSuffix(specSuffix): self.addFile(path)
    case .failure(let error): self.diagnostics.append(.notReadable(argument, error))
    case .success:
      self.usageError = "'\(argument)' is neither a folder nor a spec, whose name ends in '\(specSuffix)'"
    }
  }

  private mutating func addFile(_ path: String) {
    let (folder, name) = split(path)
    let index = self.fileFolders[folder] ?? self.workspace.folders.count
    if index == self.workspace.folders.count {
      let physical = self.tree.resolvedPath(folder)
      var found = WorkspaceFolder(path: folder, physical: physical, relative: "", isRoot: false)
      found.configuration = self.configurations.index(ofFolder: physical)
      self.workspace.folders.append(found)
      self.fileFolders.set(index, for: folder)
    }
    self.workspace.specs.append(WorkspaceSpec(folder: index, name: name))
  }

  private mutating func addFolder(_ path: String) {
    guard let physical = self.tree.physicalPath(path) else { return }
    self.workspace.roots.append(physical)
    let scope = self.options.config == nil ? self.tree.scope(above: physical) : .none
    self.search(WorkspaceFolder(path: path, physical: physical, relative: "", isRoot: true), scope)
  }

  /// - Parameter outer: The scope of the parent folder.
  private mutating func search(_ folder: WorkspaceFolder, _ outer: Scope) {
    let listing = FolderListing(of: folder.path, in: self.tree, findsSwiftFiles: self.options.findsGenerated)
    self.diagnostics += listing.diagnostics
    if listing.marks.hasGit, !folder.isRoot, !self.options.entersRepositories { return }
    let scope = outer.entering(folder.path, listing.marks)
    let index = self.workspace.folders.count
    // A configuration that applies to no spec is not read. The configuration of a folder argument is: it determines
    // where generated files may be.
    if listing.needsConfiguration || (folder.isRoot && self.options.findsGenerated) {
      var found = folder
      found.configuration = self.configurations.index(of: self.options.config ?? scope.configuration)
      self.workspace.folders.append(found)
      self.workspace.swiftFiles += listing.swiftFiles.map { WorkspaceSpec(folder: index, name: $0) }
    }
    if listing.marks.hasConfiguration, self.options.readsAllConfigurations {
      _ = self.configurations.index(of: scope.configuration)
    }
    for child in listing.children {
      switch child {
      case .spec(let name): self.workspace.specs.append(WorkspaceSpec(folder: index, name: name))
      case .folder(let name): self.search(folder.child(name), scope)
      }
    }
  }
}

extension WorkspaceFolder {
  /// Returns a subfolder, whose configuration is not known yet.
  fileprivate func child(_ name: String) -> WorkspaceFolder {
    WorkspaceFolder(
      path: join(self.path, name),
      physical: join(self.physical, name),
      relative: join(self.relative, name),
      isRoot: false
    )
  }
}

extension FileTree {
  /// Whether a path names a file whose name is not UTF-8, and which therefore only its folder shows.
  fileprivate func isRepaired(_ path: String) -> Bool {
    guard path.unicodeScalars.contains("\u{FFFD}") else { return false }
    let (folder, name) = split(path)
    guard case .success(let entries) = self.list(folder) else { return false }
    return entries.contains { !$0.isUTF8 && $0.name == name }
  }
}
