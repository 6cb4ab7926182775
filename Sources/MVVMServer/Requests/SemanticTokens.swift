import MVVMSource

let semanticTokensOptions: JSON = [
  "legend": [
    "tokenTypes": JSON(TokenClass.allCases.map(\.rawValue)),
    "tokenModifiers": ["declaration", "documentation"],
  ],
  "full": true, "range": true,
]

extension ServerState {
  func semanticTokens(_ params: Params) throws(ResponseError) -> JSON {
    let document = try self.document(try params.uri())
    let lines = document.lines
    let wanted = params["range"].isThere ? lines.offsets(of: try params.range()) : 0..<lines.bytes.count
    var numbers: [Int] = []
    var last = TextPosition(line: 0, character: 0)
    for token in document.tree.map(classifiedTokens) ?? [] where wanted.overlapsOrTouches(token.range) {
      // A token of the protocol does not span lines.
      for range in linePieces(of: token.range, lines) {
        let start = lines.position(of: range.lowerBound)
        let column = start.line == last.line ? start.character - last.character : start.character
        let kind = TokenClass.allCases.firstIndex(of: token.tokenClass) ?? 0
        let modifiers = (token.isDeclaration ? 1 : 0) + (token.isDocumentation ? 2 : 0)
        numbers += [start.line - last.line, column, lines.length(lines.bytes[range]), kind, modifiers]
        last = start
      }
    }
    return ["data": JSON(numbers.map { JSON($0) })]
  }
}

private func linePieces(of range: Range<Int>, _ lines: TextLines) -> [Range<Int>] {
  let first = lines.line(of: range.lowerBound)
  let last = lines.line(of: max(range.upperBound - 1, range.lowerBound))
  return (first...last).map { range.clamped(to: lines.range(ofLine: $0)) }.filter { !$0.isEmpty }
}
