import MVVMFiles
import MVVMGenerator
import MVVMModel
import MVVMSource

/// The files that specs could make which a run does not generate: by the names of the specs alone.
struct PossibleFiles {
  private var paths: Set<String> = []
  /// The folders of modules, each with the names of files that a module needs once.
  private var supportNames: [String: Set<String>] = [:]
  /// Folders, absolute, of which nobody knows what lies in them.
  var targets: [String] = []
  /// Whether there are specs of which nothing is known.
  var isUnknown = false

  mutating func add(_ specs: [WorkspaceSpec], _ workspace: Workspace, _ destinations: [Destinations]) {
    for spec in specs {
      let configuration = workspace.configuration(of: spec)
      let destination = destinations[spec.folder]
      for (key, pattern) in filePatterns(of: configuration.configuration ?? Configuration()) {
        let name = pattern.applied(to: Text(stem(spec.name))).description
        let places =
          key == .file ? [destination.sources] : [destination.sources, destination.tests].compactMap(\.self)
        for place in places { self.paths.insert(place.appending(name).physical) }
      }
      for place in [destination.sourceSupport, destination.testSupport] {
        self.supportNames[place.physical, default: []].formUnion(configuration.supportFileNames)
      }
    }
  }

  func include(_ location: Location) -> Bool {
    let (folder, name) = split(location.physical)
    return self.isUnknown || self.paths.contains(location.physical)
      || self.targets.contains { isIn(folder, $0) }
      || self.supportNames[folder]?.contains(name) == true
  }
}

extension WorkspaceConfiguration {
  /// The names of the files that a module needs once in any style.
  var supportFileNames: Set<String> {
    let naming = self.configuration?.settings.naming ?? Naming()
    return Set(
      SupportKind.allCases.flatMap(self.styles.supportNames).map {
        naming.file.applied(to: Text($0)).description
      }
    )
  }
}

/// The patterns of the names of a spec's files.
private func filePatterns(of configuration: Configuration) -> [(NamingKey, NamePattern)] {
  let overrides = configuration.overrides.flatMap { override in
    NamingKey.files.compactMap { key in override.naming[key].map { (key, $0) } }
  }
  return NamingKey.files.map { ($0, configuration.settings.naming[$0]) } + overrides
}
