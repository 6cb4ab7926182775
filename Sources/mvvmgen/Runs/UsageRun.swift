import MVVMFiles
import MVVMGenerator
import MVVMModel
import MVVMSource
import MVVMUsage

/// Returns what the Swift files below some folders do not use of specs. There is no value if some files cannot be read:
/// they might use what no other file does. Generated files are skipped, since they mention every member.
func unusedMembers(of specs: [ReadSpec], below folders: [String], in disk: Disk) -> Diagnosed<[UsageFinding]>
{
  var names = UsedNames(viewModels: specs.flatMap(\.checked.spec.viewModels).map(\.name))
  var problems: [Diagnostic] = []
  var seen: Set<String> = []
  for folder in folders {
    disk.walk(folder, ()) { listing, _ in
      leaveIfInterrupted()
      guard seen.insert(disk.resolvedPath(listing.path)).inserted else { return nil }
      problems += listing.diagnostics
      for path in listing.swiftFiles.map({ join(listing.path, $0) }) {
        let found = disk.source(path).diagnosed(at: path)
        problems += found.diagnostics
        guard let file = found.value, !isGenerated(file.bytes) else { continue }
        names.add(file, path: disk.resolvedPath(path))
      }
      return ()
    }
  }
  if !problems.isEmpty { return Diagnosed(nil, problems) }
  return Diagnosed(specs.flatMap { usage(of: $0.checked.spec, in: $0.checked.file, names) })
}
