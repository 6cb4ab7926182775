extension RandomAccessCollection where Index == Int {
  /// Returns the index of the first element that matches, or the end index if none does. All elements after one that
  /// matches must match, too: the index is found by bisection.
  @inlinable
  public func partitioningIndex(where belongsInSecondPartition: (Element) -> Bool) -> Int {
    var (low, high) = (self.startIndex, self.endIndex)
    while low < high {
      let middle = (low + high) / 2
      if belongsInSecondPartition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
