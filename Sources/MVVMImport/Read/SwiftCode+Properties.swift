import MVVMSwift

extension SwiftCode {
  /// Returns the first `set`, `willSet` or `didSet` of a property.
  package func accessor(of member: SwiftDeclaration) -> Int? {
    if member.kind == .func { return nil }
    let tokens = self.outermost(member.tokens).flatMap { open in
      self.outermost(open + 1..<max(open + 1, self.tokens[open].partner ?? open))
    }
    return tokens.first { token in
      ["set", "willSet", "didSet"].contains(self.word(token)) && self.opensBody(after: token)
    }
  }

  /// Returns the tokens that are outside all brackets, with the brackets that begin among them.
  private func outermost(_ indices: Range<Int>) -> [Int] {
    Array(sequence(first: indices.lowerBound) { self.next($0) }.prefix { $0 < indices.upperBound })
  }

  /// Whether a body follows the name of an accessor, perhaps after the name of the new value: `set(value) {`.
  private func opensBody(after token: Int) -> Bool {
    self.word(self.word(token + 1) == "(" ? self.next(token + 1) : token + 1) == "{"
  }

  /// Returns a token at which a computed stream reads a value, which may be another one at the next access.
  package func changingValue(in member: SwiftDeclaration) -> Int? {
    guard member.isProperty, member.braces != nil, self.value(of: member) == nil else { return nil }
    return self.outsideClosures(member.inside).lazy.compactMap(self.changingValue).first
  }

  /// Returns the tokens that are outside of closures, with the braces that begin these.
  private func outsideClosures(_ indices: Range<Int>) -> [Int] {
    let tokens = sequence(first: indices.lowerBound) { index in
      self.word(index) == "{" && self.word(index - 1) != "get" ? self.next(index) : index + 1
    }
    return Array(tokens.prefix { $0 < indices.upperBound })
  }

  /// Returns the name of a value that changes: that of a property or relay, as in `title.value`, or an object whose member
  /// becomes the only element of a stream, as in `.just(user.name)`.
  private func changingValue(at index: Int) -> Int? {
    if self.word(index) == "value", self.word(index - 1) == "." { return index }
    return self.onlyElement(from: index)?.first(where: self.asksObject).map { $0 - 1 }
  }

  /// Returns the code of the only element of a stream: `.just(element)`, `.of(element)` or `value: element`.
  private func onlyElement(from index: Int) -> Range<Int>? {
    let isElement =
      ["just", "of"].contains(self.word(index)) && self.word(index + 1) == "("
      || self.word(index) == "value" && self.word(index + 1) == ":"
    guard isElement, let open = self.bracket(around: index + 2) else { return nil }
    return index + 2..<max(index + 2, self.next(open))
  }

  /// Whether a token is the dot after the name of a value.
  private func asksObject(_ index: Int) -> Bool {
    self.word(index) == "." && self.word(index - 1).first?.isLowercase == true
      && self.word(index - 1) != "self"
  }
}
