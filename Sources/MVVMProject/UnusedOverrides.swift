import MVVMFiles
import MVVMGenerator
import MVVMSource

extension Plan {
  /// Returns a warning for each pattern in an override that matches no view model. Call this when all specs have been
  /// planned. A configuration is judged only if the run sees all specs that it counts for.
  public func unusedOverrides() -> [Diagnostic] {
    if self.workspace.options.config != nil { return [] }
    let roots = self.workspace.roots
    let failed = self.failed.map { self.workspace.folders[$0.folder].configuration }
    return self.overridable.enumerated().flatMap { index, names -> [Diagnostic] in
      if names.isEmpty { return [] }
      let configuration = self.workspace.configurations[index]
      let folder = self.tree.resolvedPath(configuration.folder)
      guard !failed.contains(index), roots.contains(where: { isIn(folder, $0) }) else { return [] }
      return configuration.file?.unusedPatterns(names) ?? []
    }
  }
}
