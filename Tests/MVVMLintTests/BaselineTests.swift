import MVVMLint
import MVVMSource
import TestSupport
import Testing

@Suite struct BaselineTests {
  private let file = SourceFile(path: "a/X.mvvm", text: "abc")

  private func finding(_ selector: String, _ identifier: DiagnosticIdentifier = .size, at offset: Int = 0)
    -> Diagnostic
  {
    self.finding(of: Subject(viewModel: "X", facet: "inputs", selector: selector), identifier, at: offset)
  }

  private func finding(
    of subject: Subject?,
    _ identifier: DiagnosticIdentifier = .size,
    at offset: Int = 0
  ) -> Diagnostic {
    Diagnostic(
      identifier,
      "m",
      at: SourceRange(self.file, offset..<offset),
      severity: .warning,
      subject: subject
    )
  }

  private func baseline(_ diagnostics: Diagnostic...) -> Baseline {
    var baseline = Baseline()
    baseline.record(diagnostics, path: "X.mvvm")
    return baseline
  }

  @Test("A finding is known wherever its lines have moved") func moved() {
    let baseline = self.baseline(self.finding("a"), self.finding("b"))
    let result = baseline.compare([self.finding("b", at: 2), self.finding("a", at: 3)], path: "X.mvvm")
    #expect(result.new == [])
    #expect(result.gone == 0)
  }

  @Test("Another rule, path, view model, facet or selector makes it new") func new() {
    let baseline = self.baseline(self.finding("a"))
    let others = [
      self.finding("b"), self.finding("a", .screenName),
      self.finding(of: Subject(viewModel: "X", facet: "outputs", selector: "a")),
      self.finding(of: Subject(viewModel: "Y", facet: "inputs", selector: "a")),
      Diagnostic(.size, "m", at: SourceRange(self.file, 0..<0)),
    ]
    let result = baseline.compare(others, path: "X.mvvm")
    #expect(result.new == others)
    #expect(result.gone == 1)
    #expect(baseline.compare([self.finding("a")], path: "Y.mvvm").new.count == 1)
  }

  @Test("A finding is known where its file has moved, and new where the old file is still there")
  func movedFile() {
    let baseline = self.baseline(self.finding("a"), self.finding("b"))
    let moved = baseline.compare([self.finding("a")], path: "New/X.mvvm") { _ in false }
    #expect(moved.new == [])
    #expect(moved.gone == 1)
    #expect(baseline.compare([self.finding("a")], path: "New/X.mvvm") { $0 == "X.mvvm" }.new.count == 1)
    let other = Diagnostic(.size, "m", at: SourceRange(self.file, 0..<0), subject: Subject(viewModel: "Y"))
    #expect(baseline.compare([other], path: "New/Y.mvvm") { _ in false }.new == [other])
  }

  @Test("A finding is known where its view model has moved to a file that was there") func movedViewModel() {
    var baseline = self.baseline(self.finding("a"))
    baseline.record([self.finding("b")], path: "Y.mvvm")
    let both = [self.finding("a"), self.finding("b")]
    #expect(baseline.compare(both, path: "Y.mvvm", declares: { _, _ in false }).new == [])
    let copied = baseline.compare(both, path: "Y.mvvm", declares: { path, _ in path == "X.mvvm" })
    #expect(copied.new == [both[0]])
  }

  @Test("Other findings of a file stay when a view model moves out of it") func restOfFile() {
    var baseline = self.baseline(self.finding("a"))
    let other = Diagnostic(.size, "m", at: SourceRange(self.file, 0..<0), subject: Subject(viewModel: "Y"))
    baseline.record([other], path: "X.mvvm")
    let moved = baseline.compare([self.finding("a")], path: "New.mvvm", declares: { _, _ in false })
    #expect(moved.new == [])
    #expect(moved.gone == 0)
  }

