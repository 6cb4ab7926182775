import MVVMSource

/// The layout of a line of a template, which decides whether the line itself is rendered.
enum LineLayout {
  /// The line contains only blanks.
  case blank
  /// The line contains only tags that render nothing in their place. Neither the line nor its indentation is rendered.
  case standalone
  /// The line contains text, or tags that are rendered on the line. If `isConditional` and nothing is
  /// rendered, the line vanishes.
  case rendered(isConditional: Bool)
}

/// Returns the layout of a line, given its tokens without the line end. `closes` tells whether a close tag
/// may be standalone if its opening tag is on an earlier line.
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

/// Returns for each token the index of the tag that closes it on the same line, if there is one.
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

/// Whether a tag that is closed on the same line counts as a single tag. A block does, and a parent without
/// overrides. A parent with overrides on the line is used inside the line.
private func isPlaced(_ pair: ArraySlice<TemplateToken>, in bytes: [UInt8]) -> Bool {
  switch pair.first?.tag {
  case .block: true
  case .parent: !pair.dropFirst().contains { $0.tag == .block }
  default: false
  }
}
