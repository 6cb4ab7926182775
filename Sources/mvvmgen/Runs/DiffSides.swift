import MVVMFiles
import MVVMInterfaces
import MVVMProject
import MVVMSource

/// Both sides of a comparison, and the problems with reading the rest of the repository.
typealias DiffSides = (old: InterfaceVersion, new: InterfaceVersion, elsewhere: [Diagnostic])

/// Returns the sides for a comparison with a revision. A path may exist on one side only.
func revisionSides(of paths: [String], revision: GitRevision, _ options: WorkspaceOptions, in disk: Disk)
  throws(GitError) -> Diagnosed<DiffSides>
{
  let tree = try GitTree(revision)
  var (old, new): ([String], [String]) = ([], [])
  for path in paths {
    let physical = disk.resolvedPath(path)
    guard revision.contains(physical, in: disk)
    else { throw .usage("'\(path)' is not in the repository '\(revision.root)'") }
    let place = physical == revision.root ? "" : relative(physical, to: revision.root)
    if tree.exists(place) { old.append(place) }
    if disk.exists(path) || !tree.exists(place) { new.append(path) }
  }
  func before(_ paths: [String]) -> Side { Side(paths, options, in: tree, below: "/") }
  func after(_ paths: [String]) -> Side { Side(paths, options, in: disk, below: revision.root) }
  let (oldSide, newSide) = (before(old), after(new))
  if let message = oldSide.workspace.usageError ?? newSide.workspace.usageError { throw .usage(message) }
  return read(oldSide, newSide).map { sides in
    var sides = sides
    let (oldNames, newNames) = (sides.old.names, sides.new.names)
    /// Also returns what is outside of the compared paths.
    func groups(in all: Side) -> [InterfaceVersion.Group] {
      let found = all.read()
      sides.elsewhere += found.diagnostics
      return found.value?.groups ?? []
    }
    if !oldNames.isSubset(of: newNames) { sides.new.elsewhere = groups(in: after([revision.root])) }
    if !newNames.isSubset(of: oldNames) { sides.old.elsewhere = groups(in: before([""])) }
    return sides
  }
}

/// Returns the sides of a comparison of two paths. A spec is identified by its path below them.
func pathSides(old: Workspace, new: Workspace, paths: [String], in disk: Disk) -> Diagnosed<DiffSides> {
  // Two specs are versions of one, whatever their names.
  let path = paths.allSatisfy { $0.hasSuffix(specSuffix) } ? paths[1] : ""
  func side(_ workspace: Workspace) -> Side {
    Side(workspace: workspace, tree: disk) { spec in
      workspace.roots.isEmpty ? path : join(workspace.folders[spec.folder].relative, spec.name)
    }
  }
  return read(side(old), side(new))
}

/// One side of a comparison before it is read.
private struct Side {
  let workspace: Workspace
  let tree: any FileTree
  /// Returns the path by which the other side identifies a spec.
  let path: (WorkspaceSpec) -> String
}

extension Side {
  init(_ paths: [String], _ options: WorkspaceOptions, in tree: any FileTree, below top: String) {
    let workspace = resolve(paths, options, in: tree)
    self.init(workspace: workspace, tree: tree) { relative(workspace.physicalPath(of: $0), to: top) }
  }

  /// Reads the specs, and finds out which ones cannot be read.
  func read() -> Diagnosed<InterfaceVersion> {
    var problems: [Diagnostic] = []
    var unreadable: Set<String> = []
    let configurations = self.workspace.configurations
    var specs = [[InterfaceVersion.SpecFile]](repeating: [], count: configurations.count)
    let modules = self.workspace.modules(in: self.tree)
    for spec in self.workspace.specs {
      let place = self.workspace.path(of: spec)
      let found = self.tree.source(place).diagnosed(at: self.tree.shownPath(place))
      problems += found.diagnostics
      if let file = found.value {
        let group = self.workspace.folders[spec.folder].configuration
        let known = InterfaceVersion.SpecFile(file: file, path: self.path(spec), module: modules[spec.folder])
        specs[group].append(known)
      } else {
        unreadable.insert(self.path(spec))
      }
    }
    let groups = zip(configurations, specs).map {
      InterfaceVersion.Group(configuration: $0.configuration, styles: $0.styles, specs: $1)
    }
    var version = InterfaceVersion(groups: groups)
    version.unreadable = unreadable
    return Diagnosed(version, problems)
  }
}

/// Reads both sides. A problem with configurations and folders that both sides have is reported once. Returns
/// no value if something could be read on one side only: it would seem to have been removed or added.
private func read(_ old: Side, _ new: Side) -> Diagnosed<DiffSides> {
  let (before, after) = (old.workspace.diagnostics, new.workspace.diagnostics)
  let gone = before.filter { old in !after.contains { isSame(old, $0) } }
  let added = after.filter { new in !before.contains { isSame($0, new) } }
  let isOneSided = (gone + added).contains { $0.identifier == .fileNotReadable }
  return Diagnosed(isOneSided ? nil : (), gone + after).flatMap {
    old.read().flatMap { old in new.read().map { (old, $0, []) } }
  }
}

/// Returns whether two diagnostics say the same. Their paths may start in different folders.
private func isSame(_ old: Diagnostic, _ new: Diagnostic) -> Bool {
  let (before, after) = (old.place, new.place)
  return old.message == new.message && before.range == after.range && before.file.bytes == after.file.bytes
    && before.file.path.hasSuffix(split(after.file.path).name)
}
