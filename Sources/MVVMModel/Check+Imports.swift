import MVVMSource
import MVVMSyntax

/// Returns the imports in their order. Reports a second import of the same thing, with a fix that removes its line.
func checkImports(_ tree: SpecSyntax, _ findings: inout [Diagnostic]) -> [Import] {
  let imports = tree.imports
  if imports.count == 1, let syntax = imports.first {
    return [makeImport(syntax, path: tree.joined(syntax.path), in: tree, &findings)]
  }
  // 'import A.B' is a submodule, and 'import struct A.B' a declaration.
  var (modules, declarations): ([Text: Int], [Text: Int]) = ([:], [:])
  var result: [Import] = []
  for (index, syntax) in imports.enumerated() {
    let path = tree.joined(syntax.path)
    if let first = syntax.kind == nil ? modules[path] : declarations[path] {
      findings.append(duplicateImport(path, syntax, first: imports[first], in: tree))
    } else if syntax.kind == nil {
      modules[path] = index
    } else {
      declarations[path] = index
    }
    result.append(makeImport(syntax, path: path, in: tree, &findings))
  }
  return result.ordered { $0.key < $1.key }
}

private func makeImport(
  _ syntax: ImportSyntax,
  path: Text,
  in tree: SpecSyntax,
  _ findings: inout [Diagnostic]
) -> Import {
  checkAttributes(syntax.attributes, of: .importDeclaration, in: tree, &findings)
  return Import(
    attributes: tree.spelling(ofAttributes: syntax.attributes),
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
    fix: Fix(Edit(removal(of: tree.range(syntax.tokens), in: tree.file.bytes), ""))
  )
}
