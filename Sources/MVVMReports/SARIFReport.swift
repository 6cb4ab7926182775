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
    "runs": [{"tool": {"driver": {"name": "mvvmgen", "version": \(JSON(version)),
    "rules": \(JSON(lines: rules))}},
    "columnKind": "utf16CodeUnits",
    "results": \(JSON(lines: results + pending))}]}

    """
}

private func sarifRule(_ name: String, _ description: String) -> JSON {
  ["id": JSON(name), "shortDescription": ["text": JSON(description)]]
}

private func sarifResult(_ change: PendingChange, rule index: Int, _ places: SARIFPlaces) -> JSON {
  [
    "ruleId": JSON(change.title), "ruleIndex": JSON(index), "level": "error",
    "message": ["text": JSON(change.message)],
    "locations": [["physicalLocation": ["artifactLocation": places.artifact(change.path)]]],
  ]
}

private func sarifResult(
  _ diagnostic: Diagnostic,
  rule index: Int,
  fingerprint: String,
  _ places: inout SARIFPlaces
) -> JSON {
  let notes = diagnostic.notes.map { note -> JSON in
    ["physicalLocation": places.location(note.place), "message": ["text": JSON(note.message)]]
  }
  let fix = diagnostic.fix.map { sarifFix($0, of: diagnostic, &places) }
  return [
    "ruleId": JSON(diagnostic.identifier.rawValue), "ruleIndex": JSON(index),
    "level": JSON(diagnostic.severity.rawValue), "message": ["text": JSON(diagnostic.message)],
    "locations": [["physicalLocation": places.location(diagnostic.place)]],
    "partialFingerprints": ["findingKey/v1": JSON(fingerprint)],
    "relatedLocations": notes.isEmpty ? nil : JSON(notes),
    "fixes": fix.map { [$0] },
  ]
}

private func sarifFix(_ fix: Fix, of diagnostic: Diagnostic, _ places: inout SARIFPlaces) -> JSON {
  let file = diagnostic.place.file
  let replacements = fix.edits.map { edit -> JSON in
    let region = places.region(edit.range, of: file)
    return ["deletedRegion": region, "insertedContent": ["text": JSON(edit.replacement)]]
  }
  let change: JSON = ["artifactLocation": places.artifact(file.path), "replacements": JSON(replacements)]
  return ["artifactChanges": [change]]
}

/// Converts places to locations and regions.
private struct SARIFPlaces {
  let path: (String) -> String
  var lines = PlaceReader()
  /// The number of UTF-16 code units before each offset of the file that was used last.
  var counts: (file: SourceFile, units: [Int])?

  /// Returns the location of a file, as a relative reference, or as a `file` URI if its path is absolute.
  func artifact(_ path: String) -> JSON {
    let path = self.path(path)
    return ["uri": JSON((path.hasPrefix("/") ? "file://" : "") + percentEncoded(path: path))]
  }

  mutating func location(_ place: SourceRange) -> JSON {
    let region = place.range.map { self.region($0, of: place.file) }
    return ["artifactLocation": self.artifact(place.file.path), "region": region]
  }

  mutating func region(_ range: Range<Int>, of file: SourceFile) -> JSON {
    guard let span = self.lines.span(of: SourceRange(file, range)) else { return [:] }
    return [
      "startLine": JSON(span.start.line),
      "startColumn": JSON(self.column(of: range.lowerBound, at: span.start, file)),
      "endLine": JSON(span.end.line),
      "endColumn": JSON(self.column(of: range.upperBound, at: span.end, file)),
    ]
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
