import MVVMSource

/// What a member is known by in a file that a person wrote.
struct MemberKey: Equatable {
  enum Form {
    /// `self.title =`
    case assigned
    /// `var title`, `func tapped(row:`
    case declared
  }

  let form: Form
  let name: Text
  /// The first words of a function's parameters; `nil` where they do not all stand on its line, and of what is no
  /// function.
  var labels: [Text]?

  /// Whether two lines can be about one member.
  func matches(_ other: MemberKey) -> Bool {
    guard self.form == other.form, self.name == other.name else { return false }
    return self.labels == nil || other.labels == nil || self.labels == other.labels
  }
}

/// The member that a line of Swift declares or assigns; `nil` for any other line.
func memberKey(of line: ArraySlice<UInt8>) -> MemberKey? {
  var words = SwiftWords(rest: line)
  while let word = words.next() {
    if word.spells("self") { return assignedKey(&words) }
    if word.spells("var") { return words.next().map { MemberKey(form: .declared, name: unquoted($0)) } }
    if word.spells("func") { return functionKey(&words) }
    // Comments, and statements of the person's own.
    guard modifiers.contains(where: word.spells) else { return nil }
    words.skipArguments()
  }
  return nil
}

/// What may stand before the word that declares a member.
private let modifiers: [StaticString] = [
  "@MainActor", "@Test", "final", "internal", "nonisolated", "override", "package", "private", "public",
]

private func assignedKey(_ words: inout SwiftWords) -> MemberKey? {
  guard words.take(UInt8(ascii: ".")), let name = words.next() else { return nil }
  words.skipBlanks()
  guard words.take(UInt8(ascii: "=")), !words.take(UInt8(ascii: "=")) else { return nil }
  return MemberKey(form: .assigned, name: unquoted(name))
}

private func functionKey(_ words: inout SwiftWords) -> MemberKey? {
  words.next().map { name in
    MemberKey(form: .declared, name: unquoted(name), labels: words.labels()?.map(unquoted))
  }
}

private func unquoted(_ name: Text) -> Text {
  name.bytes.first == UInt8(ascii: "`") ? Text(name.bytes.dropFirst().dropLast()) : name
}
