import MVVMGenerator
import MVVMReports
import MVVMSource

/// How many files a run dealt with, in which way.
struct Tally {
  var created = 0
  var updated = 0
  var kept = 0
  var removed = 0
  /// Specs for which nothing was written.
  var failed = 0

  /// Files that are not as they should be.
  var differences: Int { self.created + self.updated + self.removed }

  mutating func add(_ kind: ChangeKind) {
    switch kind {
    case .create: self.created += 1
    case .update, .format: self.updated += 1
    case .remove: self.removed += 1
    }
  }
}

/// Brings one file into the state that the pipeline wants, or reports that it is not.
@inline(never)
func settle(
  _ file: GeneratedFile,
  at path: String,
  _ mode: GenerateArguments.Mode,
  _ tally: inout Tally,
  _ report: inout Report
) {
  guard let (target, existing) = existingFile(path, &report) else {
    tally.failed += 1
    return
  }
  let kind: ChangeKind
  switch change(from: existing?.bytes, to: file.contents) {
  case .create: kind = .create
  case .update: kind = .update
  case .keep:
    tally.kept += 1
    return
  case .refuse:
    report.add([.notOurs(file.kind, path: path)])
    tally.failed += 1
    return
  }
  if carryOut(kind, path, target, existing, file.contents, mode, &report) {
    tally.add(kind)
  } else {
    tally.failed += 1
  }
}

/// What stands where a file is to go, links followed; `nil` after a report that nothing can go there.
func existingFile(_ path: String, _ report: inout Report) -> (target: String, FileContents?)? {
  switch readFile(path, followsLinks: false) {
  case .success(let contents): return (path, contents)
  case .failure(.notFound): return (path, nil)
  case .failure(.isLink):
    // The link stays, and what it leads to is replaced.
    guard let target = physicalPath(path) else {
      let message = "it is a symbolic link that leads nowhere: remove it"
      report.add(.fileNotWritable, message, at: Place(path: path))
      return nil
    }
    if case .success(let contents) = readFile(target) { return (target, contents) }
    report.add(.fileNotWritable, .isLink, at: path)
  case .failure(.isFolder): report.add(.fileNotWritable, .isFolder, at: path)
  case .failure(.notFolder): report.add(.fileNotWritable, .notFolder, at: path)
  case .failure(let error): report.add(.fileNotReadable, error, at: path)
  }
  return nil
}

/// Writes a file, or says that it would be written; `false` where the disk refused.
private func carryOut(
  _ kind: ChangeKind,
  _ path: String,
  _ target: String,
  _ existing: FileContents?,
  _ contents: [UInt8],
  _ mode: GenerateArguments.Mode,
  _ report: inout Report
) -> Bool {
  switch mode {
  case .compare(let check, let diff, _):
    report.add(kind, path, old: existing?.bytes, new: contents, lists: check, diff: diff)
    return true
  case .write:
    if let error = replaceFile(target, with: contents, mode: existing?.mode) {
      report.add(.fileNotWritable, error, at: path)
      return false
    }
    report.add(ReportedChange(path: path, kind: kind.rawValue))
    return true
  }
}
