import MVVMSource

/// The bytes that edits replace.
struct ReplacedBytes {
  /// In the order of their starts.
  private let ranges: [Range<Int>]
  /// How far the ranges up to each of them reach.
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
