import MVVMReports
import MVVMSource

/// Known findings, so that only new ones are reported. They are stored by key, with the number of times each
/// occurs.
package struct Baseline: Equatable, Sendable {
  /// The findings by the path of their file, relative to the folder of the baseline. No count is zero.
  private(set) var counts: [String: [FindingKey: Int]] = [:]
  /// The paths of files with findings about a view model, by its name.
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
  /// Findings of a view model that was moved here are also known, if its old file is gone or lacks it.
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

  /// The text of the baseline file: a sorted line for each finding, so that it can be checked in and merged.
  package var text: String {
    let findings = self.counts.values.flatMap(\.self).sorted { $0.key < $1.key }.map { key, count in
      let keys = ["path", "viewModel", "facet", "selector", "rule"]
      let members = zip(keys, key.parts).map { ($0, $1.isEmpty ? nil : JSON($1)) }
      return JSON(members + [("count", count > 1 ? JSON(count) : nil)])
    }
    return "{\"version\": \(version),\n\"findings\": \(JSON(lines: findings))}\n"
  }
}

/// Returns whether a diagnostic was reported by a rule, so that a baseline may record it.
package func isFinding(_ diagnostic: Diagnostic) -> Bool {
  findingIdentifiers.contains(diagnostic.identifier)
}

private let findingIdentifiers = Set(LintRule.all.map(\.identifier))

private let version = 1

/// Reads a baseline file, or reports all errors in it.
package func baseline(from file: SourceFile) -> Diagnosed<Baseline> {
  let json = parseJSON(file)
  let advice = "remove this file, and write one with '--write-baseline'"
  if file.bytes.allSatisfy({ $0 <= 0x20 }) {
    return Diagnosed(nil, [invalid("the baseline is empty: \(advice)", at: SourceRange(file, 0..<0))])
  }
  guard let value = json.value, json.diagnostics.isEmpty
  else { return Diagnosed(nil, json.diagnostics.map { invalid($0.message, at: $0.place) }) }
  guard value.object != nil, let number = value["version"], let findings = value["findings"] else {
    let message = "a baseline is an object with \"version\" and \"findings\": \(advice)"
    return Diagnosed(nil, [invalid(message, at: SourceRange(file, value.range.prefix(1)))])
  }
  guard number.integer == version else {
    let message =
      "the version of the baseline is not \(version): use the mvvmgen that wrote it, or write it again"
    return Diagnosed(nil, [invalid(message, at: SourceRange(file, number.range))])
  }
  guard let entries = findings.array else {
    return Diagnosed(
      nil,
      [invalid("'findings' is an array of objects", at: SourceRange(file, findings.range))]
    )
  }
  return baseline(from: entries, of: file)
}

private func baseline(from entries: [JSONValue], of file: SourceFile) -> Diagnosed<Baseline> {
  var baseline = Baseline()
  var problems: [Diagnostic] = []
  for entry in entries {
    guard let finding = finding(entry) else {
      let message = "a finding has a \"path\" and a \"rule\", and may have a \"count\" of 1 or more"
      problems.append(invalid(message, at: SourceRange(file, entry.range)))
      continue
    }
    baseline.add(finding.key, count: finding.count)
  }
  return Diagnosed(problems.isEmpty ? baseline : nil, problems)
}

private func finding(_ entry: JSONValue) -> (key: FindingKey, count: Int)? {
  guard let path = entry["path"]?.string, let rule = entry["rule"]?.string else { return nil }
  let count = entry["count"].map { $0.integer ?? 0 } ?? 1
  // Counts are limited, so that adding them cannot overflow.
  guard 1...1_000_000 ~= count else { return nil }
  let texts = ["viewModel", "facet", "selector"].map { entry[$0] }
  guard texts.allSatisfy({ $0 == nil || $0?.string != nil }) else { return nil }
  let subject = Subject(viewModel: texts[0]?.string, facet: texts[1]?.string, selector: texts[2]?.string)
  return (FindingKey(rule: rule, path: path, subject: subject), count)
}

private func invalid(_ message: String, at place: SourceRange) -> Diagnostic {
  Diagnostic(.baselineInvalid, message, at: place)
}
