import MVVMFiles
import MVVMGit
import MVVMInterfaces
import MVVMProject
import MVVMSource

extension Arguments {
  /// Returns the sides for a comparison with a revision; `nil` if a path cannot be read. A path may exist on one side
  /// only; the other side is then empty there.
  func sides(_ revision: GitRevision, _ tree: GitTree, _ disk: Disk, _ report: inout Report)
    throws(GitError) -> (old: InterfaceVersion, new: InterfaceVersion)?
  {
    let operands = self.operands.isEmpty ? ["."] : self.operands
    var old: [String] = []
    var new: [String] = []
    for path in operands {
      let physical = disk.resolvedPath(path)
      guard revision.contains(physical, in: disk) else {
        throw .usage("'\(path)' is not in the repository '\(revision.root)'")
      }
      let place = physical == revision.root ? "" : relative(physical, to: revision.root)
      if tree.exists(place) { old.append(place) }
      if disk.exists(path) || !tree.exists(place) { new.append(path) }
    }
    let oldSpecs = resolve(old, self.diffOptions, in: tree)
    let newSpecs = resolve(new, self.diffOptions, in: disk)
    if let message = oldSpecs.usageError ?? newSpecs.usageError { throw .usage(message) }
    guard report.addOnce(oldSpecs.diagnostics, newSpecs.diagnostics) else { return nil }
    var oldVersion = report.version(oldSpecs, in: tree) { relative(oldSpecs.physicalPath(of: $0), to: "/") }
    var newVersion = report.version(newSpecs, in: disk) {
      relative(newSpecs.physicalPath(of: $0), to: revision.root)
    }
    let (oldNames, newNames) = (oldVersion.names, newVersion.names)
    if !oldNames.isSubset(of: newNames) {
      newVersion.elsewhere = self.everything(revision.root, in: disk, below: revision.root)
    }
    if !newNames.isSubset(of: oldNames) { oldVersion.elsewhere = self.everything("", in: tree, below: "/") }
    return (oldVersion, newVersion)
  }

  /// Returns all specs of a repository, whatever the paths of the comparison. Their errors are not reported.
  private func everything(_ root: String, in tree: any FileTree, below top: String) -> [InterfaceVersion
    .Group]
  {
    let workspace = resolve([root], self.diffOptions, in: tree)
    var report = Report(.text)
    return report.version(workspace, in: tree) { relative(workspace.physicalPath(of: $0), to: top) }.groups
  }

  /// Submodules are not part of a revision, so they are skipped.
  var diffOptions: WorkspaceOptions {
    var options = self.workspaceOptions
    options.entersRepositories = false
    return options
  }
}

extension Report {
  /// Reports what both sides have to say of their configurations and folders. What was wrong before and still is, is
  /// reported once. Returns whether the rest can be compared: what only one side could not read, would seem to be
  /// removed or added.
  mutating func addOnce(_ old: [Diagnostic], _ new: [Diagnostic]) -> Bool {
    let before = old.filter { old in !new.contains { isSame(old, $0) } }
    let after = new.filter { new in !old.contains { isSame($0, new) } }
    self.add(before + new)
    return !(before + after).contains { $0.identifier == .fileNotReadable }
  }

  /// Returns one side of a comparison of two paths. Specs have their path below the argument, by which the other side
  /// knows them.
  ///
  /// - Parameter path: The path of a spec that is itself an argument.
  mutating func side(_ workspace: Workspace, spec path: String, in disk: Disk) -> InterfaceVersion {
    self.version(workspace, in: disk) { spec in
      let folder = workspace.folders[spec.folder]
      return folder.relative.isEmpty && !folder.isRoot ? path : join(folder.relative, spec.name)
    }
  }

  /// Reads the specs of a workspace as one version for a comparison. Specs that cannot be read are reported.
  ///
  /// - Parameter path: Returns the path by which the other version knows a spec.
  fileprivate mutating func version(
    _ workspace: Workspace,
    in tree: any FileTree,
    path: (WorkspaceSpec) -> String
  ) -> InterfaceVersion {
    var version = InterfaceVersion(
      groups: workspace.configurations.map { .init(configuration: $0.configuration, styles: $0.styles) }
    )
    let modules = workspace.modules(in: tree)
    for spec in workspace.specs {
      let place = workspace.path(of: spec)
      switch tree.source(place) {
      case .success(let file):
        let group = workspace.folders[spec.folder].configuration
        let known = InterfaceVersion.SpecFile(file: file, path: path(spec), module: modules[spec.folder])
        version.groups[group].specs.append(known)
      case .failure(let error):
        self.add([.notReadable(tree.shownPath(place), error)])
        version.unreadable.insert(path(spec))
      }
    }
    return version
  }
}

/// Whether two sides have the same to say. Their paths may start in different folders.
private func isSame(_ old: Diagnostic, _ new: Diagnostic) -> Bool {
  let (before, after) = (old.place, new.place)
  return old.message == new.message && before.range == after.range && before.file.bytes == after.file.bytes
    && before.file.path.hasSuffix(split(after.file.path).name)
}
