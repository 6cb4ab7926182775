extension Sequence {
  /// Returns the elements sorted, like `sorted(by:)`. The compiler specializes `sorted(by:)` anew for each element
  /// type, which takes a lot of code. This function sorts indices instead, so it needs only one such copy.
  @inlinable
  public func ordered(by precedes: (Element, Element) -> Bool) -> [Element] {
    let elements = Array(self)
    let order = changedOrder(of: elements.count) { precedes(elements[$0], elements[$1]) }
    return order?.map { elements[$0] } ?? elements
  }
}

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
  changedOrder(of: count, by: precedes) ?? Array(0..<count)
}

/// Returns the indices `0..<count` in sorted order; `nil` if they are sorted as they are.
@usableFromInline
func changedOrder(of count: Int, by precedes: (Int, Int) -> Bool) -> [Int]? {
  for index in 0..<count where index > 0 && precedes(index, index - 1) {
    return (0..<count).sorted(by: precedes)
  }
  return nil
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
