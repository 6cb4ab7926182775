/// The head of a closure.
package struct SwiftClosure: Sendable {
  package struct Capture: Sendable {
    package enum Value: Sendable {
      /// `weak self` or `unowned self`, or `self` alone
      case `self`
      /// The value of the same name outside the closure, as in `[title]`.
      case namesake
      /// `[title = value]`
      case expression(Range<Int>)
    }

    /// The token of its name in the closure.
    package let name: Int
    package let value: Value
  }

  /// The tokens of the capture list, with its brackets; empty if there is none.
  package let list: Range<Int>
  package let captures: [Capture]
  /// Whether `in` ends its head. If not, the code begins with something that looks like a capture list.
  package let hasSignature: Bool
  /// The tokens of the names of its parameters.
  package let parameters: [Int]
  /// The tokens from its parameters to the right brace.
  package let inside: Range<Int>
}

extension SwiftCode {
  /// Returns the closure that a brace opens; `nil` if it is not closed. Other blocks count as closures.
  package func closure(at brace: Int) -> SwiftClosure? {
    guard let close = self.tokens[brace].partner, close > brace else { return nil }
    var start = brace + 1
    while start < close, self.word(start) == "@" { start = min(start + 2, close) }
    let list = start..<(self.word(start) == "[" ? self.next(start) : start)
    let names = list.isEmpty ? list : list.dropFirst().dropLast()
    let parameters = self.closureParameters(list.upperBound..<close)
    let hasSignature = parameters != nil || self.word(list.upperBound) == "in"
    return SwiftClosure(
      list: list,
      captures: self.commaSeparated(names).compactMap(self.capture),
      hasSignature: hasSignature,
      parameters: parameters ?? [],
      inside: (hasSignature ? list.upperBound : brace)..<close
    )
  }

  /// Returns the closure whose capture list contains a token.
  package func closure(capturing token: Int) -> SwiftClosure? {
    let closure = self.bracket(around: token).flatMap(self.bracket).flatMap(self.closure(at:))
    return closure?.list.contains(token) == true ? closure : nil
  }

  private func capture(_ part: Range<Int>) -> SwiftClosure.Capture? {
    let equal = self.first("=", in: part)
    let name = (equal ?? part.upperBound) - 1
    guard self.isWord(name) else { return nil }
    let value: SwiftClosure.Capture.Value =
      self.word(name) == "self" ? .`self` : equal.map { .expression($0 + 1..<part.upperBound) } ?? .namesake
    return SwiftClosure.Capture(name: name, value: value)
  }

  /// Returns the names of a closure's parameters, given the code after its capture list; `nil` for none.
  private func closureParameters(_ inside: Range<Int>) -> [Int]? {
    guard self.word(inside.lowerBound) == "(" else {
      var names: [Int] = []
      var index = inside.lowerBound
      while self.isWord(index), index < inside.upperBound {
        names.append(index)
        if self.endsParameters(index + 1) { return names }
        guard self.word(index + 1) == "," else { return nil }
        index += 2
      }
      return nil
    }
    let end = self.next(inside.lowerBound)
    guard self.endsParameters(end) else { return nil }
    return self.commaSeparated(inside.lowerBound + 1..<end - 1).map { part in
      (self.first(":", in: part) ?? part.upperBound) - 1
    }
  }

  private func endsParameters(_ index: Int) -> Bool {
    ["in", "async", "throws", "->"].contains(self.word(index))
  }
}