  @Test("Findings of one key are counted") func counted() {
    let baseline = self.baseline(self.finding("a"), self.finding("a"))
    #expect(baseline.compare([self.finding("a")], path: "X.mvvm").gone == 1)
    let three = [self.finding("a"), self.finding("a"), self.finding("a", at: 3)]
    #expect(baseline.compare(three, path: "X.mvvm").new == [three[2]])
  }

  @Test("Errors of specs are never known") func errors() {
    let error = self.finding("a", .missingType)
    #expect(self.baseline(error).count == 0)
    #expect(self.baseline(error).compare([error], path: "X.mvvm").new == [error])
  }

  @Test("The file has a line for each finding, sorted, and reads back") func text() {
    let baseline = self.baseline(
      self.finding("b"),
      self.finding("a"),
      self.finding("b"),
      Diagnostic(.unusedIgnore, "m", at: SourceRange(self.file, 0..<0))
    )
    let text = baseline.text
    #expect(
      text == """
        {"version": 1,
        "findings": [
        {"path": "X.mvvm", "rule": "unused-ignore"},
        {"path": "X.mvvm", "viewModel": "X", "facet": "inputs", "selector": "a", "rule": "size"},
        {"path": "X.mvvm", "viewModel": "X", "facet": "inputs", "selector": "b", "rule": "size", "count": 2}
        ]}

        """
    )
    let read = MVVMLint.baseline(from: SourceFile(path: "b.json", text: text))
    #expect(listing(read.diagnostics) == "")
    #expect(read.value == baseline)
  }

  @Test("An empty baseline reads back") func empty() {
    #expect(MVVMLint.baseline(from: SourceFile(path: "b.json", text: Baseline().text)).value == Baseline())
  }

  @Test(
    "An invalid baseline is refused at its place",
    arguments: cases(
      """
      ===

      ---
      1:1-1:1 error: the baseline is empty: remove this file
      ===
       ␊ → 1:1-1:1 error: the baseline is empty
      { → 1:2-1:2 error: expected
      {"version": 1, "findings": [],} → 1:30-1:31 error: a comma
      [] → 1:1-1:2 error: a baseline is an object with "version" and "findings"
      {"findings": []} → 1:1-1:2 error: a baseline is an object
      {"style": "rxswift"} → 1:1-1:2 error: a baseline is an object
      {"version": 2, "findings": []} → 1:13-1:14 error: the version of the baseline is not 1
      {"version": "1", "findings": []} → 1:13-1:16 error: the version of the baseline is not 1
      {"version": 1, "findings": {}} → 1:28-1:30 error: 'findings' is an array of objects
      {"version": 1, "findings": [1]} → 1:29-1:30 error: a finding has a "path" and a "rule"
      {"version": 1, "findings": [{"path": "a"}]} → 1:29-1:42 error: a finding has
      {"version": 1, "findings": [{"path": "a", "rule": "b", "count": 0}]} → 1:29-1:67 error: a finding has
      {"version": 1, "findings": [{"path": "a", "rule": "b", "count": 1e9}]} → 1:29-1:69 error: a finding has
      {"version": 1, "findings": [{"path": "a", "rule": "b", "facet": 1}]} → 1:29-1:67 error: a finding has
      {"version": 1, "findings": [{"path": "a", "rule": "b", "count": 1000001}]} → 1:29-1:73 error: a finding has
      """
    )
  )
  func refused(example: Case) {
    let result = MVVMLint.baseline(from: SourceFile(path: "b.json", text: example.input))
    #expect(result.value == nil)
    #expect(result.diagnostics.map(\.identifier) == [.baselineInvalid])
    #expect(listing(result.diagnostics).hasPrefix(example.output), "\(listing(result.diagnostics))")
  }

  @Test("Findings of files outside the run are kept") func takenOver() {
    var new = self.baseline(self.finding("a"))
    var old = self.baseline(self.finding("b"))
    old.record([self.finding("c")], path: "Y.mvvm")
    new.add(old) { $0 != "X.mvvm" }
    #expect(new.count == 2)
    #expect(new.compare([self.finding("c")], path: "Y.mvvm").new == [])
  }
}
