import MVVMSource

extension Parser {
  /// Whether each interpolation of a string literal has the arguments of a call in its parentheses. In those of strings
  /// inside it nothing is checked, so that depth costs no time.
  func interpolatesArguments(_ string: Int) -> Bool {
    let literal = self.bytes[self.tokens[string].range]
    return self.isInInterpolation || !literal.contains(Byte.backslash)
      || interpolations(of: Array(literal)).allSatisfy(areCallArguments)
  }
}

private func interpolations(of literal: [UInt8]) -> [[UInt8]] {
  var ranges: [Range<Int>] = []
  _ = lex(SourceFile(path: "", bytes: literal)) { ranges = $0.interpolations }
  return ranges.map { Array(literal[$0]) }
}

private func areCallArguments(_ bytes: [UInt8]) -> Bool {
  withParser(of: SourceFile(path: "", bytes: bytes)) { parser, tokens in
    parser.isInInterpolation = true
    var cursor = 0
    return parser.areArguments(&cursor, upTo: tokens.count - 1)
  }
}
