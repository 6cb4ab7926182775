import MVVMSource
import MVVMSwift

/// Returns the lines of a scaffold whose members a hand-written file lacks: what a person has to write because the spec
/// has gained these members.
///
/// A member is identified by its beginning: `self.title =`, `var title`, `func tapped(row:`. Its lines include the
/// warnings and attributes above it, and its body. Of an initializer, only the head is returned, if dependencies have
/// changed.
///
/// - Parameters:
///   - scaffold: The scaffold for the present spec.
///   - file: The hand-written file.
public func missingLines(of scaffold: [UInt8], in file: [UInt8]) -> [[UInt8]] {
  let (fileLines, scaffoldLines) = (memberLines(of: file), memberLines(of: scaffold))
  var known = KnownMembers()
  for line in fileLines {
    for key in assignedKeys(in: line.code) + (line.key.map { [$0] } ?? []) { known.insert(key) }
  }
  let members = members(of: scaffoldLines)
  // In a scaffold that declares members, assignments stand in an initializer, and are no members of their own.
  let kind = members.contains { $0.key.kind == .declared } ? MemberKey.Kind.declared : .assigned
  let missing = members.filter { $0.key.kind == kind && !known.contains($0.key) }
  return missingInitializers(of: scaffoldLines, in: fileLines) + missing.flatMap(\.lines)
}

/// The heads of initializers that a file lacks, or has with other parameters.
private func missingInitializers(of scaffold: [MemberLine], in file: [MemberLine]) -> [[UInt8]] {
  let known = initializerHeads(in: file)
  return initializerHeads(in: scaffold)
    .filter { head in !known.contains { $0.takes(sameAs: head) } }
    .flatMap { head in scaffold[head.lines].map { Array($0.text) } }
}

private func initializerHeads(in lines: [MemberLine]) -> [InitializerHead] {
  let texts = lines.map(\.code)
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

/// The index of the first line of a member. Attributes, documentation and warnings directly above belong to it.
private func startOfMember(at index: Int, in lines: [MemberLine]) -> Int {
  var start = index
  while start > 0, let first = lines[start - 1].content.first, "#@/".utf8.contains(first) { start -= 1 }
  return start
}

/// The index behind a member, which ends where all brackets are closed that it has opened.
private func endOfMember(at index: Int, in lines: [MemberLine]) -> Int {
  var depth = 0
  for end in index..<lines.count {
    depth += lines[end].opened
    if depth <= 0 { return end + 1 }
  }
  return lines.count
}

/// A line of Swift, with what it says about members.
private struct MemberLine {
  let text: ArraySlice<UInt8>
  /// The line with blanks in place of comments and the text of strings.
  let code: ArraySlice<UInt8>
  /// The member that it declares in a type, or assigns.
  let key: MemberKey?
  /// The number of brackets that it opens, minus those that it closes.
  let opened: Int
  /// The number of brackets that are open before it.
  let depth: Int

  /// The line without its indentation.
  var content: ArraySlice<UInt8> { self.text.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } }
}

/// The lines of a file. Only declarations directly in the body of a type have a key: what is deeper is no member of the
/// type.
private func memberLines(of bytes: [UInt8]) -> [MemberLine] {
  var depth = 0
  let texts = bytes.split(separator: Byte.lineFeed, omittingEmptySubsequences: false)
  let codes = code(of: bytes).split(separator: Byte.lineFeed, omittingEmptySubsequences: false)
  return zip(texts, codes).map { text, code in
    let key = memberKey(of: code)
    let line = MemberLine(
      text: text.last == Byte.carriageReturn ? text.dropLast() : text,
      code: code,
      key: key?.kind == .declared && depth != 1 ? nil : key,
      opened: openedBrackets(in: code),
      depth: depth
    )
    depth += line.opened
    return line
  }
}

/// Returns a Swift file with blanks in place of its comments and the text of its strings.
private func code(of bytes: [UInt8]) -> [UInt8] {
  let code = SwiftCode(SourceFile(path: "", bytes: bytes))
  let literals = code.tokens.filter { $0.kind == .string || $0.kind == .regex }
  var result = bytes
  for range in code.comments.map(\.range) + literals.map(\.range) {
    for index in range where !isLineEnd(result[index]) { result[index] = Byte.space }
  }
  return result
}

private func openedBrackets(in line: ArraySlice<UInt8>) -> Int {
  line.reduce(0) { count, byte in
    if "({[".utf8.contains(byte) { return count + 1 }
    return ")}]".utf8.contains(byte) ? count - 1 : count
  }
}
