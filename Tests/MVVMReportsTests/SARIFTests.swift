import MVVMReports
import MVVMSource
import TestSupport
import Testing

@Suite struct SARIFTests {
  private func report(_ diagnostics: Diagnostic...) throws -> JSONValue {
    let text = sarifReport(diagnostics, version: "1.2") { "About \($0.rawValue)." }
    let result = parseJSON(SourceFile(path: "-", text: text))
    #expect(result.diagnostics == [])
    return try #require(result.value)
  }

  private func numbers(_ region: JSONValue?) -> [Int?] {
    ["startLine", "startColumn", "endLine", "endColumn"].map { region?[$0]?.integer }
  }

  @Test("A report is one run of the tool, with the rules that its results name") func run() throws {
    let file = SourceFile(path: "a", text: "ab\n")
    let report = try self.report(
      Diagnostic(.size, "m", at: SourceRange(file, 0..<1), severity: .warning),
      Diagnostic(.missingType, "n", at: SourceRange(file, 1..<2)),
      Diagnostic(.size, "o", at: SourceRange(file, 0..<2), severity: .note)
    )
    #expect(report["version"]?.string == "2.1.0")
    let runs = try #require(report["runs"]?.array)
    #expect(runs.count == 1)
    #expect(runs[0]["columnKind"]?.string == "utf16CodeUnits")
    let driver = runs[0]["tool"]?["driver"]
    #expect([driver?["name"]?.string, driver?["version"]?.string] == ["mvvmgen", "1.2"])
    #expect(driver?["rules"]?.array?.map { $0["id"]?.string } == ["missing-type", "size"])
    #expect(driver?["rules"]?.array?.first?["shortDescription"]?["text"]?.string == "About missing-type.")
    let results = try #require(runs[0]["results"]?.array)
    #expect(results.map { $0["ruleId"]?.string } == ["size", "missing-type", "size"])
    #expect(results.map { $0["ruleIndex"]?.integer } == [1, 0, 1])
    #expect(results.map { $0["level"]?.string } == ["warning", "error", "note"])
    #expect(results.map { $0["message"]?["text"]?.string } == ["m", "n", "o"])
  }

  @Test("Columns count UTF-16 code units, without a byte-order mark", arguments: ["", "\u{FEFF}"])
  func columns(mark: String) throws {
    let source = MarkedSource("\(mark)é👍1️⃣x\r\n\tü2️⃣y3️⃣")
    let file = SourceFile(path: "a", text: source.text)
    let report = try self.report(
      Diagnostic(.size, "m", at: SourceRange(file, source.range(1, 2))),
      Diagnostic(.size, "m", at: SourceRange(file, source.range(3, 3)))
    )
    let results = report["runs"]?.array?.first?["results"]?.array ?? []
    let regions = results.map { $0["locations"]?.array?.first?["physicalLocation"]?["region"] }
    #expect(regions.map(self.numbers) == [[1, 4, 2, 3], [2, 4, 2, 4]])
  }

  @Test(
    "Paths are escaped as RFC 3986 asks, and absolute ones are URIs",
    arguments: [
      ("Specs/A-b_c.~mvvm", "Specs/A-b_c.~mvvm"), ("a b,c:d%é.mvvm", "a%20b%2Cc%3Ad%25%C3%A9.mvvm"),
      ("/tmp/a.mvvm", "file:///tmp/a.mvvm"), ("../a", "../a"), ("<stdin>", "%3Cstdin%3E"),
    ]
  )
  func paths(path: String, uri: String) throws {
    let report = try self.report(Diagnostic(.fileNotReadable, "m", at: SourceRange(path: path)))
    let result = report["runs"]?.array?.first?["results"]?.array?.first
    let location = result?["locations"]?.array?.first?["physicalLocation"]
    #expect(location?["artifactLocation"]?["uri"]?.string == uri)
    #expect(location?["region"] == nil)
  }

