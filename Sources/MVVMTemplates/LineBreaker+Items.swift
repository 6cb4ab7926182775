extension LineBreaker {
  /// One item of a list on a line of its own, or an expression or type as a whole.
  mutating func item(_ range: Range<Int>, _ indentation: Int, isType: Bool) {
    if self.fits(range, at: indentation) { return self.add(range) }
    if let body = self.trailingBody(range) {
      self.item(range.lowerBound..<body.headEnd, indentation, isType: isType)
      return self.write(body, indentation)
    }
    let label = self.label(range)
    if let label, self.line[label + 2] == UInt8(ascii: "@") {
      return self.afterLabel(range, label, indentation, isType: isType)
    }
    // So far to the right nothing fits, whichever way is taken.
    if indentation >= self.width { return self.lists(range, indentation, isType: isType) }
    self.write({ $0.lists(range, indentation, isType: isType) }) {
      $0.afterLabelOrElse(range, label, indentation, isType: isType)
    }
  }

  private mutating func afterLabelOrElse(
    _ range: Range<Int>,
    _ label: Int?,
    _ indentation: Int,
    isType: Bool
  ) {
    guard let label else { return self.beforeMemberOrElse(range, indentation, isType: isType) }
    self.write({ $0.afterLabel(range, label, indentation, isType: isType) }) {
      $0.beforeMemberOrElse(range, indentation, isType: isType)
    }
  }

  private mutating func beforeMemberOrElse(_ range: Range<Int>, _ indentation: Int, isType: Bool) {
    guard let dot = self.lastMember(range, indentation) else {
      return self.afterArrowOrElse(range, indentation, isType: isType)
    }
    self.write({ $0.beforeMember(range, dot, indentation + 2) }) {
      $0.afterArrowOrElse(range, indentation, isType: isType)
    }
  }

  private mutating func afterArrowOrElse(_ range: Range<Int>, _ indentation: Int, isType: Bool) {
    guard let arrow = self.first("->", in: range) else {
      return self.composition(range, indentation, isType: isType)
    }
    self.write({ $0.afterArrow(range, arrow + 2, indentation) }) {
      $0.composition(range, indentation, isType: isType)
    }
  }
}

// MARK: - Where to break

extension LineBreaker {
  /// The colon of `name: Type` or `label: value`.
  private func label(_ range: Range<Int>) -> Int? {
    guard let colon = self.first(UInt8(ascii: ":"), in: range) else { return nil }
    return colon + 2 < range.upperBound && self.line[colon + 1] == space ? colon : nil
  }

  private mutating func afterLabel(_ range: Range<Int>, _ colon: Int, _ indentation: Int, isType: Bool) {
    self.add(range.lowerBound..<colon + 1)
    self.breakLine(indentation + 2)
    self.lists(self.trimmed(colon + 1, range.upperBound), indentation + 2, isType: isType)
  }

  private mutating func afterArrow(_ range: Range<Int>, _ arrowEnd: Int, _ indentation: Int) {
    self.lists(range.lowerBound..<arrowEnd, indentation, isType: true)
    self.breakLine(indentation + 2)
    self.lists(self.trimmed(arrowEnd, range.upperBound), indentation + 2, isType: true)
  }

  /// Each type of a composition but the first on a line of its own.
  private mutating func composition(_ range: Range<Int>, _ indentation: Int, isType: Bool) {
    var start = range.lowerBound
    var rest = range
    while let index = self.first(" & ", in: rest) {
      self.add(start..<index)
      self.breakLine(indentation + 2)
      start = index + 1
      rest = start..<range.upperBound
    }
    if start > range.lowerBound {
      self.add(start..<range.upperBound)
    } else {
      self.lists(range, indentation, isType: isType)
    }
  }

  /// Broken before a member, and before further ones if nothing else makes what follows fit.
  private mutating func beforeMember(_ range: Range<Int>, _ dot: Int, _ indentation: Int) {
    self.add(range.lowerBound..<dot)
    self.breakLine(indentation)
    let rest = dot..<range.upperBound
    guard !self.fits(rest, at: indentation), let next = self.lastMember(rest, indentation) else {
      return self.lists(rest, indentation)
    }
    self.write({ $0.lists(rest, indentation) }) { $0.beforeMember(rest, next, indentation) }
  }

  /// The dot of the last member before which the line fits.
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
