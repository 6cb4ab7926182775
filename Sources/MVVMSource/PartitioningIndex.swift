extension RandomAccessCollection where Index == Int {
  /// Returns the index of the first element that matches, or the end index if none does. The index is found
  /// by bisection, so all elements after a match must match as well.
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
