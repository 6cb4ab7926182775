import MVVMFiles
import MVVMReports
import MVVMSource

extension FileChange.Kind {
  /// The words for a change that was made, with the reason.
  fileprivate var explanation: String {
    switch self {
    case .create: "written, since it was missing"
    case .update: "written, since its contents changed"
    case .remove: "removed, since nothing makes it any more"
    case .format: "formatted"
    }
  }

  /// The word for a file that needs this change, and the command that makes it.
  var words: (finding: String, command: String) {
    switch self {
    case .create: ("missing", "mvvmgen generate")
    case .update: ("stale", "mvvmgen generate")
    case .remove: ("orphaned", "mvvmgen generate --prune")
    case .format: ("unformatted", "mvvmgen format -i")
    }
  }
}

/// The ways to handle the changes that are needed.
enum ChangeMode: Equatable {
  case write
  /// Lists the changes, or prints them as diffs, and writes nothing.
  case compare(check: Bool, diff: Bool)

  var isCheck: Bool { if case .compare(check: true, _) = self { true } else { false } }
}

extension Report {
  /// Makes or reports a change. Returns `false` if it could not be made.
  mutating func apply(_ change: FileChange, mode: ChangeMode, writer: inout Writer) -> Bool {
    switch mode {
    case .compare(let check, let diff): self.add(change, lists: check, diff: diff)
    case .write:
      if let problem = writer.apply(change) {
        self.add([problem])
        return false
      }
      self.explain("\(change.path): \(change.kind.explanation)\n")
      self.add(ReportedChange(path: change.path, kind: change.kind.rawValue))
    }
    return true
  }

  /// Reports a change without making it: in a line that names the file, as a diff, or both.
  private mutating func add(_ change: FileChange, lists: Bool, diff: Bool) {
    let (path, kind) = (change.path, change.kind)
    let place = diff ? self.pathForDiff(path) : path
    let text = diff ? unifiedDiff(old: change.old?.bytes, new: change.new, path: place) : nil
    if diff, !lists, !self.format.isDocument, case let folders = parts(of: place), folders.first == ".." {
      let top = folders.prefix { $0 == ".." }.joined(separator: "/")
      self.sayOnce("'git apply' takes nothing that leads out of its folder: run both in '\(top)'\n")
    }
    if lists {
      let (finding, command) = kind.words
      self.add(PendingChange(path: path, title: finding, message: "\(finding): run '\(command)'"))
    }
    switch self.format {
    case .text, .github: text.map { self.print($0) }
    // Standard output holds the SARIF report, which cannot contain diffs.
    case .sarif: text.map { self.say(TerminalText(verbatim: String(decoding: $0, as: UTF8.self))) }
    case .json:
      let diff = text.map { String(decoding: $0, as: UTF8.self) }
      self.add(ReportedChange(path: path, kind: kind.rawValue, diff: diff))
    }
  }

  /// Returns the path for a diff, if possible relative to the current folder, where diffs are applied.
  private func pathForDiff(_ path: String) -> String {
    guard path.hasPrefix("/") || path.hasPrefix("../"), let disk = self.environment.disk else { return path }
    return relative(absolute(path, in: disk.workingFolder), to: disk.workingFolder)
  }
}
