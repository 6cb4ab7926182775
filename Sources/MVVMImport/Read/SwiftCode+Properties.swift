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

  /// Returns whether a container fills a property, by a wrapper that a local can have as well.
  func isInjected(_ property: SwiftDeclaration) -> Bool {
    property.kind == .var && !property.attributes.isEmpty
      && property.attributes.allSatisfy { injecting.contains(self.word($0.lowerBound + 1)) }
  }

  /// Returns the tokens that are outside all brackets, with the brackets that begin among them.
  private func outermost(_ indices: Range<Int>) -> [Int] {
    Array(sequence(first: indices.lowerBound) { self.next($0) }.prefix { $0 < indices.upperBound })
  }

  /// Returns whether a body follows the name of an accessor, perhaps after the name of the new value: `set(value) {`.
  private func opensBody(after token: Int) -> Bool {
    self.word(self.word(token + 1) == "(" ? self.next(token + 1) : token + 1) == "{"
  }
}

/// The property wrappers of Factory, Resolver and Dependencies.
private let injecting: Set = ["Dependency", "Injected", "LazyInjected"]
