extension LineLayouter {
  /// One item of a list on a line of its own, or an expression or type as a whole.
  func item(_ range: Range<Int>, _ indentation: Int, isType: Bool) -> [UInt8] {
    if self.fits(range, at: indentation) { return Array(self.line[range]) }
    if let body = self.trailingBody(range) {
      return self.withBody(range, body, indentation) { self.item($0, indentation, isType: isType) }
    }
    let key = KnownItems.Key(range: range, indentation: indentation, isType: isType)
    if let text = self.known.texts[key] { return text }
    let text = self.broken(range, indentation, isType: isType)
    self.known.texts[key] = text
    return text
  }

  private func broken(_ range: Range<Int>, _ indentation: Int, isType: Bool) -> [UInt8] {
    let within = { self.greedy(range, indentation, isType: isType) }
    // So far to the right nothing fits, whichever way is taken.
    if indentation >= self.width { return within() }
    let afterLabel = { self.afterLabel(range, indentation, isType: isType) ?? within() }
    let chained = { self.chained(range, indentation) ?? within() }
    let afterArrow = { self.afterArrow(range, indentation) ?? within() }
    let composed = { self.composed(range, indentation) ?? within() }
    let isAttributed = self.label(range).map { self.line[$0 + 2] == UInt8(ascii: "@") } ?? false
    return self.firstFitting(
      at: indentation,
      isAttributed ? [afterLabel] : [within, afterLabel, chained, afterArrow, composed]
    )
  }

  /// The colon of `name: Type` or `label: value`.
  private func label(_ range: Range<Int>) -> Int? {
    guard let colon = self.first(UInt8(ascii: ":"), in: range) else { return nil }
    return colon + 2 < range.upperBound && self.line[colon + 1] == space ? colon : nil
  }

  private func afterLabel(_ range: Range<Int>, _ indentation: Int, isType: Bool) -> [UInt8]? {
    guard let colon = self.label(range) else { return nil }
    let rest = trim(colon + 1..<range.upperBound, in: self.line)
    return self.line[range.lowerBound...colon] + self.lineBreak(indentation + 2)
      + self.greedy(rest, indentation + 2, isType: isType)
  }

  /// Each type of a composition but the first on a line of its own.
  private func composed(_ range: Range<Int>, _ indentation: Int) -> [UInt8]? {
    var result: [UInt8] = []
    var start = range.lowerBound
    var rest = start..<range.upperBound
    while let index = self.first(UInt8(ascii: "&"), in: rest) {
      if index > start, self.line[index - 1] == space {
        result += self.line[trim(start..<index, in: self.line)] + self.lineBreak(indentation + 2)
        start = index
      }
      rest = index + 1..<range.upperBound
    }
    return start == range.lowerBound ? nil : result + self.line[start..<range.upperBound]
  }

  private func afterArrow(_ range: Range<Int>, _ indentation: Int) -> [UInt8]? {
    guard let arrow = self.arrow(in: range) else { return nil }
    let rest = trim(arrow + 2..<range.upperBound, in: self.line)
    return self.greedy(range.lowerBound..<arrow + 2, indentation, isType: true)
      + self.lineBreak(indentation + 2) + self.greedy(rest, indentation + 2, isType: true)
  }

  /// Text in which each list is opened that would not fit together with what follows up to the next list.
  func greedy(
    _ range: Range<Int>,
    _ indentation: Int,
    at start: Int? = nil,
    isType: Bool = false,
    closing: Int = 0
  ) -> [UInt8] {
    var result: [UInt8] = []
    var column = start ?? indentation
    var index = range.lowerBound
    while index < range.upperBound {
      let list = self.nextOpenable(index, range, isType)
      if list > index {
        result += self.line[index..<list]
        column += columns(self.line[index..<list])
        index = list
        continue
      }
      let end = self.brackets.partner(of: index) + 1
      let next = self.nextOpenable(end, range, isType)
      let extra = next < range.upperBound ? 1 : closing
      if self.fits(index..<next, at: column + extra) {
        result += self.line[index..<end]
        column += columns(self.line[index..<end])
      } else {
        let opened = self.opened(index, indentation, isType: isType)
        result += opened
        column = self.isDictionaryType(index, isType) ? self.lastColumn(opened) : indentation + 1
      }
      index = end
    }
    return result
  }

