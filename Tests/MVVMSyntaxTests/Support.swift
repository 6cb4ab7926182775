import MVVMSource
import MVVMSyntax
import TestSupport
import Testing

/// Requires exactly these diagnostics, as `listing` prints them; and that the tree prints back, and that the
/// fixes, where there are any, mend something.
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

/// Requires that a text parses without a word, and answers the outline of its tree.
func outlineOfValid(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> String {
  expectDiagnostics(text, "", sourceLocation: sourceLocation)
  return parse(SourceFile(path: "X.mvvm", text: text)).value.map(outline) ?? ""
}

/// A spec with one section that holds these lines, each four blanks deep: the first stands on line 3.
func section(_ kind: String, _ members: String) -> String {
  "viewmodel X {\n  \(kind) {\n\(indented(members, by: 4))  }\n}\n"
}

/// A spec with one view model that holds these lines, each two blanks deep: the first stands on line 2.
func viewModel(_ items: String) -> String {
  "viewmodel X {\n\(indented(items, by: 2))}\n"
}

private func indented(_ lines: String, by number: Int) -> String {
  let indentation = String(repeating: " ", count: number)
  return lines.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.isEmpty ? "\n" : "\(indentation)\($0)\n" }.joined()
}
