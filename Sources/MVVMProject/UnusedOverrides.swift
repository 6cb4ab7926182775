import MVVMConfiguration
import MVVMFiles
import MVVMSource

extension Results {
  /// Returns a warning for each pattern in an override that matches no view model. A configuration is judged
  /// only if the run sees all specs that it applies to.
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

extension ConfigurationFile {
  /// Returns a warning for each pattern in an override that none of the view models' names matches.
  package func unusedPatterns(_ names: [String]) -> [Diagnostic] {
    let known = Set(names)
    let bytes = names.map { Array($0.utf8) }
    var count = 0
    return self.overrides.flatMap { $0["viewModels"]?.array ?? [] }.compactMap { value in
      guard let pattern = value.string, !known.contains(pattern),
        Wildcard(pattern).map({ !bytes.contains(where: $0.matches) }) ?? true
      else { return nil }
      count += 1
      // Each name is compared with all others. Nobody reads hundreds of suggestions.
      let meant = count > 100 ? "" : suggestion(for: pattern, among: names)
      let (message, place) = (
        "no view model is called '\(pattern)'\(meant)", SourceRange(self.file, value.range)
      )
      return Diagnostic(.configUnusedOverride, message, at: place, severity: .warning)
    }
  }
}