  private func lastColumn(_ text: [UInt8]) -> Int {
    columns(text[((text.lastIndex(of: newline) ?? -1) + 1)...])
  }

  /// A list on lines of its own, with its brackets.
  func opened(_ open: Int, _ indentation: Int, isType: Bool) -> [UInt8] {
    let inside = trim(open + 1..<self.brackets.partner(of: open), in: self.line)
    let isType = isType || self.line[open] == UInt8(ascii: "<")
    if self.isDictionaryType(open, isType), let colon = self.first(UInt8(ascii: ":"), in: inside) {
      let value = trim(colon + 1..<inside.upperBound, in: self.line)
      return self.line[open...colon] + self.lineBreak(indentation + 2)
        + self.greedy(value, indentation + 2, isType: true, closing: 1)
        + [UInt8(ascii: "]")]
    }
    var result = self.text(for: inside)
    result.append(self.line[open])
    for item in self.items(inside) {
      self.breakLine(&result, indentation + 2)
      result += self.item(item, indentation + 2, isType: isType)
    }
    self.breakLine(&result, indentation)
    result.append(self.line[self.brackets.partner(of: open)])
    return result
  }

  private func isDictionaryType(_ open: Int, _ isType: Bool) -> Bool {
    guard isType, self.line[open] == UInt8(ascii: "[") else { return false }
    return self.first(UInt8(ascii: ":"), in: open + 1..<self.brackets.partner(of: open)) != nil
  }
}

// MARK: - The pieces of a list

extension LineLayouter {
  /// The items between the commas of one level, each with its comma.
  func items(_ range: Range<Int>) -> [Range<Int>] {
    var items: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      let end = min(self.next(index), range.upperBound)
      if self.line[index] == UInt8(ascii: ","), !self.brackets.isString(index) {
        items.append(trim(start..<end, in: self.line))
        start = end
      }
      index = end
    }
    let last = trim(start..<range.upperBound, in: self.line)
    return last.isEmpty ? items : items + [last]
  }

  /// The index behind a byte, or behind what it opens.
  func next(_ index: Int) -> Int {
    max(self.brackets.partner(of: index), index) + 1
  }

  func first(_ byte: UInt8, in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if self.line[index] == byte, !self.brackets.isString(index) { return index }
      index = self.next(index)
    }
    return nil
  }

  /// Whether a byte opens a list that may be broken.
  func isOpenable(_ index: Int, _ isType: Bool) -> Bool {
    let close = self.brackets.partner(of: index)
    guard close > index, self.line[index] != UInt8(ascii: "{") else { return false }
    let inside = trim(index + 1..<close, in: self.line)
    if inside.isEmpty || self.line[inside] == [UInt8(ascii: ":")] { return false }
    return !self.isTransparent(index, isType)
  }

  /// Whether breaks go inside of a bracket but not next to it: so it is with `[Element]` and with
  /// parentheses that only group.
  private func isTransparent(_ open: Int, _ isType: Bool) -> Bool {
    let inside = open + 1..<max(self.brackets.partner(of: open), open + 1)
    switch self.line[open] {
    case UInt8(ascii: "["): return isType && self.first(UInt8(ascii: ":"), in: inside) == nil
    case UInt8(ascii: "("):
      if isType || self.isCall(open) { return false }
      return self.first(UInt8(ascii: ":"), in: inside) == nil
        && self.first(UInt8(ascii: ","), in: inside) == nil
    default: return false
    }
  }

  private func isCall(_ open: Int) -> Bool {
    open > 0
      && (isNamePart(self.line[open - 1])
        || self.brackets.partner(of: open - 1) >= 0 && self.isClose(open - 1))
  }

  private func isClose(_ index: Int) -> Bool { self.brackets.partner(of: index) < index }

  /// The index behind a byte, or behind what it opens unless breaks may go inside.
  private func step(_ index: Int, _ isType: Bool) -> Int {
    self.brackets.partner(of: index) > index && self.isTransparent(index, isType)
      ? index + 1 : self.next(index)
  }

  private func nextOpenable(_ start: Int, _ range: Range<Int>, _ isType: Bool) -> Int {
    var index = start
    while index < range.upperBound, !self.isOpenable(index, isType) { index = self.step(index, isType) }
    return min(index, range.upperBound)
  }
}
