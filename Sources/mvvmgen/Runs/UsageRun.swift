import MVVMFiles
import MVVMGenerator
import MVVMModel
import MVVMSource
import MVVMUsage

extension Report {
  /// Returns what the Swift files below some folders do not use of specs. Generated files are skipped, since they
  /// mention every member. Returns `nil` if some files cannot be read: they might use what no other file does.
  mutating func usage(of specs: [ReadSpec], below folders: [String], in disk: Disk) -> [UsageFinding]? {
    var names = UsedNames(viewModels: specs.flatMap(\.checked.spec.viewModels).map(\.name))
    var seen: Set<String> = []
    var isComplete = true
    for folder in folders { self.addNames(below: folder, in: disk, &seen, to: &names, &isComplete) }
    guard isComplete else { return nil }
    return specs.flatMap { MVVMUsage.usage(of: $0.checked.spec, in: $0.checked.file, names) }
  }

  private mutating func addNames(
    below folder: String,
    in disk: Disk,
    _ seen: inout Set<String>,
    to names: inout UsedNames,
    _ isComplete: inout Bool
  ) {
    leaveIfInterrupted()
    guard seen.insert(disk.resolvedPath(folder)).inserted else { return }
    let listing = FolderListing(of: folder, in: disk, findsSwiftFiles: true)
    self.add(listing.diagnostics)
    if !listing.diagnostics.isEmpty { isComplete = false }
    for name in listing.swiftFiles {
      let path = join(folder, name)
      switch disk.source(path) {
      case .success(let file):
        if !isGenerated(file.bytes) { names.add(file, path: disk.resolvedPath(path)) }
      case .failure(let error):
        self.add([.notReadable(path, error)])
        isComplete = false
      }
    }
    for case .folder(let name) in listing.children {
      self.addNames(below: join(folder, name), in: disk, &seen, to: &names, &isComplete)
    }
  }
}
