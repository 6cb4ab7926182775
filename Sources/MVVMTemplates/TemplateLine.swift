import MVVMSource

/// How the tags of one line of a template stand, which decides whether the line itself is rendered.
enum LineLayout {
  /// Nothing but blanks.
  case blank
  /// Nothing but tags that render nothing where they stand: the line is not rendered, nor its indentation.
  case standalone
  /// Text, or tags that are laid on the line. It vanishes if `isConditional` and nothing is rendered.
  case rendered(isConditional: Bool)
}

/// Judges a line by its tokens, without its end. `closes` says whether a close tag of an earlier line may be
/// standalone.
func layout(of line: ArraySlice<TemplateToken>, in bytes: [UInt8], closes: (TemplateToken) -> Bool)
  -> LineLayout
{
  let pairs = closedPairs(line)
  var hasTags = false
  var rendered = 0
  var pairCount = 0
  var structural = 0
  var index = line.startIndex
  while index < line.endIndex {
    let token = line[index]
    hasTags = hasTags || token.tag != nil
    if let end = pairs[index - line.startIndex] {
      pairCount += isPlaced(line[index...end], in: bytes) ? 1 : 0
      rendered += isPlaced(line[index...end], in: bytes) ? 0 : 1
      index = end + 1
      continue
    }
    switch token.kind {
    case .text:
      if !bytes[token.range].allSatisfy(isBlank) { return .rendered(isConditional: false) }
    case .lineEnd, .tag(.silent): break
    case .tag(.variable), .tag(.comma): rendered += 1
    case .tag(.partial): pairCount += 1
    case .tag(.section), .tag(.inverted), .tag(.block), .tag(.parent): structural += 1
    case .tag(.close):
      structural += 1
      rendered += closes(token) ? 0 : 1
    }
    index += 1
  }
  guard hasTags else { return .blank }
  return rendered == 0 && pairCount + (structural > 0 ? 1 : 0) <= 1
    ? .standalone : .rendered(isConditional: true)
}

/// For each token the index of the tag that closes it on the same line.
func closedPairs(_ line: ArraySlice<TemplateToken>) -> [Int?] {
  var pairs = [Int?](repeating: nil, count: line.count)
  var open: [Int] = []
  for index in line.indices {
    if line[index].opens {
      open.append(index)
    } else if line[index].tag == .close, let start = open.popLast() {
      pairs[start - line.startIndex] = index
    }
  }
  return pairs
}

/// Whether a tag that closes on its own line stands there as if it were a tag alone: a block does, and a
/// parent without overrides. A parent with overrides on the line is used inside the line.
private func isPlaced(_ pair: ArraySlice<TemplateToken>, in bytes: [UInt8]) -> Bool {
  switch pair.first?.tag {
  case .block: true
  case .parent: !pair.dropFirst().contains { $0.tag == .block }
  default: false
  }
}
