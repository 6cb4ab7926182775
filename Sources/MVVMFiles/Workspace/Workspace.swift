import MVVMSource

/// The specs of a run with the configuration of each, as the arguments name them.
public struct Workspace {
  public var configurations: [WorkspaceConfiguration]
  public internal(set) var folders: [WorkspaceFolder] = []
  /// In the order in which they are generated.
  public var specs: [WorkspaceSpec] = []
  /// Swift files, of which some may be generated; looked for only on demand.
  public internal(set) var swiftFiles: [WorkspaceSpec] = []
  /// What is wrong with the configurations, or cannot be read.
  public var diagnostics: [Diagnostic] = []
  /// What is wrong with the command line: a sentence without a full stop.
  public internal(set) var usageError: String?
  public let options: WorkspaceOptions
}

/// A folder that holds specs, or is searched for generated files.
public struct WorkspaceFolder {
  /// As messages show it.
  public let path: String
  /// Absolute, without symbolic links.
  public let physical: String
  /// Below the folder argument that led here; empty for the argument itself and for the folder of a file.
  public let relative: String
  /// Whether it is a folder argument.
  public let isRoot: Bool
  /// An index into the configurations of the workspace.
  public internal(set) var configuration = 0
}

/// A file in a folder of the workspace.
public struct WorkspaceSpec {
  /// An index into the folders of the workspace.
  public let folder: Int
  public let name: String
  /// The module of its view models, where the command line says it of this spec.
  public var module: String?
}

extension WorkspaceFolder {
  /// The folder argument that led here, as messages show it; the folder itself for that of a file.
  var root: String {
    let depth = self.relative.utf8.count
    if depth == 0 { return self.path }
    return self.path == self.relative ? "" : String(self.path.utf8.dropLast(depth + 1)) ?? self.path
  }
}

extension Workspace {
  /// The path of a spec as messages show it.
  public func path(of spec: WorkspaceSpec) -> String {
    join(self.folders[spec.folder].path, spec.name)
  }

  /// The absolute path of a spec.
  public func physicalPath(of spec: WorkspaceSpec) -> String {
    join(self.folders[spec.folder].physical, spec.name)
  }

  /// The configuration of a spec.
  public func configuration(of spec: WorkspaceSpec) -> WorkspaceConfiguration {
    self.configurations[self.folders[spec.folder].configuration]
  }

  /// Orders the specs of several arguments by their paths, so that the arguments' order does not matter, and leaves out
  /// those that were given before.
  mutating func sortSpecs() {
    let keyed = self.specs.map { (path: self.path(of: $0), spec: $0) }
    var seen: Set<String> = []
    self.specs = keyed.ordered { precedes($0.path, $1.path) }.map(\.spec)
      .filter { seen.insert(self.physicalPath(of: $0)).inserted }
  }
}

extension Workspace {
  /// Puts some specs before the others.
  public mutating func begin(with paths: [String]) {
    let first = Set(paths)
    let isFirst = self.specs.map { first.contains(self.path(of: $0)) }
    let keyed = zip(isFirst, self.specs)
    self.specs = keyed.filter(\.0).map(\.1) + keyed.filter { !$0.0 }.map(\.1)
  }
}

public let specSuffix = ".mvvm"

/// The name of a spec without its extension.
public func stem(_ name: String) -> String {
  name.hasSuffix(specSuffix) ? String(name.dropLast(specSuffix.count)) : name
}
