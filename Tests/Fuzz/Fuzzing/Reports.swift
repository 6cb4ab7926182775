import MVVMReports
import MVVMSource

/// Checks that machines and terminals can read the reports of diagnostics.
func attemptReports(_ diagnostics: [Diagnostic], _ attempt: inout Attempt) {
  let text = diagnosticText(diagnostics).text
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  if lines.count != diagnostics.reduce(0, { $0 + 1 + $1.notes.count }) {
    attempt.violate("text-report-lines", text)
  }
  var places = PlaceReader()
  let excerpts = terminalText(diagnostics, sourceLines: true, &places).text
  if excerpts.unicodeScalars.contains(where: isControl) { attempt.violate("text-report-controls", excerpts) }
  let json = parsed(jsonReport(diagnostics: diagnostics, changes: []))
  if json?["diagnostics"]?.array?.count != diagnostics.count { attempt.violate("json-report") }
  let sarif = sarifReport(diagnostics, version: "1") { $0.rawValue }
  if let problem = problem(ofSARIF: parsed(sarif), diagnostics) {
    attempt.violate("sarif-report", "\(problem)\n\(sarif)")
  }
  let commands = workflowCommands(diagnostics, path: { $0 }, &places)
  let starts = commands.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  if starts.count != diagnostics.count || !starts.allSatisfy({ $0.hasPrefix("::") }) {
    attempt.violate("github-report", commands)
  }
}

/// Returns whether a scalar is a control character, other than a line end or a tab, or changes the direction
/// of text. Terminals act on those.
func isControl(_ scalar: Unicode.Scalar) -> Bool {
  if scalar == "\n" || scalar == "\t" { return false }
  return scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
}

private func parsed(_ text: String) -> JSONValue? {
  parseJSON(SourceFile(path: "report.json", text: text)).correct().value
}

/// Returns the part of the structure required by SARIF 2.1.0 that a report lacks; `nil` if it lacks nothing.
private func problem(ofSARIF report: JSONValue?, _ diagnostics: [Diagnostic]) -> String? {
  guard let report else { return "no JSON" }
  guard report["version"]?.string == "2.1.0", let run = report["runs"]?.array?.first else { return "no run" }
  let driver = run["tool"]?["driver"]
  guard driver?["name"]?.string != nil, let rules = driver?["rules"]?.array else { return "no driver" }
  guard let results = run["results"]?.array, results.count == diagnostics.count else { return "no results" }
  let identifiers = rules.map { $0["id"]?.string }
  for result in results {
    guard let identifier = result["ruleId"]?.string, identifiers.contains(identifier) else {
      return "no rule"
    }
    guard result["message"]?["text"]?.string?.isEmpty == false else { return "no message" }
    guard let place = result["locations"]?.array?.first?["physicalLocation"] else { return "no location" }
    guard place["artifactLocation"]?["uri"]?.string != nil else { return "no URI" }
    let regions =
      (result["fixes"]?.array ?? []).flatMap { $0["artifactChanges"]?.array ?? [] }
      .flatMap { $0["replacements"]?.array ?? [] }.map { $0["deletedRegion"] } + [place["region"]]
    if let region = regions.compactMap({ $0 }).first(where: { !isRegion($0) }) { return "region \(region)" }
  }
  return nil
}

/// Returns whether a region starts at line and column 1 or later, and does not end before it starts.
private func isRegion(_ region: JSONValue) -> Bool {
  let numbers = ["startLine", "startColumn", "endLine", "endColumn"].map { region[$0]?.integer ?? 0 }
  return numbers.allSatisfy { $0 >= 1 }
    && (numbers[0] < numbers[2] || numbers[0] == numbers[2] && numbers[1] <= numbers[3])
}
