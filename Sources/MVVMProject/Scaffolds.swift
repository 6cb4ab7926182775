import MVVMFiles
import MVVMGenerator

extension Plan {
  /// Returns the places of scaffolds. Logic goes beside its spec, wherever generated files go. Tests go where test
  /// cases go; if these go nowhere, the tests are left out.
  public func scaffolds(_ files: [GeneratedFile], of spec: WorkspaceSpec) -> [Output] {
    let folder = self.workspace.folders[spec.folder]
    let sources = Location(path: folder.path, physical: folder.physical)
    return files.compactMap { file in
      let folder = file.destination == .sources ? sources : self.destinations[spec.folder].tests
      guard let place = folder?.appending(file.name) else { return nil }
      return Output(file, at: place)
    }
  }
}
