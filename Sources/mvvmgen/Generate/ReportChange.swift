import MVVMReports
import MVVMSource

/// What a run does to a file, as the JSON report names it.
enum ChangeKind: String {
  case create
  case update
  case remove
  /// A spec is laid out anew.
  case format

  /// What the file is found to be where nothing is done.
  var finding: String {
    switch self {
    case .create: "missing"
    case .update: "stale"
    case .remove: "orphaned"
    case .format: "unformatted"
    }
  }

  /// What a person runs to have it done.
  fileprivate var command: String {
    switch self {
    case .create, .update: "mvvmgen generate"
    case .remove: "mvvmgen generate --prune"
    case .format: "mvvmgen format -i"
    }
  }
}

extension Report {
  /// Reports a change that is not made.
  ///
  /// - Parameters:
  ///   - old: What the file holds; `nil` where there is none.
  ///   - new: What it would hold; `nil` where it would be removed.
  ///   - lists: Whether the file is named on a line of its own.
  @inline(never)
  mutating func add(_ kind: ChangeKind, _ path: String, old: [UInt8]?, new: [UInt8]?, lists: Bool, diff: Bool)
  {
    let text = diff ? unifiedDiff(old: old, new: new, path: pathForDiff(path)) : nil
    switch self.format {
    case .text:
      if lists { self.print("\(kind.finding): \(path)\n") }
      if let text { self.print(text) }
    case .github:
      if lists {
        let message = "\(kind.finding): run '\(kind.command)'"
        self.print(githubCommand(.error, title: kind.finding, path: path, message: message))
      }
      if let text { self.print(text) }
    case .sarif:
      // Standard output holds the report, which has no word for changes.
      if lists { self.say("\(kind.finding): \(path)\n") }
      if let text { self.say(String(decoding: text, as: UTF8.self)) }
    case .json:
      let diff = text.map { String(decoding: $0, as: UTF8.self) }
      self.add(ReportedChange(path: path, kind: kind.rawValue, diff: diff))
    }
  }
}

/// A diff is applied in the current folder, so an absolute path in it is made relative.
private func pathForDiff(_ path: String) -> String {
  guard path.hasPrefix("/"), let workingFolder = workingFolder() else { return path }
  return relative(path, to: workingFolder)
}
