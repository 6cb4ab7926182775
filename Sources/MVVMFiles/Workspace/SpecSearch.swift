import MVVMSource

/// Finds the specs that paths name, and the configuration of each.
///
/// - Parameter paths: Specs, or folders to search for specs. Hidden folders are skipped.
package func resolve(_ paths: [String], _ options: WorkspaceOptions, in tree: any FileTree) -> Workspace {
  let search = SpecSearch(options, in: tree)
  for path in paths { search.add(path) }
  // A configuration from the command line is read even if it applies to no spec.
  if let config = options.config { search.configurations.index(of: config) }
  // Without specs no configuration has been made, so the options, such as the style, have not been checked.
  if search.configurations.all.isEmpty { search.configurations.index(of: nil) }
  var workspace = search.workspace
  workspace.configurations = search.configurations.all
  workspace.diagnostics += search.configurations.diagnostics
  workspace.usageError = workspace.usageError ?? search.configurations.usageError
  workspace.sortSpecs()
  // A single argument cannot name a spec twice.
  if paths.count > 1 { workspace.removeDuplicates() }
  return workspace
}

/// A search for specs, and its results so far.
private final class SpecSearch {
  let tree: any FileTree
  var configurations: Configurations
  var workspace: Workspace
  /// The folders of file arguments, as indices into the folders of the workspace, by path.
  var fileFolders: [String: Int] = [:]

  init(_ options: WorkspaceOptions, in tree: any FileTree) {
    self.tree = tree
    self.configurations = Configurations(options, in: tree)
    self.workspace = Workspace(configurations: [], options: options)
  }

  /// Adds the spec at a path from the user, or the specs below the folder there.
  func add(_ argument: String) {
    let path = self.tree.shortest(argument)
    switch self.tree.kind(path) {
    case .success(.folder): self.addFolder(path)
    case _ where self.tree.isRepaired(path): self.workspace.diagnostics.append(.notUTF8(path))
    // A missing spec is reported when it is read.
    case _ where path.hasSuffix(specSuffix): self.addFile(path)
    case .failure(let error): self.workspace.diagnostics.append(.notReadable(argument, error))
    case .success:
      let kinds = "neither a folder nor a spec, whose name ends in '\(specSuffix)'"
      self.workspace.usageError = "'\(argument)' is \(kinds)"
    }
  }

  private func addFile(_ path: String) {
    let (folder, name) = split(path)
    let index = self.fileFolders[folder] ?? self.workspace.folders.count
    if index == self.workspace.folders.count {
      let place = ResolvedPath(path: folder, physical: self.tree.resolvedPath(folder))
      let configuration = self.configurations.index(ofFolder: place.physical)
      self.workspace.folders.append(
        WorkspaceFolder(place: place, root: folder, relative: "", configuration: configuration)
      )
      self.fileFolders[folder] = index
    }
    self.workspace.specs.append(WorkspaceSpec(folder: index, name: name))
  }

  private func addFolder(_ path: String) {
    guard let physical = self.tree.physicalPath(path) else { return }
    let root = ResolvedPath(path: path, physical: physical)
    self.workspace.roots.append(root)
    let scope = self.workspace.options.config == nil ? self.tree.scope(above: physical) : .none
    self.tree.walk(path, config: self.workspace.options.config, from: scope) { listing, outer in
      self.add(listing, below: root, outer)
    }
  }

  /// Adds the contents of a folder. Returns its scope; `nil` to skip its subfolders.
  ///
  /// - Parameters:
  ///   - root: The folder argument.
  ///   - outer: The scope of the parent folder.
  private func add(_ listing: FolderListing, below root: ResolvedPath, _ outer: ConfigurationScope)
    -> ConfigurationScope?
  {
    let options = self.workspace.options
    self.workspace.diagnostics += listing.diagnostics
    let isRoot = listing.relativePath.isEmpty
    if listing.marks.hasGit, !isRoot, !options.entersRepositories { return nil }
    let scope = outer.entering(listing.path, listing.marks)
    // A configuration that applies to no spec is not read, unless generated files may be where it says.
    let mayHoldGenerated = options.findsGenerated && (isRoot || !listing.swiftFiles.isEmpty)
    if mayHoldGenerated || !listing.specs.isEmpty {
      let index = self.workspace.folders.count
      let place = ResolvedPath(path: listing.path, physical: join(root.physical, listing.relativePath))
      let configuration = self.configurations.index(of: options.config ?? scope.configuration)
      self.workspace.folders.append(
        WorkspaceFolder(
          place: place,
          root: root.path,
          relative: listing.relativePath,
          configuration: configuration
        )
      )
      self.workspace.specs += listing.specs.map { WorkspaceSpec(folder: index, name: $0) }
    }
    return scope
  }
}

extension FileTree {
  /// Returns whether a path names a file whose name is not UTF-8, so that only a listing of its folder finds
  /// it.
  fileprivate func isRepaired(_ path: String) -> Bool {
    guard path.unicodeScalars.contains("\u{FFFD}") else { return false }
    let (folder, name) = split(path)
    guard case .success(let entries) = self.list(folder) else { return false }
    return entries.contains { !$0.isUTF8 && $0.name == name }
  }
}
