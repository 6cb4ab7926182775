/// The lines of a scaffold whose members a person's file does not have: what has to be written since the spec has
/// gained them.
///
/// A member is known by what begins it: `self.title =`, `var title`, `func tapped(row:`. Its lines come with the
/// warnings and attributes above it, and with its body. Of an initializer it is the head that is missing, where
/// dependencies have changed.
///
/// - Parameters:
///   - scaffold: As it would be written for the spec of today.
///   - file: What the person has written.
public func missingLines(of scaffold: [UInt8], in file: [UInt8]) -> [[UInt8]] {
  let (fileLines, scaffoldLines) = (memberLines(of: file), memberLines(of: scaffold))
  var known = KnownMembers()
  for line in fileLines {
    for key in assignedKeys(in: line.text) + (line.key.map { [$0] } ?? []) { known.insert(key) }
  }
  let members = members(of: scaffoldLines)
  // Where members are declared, an assignment is none: it stands in an initializer.
  let kind = members.contains { $0.key.kind == .declared } ? MemberKey.Kind.declared : .assigned
  let missing = members.filter { $0.key.kind == kind && !known.contains($0.key) }
  return missingInitializers(of: scaffoldLines, in: fileLines) + missing.flatMap(\.lines)
}

/// The heads of initializers that a file has not, or has with other parameters.
private func missingInitializers(of scaffold: [MemberLine], in file: [MemberLine]) -> [[UInt8]] {
  let known = initializerHeads(in: file)
  return initializerHeads(in: scaffold)
    .filter { head in !known.contains { $0.takes(sameAs: head) } }
    .flatMap { head in scaffold[head.lines].map { Array($0.text) } }
}

private func initializerHeads(in lines: [MemberLine]) -> [InitializerHead] {
  let texts = lines.map(\.text)
  return lines.indices.compactMap { start in
    guard lines[start].depth == 1, lines[start].content.starts(with: "init(".utf8) else { return nil }
    return InitializerHead(at: start, in: texts)
  }
}

/// A member of a scaffold.
private struct ScaffoldMember {
  let key: MemberKey
  let lines: [[UInt8]]
}

private func members(of lines: [MemberLine]) -> [ScaffoldMember] {
  var members: [ScaffoldMember] = []
  var index = 0
  while index < lines.count {
    guard let key = lines[index].key else {
      index += 1
      continue
    }
    let start = startOfMember(at: index, in: lines)
    index = endOfMember(at: index, in: lines)
    members.append(ScaffoldMember(key: key, lines: lines[start..<index].map { Array($0.text) }))
  }
  return members
}

/// Attributes, documentation and warnings stand directly above what they are for.
private func startOfMember(at index: Int, in lines: [MemberLine]) -> Int {
  var start = index
  while start > 0, let first = lines[start - 1].content.first, "#@/".utf8.contains(first) { start -= 1 }
  return start
}

/// A member ends where as many brackets are closed as it has opened.
private func endOfMember(at index: Int, in lines: [MemberLine]) -> Int {
  var depth = 0
  for end in index..<lines.count {
    depth += lines[end].opened
    if depth <= 0 { return end + 1 }
  }
  return lines.count
}

/// A line of Swift, with what it says of members.
private struct MemberLine {
  let text: ArraySlice<UInt8>
  /// What it declares in a type, or assigns.
  let key: MemberKey?
  /// How many brackets it opens, less those that it closes.
  let opened: Int
  /// How many are open before it.
  let depth: Int

  /// Without its indentation.
  var content: ArraySlice<UInt8> { self.text.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } }
}

/// What stands deeper than the body of a type declares nothing of the type's own.
private func memberLines(of bytes: [UInt8]) -> [MemberLine] {
  var depth = 0
  return bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { text in
    let key = memberKey(of: text)
    let line = MemberLine(
      text: text.last == UInt8(ascii: "\r") ? text.dropLast() : text,
      key: key?.kind == .declared && depth != 1 ? nil : key,
      opened: openedBrackets(in: text),
      depth: depth
    )
    depth += line.opened
    return line
  }
}

private func openedBrackets(in line: ArraySlice<UInt8>) -> Int {
  line.reduce(0) { count, byte in
    if "({[".utf8.contains(byte) { return count + 1 }
    return ")}]".utf8.contains(byte) ? count - 1 : count
  }
}
