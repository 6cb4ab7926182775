import MVVMFiles
import MVVMGenerator

extension Plan {
  /// Where the files go that a person writes on in: logic beside its spec, wherever generated files go, and tests where
  /// test cases do, or nowhere.
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
