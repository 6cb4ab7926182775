import MVVMGenerator
import MVVMSource

/// A folder to write to.
public struct Location {
  /// As messages show it.
  public let path: String
  /// Absolute; without symbolic links as far as it exists.
  public let physical: String

  public init(path: String, physical: String) {
    self.path = path
    self.physical = physical
  }

  /// The place of a name in the folder.
  public func appending(_ name: String) -> Location {
    Location(path: join(self.path, name), physical: join(self.physical, name))
  }
}

/// Where the generated files of the specs of a folder go.
public struct Destinations {
  public let sources: Location
  /// `nil` where no tests are written.
  public let tests: Location?
  /// The folders of what a module needs once.
  public let sourceSupport: Location
  public let testSupport: Location
  /// What tells the module of the specs from others, as far as that can be known.
  public let module: String
}

extension Destinations {
  /// The folder of a file; a style that makes tests where none are wanted has them beside the classes.
  func location(of destination: Destination) -> Location {
    switch destination {
    case .sources: self.sources
    case .tests: self.tests ?? self.sources
    }
  }

  func support(_ kind: SupportKind) -> Location {
    switch kind {
    case .sources, .bindings: self.sourceSupport
    case .tests: self.testSupport
    }
  }
}

extension Workspace {
  /// The destinations of each of the folders.
  public func destinations(in tree: any FileTree) -> [Destinations] {
    var paths = PhysicalPaths(tree)
    return self.folders.map { self.destinations(of: $0, &paths) }
  }

  private func destinations(of folder: WorkspaceFolder, _ paths: inout PhysicalPaths) -> Destinations {
    let configuration = self.configurations[folder.configuration]
    let position = Position(of: folder, configuration, &paths)
    // Below a target that the command line names, the tree below the folder argument is mirrored.
    func location(in target: String?, isOption: Bool) -> Location? {
      target.map { paths.location($0).appending(isOption ? folder.relative : position.way) }
    }
    let own = Location(path: folder.path, physical: folder.physical)
    let root = paths.location(position.root)
    return Destinations(
      sources: location(in: configuration.output, isOption: self.options.output != nil) ?? own,
      tests: location(in: configuration.tests, isOption: self.options.tests != nil),
      sourceSupport: configuration.output.map { paths.location($0) } ?? root,
      testSupport: configuration.tests.map { paths.location($0) } ?? root,
      module: module(of: folder, configuration, root: root)
    )
  }
}

/// The root of the module that the configuration names, or the folder of a target as packages are laid out; where
/// neither is known, two folders may be of two modules.
private func module(of folder: WorkspaceFolder, _ configuration: WorkspaceConfiguration, root: Location)
  -> String
{
  if configuration.file != nil, configuration.configuration?.module != nil { return root.physical }
  guard let depth = targetDepth(of: folder) else { return folder.physical }
  return "/" + components(of: folder.physical).prefix(depth).joined(separator: "/")
}

/// How deep the folder of a target lies, as packages are laid out; `nil` where there is none.
private func targetDepth(of folder: WorkspaceFolder) -> Int? {
  let parts = components(of: folder.physical)
  return parts.lastIndex(of: "Sources").flatMap { $0 + 1 < parts.count ? $0 + 2 : nil }
}

/// The root of a folder's module, and the way from there to the folder. The same, whichever folders a run is about.
private struct Position {
  /// As messages show it.
  let root: String
  let way: String

  init(of folder: WorkspaceFolder, _ configuration: WorkspaceConfiguration, _ paths: inout PhysicalPaths) {
    let base = paths.location(configuration.folder).physical
    guard configuration.file != nil, folder.physical == base || isBelow(folder.physical, base) else {
      self.init(root: folder.root, way: folder.relative)
      return
    }
    let parts = components(of: String(folder.physical.dropFirst(base.count)))
    let module = configuration.configuration?.module
    if let index = module.flatMap({ parts.firstIndex(of: $0) }) {
      self.init(
        root: join(configuration.folder, parts[...index].joined(separator: "/")),
        way: parts[(index + 1)...].joined(separator: "/")
      )
      return
    }
    // The folder of a target as packages are laid out, or else the folder of the app.
    let above = components(of: base).count
    let depth = module != nil ? 0 : targetDepth(of: folder).map { max($0 - above, 0) } ?? 1
    let root = parts.prefix(depth).joined(separator: "/")
    self.init(root: join(configuration.folder, root), way: parts.joined(separator: "/"))
  }

  private init(root: String, way: String) {
    self.root = root
    self.way = way
  }
}

private func components(of path: String) -> [String] {
  path.utf8.split(separator: slash).map { String($0) ?? "" }
}

/// Asks a tree for the physical path of each folder once.
private struct PhysicalPaths {
  private let tree: any FileTree
  private var known: SmallDictionary<String, String> = [:]

  init(_ tree: any FileTree) {
    self.tree = tree
  }

  mutating func location(_ path: String) -> Location {
    let physical = self.known[path] ?? self.tree.resolvedPath(path)
    self.known[path] = physical
    return Location(path: path, physical: physical)
  }
}
