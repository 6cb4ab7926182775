import MVVMSource
import MVVMSyntax

/// Returns the imports in their order. Reports a second import of the same thing, with a fix that removes its line.
func checkImports(_ tree: SpecSyntax, _ findings: inout [Diagnostic]) -> [Import] {
  let imports = tree.imports
  if imports.count == 1, let syntax = imports.first {
    return [makeImport(syntax, path: tree.joined(syntax.path), in: tree, &findings)]
  }
  // `import A.B` imports a submodule, and `import struct A.B` a declaration.
  var (modules, declarations): ([Text: Int], [Text: Int]) = ([:], [:])
  var result: [Import] = []
  for (index, syntax) in imports.enumerated() {
    let path = tree.joined(syntax.path)
    if let first = syntax.kind == nil ? modules[path] : declarations[path] {
      let note = Note("'\(path)' is first imported here", at: tree.place(imports[first].path))
      let fix = Fix(Edit(removal(of: tree.range(syntax.tokens), in: tree.file.bytes), ""))
      let (message, place) = ("'\(path)' is imported twice", tree.place(syntax.path))
      findings.append(Diagnostic(.duplicateImport, message, at: place, notes: [note], fix: fix))
    } else if syntax.kind == nil {
      modules[path] = index
    } else {
      declarations[path] = index
    }
    result.append(makeImport(syntax, path: path, in: tree, &findings))
  }
  return result.sorted { $0.key < $1.key }
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

/// Returns the range to remove so that a piece of a file leaves no trace. If nothing else is on its line,
/// this is the whole line with its line end, and the empty lines below if there is an empty line above as
/// well. Otherwise, this is the piece and the blanks on one side.
///
/// - Parameter other: A range before the piece that is also removed.
public func removal(of range: Range<Int>, in bytes: [UInt8], with other: Range<Int> = 0..<0) -> Range<Int> {
  let start = startOfBlanks(before: range.lowerBound, in: bytes)
  let end = endOfBlanks(from: range.upperBound, in: bytes)
  let startsLine = start == 0 || isLineEnd(bytes[start - 1])
  guard end == bytes.count || isLineEnd(bytes[end]) else { return range.lowerBound..<end }
  guard startsLine else { return start..<end }
  let next = endOfLineEnd(at: end, in: bytes)
  let above = start == other.upperBound ? other.lowerBound : start
  return start..<(followsEmptyLine(above, in: bytes) ? endOfEmptyLines(from: next, in: bytes) : next)
}

/// Returns whether the line that begins at `start` is the first or comes after an empty line.
private func followsEmptyLine(_ start: Int, in bytes: [UInt8]) -> Bool {
  guard start > 0 else { return true }
  let isPair = start > 1 && bytes[start - 1] == 0x0A && bytes[start - 2] == 0x0D
  let end = startOfBlanks(before: start - (isPair ? 2 : 1), in: bytes)
  return end == 0 || isLineEnd(bytes[end - 1])
}

private func endOfEmptyLines(from start: Int, in bytes: [UInt8]) -> Int {
  var line = start
  while line < bytes.count {
    let end = endOfBlanks(from: line, in: bytes)
    guard end == bytes.count || isLineEnd(bytes[end]) else { return line }
    line = endOfLineEnd(at: end, in: bytes)
  }
  return line
}

private func startOfBlanks(before place: Int, in bytes: [UInt8]) -> Int {
  (bytes[..<place].lastIndex { !isBlank($0) } ?? -1) + 1
}

private func endOfBlanks(from place: Int, in bytes: [UInt8]) -> Int {
  bytes[place...].firstIndex { !isBlank($0) } ?? bytes.count
}

private func endOfLineEnd(at place: Int, in bytes: [UInt8]) -> Int {
  guard place < bytes.count else { return place }
  return place + (bytes[place...].starts(with: [0x0D, 0x0A]) ? 2 : 1)
}
