import MVVMSource

extension LineBreaker {
  /// Writes one item of a list on a line of its own, or a whole expression or type.
  mutating func item(_ range: Range<Int>, _ indentation: Int, isType: Bool) {
    // What a template nests deeper than any spec could is left as it is: the stack would not hold it.
    if self.fits(range, at: indentation) || indentation > 1_000 { return self.add(range) }
    if let body = self.trailingBody(range) {
      self.item(range.lowerBound..<body.headEnd, indentation, isType: isType)
      return self.write(body, indentation)
    }
    if let colon = self.label(range), self.line[colon + 2] == UInt8(ascii: "@") {
      return self.afterLabel(range, indentation, isType)
    }
    // This far to the right, nothing fits, whichever way is taken.
    if indentation >= self.width { return self.lists(range, indentation, isType: isType) }
    self.write(
      { $0.lists(range, indentation, isType: isType) },
      { $0.afterLabel(range, indentation, isType) },
      { $0.beforeMember(range, indentation, isType) },
      { $0.afterArrow(range, indentation, isType) },
      { $0.composition(range, indentation, isType) }
    )
  }
}

// MARK: - Ways to break an item. Each breaks the item's lists if there is no other place to break.

extension LineBreaker {
  private mutating func afterLabel(_ range: Range<Int>, _ indentation: Int, _ isType: Bool) {
    guard let colon = self.label(range) else { return self.lists(range, indentation, isType: isType) }
    self.add(range.lowerBound..<colon + 1)
    self.breakLine(indentation + 2)
    self.lists(self.trimmed(colon + 1, range.upperBound), indentation + 2, isType: isType)
  }

  private mutating func beforeMember(_ range: Range<Int>, _ indentation: Int, _ isType: Bool) {
    guard let dot = self.lastMember(range, indentation) else {
      return self.lists(range, indentation, isType: isType)
    }
    self.add(range.lowerBound..<dot)
    self.breakLine(indentation + 2)
    self.members(dot..<range.upperBound, indentation + 2)
  }

  /// Writes members with breaks before further ones only if nothing else makes the line fit.
  private mutating func members(_ range: Range<Int>, _ indentation: Int) {
    guard !self.fits(range, at: indentation), let dot = self.lastMember(range, indentation) else {
      return self.lists(range, indentation)
    }
    self.write(
      { $0.lists(range, indentation) },
      {
        $0.add(range.lowerBound..<dot)
        $0.breakLine(indentation)
        $0.members(dot..<range.upperBound, indentation)
      }
    )
  }

  private mutating func afterArrow(_ range: Range<Int>, _ indentation: Int, _ isType: Bool) {
    guard let arrow = self.first("->", in: range) else {
      return self.lists(range, indentation, isType: isType)
    }
    self.lists(range.lowerBound..<arrow + 2, indentation, isType: true)
    self.breakLine(indentation + 2)
    self.lists(self.trimmed(arrow + 2, range.upperBound), indentation + 2, isType: true)
  }

  /// Writes each type of a composition, except the first, on a line of its own.
  private mutating func composition(_ range: Range<Int>, _ indentation: Int, _ isType: Bool) {
    var rest = range
    while let blank = self.first(" & ", in: rest) {
      self.add(rest.lowerBound..<blank)
      self.breakLine(indentation + 2)
      rest = blank + 1..<range.upperBound
    }
    if rest == range { self.lists(range, indentation, isType: isType) } else { self.add(rest) }
  }
}

// MARK: - Where to break

extension LineBreaker {
  /// Returns the colon of `name: Type` or `label: value`, if there is one.
  private func label(_ range: Range<Int>) -> Int? {
    guard let colon = self.first(UInt8(ascii: ":"), in: range) else { return nil }
    return colon + 2 < range.upperBound && self.line[colon + 1] == Byte.space ? colon : nil
  }

  /// Returns the dot of the last member such that the text before it fits on the line.
  private func lastMember(_ range: Range<Int>, _ indentation: Int) -> Int? {
    var dot: Int?
    var index = range.lowerBound
    while index < range.upperBound, self.fits(range.lowerBound..<index, at: indentation) {
      if self.line[index] == UInt8(ascii: "."), !self.brackets.isString(index), index > range.lowerBound,
        isNamePart(self.line[index - 1]) || self.brackets.partner(of: index - 1) >= 0
      {
        dot = index
      }
      index = self.next(index)
    }
    return dot
  }
}
