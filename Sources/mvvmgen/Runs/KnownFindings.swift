import MVVMFiles
import MVVMInterfaces
import MVVMLint
import MVVMSource

/// The baseline of a run: the known findings, or those that it records.
struct KnownFindings {
  let path: String
  /// Whether findings are recorded instead of left out.
  let records: Bool
  private let disk: Disk
  /// The folder that paths in the file are relative to.
  private let folder: String
  /// The baseline file before the run.
  private let baseline: Baseline
  private var recorded = Baseline()
  /// The paths of all checked specs that have no errors.
  private var seen: Set<String> = []
  /// Whether the file contains the recorded findings.
  var isWritten = false
  private(set) var knownCount = 0
  private(set) var goneCount = 0

  /// Reads the baseline; no value if the file is not a valid one.
  static func read(_ path: String, records: Bool, in disk: Disk) -> Diagnosed<KnownFindings> {
    let folder = disk.resolvedPath(MVVMFiles.folder(of: path))
    let isNew = records && !disk.exists(path)
    let old = isNew ? Diagnosed(Baseline()) : disk.source(path).diagnosed(at: path).flatMap(MVVMLint.baseline)
    return old.map { KnownFindings(path: path, records: records, disk: disk, folder: folder, baseline: $0) }
  }

  /// Returns the path by which the baseline knows a spec.
  func key(_ path: String) -> String { relative(path, to: self.folder) }

  /// Returns the diagnostics of a file that are not in the baseline, and the number of those that are gone.
  func compare(_ diagnostics: [Diagnostic], key: String) -> (new: [Diagnostic], gone: Int) {
    self.baseline.compare(diagnostics, path: key) {
      self.disk.exists(join(self.folder, $0))
    } declares: { path, name in
      let file = try? self.disk.source(join(self.folder, path)).get()
      return file.map { viewModelNames(in: $0).contains(Text(name)) } ?? true
    }
  }

  /// Returns the diagnostics of one file to report, and counts or records the others.
  mutating func new(_ diagnostics: [Diagnostic], key: String) -> [Diagnostic] {
    if self.records {
      // The findings of a spec with errors are unknown.
      if diagnostics.allSatisfy({ isFinding($0) || $0.severity != .error }) { self.seen.insert(key) }
      self.recorded.record(diagnostics, path: key)
    }
    let (new, gone) =
      self.records ? (diagnostics.filter { !isFinding($0) }, 0) : self.compare(diagnostics, key: key)
    self.knownCount += diagnostics.count - new.count
    self.goneCount += gone
    return new
  }

  /// Returns the change that writes the recorded findings. Those of existing files that were not checked stay.
  func change() -> Diagnosed<NeededChange> {
    var all = self.recorded
    all.add(self.baseline) { !self.seen.contains($0) && self.disk.exists(join(self.folder, $0)) }
    return neededChange(at: self.path, to: Array(all.text.utf8), in: self.disk)
  }
}
