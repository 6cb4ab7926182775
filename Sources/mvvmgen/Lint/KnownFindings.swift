import MVVMGenerator
import MVVMLint
import MVVMReports
import MVVMSource

/// The baseline of a run: what it knows of, or what is recorded in it.
struct KnownFindings {
  let use: LintArguments.BaselineUse
  /// What was recorded before.
  let baseline: Baseline
  /// The folder from which paths in the file are seen.
  private let folder: String
  private var recorded = Baseline()
  /// The paths of all specs that were looked at.
  private var seen: Set<String> = []
  private(set) var knownCount = 0
  private(set) var goneCount = 0

  /// `nil` after a report of what is wrong with the file.
  init?(_ use: LintArguments.BaselineUse, in workingFolder: String, _ report: inout Report) {
    self.use = use
    let path: String
    switch use {
    case .none:
      self.baseline = Baseline()
      self.folder = workingFolder
      return
    case .read(let file), .write(let file): path = file
    }
    let folder = mvvmgen.folder(of: path)
    self.folder = physicalPath(folder) ?? absolute(folder, in: workingFolder)
    if case .write = use, !exists(path) {
      self.baseline = Baseline()
      return
    }
    guard let file = readSource(path, &report) else { return nil }
    let result = MVVMLint.baseline(from: file)
    report.add(result.diagnostics)
    guard let baseline = result.value else { return nil }
    self.baseline = baseline
  }

  var isUsed: Bool {
    if case .none = self.use { false } else { true }
  }

  /// The path by which a baseline knows a file.
  ///
  /// - Parameter physical: The absolute path.
  func path(of physical: String) -> String {
    relative(physical, to: self.folder)
  }

  func compare(_ diagnostics: [Diagnostic], path: String) -> (new: [Diagnostic], gone: Int) {
    self.baseline.compare(diagnostics, path: path) { exists(join(self.folder, $0)) }
  }

  /// What is to be reported of one file's diagnostics.
  mutating func settle(_ diagnostics: [Diagnostic], path: String) -> [Diagnostic] {
    switch self.use {
    case .none: return diagnostics
    case .read:
      let result = self.compare(diagnostics, path: path)
      self.knownCount += diagnostics.count - result.new.count
      self.goneCount += result.gone
      return result.new
    case .write:
      self.seen.insert(path)
      let count = self.recorded.count
      self.recorded.record(diagnostics, path: path)
      self.knownCount += self.recorded.count - count
      return diagnostics.filter { !isFinding($0) }
    }
  }
}

extension KnownFindings {
  /// Writes what was recorded, where that is asked for. What an earlier run recorded of files that this one did not
  /// look at stays, as long as they are there.
  func write(_ report: inout Report) {
    guard case .write(let path) = self.use, report.status != .disk else { return }
    var all = self.recorded
    all.add(self.baseline) { !self.seen.contains($0) && exists(join(self.folder, $0)) }
    guard let (target, existing) = existingFile(path, &report) else { return }
    let bytes = Array(all.text.utf8)
    if existing?.bytes == bytes { return }
    if let error = replaceFile(target, with: bytes, mode: existing?.mode) {
      return report.add(.fileNotWritable, error, at: path)
    }
    report.add(ReportedChange(path: path, kind: (existing == nil ? ChangeKind.create : .update).rawValue))
  }
}
