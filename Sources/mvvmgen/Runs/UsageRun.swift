import MVVMFiles
import MVVMGenerator
import MVVMModel
import MVVMSource
import MVVMUsage

/// Returns what the Swift files below some folders do not use of specs. There is no value if some files cannot be read:
/// they might use what no other file does.
func unusedMembers(of specs: [ReadSpec], below folders: [String], in disk: Disk) -> Diagnosed<[UsageFinding]>
{
  let viewModels = specs.flatMap(\.checked.spec.viewModels).map(\.name)
  var search = NameSearch(disk: disk, names: UsedNames(viewModels: viewModels))
  for folder in folders { search.add(folder) }
  if !search.diagnostics.isEmpty { return Diagnosed(nil, search.diagnostics) }
  return Diagnosed(specs.flatMap { usage(of: $0.checked.spec, in: $0.checked.file, search.names) })
}

/// A search for names in Swift files. Generated ones are skipped, since they mention every member.
private struct NameSearch {
  let disk: Disk
  var seen: Set<String> = []
  var names: UsedNames
  var diagnostics: [Diagnostic] = []

  mutating func add(_ folder: String) {
    leaveIfInterrupted()
    guard self.seen.insert(self.disk.resolvedPath(folder)).inserted else { return }
    let listing = FolderListing(of: folder, in: self.disk, findsSwiftFiles: true)
    self.diagnostics += listing.diagnostics
    for name in listing.swiftFiles {
      let path = join(folder, name)
      let found = self.disk.source(path).diagnosed(at: path)
      self.diagnostics += found.diagnostics
      guard let file = found.value, !isGenerated(file.bytes) else { continue }
      self.names.add(file, path: self.disk.resolvedPath(path))
    }
    for case .folder(let name) in listing.children { self.add(join(folder, name)) }
  }
}
