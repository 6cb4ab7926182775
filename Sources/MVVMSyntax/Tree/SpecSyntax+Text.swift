import MVVMSource

extension SpecSyntax {
  /// Returns the title of a section: `dependencies`, or the name of a facet such as `uiOutputs`.
  public func title(of section: SectionSyntax) -> String { self.title(section.kind, section.name) }

  /// Returns the title of a member's section.
  public func facet(of member: MemberSyntax) -> String { self.title(member.section, member.facet) }

  private func title(_ kind: SectionKind, _ name: Int?) -> String {
    name.map { self.text($0).description } ?? kind.rawValue
  }

  /// Returns the bytes of the file that tokens cover, from the first to the last. For an empty range of
  /// tokens, this is the empty range just after the token before it.
  public func range(_ tokens: TokenRange) -> Range<Int> {
    guard let first = tokens.first, let last = tokens.last else {
      let end = tokens.lowerBound > 0 ? self.tokens[tokens.lowerBound - 1].range.upperBound : 0
      return end..<end
    }
    return self.tokens[first].range.lowerBound..<self.tokens[last].range.upperBound
  }

  /// Returns the byte range of one token.
  @inlinable
  public func range(_ token: Int) -> Range<Int> {
    self.tokens[token].range
  }

  /// Returns a name without its backticks, or the text of any other token.
  @inlinable
  public func text(_ token: Int) -> Text {
    self.file.text(self.tokens[token].textRange)
  }

  /// Returns the text of tokens byte for byte, including the comments and line ends between them.
  public func text(_ tokens: TokenRange) -> Text { self.file.text(self.range(tokens)) }

  /// Returns the same bytes as `range`, as a place for a diagnostic.
  public func place(_ tokens: TokenRange) -> SourceRange { SourceRange(self.file, self.range(tokens)) }

  /// Returns the same bytes as `range`, as a place for a diagnostic.
  public func place(_ token: Int) -> SourceRange { SourceRange(self.file, self.range(token)) }
}
