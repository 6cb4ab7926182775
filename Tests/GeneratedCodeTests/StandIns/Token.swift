/// What a scan for type names needs to tell apart in Swift text, and in a spec's, whose types are Swift's.
enum Token: Hashable {
  /// An identifier or keyword, without backticks.
  case word(String)
  /// Any other character that is no space and no part of a comment; `->` is `→`, so that its `>` closes nothing.
  case symbol(Character)
  case number
  /// A whole string; an interpolation's contents are lost with it.
  case string

  var word: String? {
    if case .word(let name) = self { name } else { nil }
  }

  /// The name, where it is a type's by Swift's convention.
  var typeName: String? {
    self.word.flatMap { $0.first?.isUppercase == true ? $0 : nil }
  }

  /// The name, where it is a member's by Swift's convention.
  var memberName: String? {
    self.word.flatMap { $0.first?.isLowercase == true ? $0 : nil }
  }
}

/// The tokens of a text, without its comments.
func tokens(of text: String) -> [Token] {
  var rest = text[...]
  var tokens: [Token] = []
  while let character = rest.first {
    if rest.hasPrefix("//") {
      rest = rest.drop { !$0.isNewline }
    } else if rest.hasPrefix("/*") {
      rest = afterBlockComment(rest)
    } else if character == "\"" || (character == "#" && rest.drop { $0 == "#" }.first == "\"") {
      tokens.append(.string)
      rest = afterString(rest)
    } else if rest.hasPrefix("->") {
      tokens.append(.symbol("→"))
      rest = rest.dropFirst(2)
    } else if isWord(character) {
      let word = rest.prefix(while: isWord)
      rest = rest[word.endIndex...]
      tokens.append(character.isNumber ? .number : .word(String(word)))
    } else {
      if !character.isWhitespace && character != "`" { tokens.append(.symbol(character)) }
      rest = rest.dropFirst()
    }
  }
  return tokens
}

private func isWord(_ character: Character) -> Bool {
  character.isLetter || character.isNumber || character == "_" || character == "$"
}

private func afterBlockComment(_ text: Substring) -> Substring {
  var rest = text.dropFirst(2)
  var depth = 1
  while depth > 0, !rest.isEmpty {
    if rest.hasPrefix("/*") {
      depth += 1
      rest = rest.dropFirst(2)
    } else if rest.hasPrefix("*/") {
      depth -= 1
      rest = rest.dropFirst(2)
    } else {
      rest = rest.dropFirst()
    }
  }
  return rest
}

/// Quotes inside an interpolation end a string too early, which does no harm: what follows is an expression.
private func afterString(_ text: Substring) -> Substring {
  let marks = text.prefix { $0 == "#" }
  var rest = text.dropFirst(marks.count)
  let quotes = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
  let end = quotes + marks
  rest = rest.dropFirst(quotes.count)
  while !rest.isEmpty, !rest.hasPrefix(end) {
    let isEscape = marks.isEmpty && rest.first == "\\"
    rest = rest.dropFirst(isEscape ? 2 : 1)
  }
  return rest.dropFirst(end.count)
}
