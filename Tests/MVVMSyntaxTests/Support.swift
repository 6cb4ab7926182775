import MVVMSource
import MVVMSyntax
import TestSupport
import Testing

/// Requires exactly these diagnostics, as printed by `listing`, that the tree prints back to its source, and
/// that any fix solves something.
func expectDiagnostics(
  _ text: String,
  _ expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = SourceFile(path: "X.mvvm", text: text)
  let result = parse(file)
  #expect(listing(result.diagnostics) == expected, sourceLocation: sourceLocation)
  #expect(printed(result.value) == text, sourceLocation: sourceLocation)
  let edits = result.diagnostics.flatMap { $0.fix?.edits ?? [] }
  guard !edits.isEmpty else { return }
  let mended = parse(file.applying(edits))
  #expect(mended.diagnostics.count < result.diagnostics.count, sourceLocation: sourceLocation)
}

/// Requires that a text parses without diagnostics, and returns the outline of its tree.
func outlineOfValid(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> String {
  expectDiagnostics(text, "", sourceLocation: sourceLocation)
  return parse(SourceFile(path: "X.mvvm", text: text)).value.map(outline) ?? ""
}

/// Returns the parser's diagnostics for members of a section.
func diagnostics(of members: String, in kind: String) -> [Diagnostic] {
  parse(SourceFile(path: "X.mvvm", text: section(kind, members))).diagnostics
}
