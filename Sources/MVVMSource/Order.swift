extension RandomAccessCollection where Index == Int {
  /// Returns the first index whose element fulfils a condition that all elements behind it fulfil too; the end index
  /// if there is none. Finds it by halving.
  @inlinable
  public func indexFromWhich(_ holds: (Element) -> Bool) -> Int {
    var (low, high) = (self.startIndex, self.endIndex)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Returns the indices `0..<count` in sorted order. Equal elements keep their order.
public func order(of count: Int, by precedes: (Int, Int) -> Bool) -> [Int] {
  (0..<count).sorted(by: precedes)
}

/// Merges two sorted lists of indices. Of equal elements, those of the first list come first.
public func merged(_ left: [Int], _ right: [Int], by precedes: (Int, Int) -> Bool) -> [Int] {
  var result: [Int] = []
  result.reserveCapacity(left.count + right.count)
  var rest = right[...]
  for index in left {
    while let first = rest.first, precedes(first, index) { result.append(rest.removeFirst()) }
    result.append(index)
  }
  return result + rest
}
