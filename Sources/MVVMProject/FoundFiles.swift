import MVVMFiles
import MVVMGenerator
import MVVMSource

/// The Swift files among which a run looks for generated ones. Below the folder arguments, these are all files. Below
/// the folders of the project that a configuration names, only those that would come from specs below the folder
/// arguments.
struct FoundFiles {
  private(set) var files: [Location] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<String> = []
  private let tree: any FileTree
  private let plan: Plan

  init(_ plan: Plan) {
    self.plan = plan
    self.tree = plan.tree
    let options = plan.workspace.options
    // Folders that the command line names may hold files of another run.
    let others = [options.output, options.tests].compactMap { $0.map(plan.tree.resolvedPath) }
    for file in plan.workspace.swiftFiles {
      let folder = plan.workspace.folders[file.folder]
      if others.contains(where: { isIn(folder.physical, $0) }) { continue }
      self.add(Location(path: folder.path, physical: folder.physical).appending(file.name))
    }
    if options.namesFolders { return }
    for index in plan.workspace.configurations.indices { self.addTargets(ofConfiguration: index) }
  }

  private mutating func add(_ location: Location) {
    if self.seen.insert(location.physical).inserted { self.files.append(location) }
  }

  private mutating func addTargets(ofConfiguration index: Int) {
    let configuration = self.plan.workspace.configurations[index]
    let starts = self.plan.mirroredFolders(ofConfiguration: index)
    let (roots, projects) = (self.plan.workspace.roots, self.plan.projectRoots)
    for target in [configuration.output, configuration.tests].compactMap(\.self) {
      let location = Location(path: target, physical: self.tree.resolvedPath(target))
      guard self.tree.exists(target), projects.contains(where: { isIn(location.physical, $0) }) else {
        continue
      }
      self.addFiles(below: location) { way in
        starts.contains { start in roots.contains { isIn(join(start, way), $0) } }
      }
    }
  }

  /// - Parameter isMirrored: Whether a folder mirrors a folder of the run, given its path from the first folder.
  private mutating func addFiles(
    below folder: Location,
    _ way: String = "",
    where isMirrored: (String) -> Bool
  ) {
    let listing = FolderListing(of: folder.path, in: self.tree, findsSwiftFiles: true)
    self.diagnostics += listing.diagnostics
    if isMirrored(way) { for name in listing.swiftFiles { self.add(folder.appending(name)) } }
    for case .folder(let name) in listing.children {
      self.addFiles(below: folder.appending(name), join(way, name), where: isMirrored)
    }
  }
}

extension Plan {
  /// The absolute paths of the folders whose structure the output folders of a configuration mirror.
  fileprivate func mirroredFolders(ofConfiguration index: Int) -> [String] {
    let configuration = self.workspace.configurations[index]
    let modules = self.workspace.folders.indices.filter { self.workspace.folders[$0].configuration == index }
      .map { self.destinations[$0].module }
      .filter { split($0).name == configuration.configuration?.module }
    return [self.tree.resolvedPath(configuration.folder)] + Set(modules).sorted()
  }
}
