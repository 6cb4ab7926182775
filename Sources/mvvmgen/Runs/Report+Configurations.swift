import MVVMConfiguration
import MVVMFiles
import MVVMSource

extension Report {
  /// Explains which configuration applies to how many specs.
  mutating func explain(_ workspace: Workspace) {
    let specs = Dictionary(grouping: workspace.specs) { workspace.folders[$0.folder].configuration }
    for (index, project) in workspace.configurations.enumerated() {
      let count = counted(specs[index]?.count ?? 0, "spec")
      self.explain("\(project.file?.file.path ?? "no \(configurationName)"): applies to \(count)\n")
    }
  }
}
