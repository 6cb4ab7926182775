import MVVMFiles
import MVVMGenerator
import MVVMSource
import MVVMSwift

extension FileTree {
  /// Returns a scaffold at the place where its type is already declared, since view models may share a file.
  package func found(_ scaffold: PlacedFile) -> PlacedFile {
    if self.exists(scaffold.path) { return scaffold }
    let wanted = SwiftCode(SourceFile(path: scaffold.path, bytes: scaffold.file.contents))
    let listing = FolderListing(of: folder(of: scaffold.path), in: self)
    let other = listing.swiftPaths.first { path in
      guard let file = try? self.source(path).get(), !isGenerated(file.bytes) else { return false }
      return SwiftCode(file).declaresType(of: wanted)
    }
    return other.map { PlacedFile(scaffold.file, at: ResolvedPath(path: $0, physical: $0)) } ?? scaffold
  }
}

extension Plan {
  /// Returns the places of scaffolds. Logic is written next to its spec, wherever generated files are. Tests
  /// are written next to test cases; without a folder for those, they are left out.
  package func scaffolds(_ files: [GeneratedFile], of spec: WorkspaceSpec) -> [PlacedFile] {
    let folder = self.workspace.folders[spec.folder]
    return files.compactMap { file in
      let place = file.destination == .sources ? folder.place : self.destinations[spec.folder].tests
      return place.map { PlacedFile(file, at: $0.appending(file.name)) }
    }
  }
}
