import MVVMGenerator
import MVVMModel
import MVVMReports
import MVVMSource
import MVVMSyntax

/// Findings that are known, so that only new ones count: each by its key, and how often.
public struct Baseline: Equatable, Sendable {
  /// By the path of their file, as it is seen from the folder of the baseline; no count is 0.
  private(set) var counts: [String: [FindingKey: Int]] = [:]

  public init() {}
}

extension Baseline {
  public mutating func add(_ key: FindingKey, count: Int = 1) {
    self.counts[key.path, default: [:]][key, default: 0] += count
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
  public func compare(_ diagnostics: [Diagnostic], path: String) -> (new: [Diagnostic], gone: Int) {
    guard var rest = self.counts[path] else { return (diagnostics, 0) }
    let new = diagnostics.filter { diagnostic in
      let key = FindingKey(diagnostic, path: path)
      guard isFinding(diagnostic), let count = rest[key], count > 0 else { return true }
      rest[key] = count - 1
      return false
    }
    return (new, rest.values.reduce(0, +))
  }
}

/// Whether a rule found it, so that a baseline may know it.
public func isFinding(_ diagnostic: Diagnostic) -> Bool {
  findingIdentifiers.contains(diagnostic.identifier)
}

private let findingIdentifiers = Set(LintRule.all.map(\.identifier))
