import MVVMConfiguration
import MVVMFiles
import MVVMSource

/// The Swift files among which a run looks for generated ones: all files below the folder arguments, and
/// files below the folders in configurations that would come from specs below the arguments.
struct FoundFiles {
  private(set) var files: [ResolvedPath] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<String> = []

  init(_ plan: Plan) {
    let (workspace, tree) = (plan.workspace, plan.tree)
    // Folders from the command line may contain files of another run.
    let others = [workspace.options.output, workspace.options.tests].compactMap { $0.map(tree.resolvedPath) }
    for root in workspace.roots {
      self.add(below: root, workspace.options.config, in: tree) { relativePath in
        !others.contains { isIn(join(root.physical, relativePath), $0) }
      }
    }
    // Errors there were reported when the specs were searched for.
    self.diagnostics = []
    if !others.isEmpty { return }
    let projects = plan.projectRoots
    for (index, configuration) in workspace.configurations.enumerated() {
      let starts = plan.mirroredFolders(ofConfiguration: index)
      for target in [configuration.output, configuration.tests].compactMap(\.self) where tree.exists(target) {
        let location = ResolvedPath(path: target, physical: tree.resolvedPath(target))
        guard projects.contains(where: { isIn(location.physical, $0) }) else { continue }
        self.add(below: location, workspace.options.config, in: tree) { relativePath in
          starts.contains { start in workspace.roots.contains { isIn(join(start, relativePath), $0.physical) }
          }
        }
      }
    }
  }

  /// - Parameter counts: Returns whether to use the files of a folder, given its path from the first.
  private mutating func add(
    below start: ResolvedPath,
    _ config: String?,
    in tree: any FileTree,
    where counts: (String) -> Bool
  ) {
    tree.walk(start.path, config: config) { listing in
      self.diagnostics += listing.diagnostics
      guard counts(listing.relativePath) else { return }
      for file in listing.swiftFiles.map(start.appending(listing.relativePath).appending)
      where self.seen.insert(file.physical).inserted { self.files.append(file) }
    }
  }
}

extension Plan {
  /// Returns the absolute paths of the folders whose structure the output folders of a configuration mirror.
  fileprivate func mirroredFolders(ofConfiguration index: Int) -> [String] {
    let configuration = self.workspace.configurations[index]
    let modules = self.workspace.folders.indices.filter { self.workspace.folders[$0].configuration == index }
      .map { self.destinations[$0].module }.filter { split($0).name == configuration.configuration?.module }
    return [self.tree.resolvedPath(configuration.folder)] + Set(modules).sorted(by: <)
  }
}
