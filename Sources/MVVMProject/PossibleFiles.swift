import MVVMFiles
import MVVMGenerator
import MVVMModel
import MVVMSource

/// The files that specs could make but a run does not generate. They are found from the names of the specs alone.
struct PossibleFiles {
  private var paths: Set<String> = []
  /// The names of the support files that may be in each folder of a module.
  private var supportNames: [String: Set<String>] = [:]
  /// The absolute paths of folders whose contents are not known.
  var targets: [String] = []
  /// Whether there may be specs that are not known.
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
  /// The names of the support files in any style.
  var supportFileNames: Set<String> {
    let naming = self.configuration?.settings.naming ?? Naming()
    return Set(
      SupportKind.allCases.flatMap(self.styles.supportNames).map {
        naming[.file].applied(to: Text($0)).description
      }
    )
  }
}

/// The patterns for the names of a spec's files, with their keys. Overrides count, too.
private func filePatterns(of configuration: Configuration) -> [(key: NamingKey, pattern: NamePattern)] {
  let overrides = configuration.overrides.flatMap(\.naming).filter { NamingKey.files.contains($0.key) }
  return NamingKey.files.map { ($0, configuration.settings.naming[$0]) } + overrides
}
