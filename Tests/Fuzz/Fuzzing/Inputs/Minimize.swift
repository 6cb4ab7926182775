/// Returns a smaller input for which a condition still holds, by removing first lines, then bytes.
///
/// - Parameter seconds: The time after which the smallest input so far is returned.
package func minimized(_ input: [UInt8], seconds: Int = 20, while holds: ([UInt8]) -> Bool) -> [UInt8] {
  let clock = ContinuousClock()
  let end = clock.now + .seconds(seconds)
  var input = input
  for isLines in [true, false, true, false] {
    let pieces = isLines ? lines(of: input) : input.map { [$0] }
    input = Array(reduced(pieces, until: end) { holds(Array($0.joined())) }.joined())
  }
  return input
}

/// Removes halves, quarters and so on, down to single pieces.
private func reduced(
  _ pieces: [[UInt8]],
  until end: ContinuousClock.Instant,
  while holds: ([[UInt8]]) -> Bool
) -> [[UInt8]] {
  var pieces = pieces
  var size = max(pieces.count / 2, 1)
  while true {
    var start = 0
    while start < pieces.count {
      if ContinuousClock().now > end { return pieces }
      var fewer = pieces
      fewer.removeSubrange(start..<min(start + size, pieces.count))
      if holds(fewer) { pieces = fewer } else { start += size }
    }
    if size == 1 { return pieces }
    size /= 2
  }
}

private func lines(of input: [UInt8]) -> [[UInt8]] {
  input.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated().map { index, line in
    index == 0 ? Array(line) : [0x0A] + line
  }
}
