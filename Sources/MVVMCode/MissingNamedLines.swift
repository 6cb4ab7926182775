import MVVMSource

/// Returns the lines of a scaffold about members that a hand-written file does not mention at all. It is used
/// for a view, and for tests whose scaffold lists members in comments.
package func missingNamedLines(of scaffold: [UInt8], in file: [UInt8]) -> [[UInt8]] {
  let lines = scaffold.split(separator: UInt8(ascii: "\n")).map(Array.init)
  let known = names(in: file)
  var missing: [[UInt8]] = []
  var index = 0
  while index < lines.count {
    let end = index + (isTask(lines[index]) ? 3 : 1)
    let member = Array(lines[index..<min(end, lines.count)])
    if let name = memberName(in: member), !known.contains(name) { missing += member }
    index = end
  }
  return missing
}

/// Returns the member that lines of a scaffold are about: `isLoading: { _, _ in },`, `// tapped(row:)`, `//
/// @Test func tapped() {}` or a task.
private func memberName(in lines: [[UInt8]]) -> Text? {
  let content = lines[0].drop { $0 == UInt8(ascii: " ") }
  if isTask(lines[0]), lines.count > 1 {
    let path = lines[1].split(separator: UInt8(ascii: " ")).last { $0.contains(UInt8(ascii: ".")) }
    return path.flatMap { $0.split(separator: UInt8(ascii: ".")).last }.map { Text($0) }
  }
  for comment in ["// @Test func ", "// "] where content.starts(with: comment.utf8) {
    return firstName(in: content.dropFirst(comment.utf8.count).drop { $0 == UInt8(ascii: "`") })
  }
  guard let name = firstName(in: content) else { return nil }
  let rest = content.dropFirst(name.bytes.count)
  return [": {", ": nil"].contains { rest.starts(with: $0.utf8) } ? name : nil
}

private func isTask(_ line: [UInt8]) -> Bool {
  line.drop { $0 == UInt8(ascii: " ") }.starts(with: ".task {".utf8)
}

private func firstName(in text: ArraySlice<UInt8>) -> Text? {
  let name = text.prefix(while: isNameByte)
  return name.isEmpty ? nil : Text(name)
}

private func names(in file: [UInt8]) -> Set<Text> { Set(file.split { !isNameByte($0) }.map { Text($0) }) }
