import MVVMGenerator
import MVVMSource

/// What a run knows of the files that specs have, to tell those that have lost theirs.
struct KnownFiles {
  let tree: SpecTree
  private let store: ConfigurationStore
  /// The names of the files that modules need once; `nil` where not all specs have said what they need.
  private let support: Set<String>?
  /// The absolute paths of what the run made for specs; `nil` where it did not make all.
  private let made: Set<String>?
  /// The places of specs and of their targets, each with the name of the spec, and the names alone.
  private var places: Set<String> = []
  private var stems: Set<String> = []
  /// The folders that a configuration names, absolute, by the index of the configuration.
  private var targets: [Int: [Targets.Location]] = [:]
  /// The configurations of which the run sees all specs.
  private var whole: Set<Int> = []
  /// Of the other configurations, where the run sees some.
  private var parts: [Int: KnownPart] = [:]

  init(
    _ tree: SpecTree,
    _ targets: Targets,
    _ store: ConfigurationStore,
    support: Set<String>?,
    made: Set<String>?
  ) {
    self.tree = tree
    self.store = store
    self.support = support
    self.made = made
    for spec in tree.specs {
      let name = stem(spec.name)
      let folder = targets.folders[spec.folder]
      self.stems.insert(name)
      self.places.insert(join(tree.folders[spec.folder].physical, name))
      self.places.insert(join(folder.sources.physical, name))
      if let tests = folder.tests { self.places.insert(join(tests.physical, name)) }
    }
    for index in store.loaded.indices {
      self.targets[index] = store.loaded[index].targets.compactMap { path in
        physicalPath(path).map { Targets.Location(path: path, physical: $0) }
      }
      if self.seesAllSpecs(of: store.loaded[index]) {
        self.whole.insert(index)
      } else if self.targets[index]?.isEmpty == false, !store.choices.namesTargets {
        self.parts[index] = KnownPart(of: index, store.loaded[index], tree, targets)
      }
    }
  }

  private func seesAllSpecs(of configuration: LoadedConfiguration) -> Bool {
    guard configuration.isFile, let folder = physicalPath(configuration.folder) else { return false }
    return self.tree.folders.contains { root in
      root.isRoot && (folder == root.physical || isBelow(folder, root.physical))
    }
  }
}

extension KnownFiles {
  /// The folders in which what lies comes from specs of the run, or might: those that a configuration names. In one of
  /// the command line's any other run may have written.
  var ownTargets: [(configuration: Int, location: Targets.Location)] {
    (self.whole.filter(self.ownsTargets) + self.parts.keys).ordered(by: <).flatMap { index in
      (self.targets[index] ?? []).map { (index, $0) }
    }
  }

  private func ownsTargets(_ configuration: Int) -> Bool {
    self.whole.contains(configuration) && !self.store.choices.namesTargets
  }

  /// Whether a generated file that may be there has no spec any more.
  func hasLost(_ file: Candidate) -> Bool {
    guard let configuration = self.store.loaded[file.configuration].configuration else { return false }
    let origins = possibleOrigins(ofGenerated: file.name, configuration)
    if origins.isEmpty || self.made?.contains(join(file.physical, file.name)) == true { return false }
    let known = origins.filter { origin in
      self.places.contains(join(file.physical, origin.spec))
        || (!origin.isClass && self.stems.contains(origin.spec))
    }
    if !known.isEmpty { return self.isOutdated(file, known) }
    if !self.judges(file), !self.isLostInPart(file, origins) { return false }
    return self.needsSupport(file, origins).map { !$0 } ?? true
  }

  /// Whether a file whose spec is there would not be written any more: a mock where none are wanted, or what lies
  /// elsewhere now. Test cases that the command line had put beside a spec are nobody's business.
  private func isOutdated(_ file: Candidate, _ origins: [PossibleOrigin]) -> Bool {
    guard self.made != nil, self.ownsTargets(file.configuration) else { return false }
    if self.isInTarget(file) { return true }
    let hasOutput = self.store.loaded[file.configuration].output != nil
    return origins.contains { origin in
      let isBeside = self.places.contains(join(file.physical, origin.spec))
      return isBeside && (origin.key == .mockFile || (origin.isClass && hasOutput))
    }
  }

  /// Whether the specs of what lies in the file's folder are known.
  private func judges(_ file: Candidate) -> Bool {
    !self.isInTarget(file) || self.ownsTargets(file.configuration)
  }

  /// Whether a file that lies in a target would come from a spec in the part of a configuration that the run sees, and
  /// no spec of that name is anywhere.
  private func isLostInPart(_ file: Candidate, _ origins: [PossibleOrigin]) -> Bool {
    guard let part = self.parts[file.configuration] else { return false }
    let holding = (self.targets[file.configuration] ?? []).filter {
      $0.physical == file.physical || isBelow(file.physical, $0.physical)
    }
    return origins.allSatisfy { !part.stems.contains($0.spec) }
      && holding.contains { part.covers(way: relative(file.physical, to: $0.physical)) }
  }

  private func isInTarget(_ file: Candidate) -> Bool {
    let targets = self.targets[file.configuration] ?? []
    return targets.contains { $0.physical == file.physical || isBelow(file.physical, $0.physical) }
  }

  /// Whether a file that a module needs once is needed; `nil` for any other file.
  private func needsSupport(_ file: Candidate, _ origins: [PossibleOrigin]) -> Bool? {
    let loaded = self.store.loaded[file.configuration]
    let stems = origins.filter(\.isClass).map(\.spec)
    func has(_ kind: SupportKind) -> Bool { !loaded.styles.supportNames(kind).isDisjoint(with: stems) }
    let (isOfSources, isOfTests) = (has(.sources), has(.tests))
    guard isOfSources || isOfTests else { return nil }
    guard let support = self.support, self.whole.contains(file.configuration) else { return true }
    return support.contains(file.name) || (!isOfSources && loaded.tests == nil)
  }
}

extension Choices {
  /// Whether the command line says where to write.
  fileprivate var namesTargets: Bool { self.output != nil || self.tests != nil }
}

extension LoadedConfiguration {
  fileprivate var targets: [String] { [self.output, self.tests].compactMap { $0 } }
}