  @Test("A result is known by what a baseline knows it by, and counted") func fingerprints() throws {
    let file = SourceFile(path: "a/X.mvvm", text: "ab\n")
    let subject = Subject(viewModel: "X", facet: "inputs", selector: "b(_:)")
    let diagnostic = Diagnostic(
      .size,
      "m",
      at: SourceRange(file, 0..<1),
      severity: .warning,
      subject: subject
    )
    let other = Diagnostic(.missingType, "n", at: SourceRange(file, 1..<2))
    let results = try self.report(diagnostic, other, diagnostic)["runs"]?.array?.first?["results"]?.array
    #expect(
      results?.map { $0["partialFingerprints"]?["findingKey/v1"]?.string } == [
        "a/X.mvvm|X|inputs|b(_:)|size|1", "a/X.mvvm||||missing-type|1", "a/X.mvvm|X|inputs|b(_:)|size|2",
      ]
    )
  }

  @Test("Notes are related locations, and a fix replaces regions") func notesAndFixes() throws {
    let file = SourceFile(path: "a", text: "é b\n")
    let diagnostic = Diagnostic(
      .unknownKind,
      "m",
      at: SourceRange(file, 3..<4),
      notes: [Note("here", at: SourceRange(file, 0..<2))],
      fix: Fix(Edit(3..<4, "\"c\""), Edit(4..<4, "\n"))
    )
    let result = try self.report(diagnostic)["runs"]?.array?.first?["results"]?.array?.first
    let related = result?["relatedLocations"]?.array?.first
    #expect(related?["message"]?["text"]?.string == "here")
    #expect(self.numbers(related?["physicalLocation"]?["region"]) == [1, 1, 1, 2])
    let change = result?["fixes"]?.array?.first?["artifactChanges"]?.array?.first
    #expect(change?["artifactLocation"]?["uri"]?.string == "a")
    let replacements = change?["replacements"]?.array ?? []
    #expect(replacements.map { self.numbers($0["deletedRegion"]) } == [[1, 3, 1, 4], [1, 4, 1, 4]])
    #expect(replacements.map { $0["insertedContent"]?["text"]?.string } == ["\"c\"", "\n"])
  }

  @Test("Changes that a check did not make are errors, with a rule for each kind") func changes() throws {
    let file = SourceFile(path: "a", text: "ab\n")
    let changes = [
      PendingChange(path: "b c", title: "stale", message: "run it"),
      PendingChange(path: "d", title: "missing", message: "run it"),
    ]
    let text = sarifReport(
      [Diagnostic(.size, "m", at: SourceRange(file, 0..<1))],
      changes: changes,
      version: "1",
      path: { "root/\($0)" },
      description: { $0.rawValue }
    )
    let run = try #require(parseJSON(SourceFile(path: "-", text: text)).value?["runs"]?.array?.first)
    let rules = run["tool"]?["driver"]?["rules"]?.array
    #expect(rules?.map { $0["id"]?.string } == ["size", "missing", "stale"])
    let results = run["results"]?.array ?? []
    #expect(results.map { $0["ruleId"]?.string } == ["size", "stale", "missing"])
    #expect(results.map { $0["ruleIndex"]?.integer } == [0, 2, 1])
    #expect(results.map { $0["level"]?.string } == ["error", "error", "error"])
    let places = results.map { $0["locations"]?.array?.first?["physicalLocation"] }
    #expect(places.map { $0?["artifactLocation"]?["uri"]?.string } == ["root/a", "root/b%20c", "root/d"])
    #expect(places.map { $0?["region"] == nil } == [false, true, true])
  }

  @Test("As many results again take at most a few times as long") func linear() {
    let growth = growth(from: 1_000, to: 8_000) { count in
      let line = String(repeating: "abcdefghij ", count: count)
      let file = SourceFile(path: "a", text: line)
      let found = (0..<count).map { Diagnostic(.size, "m", at: SourceRange(file, $0 * 11..<$0 * 11 + 3)) }
      #expect(sarifReport(found, version: "1") { $0.rawValue }.utf8.count > count)
    }
    #expect(growth < 24)
  }

  @Test("A report of nothing is a run without results") func empty() throws {
    let run = try self.report()["runs"]?.array?.first
    #expect(run?["results"]?.array?.isEmpty == true)
    #expect(run?["tool"]?["driver"]?["rules"]?.array?.isEmpty == true)
  }
}
