import MVVMSource

/// The specs of a run, by names alone.
struct SpecTree {
  var folders: [SpecFolder] = []
  /// In the order in which they are generated.
  var specs: [Spec] = []
  /// Swift files, of which some may be generated; looked for only on demand.
  var generated: [GeneratedName] = []
}

/// A folder that holds specs, or is searched for orphans.
struct SpecFolder {
  /// As messages show it.
  let path: String
  /// Absolute, without symbolic links.
  let physical: String
  /// Below the folder argument that led here; empty for the argument itself and for the folder of a file.
  let relative: String
  /// An index into the store of configurations.
  var configuration: Int
  /// Whether it is a folder argument.
  let isRoot: Bool
}

struct Spec {
  /// An index into the tree's folders.
  let folder: Int
  let name: String
}

struct GeneratedName {
  /// An index into the tree's folders.
  let folder: Int
  let name: String
}

extension SpecFolder {
  /// The folder argument that led here, as messages show it; the folder itself for that of a file.
  var root: String {
    let depth = self.relative.utf8.count
    if depth == 0 { return self.path }
    return self.path == self.relative ? "" : String(self.path.utf8.dropLast(depth + 1)) ?? self.path
  }
}

extension SpecTree {
  /// The path of a spec as messages show it.
  func path(of spec: Spec) -> String {
    join(self.folders[spec.folder].path, spec.name)
  }

  /// The absolute path of a spec.
  func physicalPath(of spec: Spec) -> String {
    join(self.folders[spec.folder].physical, spec.name)
  }

  /// Leaves out specs that were given before.
  mutating func removeRepeated() {
    var seen: Set<String> = []
    self.specs = self.specs.filter { seen.insert(self.physicalPath(of: $0)).inserted }
  }

  /// Orders the specs of several arguments by their paths, so that the arguments' order does not matter.
  mutating func sort() {
    let keyed = self.specs.map { (path: self.path(of: $0), spec: $0) }
    self.specs = keyed.ordered { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }.map(\.spec)
  }
}

let specSuffix = ".mvvm"

/// The name of a spec without its extension.
func stem(_ name: String) -> String {
  name.hasSuffix(specSuffix) ? String(name.dropLast(specSuffix.count)) : name
}
