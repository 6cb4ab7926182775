extension LineLayouter {
  /// `class X: A, B {`, with each of what it inherits on a line, and the brace on its own.
  func head(_ range: Range<Int>, _ indentation: Int) -> [UInt8] {
    guard let colon = self.first(UInt8(ascii: ":"), in: range) else { return self.greedy(range, indentation) }
    let brace = self.first(UInt8(ascii: "{"), in: range) ?? range.upperBound
    var result = self.text(for: range)
    result += self.line[range.lowerBound...colon]
    for item in self.items(trim(colon + 1..<brace, in: self.line)) {
      self.breakLine(&result, indentation + 2)
      result += self.item(item, indentation + 2, isType: true)
    }
    if brace < range.upperBound {
      self.breakLine(&result, indentation)
      result += self.line[brace..<range.upperBound]
    }
    return result
  }

  /// A function, an initializer or a case, with each parameter on a line.
  func function(_ range: Range<Int>, _ keyword: Int, _ indentation: Int) -> [UInt8] {
    let declaration = keyword..<range.upperBound
    guard let open = self.first(UInt8(ascii: "("), in: declaration), self.brackets.partner(of: open) > open
    else {
      return self.greedy(range, indentation)
    }
    guard self.isOpenable(open, true) else { return self.result(range, indentation) }
    let name = self.greedy(range.lowerBound..<open, indentation, closing: 1)
    let close = self.brackets.partner(of: open)
    return name + self.opened(open, indentation, isType: true)
      + self.greedy(close + 1..<range.upperBound, indentation, at: indentation + 1, isType: true)
  }

  /// A function without parameters can only be broken before its arrow.
  private func result(_ range: Range<Int>, _ indentation: Int) -> [UInt8] {
    guard let arrow = self.arrow(in: range) else { return self.greedy(range, indentation) }
    let hasBrace = self.line[range.upperBound - 1] == UInt8(ascii: "{")
    let type = trim(arrow..<range.upperBound - (hasBrace ? 1 : 0), in: self.line)
    let head = self.greedy(trim(range.lowerBound..<arrow, in: self.line), indentation)
    let result = self.greedy(type, indentation + 2, isType: true)
    return head + self.lineBreak(indentation + 2) + result
      + (hasBrace ? self.lineBreak(indentation) + [UInt8(ascii: "{")] : [])
  }

  /// The first arrow that stands in no bracket.
  func arrow(in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if has(Array("->".utf8), at: index, in: self.line) { return index }
      index = self.next(index)
    }
    return nil
  }

  /// A property: its type moves to the next line, its value is broken at its brackets.
  func binding(_ range: Range<Int>, _ indentation: Int) -> [UInt8] {
    let equals = self.equals(in: range)
    let colon = self.first(UInt8(ascii: ":"), in: range.lowerBound..<(equals ?? range.upperBound))
    guard let colon else { return self.assignment(range, indentation) }
    if let equals, self.fits(range.lowerBound..<equals + 1, at: indentation) {
      let result = self.assignment(range, indentation)
      if longestLine(result, at: indentation) <= self.width { return result }
    }
    var end = range.upperBound
    if equals == nil, let brace = self.first(UInt8(ascii: "{"), in: colon..<end) { end = brace }
    let type = trim(colon + 1..<end, in: self.line)
    if end < range.upperBound, self.fits(range.lowerBound..<type.upperBound, at: indentation) {
      let head = Array(self.line[range.lowerBound..<type.upperBound])
      return head + self.lineBreak(indentation) + self.line[end..<range.upperBound]
    }
    var result = Array(self.line[range.lowerBound...colon])
    result += self.lineBreak(indentation + 2)
    result += self.firstFitting(
      at: indentation + 2,
      [
        { self.item(type, indentation + 2, isType: true) },
        { self.assignment(type, indentation + 2) },
        { self.value(of: type, indentation + 2) ?? self.item(type, indentation + 2, isType: true) },
      ]
    )
    if end < range.upperBound { result += self.lineBreak(indentation) + self.line[end..<range.upperBound] }
    return result
  }

  /// `Type = value` with the value on a line of its own.
  private func value(of range: Range<Int>, _ indentation: Int) -> [UInt8]? {
    guard let equals = self.equals(in: range) else { return nil }
    let value = trim(equals + 1..<range.upperBound, in: self.line)
    return self.item(range.lowerBound..<equals + 1, indentation, isType: true)
      + self.lineBreak(indentation) + self.item(value, indentation, isType: false)
  }

  /// `a = b` is broken within `b`, or before it where that does not do; so is a statement without `=`.
  func assignment(_ range: Range<Int>, _ indentation: Int) -> [UInt8] {
    guard let equals = self.equals(in: range) else { return self.item(range, indentation, isType: false) }
    let value = trim(equals + 1..<range.upperBound, in: self.line)
    let head = Array(self.line[range.lowerBound...equals])
    let column = indentation + columns(head[...]) + 1
    return self.firstFitting(
      at: indentation,
      [
        { head + [space] + self.greedy(value, indentation, at: column) },
        { head + self.lineBreak(indentation + 2) + self.item(value, indentation + 2, isType: false) },
      ]
    )
  }

  private func equals(in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if has(Array(" = ".utf8), at: index, in: self.line) { return index + 1 }
      index = self.next(index)
    }
    return nil
  }
}
