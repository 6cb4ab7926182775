import MVVMConfiguration
import MVVMFiles

extension Workspace {
  /// Returns the module of the specs in each of the folders: the one in its configuration, or else the folder
  /// below `Sources`, as in packages; `nil` if neither is known.
  package func modules(in tree: any FileTree) -> [String?] {
    zip(self.folders, self.destinations(in: tree)).map { folder, destinations in
      let name = self.configurations[folder.configuration].configuration?.module
      let (parent, last) = split(destinations.module)
      let isKnown = destinations.module != folder.place.physical || split(parent).name == "Sources"
      return name ?? (isKnown ? last : nil)
    }
  }
}
