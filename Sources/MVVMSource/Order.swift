extension Sequence {
  /// As `sorted(by:)`, which is compiled anew, at some length, for each kind of element. This sorts numbers, whatever
  /// they stand for.
  @inlinable
  public func ordered(by precedes: (Element, Element) -> Bool) -> [Element] {
    let elements = Array(self)
    let isOrdered = elements.indices.dropFirst().allSatisfy { !precedes(elements[$0], elements[$0 - 1]) }
    if isOrdered { return elements }
    return order(of: elements.count) { precedes(elements[$0], elements[$1]) }.map { elements[$0] }
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index at which something holds that then holds of all elements behind it as well; the end where
  /// there is none.
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

/// The order of things that are known by their numbers from 0; equal ones keep theirs.
public func order(of count: Int, by precedes: (Int, Int) -> Bool) -> [Int] {
  (0..<count).sorted(by: precedes)
}
