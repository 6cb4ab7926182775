import MVVMFiles
import MVVMSource

/// The part of a project that a run does not see, and where it may have files.
struct RestOfProject {
  /// The other specs: their names and the absolute paths of their folders.
  private var specs: [(name: Text, folder: String)] = []
  /// The absolute paths of the folders that configurations of the run write to. Other specs may have files there.
  private var shared: [String]
  /// The folders of other configurations. The run does not know their content.
  private var others: [String] = []
  /// Whether a folder or a configuration cannot be read, so that files could seem to have lost their specs.
  private var isUnknown = false

  init(of plan: Plan) {
    let (tree, workspace) = (plan.tree, plan.workspace)
    self.shared = workspace.configurations.flatMap { $0.targets(in: tree) }
    let own = Set(workspace.specs.map(workspace.physicalPath))
    var configurations = Configurations(WorkspaceOptions(), in: tree)
    var diagnostics: [Diagnostic] = []
    for root in plan.projectRoots {
      // Another run may have been given paths that searches skip.
      tree.walk(relative(root, to: tree.workingFolder), includesSkipped: true) { listing in
        diagnostics += listing.diagnostics
        let folder = join(root, listing.relativePath)
        let others = listing.specs.filter { !own.contains(join(folder, $0)) }
        self.specs += others.map { (Text($0), folder) }
        if listing.hasConfiguration { configurations.index(of: join(listing.path, configurationName)) }
      }
    }
    diagnostics += configurations.diagnostics
    self.isUnknown = diagnostics.contains { $0.severity == .error }
    for configuration in configurations.all {
      let folder = tree.resolvedPath(configuration.folder)
      let isOwn = workspace.roots.contains { isIn(folder, $0.physical) || isIn($0.physical, folder) }
      if isOwn {
        self.shared += configuration.targets(in: tree)
      } else {
        self.others += configuration.targets(in: tree)
      }
    }
  }

  /// Returns whether a file may come from the part that the run does not see. Specs of other folders have no
  /// files next to those of the run, except in the folders of configurations.
  func mayMake(_ file: FoundFile) -> Bool {
    let path = file.location.physical
    return self.isUnknown || self.others.contains { isIn(path, $0) }
      || self.shared.contains { isIn(path, $0) && self.hasSpec(for: file, below: $0) }
  }

  /// Returns whether another spec may write a file: its folder ends like that of the file, and the file names
  /// this spec or none.
  private func hasSpec(for file: FoundFile, below target: String) -> Bool {
    let reversedPath = Array(folder(of: file.location.physical).utf8.dropFirst(target.utf8.count).reversed())
    return self.specs.contains { name, folder in
      (file.origin.isEmpty || name == file.origin) && folder.utf8.reversed().starts(with: reversedPath)
    }
  }
}

extension WorkspaceConfiguration {
  /// Returns the absolute paths of the folders that it names.
  fileprivate func targets(in tree: any FileTree) -> [String] {
    [self.output, self.tests].compactMap { $0.map(tree.resolvedPath) }
  }
}

extension Plan {
  /// The absolute paths of the repositories around the folder arguments, or of the packages, or of the
  /// folders themselves.
  var projectRoots: [String] {
    var roots: [String] = []
    for folder in self.workspace.roots.map(\.physical) {
      let root = self.tree.projectRoot(around: folder) ?? folder
      if !roots.contains(root) { roots.append(root) }
    }
    return roots
  }
}
