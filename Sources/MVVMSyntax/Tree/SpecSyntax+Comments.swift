import MVVMSource

extension SpecSyntax {
  /// Returns the comments in the gap before a token, in their order.
  public func comments(before token: Int) -> [Comment] {
    guard self.tokens[token].flags.followsComment else { return [] }
    let start = token > 0 ? self.tokens[token - 1].range.upperBound : byteOrderMarkLength(of: self.file.bytes)
    return self.file.comments(in: start..<self.tokens[token].range.lowerBound, startsLine: token == 0)
  }
}
