import MVVMConfiguration
import MVVMGenerator
import MVVMSource
import MVVMStyles

/// The folders for the generated files of the specs in a folder.
package struct Destinations {
  package let sources: ResolvedPath
  /// The folder for tests; `nil` if no tests are written.
  package let tests: ResolvedPath?
  /// The folders for support files: next to the classes, and next to the tests.
  package let sourceSupport: ResolvedPath
  package let testSupport: ResolvedPath
  /// A text that distinguishes the module of the specs from others, as far as that is known.
  package let module: String
}

extension Destinations {
  /// Returns the folder for a file. Without a folder for tests, those that the style always generates are
  /// written next to the classes.
  func location(of destination: Destination) -> ResolvedPath {
    destination == .tests ? self.tests ?? self.sources : self.sources
  }

  func support(_ kind: SupportKind) -> ResolvedPath {
    kind.destination == .tests ? self.testSupport : self.sourceSupport
  }
}

extension Workspace {
  /// Returns the destinations of each folder of the workspace.
  package func destinations(in tree: any FileTree) -> [Destinations] {
    var paths = PhysicalPaths(tree: tree)
    return self.folders.map { self.destinations(of: $0, &paths) }
  }

  private func destinations(of folder: WorkspaceFolder, _ paths: inout PhysicalPaths) -> Destinations {
    let configuration = self.configurations[folder.configuration]
    let position = position(of: folder, configuration, &paths)
    // A folder from the command line mirrors the folders below the argument.
    func location(in target: String?, isOption: Bool) -> ResolvedPath? {
      target.map { paths.location($0).appending(isOption ? folder.relative : position.relativePath) }
    }
    let root = paths.location(position.root)
    return Destinations(
      sources: location(in: configuration.output, isOption: self.options.output != nil) ?? folder.place,
      tests: location(in: configuration.tests, isOption: self.options.tests != nil),
      sourceSupport: configuration.output.map { paths.location($0) } ?? root,
      testSupport: configuration.tests.map { paths.location($0) } ?? root,
      module: module(of: folder, configuration, root: root)
    )
  }
}

/// Returns the root of the module that the configuration names, or the folder of the target in the usual
/// layout of a package. If neither is known, each folder counts as a module.
private func module(of folder: WorkspaceFolder, _ configuration: WorkspaceConfiguration, root: ResolvedPath)
  -> String
{
  if configuration.file != nil, configuration.configuration?.module != nil { return root.physical }
  return targetFolder(of: folder.place.physical) ?? folder.place.physical
}

/// Returns the folder of the target that a folder belongs to in the usual layout of a package: the one in the
/// last `Sources`, or `Sources` itself. Returns `nil` if there is none.
private func targetFolder(of path: String) -> String? {
  let names = path.utf8.split(separator: slash)
  let index = names.lastIndex { $0.elementsEqual("Sources".utf8) }
  return index.flatMap { names[$0...].prefix(2).last }.map { String(path[..<$0.endIndex]) }
}

/// Returns the depth below a folder of the folder that is named like a module; `nil` if there is none.
///
/// - Parameter parent: The name of the folder.
private func depth(of module: String, in parts: [String], parent: String) -> Int? {
  guard let index = parts.firstIndex(of: module) else { return nil }
  // Xcode puts the folder of an app into a folder of the same name.
  let isInSources = (index > 0 ? parts[index - 1] : parent) == "Sources"
  let isProject = !isInSources && index + 1 < parts.count && parts[index + 1] == module
  return isProject ? index + 2 : index + 1
}

/// Returns the last folder of a path that is in `Sources` and named like a module; `nil` if there is none.
private func folder(of module: String, above path: String) -> String? {
  let components = parts(of: path)
  let index = components.indices.last {
    $0 > 0 && components[$0] == module && components[$0 - 1] == "Sources"
  }
  return index.map { joined(components[...$0], like: path) }
}

/// Returns the root of a folder's module as messages show it, and the path from there to the folder. They do
/// not depend on the arguments of the run.
private func position(
  of folder: WorkspaceFolder,
  _ configuration: WorkspaceConfiguration,
  _ paths: inout PhysicalPaths
) -> (root: String, relativePath: String) {
  let (base, physical) = (paths.location(configuration.folder).physical, folder.place.physical)
  guard configuration.file != nil, isIn(physical, base) else { return (folder.root, folder.relative) }
  let below = parts(of: String(physical.dropFirst(base.count)))
  let module = configuration.configuration?.module
  if let depth = module.flatMap({ depth(of: $0, in: below, parent: split(base).name) }) {
    let root = join(configuration.folder, below[..<depth].joined(separator: "/"))
    return (root, below[depth...].joined(separator: "/"))
  }
  let named = module.flatMap { MVVMFiles.folder(of: $0, above: base) }
  // The folder of the target in the usual layout of a package, or else the folder of the app.
  let target = targetFolder(of: physical) ?? below.first.map { join(base, $0) }
  let root = named ?? (module != nil ? base : target ?? base)
  return (
    paths.tree.shortest(join(configuration.folder, relative(root, to: base))),
    relative(physical, to: named ?? base)
  )
}

/// The physical paths of folders, requested from the tree only once.
private struct PhysicalPaths {
  let tree: any FileTree
  var known: [String: String] = [:]

  mutating func location(_ path: String) -> ResolvedPath {
    let physical = self.known[path] ?? self.tree.resolvedPath(path)
    self.known[path] = physical
    return ResolvedPath(path: path, physical: physical)
  }
}
