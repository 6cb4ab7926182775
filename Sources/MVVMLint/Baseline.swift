import MVVMReports
import MVVMSource

/// Known findings, so that only new ones count. They are stored by key, with how often each occurs.
package struct Baseline: Equatable, Sendable {
  /// The findings by the path of their file, relative to the folder of the baseline. No count is 0.
  private(set) var counts: [String: [FindingKey: Int]] = [:]
  /// The paths where each view model has findings, by its name.
  private var paths: [String: Set<String>] = [:]

  package init() {}

  package mutating func add(_ key: FindingKey, count: Int = 1) {
    self.counts[key.path, default: [:]][key, default: 0] += count
    if let viewModel = key.subject.viewModel { self.paths[viewModel, default: []].insert(key.path) }
  }

  /// Records the findings of one file. Errors in specs are not recorded.
  package mutating func record(_ diagnostics: [Diagnostic], path: String) {
    for diagnostic in diagnostics where isFinding(diagnostic) { self.add(FindingKey(diagnostic, path: path)) }
  }

  /// Adds the findings of another baseline for some files.
  package mutating func add(_ other: Baseline, where isWanted: (_ path: String) -> Bool) {
    for (path, counts) in other.counts where isWanted(path) {
      for (key, count) in counts { self.add(key, count: count) }
    }
  }

  /// The number of known findings.
  package var count: Int { self.counts.values.reduce(0) { $0 + $1.values.reduce(0, +) } }

  /// Returns the diagnostics of one file that are not known, and the number of known findings that are gone.
  ///
  /// Findings of a view model that has been moved here, since its old file is gone or lacks it, are known, too.
  package func compare(
    _ diagnostics: [Diagnostic],
    path: String,
    exists: (String) -> Bool = { _ in true },
    declares: (_ path: String, _ viewModel: String) -> Bool = { _, _ in true }
  ) -> (new: [Diagnostic], gone: Int) {
    var rest = self.counts[path] ?? [:]
    for viewModel in Set(diagnostics.filter(isFinding).compactMap { $0.subject?.viewModel }) {
      let others = (self.paths[viewModel] ?? []).filter { $0 != path }
      guard let old = others.filter({ !exists($0) || !declares($0, viewModel) }).min() else { continue }
      let isGone = !exists(old)
      for (key, count) in self.counts[old] ?? [:] where isGone || key.subject.viewModel == viewModel {
        rest[FindingKey(rule: key.rule, path: path, subject: key.subject)] = count
      }
    }
    let new = diagnostics.filter { diagnostic in
      let key = FindingKey(diagnostic, path: path)
      guard isFinding(diagnostic), let count = rest[key], count > 0 else { return true }
      rest[key] = count - 1
      return false
    }
    return (new, rest.values.reduce(0, +))
  }
}

/// Whether a diagnostic was reported by a rule, so that a baseline may record it.
package func isFinding(_ diagnostic: Diagnostic) -> Bool {
  findingIdentifiers.contains(diagnostic.identifier)
}

private let findingIdentifiers = Set(LintRule.all.map(\.identifier))
