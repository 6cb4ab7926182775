import MVVMSource

/// Returns the output of `--format sarif`: a report of one run in SARIF 2.1.0, as defined by OASIS, with a
/// line for each rule and result.
///
/// Columns count UTF-16 code units. `findingKey/v1` identifies a result in later runs: it consists of the
/// parts of its `FindingKey`, and a number that distinguishes results with equal parts.
///
/// - Parameters:
///   - changes: The changes that were not made. Each is reported as an error.
///   - description: Returns one sentence that describes a kind of diagnostic.
package func sarifReport(
  _ diagnostics: [Diagnostic],
  changes: [PendingChange] = [],
  version: String,
  path: @escaping (String) -> String = { $0 },
  description: (DiagnosticIdentifier) -> String
) -> String {
  let identifiers = Set(diagnostics.map(\.identifier)).sorted { $0.rawValue < $1.rawValue }
  let indices = Dictionary(uniqueKeysWithValues: zip(identifiers, identifiers.indices))
  let titles = Set(changes.map(\.title)).sorted(by: <)
  let rules =
    identifiers.map { sarifRule($0.rawValue, description($0)) }
    + titles.map { sarifRule($0, "A check finds the file to be \($0)") }
  var places = SARIFPlaces(path: path)
  var counts: [FindingKey: Int] = [:]
  let results = diagnostics.map { diagnostic in
    let key = FindingKey(diagnostic, path: path(diagnostic.place.file.path))
    counts[key, default: 0] += 1
    let fingerprint = (key.parts + ["\(counts[key] ?? 1)"]).joined(separator: "|")
    let rule = indices[diagnostic.identifier] ?? 0
    return sarifResult(diagnostic, rule: rule, fingerprint: fingerprint, &places)
  }
  let pending = changes.map { change in
    sarifResult(change, rule: identifiers.count + (titles.firstIndex(of: change.title) ?? 0), places)
  }
  return """
    {"$schema": "https://json.schemastore.org/sarif-2.1.0.json",
    "version": "2.1.0",
    "runs": [{"tool": {"driver": {"name": "mvvmgen", "version": \(jsonString(version)),
    "rules": \(jsonLines(rules))}},
    "columnKind": "utf16CodeUnits",
    "results": \(jsonLines(results + pending))}]}

    """
}

private func sarifRule(_ name: String, _ description: String) -> String {
  jsonObject([("id", jsonString(name)), ("shortDescription", sarifText(description))])
}

private func sarifResult(_ change: PendingChange, rule index: Int, _ places: SARIFPlaces) -> String {
  let location = [("physicalLocation", jsonObject([places.artifact(change.path)]))]
  return jsonObject([
    ("ruleId", jsonString(change.title)),
    ("ruleIndex", "\(index)"),
    ("level", jsonString(Diagnostic.Severity.error.rawValue)),
    ("message", sarifText(change.message)),
    ("locations", jsonArray([jsonObject(location)])),
  ])
}

private func sarifResult(
  _ diagnostic: Diagnostic,
  rule index: Int,
  fingerprint: String,
  _ places: inout SARIFPlaces
) -> String {
  var members = [
    ("ruleId", jsonString(diagnostic.identifier.rawValue)),
    ("ruleIndex", "\(index)"),
    ("level", jsonString(diagnostic.severity.rawValue)),
    ("message", sarifText(diagnostic.message)),
    ("locations", jsonArray([jsonObject([places.location(diagnostic.place)])])),
    ("partialFingerprints", jsonObject([("findingKey/v1", jsonString(fingerprint))])),
  ]
  if !diagnostic.notes.isEmpty {
    let notes = diagnostic.notes.map { note in
      jsonObject([places.location(note.place), ("message", sarifText(note.message))])
    }
    members.append(("relatedLocations", jsonArray(notes)))
  }
  if let fix = diagnostic.fix {
    members.append(("fixes", jsonArray([sarifFix(fix, of: diagnostic, &places)])))
  }
  return jsonObject(members)
}

private func sarifFix(_ fix: Fix, of diagnostic: Diagnostic, _ places: inout SARIFPlaces) -> String {
  let file = diagnostic.place.file
  let replacements = fix.edits.map { edit in
    jsonObject([
      ("deletedRegion", places.region(edit.range, of: file)),
      ("insertedContent", sarifText(edit.replacement)),
    ])
  }
  let change = jsonObject([places.artifact(file.path), ("replacements", jsonArray(replacements))])
  return jsonObject([("artifactChanges", jsonArray([change]))])
}

private func sarifText(_ text: String) -> String { jsonObject([("text", jsonString(text))]) }

/// Converts places to locations and regions.
private struct SARIFPlaces {
  let path: (String) -> String
  var lines = PlaceReader()
  /// The number of UTF-16 code units before each offset of the file that was used last.
  var counts: (file: SourceFile, units: [Int])?

  /// Returns the location of a file, as a relative reference, or as a `file` URI if its path is absolute.
  func artifact(_ path: String) -> (String, String) {
    let path = self.path(path)
    let uri = (path.hasPrefix("/") ? "file://" : "") + percentEncoded(path: path)
    return ("artifactLocation", jsonObject([("uri", jsonString(uri))]))
  }

  mutating func location(_ place: SourceRange) -> (String, String) {
    var members = [self.artifact(place.file.path)]
    if let range = place.range { members.append(("region", self.region(range, of: place.file))) }
    return ("physicalLocation", jsonObject(members))
  }

  mutating func region(_ range: Range<Int>, of file: SourceFile) -> String {
    guard let span = self.lines.span(of: SourceRange(file, range)) else { return "{}" }
    return jsonObject([
      ("startLine", "\(span.start.line)"),
      ("startColumn", "\(self.column(of: range.lowerBound, at: span.start, file))"),
      ("endLine", "\(span.end.line)"),
      ("endColumn", "\(self.column(of: range.upperBound, at: span.end, file))"),
    ])
  }

  /// Returns the column of an offset, counted in UTF-16 code units.
  private mutating func column(of offset: Int, at position: LineColumn, _ file: SourceFile) -> Int {
    let counts = self.counts(in: file)
    let offset = min(offset, file.bytes.count)
    return counts[offset] - counts[offset - position.column + 1] + 1
  }

  /// The counts are kept for the next place, since one line of a file can have many.
  private mutating func counts(in file: SourceFile) -> [Int] {
    if let known = self.counts, known.file == file { return known.units }
    let units = file.bytes.indices.reduce(into: [0]) {
      $0.append($0[$1] + codeUnits(in: file.bytes[$1...$1]))
    }
    self.counts = (file, units)
    return units
  }
}
