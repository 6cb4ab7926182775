import MVVMModel
import MVVMSource
import MVVMSyntax

/// The findings of the rules so far.
struct LintFindings {
  let file: SourceFile
  let withFixes: Bool
  var diagnostics: [Diagnostic] = []
  var identifier = DiagnosticIdentifier.size
  var severity = Diagnostic.Severity.warning
  /// The view model that is being checked.
  var viewModel: ViewModel?

  /// - Parameter fix: Makes the fix-it. It is called only if fix-its are requested.
  mutating func report(
    _ message: String,
    at range: Range<Int>,
    of subject: Subject,
    notes: [Note] = [],
    fix: @autoclosure () -> Fix? = nil
  ) {
    let diagnostic = Diagnostic(
      self.identifier,
      message,
      at: SourceRange(self.file, range),
      severity: self.severity,
      notes: notes,
      fix: self.withFixes ? fix() : nil,
      subject: subject
    )
    self.diagnostics.append(diagnostic)
  }

  /// Reports a member of the view model, by default at its name.
  mutating func report(
    _ message: String,
    at range: Range<Int>? = nil,
    of member: some Declared,
    notes: [Note] = [],
    fix: @autoclosure () -> Fix? = nil
  ) {
    let subject = member.subject(in: self.viewModel?.name)
    self.report(message, at: range ?? member.nameRange, of: subject, notes: notes, fix: fix())
  }

  /// Reports the view model, at its name.
  mutating func report(_ message: String) {
    guard let viewModel = self.viewModel else { return }
    self.report(message, at: viewModel.nameRange, of: Subject(viewModel: viewModel.name.description))
  }

  /// Reports an import, at its path.
  mutating func report(
    _ message: String,
    of syntax: ImportSyntax,
    in tree: SpecSyntax,
    fix: @autoclosure () -> Fix? = nil
  ) {
    let subject = Subject(facet: "imports", selector: tree.joined(syntax.path).description)
    self.report(message, at: tree.range(syntax.path), of: subject, fix: fix())
  }
}
