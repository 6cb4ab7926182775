import MVVMModel
import MVVMSource
import MVVMSwift

/// Returns the lines of a scaffold about members that a hand-written file does not mention at all. It is used
/// for a view, and for tests whose scaffold lists members in comments.
///
/// - Parameter overloads: The inputs that the scaffold does not list by their names, since others share those. A call
///   also mentions them.
package func missingNamedLines(of scaffold: [UInt8], in file: [UInt8], overloads: [Input] = []) -> [[UInt8]] {
  let lines = scaffold.split(separator: UInt8(ascii: "\n")).map(Array.init)
  let known = names(in: file).union(overloads.isEmpty ? [] : called(overloads, in: file))
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

/// Returns all words of a file.
func names(in file: [UInt8]) -> Set<Text> { Set(file.split { !isNameByte($0) }.map { Text($0) }) }

/// Returns the unique names of the inputs that a file calls with their labels.
private func called(_ inputs: [Input], in file: [UInt8]) -> [Text] {
  let code = SwiftCode(SourceFile(path: "", bytes: file))
  let calls = code.tokens.indices.compactMap { index in
    code.name(index).flatMap { name in code.labels(after: index).map { (name: name, labels: $0) } }
  }
  return inputs.filter { input in
    let labels = input.parameters.map { $0.argumentLabel ?? "_" }
    return calls.contains { $0.name == input.name && $0.labels == labels }
  }
  .map(\.uniqueName)
}
