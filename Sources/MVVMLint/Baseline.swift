import MVVMReports
import MVVMSource

/// Known findings, so that only new ones count. They are stored by key, with how often each occurs.
public struct Baseline: Equatable, Sendable {
  /// The findings by the path of their file, relative to the folder of the baseline. No count is 0.
  private(set) var counts: [String: [FindingKey: Int]] = [:]
  /// The paths where each view model has findings, by its name.
  private var paths: [String: Set<String>] = [:]

  public init() {}
}

extension Baseline {
  public mutating func add(_ key: FindingKey, count: Int = 1) {
    self.counts[key.path, default: [:]][key, default: 0] += count
    if let viewModel = key.subject.viewModel { self.paths[viewModel, default: []].insert(key.path) }
  }

  /// Records the findings of one file. Errors in specs are not recorded.
  public mutating func record(_ diagnostics: [Diagnostic], path: String) {
    for diagnostic in diagnostics where isFinding(diagnostic) { self.add(FindingKey(diagnostic, path: path)) }
  }

  /// Adds the findings of another baseline for some files.
  public mutating func add(_ other: Baseline, where isWanted: (_ path: String) -> Bool) {
    for (path, counts) in other.counts where isWanted(path) {
      for (key, count) in counts { self.add(key, count: count) }
    }
  }

  /// The number of known findings.
  public var count: Int { self.counts.values.reduce(0) { $0 + $1.values.reduce(0, +) } }

  /// Returns the diagnostics of one file that are not known, and the number of known findings that are gone.
  ///
  /// - Parameter exists: Whether a file exists at a path in the baseline. A file that the baseline does not know may
  ///   have been moved: if a file with a view model of the same name is gone, its known findings are used.
  public func compare(
    _ diagnostics: [Diagnostic],
    path: String,
    exists: (String) -> Bool = { _ in true }
  ) -> (new: [Diagnostic], gone: Int) {
    let oldPath = self.counts[path] == nil ? self.formerPath(of: diagnostics, exists: exists) : path
    guard let oldPath, var rest = self.counts[oldPath] else { return (diagnostics, 0) }
    let new = diagnostics.filter { diagnostic in
      let key = FindingKey(diagnostic, path: oldPath)
      guard isFinding(diagnostic), let count = rest[key], count > 0 else { return true }
      rest[key] = count - 1
      return false
    }
    return (new, rest.values.reduce(0, +))
  }

  private func formerPath(of diagnostics: [Diagnostic], exists: (String) -> Bool) -> String? {
    let names = Set(diagnostics.filter(isFinding).compactMap { $0.subject?.viewModel })
    return names.flatMap { self.paths[$0] ?? [] }.filter { !exists($0) }.min()
  }
}

/// Whether a diagnostic was reported by a rule, so that a baseline may record it.
public func isFinding(_ diagnostic: Diagnostic) -> Bool {
  findingIdentifiers.contains(diagnostic.identifier)
}

private let findingIdentifiers = Set(LintRule.all.map(\.identifier))
