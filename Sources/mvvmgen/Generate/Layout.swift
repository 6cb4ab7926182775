import MVVMGenerator
import MVVMSource

/// Finds where the files of a folder go, and asks the disk for each folder once.
struct Layout {
  private let store: ConfigurationStore
  private let workingFolder: String
  private var physicalPaths: SmallDictionary<String, String> = [:]

  init(_ store: ConfigurationStore, workingFolder: String) {
    self.store = store
    self.workingFolder = workingFolder
  }
}

extension Layout {
  mutating func targets(of folder: SpecFolder) -> Targets.Folder {
    let configuration = self.store.loaded[folder.configuration]
    let choices = self.store.choices
    let own = Targets.Location(path: folder.path, physical: folder.physical)
    return Targets.Folder(
      sources: self.location(of: folder, in: configuration.output, isChosen: choices.output != nil) ?? own,
      tests: self.location(of: folder, in: configuration.tests, isChosen: choices.tests != nil),
      module: self.module(of: folder, configuration)
    )
  }

  /// Where what a module needs once goes, as messages show it.
  mutating func root(of folder: SpecFolder, for destination: Destination) -> String {
    let configuration = self.store.loaded[folder.configuration]
    switch destination {
    case .sources: return configuration.output ?? self.position(of: folder, configuration).root
    case .tests: return configuration.tests ?? self.position(of: folder, configuration).root
    }
  }

  /// The root of the module that the configuration names, or the folder of a target as packages are laid out; where
  /// neither is known, two folders may be of two modules.
  private mutating func module(of folder: SpecFolder, _ configuration: LoadedConfiguration) -> String {
    if configuration.isFile, configuration.configuration?.module != nil {
      return self.physical(self.position(of: folder, configuration).root)
    }
    let parts = folder.physical.utf8.split(separator: slash).map { String($0) ?? "" }
    guard let sources = parts.lastIndex(of: "Sources"), sources + 1 < parts.count else {
      return folder.physical
    }
    return "/" + parts[...(sources + 1)].joined(separator: "/")
  }

  /// - Parameter isChosen: Whether the command line names the target, below which the tree below the folder
  ///   argument is mirrored.
  private mutating func location(
    of folder: SpecFolder,
    in target: String?,
    isChosen: Bool
  ) -> Targets.Location? {
    guard let target else { return nil }
    let configuration = self.store.loaded[folder.configuration]
    let way = isChosen ? folder.relative : self.position(of: folder, configuration).way
    return Targets.Location(path: join(target, way), physical: join(self.physical(target), way))
  }

  private mutating func physical(_ folder: String) -> String {
    if let known = self.physicalPaths[folder] { return known }
    let path = physicalPath(folder) ?? absolute(folder, in: self.workingFolder)
    self.physicalPaths[folder] = path
    return path
  }

  /// The root of a folder's module, and the way to the folder: from there where the folder of the module has its
  /// name, else from the configuration. The same, whichever folders a run is about.
  private mutating func position(
    of folder: SpecFolder,
    _ configuration: LoadedConfiguration
  ) -> (root: String, way: String) {
    let base = self.physical(configuration.folder)
    guard configuration.isFile, folder.physical == base || isBelow(folder.physical, base) else {
      return (folder.root, folder.relative)
    }
    let parts = folder.physical.utf8.dropFirst(base.utf8.count).split(separator: slash).map {
      String($0) ?? ""
    }
    if let module = configuration.configuration?.module, let index = parts.firstIndex(of: module) {
      let root = join(configuration.folder, parts[...index].joined(separator: "/"))
      return (root, parts[(index + 1)...].joined(separator: "/"))
    }
    // As packages are laid out.
    let root = parts.first == "Sources" && parts.count > 1 ? "Sources/\(parts[1])" : ""
    return (join(configuration.folder, root), parts.joined(separator: "/"))
  }
}
