import MVVMFiles
import MVVMGenerator
import MVVMSource

extension Results {
  /// Returns a warning for each pattern in an override that matches no view model. A configuration is judged only if the run sees all specs that it counts for.
  package func unusedOverrides() -> [Diagnostic] {
    let workspace = self.plan.workspace
    if workspace.options.config != nil { return [] }
    let failed = self.failed.map { workspace.folders[$0.folder].configuration }
    return self.overridable.enumerated().flatMap { index, names -> [Diagnostic] in
      if names.isEmpty { return [] }
      let configuration = workspace.configurations[index]
      let folder = self.plan.tree.resolvedPath(configuration.folder)
      let isSeen = workspace.roots.contains { isIn(folder, $0.physical) }
      guard isSeen, !failed.contains(index) else { return [] }
      return configuration.file?.unusedPatterns(names) ?? []
    }
  }
}
