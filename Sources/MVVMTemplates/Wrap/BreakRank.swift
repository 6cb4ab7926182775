import MVVMSource

/// The places for a line break, best first: after `=` or a label, before an operator or a member.
enum BreakRank: Comparable {
  case value, label, `operator`, member
}

extension CodeLine {
  /// Returns the rank of a break at a byte, or `nil` if no break is possible there.
  func rank(ofBreakAt index: Int) -> BreakRank? {
    let before = self.bytes[index - 1]
    if self.bytes[index] == Byte.dot {
      guard index + 1 < self.bytes.count, isNamePart(self.bytes[index + 1]) else { return nil }
      let isMember = isNamePart(before) && !isDigit(before) || ")]}>".utf8.contains(before)
      return isMember ? .member : nil
    }
    guard self.bytes[index] == Byte.space else { return nil }
    let isApart = index > 1 && self.bytes[index - 2] == Byte.space
    switch before {
    case Byte.equal where isApart: return .value
    case Byte.colon where !isApart: return .label
    default: return self.has("-> ", at: index + 1) || self.has("& ", at: index + 1) ? .operator : nil
    }
  }
}
