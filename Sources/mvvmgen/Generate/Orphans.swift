import MVVMGenKit
import MVVMSource

/// Reports generated files whose spec is gone, or removes them.
func settleOrphans(
  _ tree: SpecTree,
  _ targets: Targets,
  _ store: ConfigurationStore,
  _ mode: GenerateArguments.Mode,
  _ tally: inout Tally,
  _ report: inout Report
) {
  var known: Set<String> = []
  for spec in tree.specs {
    known.insert(targets.key(of: spec))
    known.insert(join(tree.folders[spec.folder].physical, stem(spec.name)))
  }
  var seen: Set<String> = []
  for file in generatedFiles(tree, targets, store, &report) {
    guard let configuration = store.loaded[file.configuration].configuration else { continue }
    let specs = possibleSpecs(ofGenerated: file.name, configuration)
    if specs.isEmpty || specs.contains(where: { known.contains(join(file.physical, $0)) }) { continue }
    guard seen.insert(join(file.physical, file.name)).inserted else { continue }
    settleOrphan(join(file.folder, file.name), mode, &tally, &report)
  }
}

/// A file that may be generated, below a folder argument or where its output is mirrored.
private struct Candidate {
  let folder: String
  let physical: String
  let name: String
  let configuration: Int
}

private func generatedFiles(
  _ tree: SpecTree,
  _ targets: Targets,
  _ store: ConfigurationStore,
  _ report: inout Report
) -> [Candidate] {
  var candidates = tree.generated.map { file in
    let folder = tree.folders[file.folder]
    return Candidate(
      folder: folder.path,
      physical: folder.physical,
      name: file.name,
      configuration: folder.configuration
    )
  }
  for (folder, target) in zip(tree.folders, targets.folders) where ownsOutput(folder, store) {
    addFiles(below: target, folder.configuration, to: &candidates, &report)
  }
  return candidates.sorted { left, right in
    join(left.folder, left.name).utf8.lexicographicallyPrecedes(join(right.folder, right.name).utf8)
  }
}

/// Whether all that lies where a folder's output goes comes from specs below the folder. An output that is
/// configured serves all specs of the configuration, of which the folder may hold a part; into one of the
/// command line any other run may have written.
private func ownsOutput(_ folder: SpecFolder, _ store: ConfigurationStore) -> Bool {
  let configuration = store.loaded[folder.configuration]
  guard folder.isRoot, configuration.output != nil, store.output == nil else { return false }
  guard let configured = physicalPath(configuration.folder) else { return false }
  return configured == folder.physical || isBelow(configured, folder.physical)
}

private func addFiles(
  below folder: Targets.Folder,
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
    let below = Targets.Folder(path: join(folder.path, name), physical: join(folder.physical, name))
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
