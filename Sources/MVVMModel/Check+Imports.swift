import MVVMSource
import MVVMSyntax

/// The imports in their order; a second import of the same thing is reported, with the removal of its line.
func checkImports(_ tree: SpecSyntax, _ findings: inout [Diagnostic]) -> [Import] {
  var seen: [Text: ImportSyntax] = [:]
  var result: [Import] = []
  for syntax in tree.imports {
    let path = tree.spelling(syntax.path)
    if let first = seen[path], first.kind == nil || syntax.kind != nil {
      findings.append(duplicateImport(path, syntax, first: first, in: tree))
    } else {
      seen[path] = syntax
    }
    result.append(makeImport(syntax, path: path, in: tree, &findings))
  }
  return result.ordered(by: Import.precedes)
}

private func makeImport(
  _ syntax: ImportSyntax,
  path: Text,
  in tree: SpecSyntax,
  _ findings: inout [Diagnostic]
) -> Import {
  Import(
    attributes: checkAttributes(syntax.attributes, of: .importDeclaration, in: tree, &findings),
    access: syntax.access.flatMap { Access(rawValue: tree.text($0).description) },
    kind: syntax.kind.map { tree.text($0) },
    path: path
  )
}

private func duplicateImport(
  _ path: Text,
  _ syntax: ImportSyntax,
  first: ImportSyntax,
  in tree: SpecSyntax
) -> Diagnostic {
  Diagnostic(
    .duplicateImport,
    "'\(path)' is imported twice",
    at: tree.place(syntax.path),
    notes: [Note("'\(path)' is first imported here", at: tree.place(first.path))],
    fix: Fix(Edit(wholeLines(tree.range(syntax.tokens), in: tree.file.bytes), ""))
  )
}

/// A range widened to its whole line, line end included, where nothing else stands on it.
func wholeLines(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
  var start = range.lowerBound
  while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
  var end = range.upperBound
  while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
  guard start == 0 || isLineEnd(bytes[start - 1]), end == bytes.count || isLineEnd(bytes[end]) else {
    return range
  }
  if end < bytes.count { end += bytes[end...].starts(with: [0x0D, 0x0A]) ? 2 : 1 }
  return start..<end
}

private func isLineEnd(_ byte: UInt8) -> Bool {
  byte == 0x0A || byte == 0x0D
}
