import MVVMSource
import MVVMSwift

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

extension SwiftCode {
  /// Returns the text of a range after some edits in it. If edits overlap, only the first by place is applied, and what
  /// is inserted at its start.
  func string(_ range: Range<Int>, with edits: [Edit]) -> String {
    var result = ""
    var position = range.lowerBound
    for edit in edits.ordered(by: {
      ($0.range.lowerBound, $0.range.isEmpty ? 0 : 1) < ($1.range.lowerBound, $1.range.isEmpty ? 0 : 1)
    })
    where edit.range.lowerBound >= position {
      result += self.file.string(position..<edit.range.lowerBound) + edit.replacement
      position = edit.range.upperBound
    }
    return result + self.file.string(position..<max(position, range.upperBound))
  }
}
