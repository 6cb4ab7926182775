extension LineLayouter {
  /// Broken before the last member that lets the line before it fit.
  func chained(_ range: Range<Int>, _ indentation: Int) -> [UInt8]? {
    self.lastMember(range, indentation).map { dot in
      self.line[range.lowerBound..<dot] + self.lineBreak(indentation + 2)
        + self.members(dot..<range.upperBound, indentation + 2)
    }
  }

  /// What follows a break before a member, with breaks before further members if nothing else makes it fit.
  private func members(_ range: Range<Int>, _ indentation: Int) -> [UInt8] {
    let within = { self.greedy(range, indentation) }
    guard !self.fits(range, at: indentation), let dot = self.lastMember(range, indentation) else {
      return within()
    }
    return self.firstFitting(
      at: indentation,
      [
        within,
        {
          self.line[range.lowerBound..<dot] + self.lineBreak(indentation)
            + self.members(dot..<range.upperBound, indentation)
        },
      ]
    )
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
    guard let dot, self.line[dot - 1] != space else { return nil }
    return dot
  }
}
