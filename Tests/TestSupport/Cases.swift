import Testing

/// A row of a table of tests: what goes in, what is to come out, and the sentence that says why.
package struct Case: CustomTestStringConvertible, Sendable {
  package let name: String
  package let input: String
  package let output: String

  package var testDescription: String { self.name }
}

/// The rows of a table, with a blank line between them or none. A row without a sentence goes on with the one above, or
/// is called by what goes in.
///
///     === Dashes are no minus
///     [inputs]
///     a(x: Int = –1)
///     ---
///     3:16-3:19 error: unexpected dash: write '-' [unexpected-character]
///
/// - Parameter section: Makes a spec of the name in brackets and the lines below it.
package func cases(_ table: String, section: (String, String) -> String = section) -> [Case] {
  var blocks: [(name: String, lines: [Substring])] = []
  for line in table.split(separator: "\n", omittingEmptySubsequences: false) {
    if line == "===" || line.hasPrefix("=== ") {
      let name = line.count > 3 ? String(line.dropFirst(4)) : blocks.last?.name ?? ""
      if blocks.last?.lines.last == "" { blocks[blocks.count - 1].lines.removeLast() }
      blocks.append((name, []))
    } else {
      precondition(!blocks.isEmpty, "a table begins with '==='")
      blocks[blocks.count - 1].lines.append(line)
    }
  }
  precondition(!blocks.isEmpty, "a table has rows")
  return blocks.map { name, lines in
    let parts = lines.split(separator: "---", omittingEmptySubsequences: false)
    precondition(parts.count == 2, "a row has one '---': \(name)")
    let input = text(parts[0], section)
    return Case(name: name.isEmpty ? input : name, input: input, output: text(parts[1], section))
  }
}

private func text(_ lines: ArraySlice<Substring>, _ section: (String, String) -> String) -> String {
  let head = lines.first ?? ""
  guard head.hasPrefix("["), head.hasSuffix("]"), head.count > 2 else {
    return lines.joined(separator: "\n")
  }
  let members = lines.dropFirst().joined(separator: "\n")
  return head == "[viewmodel]" ? viewModel(members) : section("\(head.dropFirst().dropLast())", members)
}
