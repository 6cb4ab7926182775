import MVVMGenerator

/// What a run that is about some folders of a configuration must know of all the others, to judge files that lie in a
/// target.
struct KnownPart {
  /// The names of all specs below the folder of the configuration.
  let stems: Set<String>
  /// The folder arguments, absolute.
  private let roots: [String]
  /// The folders, absolute, from which the ways to specs are mirrored in targets.
  private let starts: [String]

  /// `nil` where none of the folder arguments is the configuration's, or not all folders can be read.
  init?(of index: Int, _ configuration: LoadedConfiguration, _ tree: SpecTree, _ targets: Targets) {
    guard configuration.isFile, let base = physicalPath(configuration.folder) else { return nil }
    let folders = tree.folders.indices.filter { tree.folders[$0].configuration == index }
    self.roots = folders.map { tree.folders[$0] }.filter { $0.isRoot && isBelow($0.physical, base) }.map(
      \.physical
    )
    guard !self.roots.isEmpty else { return nil }
    let modules = folders.map { targets.folders[$0].module }
    self.starts =
      [base] + Set(modules.filter { split($0).name == configuration.configuration?.module }).sorted()
    var stems: Set<String> = []
    guard addStems(below: configuration.folder, to: &stems) else { return nil }
    self.stems = stems
  }

  /// Whether the spec of a file would lie below a folder argument.
  ///
  /// - Parameter way: From the target to the folder of the file.
  func covers(way: String) -> Bool {
    self.starts.contains { start in
      let folder = join(start, way)
      return self.roots.contains { $0 == folder || isBelow(folder, $0) }
    }
  }
}

/// - Returns: Whether all folders could be read.
private func addStems(below folder: String, to stems: inout Set<String>) -> Bool {
  let listing = listing(of: folder, findsSwiftFiles: false)
  guard listing.error == nil, listing.unreadable.isEmpty else { return false }
  for child in listing.children {
    switch child {
    case .spec(let name): stems.insert(stem(name))
    case .folder(let name): guard addStems(below: join(folder, name), to: &stems) else { return false }
    }
  }
  return true
}
