import MVVMSource
import MVVMSyntax

/// Returns whether two values are the same, except for layout and comments.
func isSameValue(_ left: Text?, _ right: Text?) -> Bool {
  left == right || left.map(words) == right.map(words)
}

/// Returns the tokens of a value, with a blank for each gap that may distinguish a prefix operator from others.
private func words(of value: Text) -> [Text] {
  let file = SourceFile(path: "", bytes: Array(value.bytes))
  let tokens = lex(file).value ?? []
  return tokens.indices.flatMap { index -> [Text] in
    let word = file.text(tokens[index].range)
    let hasGap = tokens[index].flags.followsGap && index > 0
    return hasGap && !isPunctuation(tokens[index]) && !isPunctuation(tokens[index - 1])
      ? [" ", word] : [word]
  }
}

private func isPunctuation(_ token: Token) -> Bool {
  switch token.kind {
  case .colon, .comma, .endOfFile, .leftBracket, .leftParenthesis, .rightBracket, .rightParenthesis: true
  default: false
  }
}
