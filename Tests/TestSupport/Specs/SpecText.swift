/// Returns a spec with one section that has these lines, indented by four blanks. The first line is line 3.
package func section(_ kind: String, _ members: String) -> String {
  "viewmodel X {\n  \(kind) {\n\(indented(members, by: 4))  }\n}\n"
}

/// Returns a spec with one view model that has these lines, indented by two blanks. The first line is line 2.
package func viewModel(_ items: String) -> String {
  "viewmodel X {\n\(indented(items, by: 2))}\n"
}

private func indented(_ lines: String, by number: Int) -> String {
  let indentation = String(repeating: " ", count: number)
  return lines.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.isEmpty ? "\n" : "\(indentation)\($0)\n" }.joined()
}
