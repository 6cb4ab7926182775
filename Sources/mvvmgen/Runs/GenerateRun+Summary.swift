import MVVMConfiguration
import MVVMFiles
import MVVMGenerator
import MVVMSource
import MVVMStyles

extension GenerateRun {
  /// Reports the results in a line, and what the user should know of them.
  func summarize(_ report: inout Report) {
    if self.isFirst { report.add([self.workspace.noteOnStyle].compactMap(\.self)) }
    let isEmpty = self.workspace.specs.isEmpty && self.tally.differences == 0
    report.summarize(isEmpty ? nil : summary(of: self.tally, self.mode))
    if self.workspace.configurations.contains(where: \.lacksFolderForMocks) {
      let advice = "'tests.folder' in mvvmgen.json, or '--tests', says where they go"
      report.summarize("no mocks were made: \(advice)\n")
    }
    // The compiler would go on compiling orphans.
    if self.leavesOrphans, report.status != .disk, !report.format.isDocument {
      report.say(hint(at: self.orphans.value ?? []))
    }
  }

  /// Whether files are written for the first time. Only then a user is interested in the style that was assumed.
  private var isFirst: Bool {
    self.mode == .write && self.tally[.create] > 0 && self.tally.kept + self.tally[.update] == 0
  }

  private var leavesOrphans: Bool { self.mode == .write && !self.workspace.options.findsGenerated }
}

extension WorkspaceConfiguration {
  /// Whether mocks are asked for among tests that have no folder. The build plugin knows where they go.
  fileprivate var lacksFolderForMocks: Bool {
    guard self.tests == nil, let configuration = self.configuration else { return false }
    return configuration.settings.mocks == .tests
      || configuration.overrides.entries.contains { $0.mocks == .tests }
  }
}

/// Returns the number of generated files that are not made any more, with advice; empty for none.
private func hint(at orphans: [FileChange]) -> TerminalText {
  guard let first = orphans.first else { return "" }
  let others = orphans.count > 1 ? " and \(counted(orphans.count - 1, "other file"))" : ""
  let advice = "run with '--prune' to remove what is orphaned"
  return "not made any more: \(first.path)\(others): \(advice)\n"
}
