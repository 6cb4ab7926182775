import MVVMSource

/// The bytes that edits replace.
struct ReplacedBytes {
  /// The ranges, sorted by where they start.
  private let ranges: [Range<Int>]
  /// For each range, the greatest end of the ranges up to it.
  private var ends: [Int] = []

  init(_ edits: [Edit]) {
    self.ranges = edits.map(\.range).filter { !$0.isEmpty }.ordered { $0.lowerBound < $1.lowerBound }
    for range in self.ranges { self.ends.append(max(self.ends.last ?? 0, range.upperBound)) }
  }

  func overlaps(_ range: Range<Int>) -> Bool {
    let next = self.ranges.indexFromWhich { $0.lowerBound >= range.upperBound }
    return next > 0 && self.ends[next - 1] > range.lowerBound
  }
}
