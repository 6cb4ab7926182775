import MVVMSource

/// Identifies a member in a hand-written file.
struct MemberKey: Equatable {
  enum Kind {
    /// `self.title =`
    case assigned
    /// `var title`, `func tapped(row:`
    case declared
  }

  let kind: Kind
  let name: Text
  /// The first word of each parameter of a function; `nil` if they are not all on its line, and for anything but a
  /// function.
  var labels: [Text]?
}

/// The member that a line of Swift declares or assigns; `nil` for any other line.
func memberKey(of line: ArraySlice<UInt8>) -> MemberKey? {
  var words = SwiftLineScanner(rest: line)
  while let word = words.next() {
    if word.spells("self") { return assignedKey(&words) }
    if word.spells("var") { return words.next().map { MemberKey(kind: .declared, name: $0.unquoted) } }
    if word.spells("func") { return functionKey(&words) }
    // Else it is a statement that a person has added.
    guard word.bytes.first == UInt8(ascii: "@") || modifiers.contains(where: word.spells) else { return nil }
    words.skipArguments()
  }
  return nil
}

/// The members that a hand-written line assigns, anywhere on the line: with `self.`, at its start also without it, and
/// several at once in a tuple.
func assignedKeys(in line: ArraySlice<UInt8>) -> [MemberKey] {
  let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  let isTuple = text.starts(with: "(self.".utf8)
  var words = SwiftLineScanner(rest: text)
  let bare = words.next().flatMap {
    words.takesAssignment() ? [MemberKey(kind: .assigned, name: $0.unquoted)] : nil
  }
  let starts = text.indices.filter { text[$0...].starts(with: "self.".utf8) && !continuesName(text, at: $0) }
  return (bare ?? [])
    + starts.compactMap { start in
      var words = SwiftLineScanner(rest: text[start...].dropFirst("self.".utf8.count))
      guard let name = words.next(), isTuple || words.takesAssignment() else { return nil }
      return MemberKey(kind: .assigned, name: name.unquoted)
    }
}

/// Whether the bytes before an index belong to the word there.
private func continuesName(_ text: ArraySlice<UInt8>, at index: Int) -> Bool {
  guard index > text.startIndex else { return false }
  return isNameByte(text[index - 1]) || text[index - 1] == UInt8(ascii: ".")
}

/// The words that may stand before the declaration of a member.
private let modifiers: [StaticString] = [
  "convenience", "dynamic", "fileprivate", "final", "internal", "lazy", "mutating", "nonisolated",
  "nonmutating", "open", "override", "package", "private", "public", "required", "unowned", "weak",
]

private func assignedKey(_ words: inout SwiftLineScanner) -> MemberKey? {
  guard words.take(UInt8(ascii: ".")), let name = words.next(), words.takesAssignment() else { return nil }
  return MemberKey(kind: .assigned, name: name.unquoted)
}

private func functionKey(_ words: inout SwiftLineScanner) -> MemberKey? {
  words.next().map { name in
    MemberKey(kind: .declared, name: name.unquoted, labels: words.labels()?.map(\.unquoted))
  }
}
