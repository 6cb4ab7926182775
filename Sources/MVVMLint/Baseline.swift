import MVVMReports
import MVVMSource

/// Findings that are known, so that only new ones count: each by its key, and how often.
public struct Baseline: Equatable, Sendable {
  /// By the path of their file, as it is seen from the folder of the baseline; no count is 0.
  private(set) var counts: [String: [FindingKey: Int]] = [:]
  /// The paths under which a view model has findings, by its name.
  private var paths: [String: Set<String>] = [:]

  public init() {}
}

extension Baseline {
  public mutating func add(_ key: FindingKey, count: Int = 1) {
    self.counts[key.path, default: [:]][key, default: 0] += count
    if let viewModel = key.subject.viewModel { self.paths[viewModel, default: []].insert(key.path) }
  }

  /// Records the findings of one file; errors of specs are none.
  public mutating func record(_ diagnostics: [Diagnostic], path: String) {
    for diagnostic in diagnostics where isFinding(diagnostic) { self.add(FindingKey(diagnostic, path: path)) }
  }

  /// Takes over what another baseline knows of some files.
  public mutating func add(_ other: Baseline, where isWanted: (_ path: String) -> Bool) {
    for (path, counts) in other.counts where isWanted(path) {
      for (key, count) in counts { self.add(key, count: count) }
    }
  }

  /// How many findings it knows.
  public var count: Int { self.counts.values.reduce(0) { $0 + $1.values.reduce(0, +) } }

  /// What of the diagnostics of one file is not known, and how many known findings are not there any more.
  ///
  /// - Parameter exists: Whether there is a file at a path that the baseline knows. What it knows of a file that is not
  ///   there counts for one that it does not know, and that has a view model of the same name: it was moved.
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

/// Whether a rule found it, so that a baseline may know it.
public func isFinding(_ diagnostic: Diagnostic) -> Bool {
  findingIdentifiers.contains(diagnostic.identifier)
}

private let findingIdentifiers = Set(LintRule.all.map(\.identifier))
