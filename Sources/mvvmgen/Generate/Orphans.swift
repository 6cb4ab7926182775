import MVVMGenerator
import MVVMReports
import MVVMSource

/// Reports generated files whose spec is gone, or removes them.
func settleOrphans(
  _ known: KnownFiles,
  _ mode: GenerateArguments.Mode,
  _ tally: inout Tally,
  _ report: inout Report
) {
  var seen: Set<String> = []
  for file in candidates(known, &report) where known.hasLost(file) {
    guard seen.insert(join(file.physical, file.name)).inserted else { continue }
    settleOrphan(join(file.folder, file.name), mode, &tally, &report)
  }
}

/// A file that may be generated, below a folder argument or where its output is mirrored.
struct Candidate {
  let folder: String
  let physical: String
  let name: String
  let configuration: Int
}

private func candidates(_ known: KnownFiles, _ report: inout Report) -> [Candidate] {
  var candidates = known.tree.generated.map { file in
    let folder = known.tree.folders[file.folder]
    return Candidate(
      folder: folder.path,
      physical: folder.physical,
      name: file.name,
      configuration: folder.configuration
    )
  }
  for (configuration, target) in known.ownTargets {
    addFiles(below: target, configuration, to: &candidates, &report)
  }
  return candidates.ordered { left, right in
    join(left.folder, left.name).utf8.lexicographicallyPrecedes(join(right.folder, right.name).utf8)
  }
}

private func addFiles(
  below folder: Targets.Location,
  _ configuration: Int,
  to candidates: inout [Candidate],
  _ report: inout Report
) {
  let listing = listing(of: folder.path, findsSwiftFiles: true)
  if let error = listing.error, error != .notFound { report.add(.fileNotReadable, error, at: folder.path) }
  candidates += listing.swiftFiles.map { name in
    Candidate(folder: folder.path, physical: folder.physical, name: name, configuration: configuration)
  }
  for case .folder(let name) in listing.children {
    let below = Targets.Location(path: join(folder.path, name), physical: join(folder.physical, name))
    addFiles(below: below, configuration, to: &candidates, &report)
  }
}

private func settleOrphan(
  _ path: String,
  _ mode: GenerateArguments.Mode,
  _ tally: inout Tally,
  _ report: inout Report
) {
  guard case .success(let contents) = readFile(path), isGenerated(contents.bytes) else { return }
  switch mode {
  case .compare(let check, let diff, _):
    report.add(.remove, path, old: contents.bytes, new: nil, lists: check, diff: diff)
  case .write:
    if let error = removeFile(path) { return report.add(.fileNotWritable, error, at: path) }
    report.add(ReportedChange(path: path, kind: ChangeKind.remove.rawValue))
  }
  tally.add(.remove)
}
