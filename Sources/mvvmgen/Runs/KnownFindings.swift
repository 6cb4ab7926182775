import MVVMFiles
import MVVMInterfaces
import MVVMLint
import MVVMSource

/// What a run does with a baseline.
enum BaselineUse {
  case none
  /// Findings in the file are not reported.
  case read(String)
  /// Findings are recorded instead of reported.
  case write(String)

  var path: String? {
    switch self {
    case .none: nil
    case .read(let path), .write(let path): path
    }
  }
}

/// The baseline of a run: the known findings, or those that it records.
struct KnownFindings {
  let use: BaselineUse
  /// The baseline file as it was before the run.
  let baseline: Baseline
  /// The folder that paths in the file are relative to.
  let folder: String
  private var recorded = Baseline()
  /// The paths of all specs that were checked, and have no errors.
  private var seen: Set<String> = []
  private(set) var knownCount = 0
  private(set) var goneCount = 0

  /// Reads the baseline. There is no value if the file is not a valid baseline.
  static func read(_ use: BaselineUse, in disk: Disk) -> Diagnosed<KnownFindings> {
    guard let path = use.path else {
      return Diagnosed(KnownFindings(use: use, baseline: Baseline(), folder: disk.workingFolder))
    }
    let folder = disk.resolvedPath(MVVMFiles.folder(of: path))
    if case .write = use, !disk.exists(path) {
      return Diagnosed(KnownFindings(use: use, baseline: Baseline(), folder: folder))
    }
    return disk.source(path).diagnosed(at: path).flatMap(MVVMLint.baseline)
      .map { KnownFindings(use: use, baseline: $0, folder: folder) }
  }

  /// Returns the path by which the baseline knows a spec; empty if there is no baseline.
  ///
  /// - Parameter path: Returns the absolute path of the spec.
  func key(_ path: () -> String) -> String {
    if case .none = self.use { "" } else { relative(path(), to: self.folder) }
  }

  /// Returns the diagnostics of one file that the baseline does not know, wherever its view models have been before.
  func unknown(_ diagnostics: [Diagnostic], path: String, in disk: Disk) -> [Diagnostic] {
    if case .none = self.use { diagnostics } else { self.comparison(diagnostics, path: path, in: disk).new }
  }

  private func comparison(_ diagnostics: [Diagnostic], path: String, in disk: Disk) -> (
    new: [Diagnostic], gone: Int
  ) {
    self.baseline.compare(diagnostics, path: path) {
      disk.exists(join(self.folder, $0))
    } declares: { path, name in
      let file = try? disk.source(join(self.folder, path)).get()
      return file.map { viewModelNames(in: $0).contains(Text(name)) } ?? true
    }
  }

  /// Returns the diagnostics of one file that are to be reported, and counts or records the others.
  mutating func new(_ diagnostics: [Diagnostic], path: String, in disk: Disk) -> [Diagnostic] {
    switch self.use {
    case .none: return diagnostics
    case .read:
      let result = self.comparison(diagnostics, path: path, in: disk)
      self.knownCount += diagnostics.count - result.new.count
      self.goneCount += result.gone
      return result.new
    case .write:
      // What a spec with errors has of findings is not known.
      if diagnostics.allSatisfy({ isFinding($0) || $0.severity != .error }) { self.seen.insert(path) }
      let count = self.recorded.count
      self.recorded.record(diagnostics, path: path)
      self.knownCount += self.recorded.count - count
      return diagnostics.filter { !isFinding($0) }
    }
  }

  /// Returns the change that writes the recorded findings; `nil` if there is none. Findings of files that this run did
  /// not check are kept, as long as the files exist.
  func change(in disk: Disk) -> Diagnosed<FileChange?> {
    guard case .write(let path) = self.use else { return Diagnosed(.some(nil)) }
    var all = self.recorded
    all.add(self.baseline) { !self.seen.contains($0) && disk.exists(join(self.folder, $0)) }
    return MVVMFiles.change(path, to: Array(all.text.utf8), in: disk)
  }
}
