import MVVMReports
import MVVMSource

extension Baseline {
  /// The text of the baseline file: a sorted line for each finding, so that it can be checked in and merged.
  package var text: String {
    let findings = self.counts.values.flatMap(\.self).sorted { $0.key < $1.key }.map { key, count in
      let parts = zip(["path", "viewModel", "facet", "selector", "rule"], key.parts)
      let members = parts.filter { !$1.isEmpty }.map { (key: $0, value: jsonString($1)) }
      return jsonObject(members + (count > 1 ? [(key: "count", value: "\(count)")] : []))
    }
    return "{\"version\": \(version),\n\"findings\": \(jsonLines(findings))}\n"
  }
}

private let version = 1

/// Reads a baseline file, or reports everything that is wrong with it.
package func baseline(from file: SourceFile) -> Diagnosed<Baseline> {
  let json = parseJSON(file)
  let advice = "remove this file, and write one with '--write-baseline'"
  if file.bytes.allSatisfy({ $0 <= 0x20 }) {
    return Diagnosed(nil, [invalid("the baseline is empty: \(advice)", at: Place(file, 0..<0))])
  }
  guard let value = json.value, json.diagnostics.isEmpty
  else { return Diagnosed(nil, json.diagnostics.map { invalid($0.message, at: $0.place) }) }
  guard value.object != nil, let number = value["version"], let findings = value["findings"] else {
    let message = "a baseline is an object with \"version\" and \"findings\": \(advice)"
    return Diagnosed(nil, [invalid(message, at: Place(file, value.range.prefix(1)))])
  }
  guard number.integer == version else {
    let message =
      "the version of the baseline is not \(version): use the mvvmgen that wrote it, or write it again"
    return Diagnosed(nil, [invalid(message, at: Place(file, number.range))])
  }
  guard let entries = findings.array else {
    return Diagnosed(nil, [invalid("'findings' is an array of objects", at: Place(file, findings.range))])
  }
  return baseline(from: entries, of: file)
}

private func baseline(from entries: [JSONValue], of file: SourceFile) -> Diagnosed<Baseline> {
  var baseline = Baseline()
  var problems: [Diagnostic] = []
  for entry in entries {
    guard let finding = finding(entry) else {
      let message = "a finding has a \"path\" and a \"rule\", and may have a \"count\" of 1 or more"
      problems.append(invalid(message, at: Place(file, entry.range)))
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

private func invalid(_ message: String, at place: Place) -> Diagnostic {
  Diagnostic(.baselineInvalid, message, at: place)
}
