import Testing

/// A row of a table of tests: the input, the expected output, and a sentence that says why.
package struct Case: CustomTestStringConvertible, Sendable {
  package let name: String
  package let input: String
  package let output: String

  package var testDescription: String { self.name }
}

/// Returns the rows of a table, with or without blank lines between them. A row without a sentence has the
/// sentence of the previous row, or its input as a name.
///
///     === Dashes are no minus
///     [inputs]
///     a(x: Int = –1)
///     ---
///     3:16-3:19 error: unexpected dash: write '-' [unexpected-character]
///
/// Without '---', expected output is written after arrows on the line that it is about. Each line is a row,
/// in which `␊` means a line end; below a name in brackets, or `[file]`, all lines form one row. A note or a
/// fix may be on the line of its diagnostic.
///
///     === An output has a type
///     [outputs] x → 3:6-3:6 error: 'x' has no type: write 'x: Type' [missing-type]
///     [outputs] x: Int
///     === A dash in the middle hides no mistake after it
///     [inputs]
///     a(x: Int = –1) → 3:16-3:19 error: unexpected dash: write '-' [unexpected-character]
///     →   fix 3:16-3:19: '-'
///     b(x) → 4:8-4:8 error: 'x' has no type: write 'x: Type' [missing-type]
///
/// - Parameter section: Makes a spec from the name in brackets and the text after or below it, on either
///   side.
package func cases(_ table: String, section: (String, String) -> String = section) -> [Case] {
  var blocks: [(name: String, lines: [Substring])] = []
  for line in table.split(separator: "\n", omittingEmptySubsequences: false) {
    if line == "===" || line.hasPrefix("=== ") {
      let name = line.count > 3 ? String(line.dropFirst(4)) : blocks.last?.name ?? ""
      if blocks.last?.lines.last == "" { blocks[blocks.count - 1].lines.removeLast() }
      blocks.append((name, []))
    } else {
      if blocks.isEmpty { blocks.append(("", [])) }
      blocks[blocks.count - 1].lines.append(line)
    }
  }
  return blocks.flatMap { name, lines in
    let parts = lines.split(separator: "---", omittingEmptySubsequences: false)
    precondition(parts.count <= 2, "a row has one '---': \(name)")
    let rows = parts.count == 2 ? [(input: Array(parts[0]), output: Array(parts[1]))] : annotated(lines)
    return rows.map { row in
      let input = text(row.input, section)
      let title = name.isEmpty ? input : rows.count == 1 ? name : "\(name): \(input)"
      return Case(name: title, input: input, output: text(row.output, section))
    }
  }
}

/// Returns the text of lines below a name in brackets, or of one line after it.
private func text(_ lines: [Substring], _ section: (String, String) -> String) -> String {
  let whole = lines.joined(separator: "\n").replacing("␊", with: "\n")
    .replacing(#/ → (?=fix |note )/#, with: "\n  ")
  guard let parts = whole.wholeMatch(of: /(?s)\[([a-z]+)\](?:\n|$| )(.*)/) else { return whole }
  let (kind, members) = (String(parts.1), String(parts.2))
  return kind == "file" ? members : kind == "viewmodel" ? viewModel(members) : section(kind, members)
}

/// Separates lines and the text after their arrows: all together below a name in brackets, otherwise line by
/// line.
private func annotated(_ lines: [Substring]) -> [(input: [Substring], output: [Substring])] {
  var rows: [(input: [Substring], output: [Substring])] = []
  let areOne = lines.first?.wholeMatch(of: /\[[a-z]+\]/) != nil
  for line in lines {
    let parts = line.hasPrefix("→") ? ["", line.dropFirst(2)] : line.split(separator: " → ", maxSplits: 1)
    if rows.isEmpty || !areOne && !line.hasPrefix("→") {
      rows.append(([parts.first ?? ""], Array(parts.dropFirst())))
    } else {
      if !line.hasPrefix("→") { rows[rows.count - 1].input.append(parts.first ?? "") }
      rows[rows.count - 1].output += parts.dropFirst()
    }
  }
  return rows
}
