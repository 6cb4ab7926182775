extension Sequence {
  /// The elements in their order; equal ones keep theirs, which the library's `sorted(by:)` promises nowhere.
  ///
  /// That one is compiled anew for each kind of element, and few functions take a compiler longer; this one sorts
  /// numbers, whatever they stand for.
  public func ordered(by precedes: (Element, Element) -> Bool) -> [Element] {
    let elements = Array(self)
    return order(of: elements.count) { precedes(elements[$0], elements[$1]) }.map { elements[$0] }
  }
}

/// The order of things that are known by their numbers from 0; equal ones keep theirs.
public func order(of count: Int, by precedes: (Int, Int) -> Bool) -> [Int] {
  let numbers = Array(0..<count)
  let isSorted = numbers.dropFirst().allSatisfy { !precedes($0, $0 - 1) }
  if isSorted { return numbers }
  return numbers.sorted { precedes($0, $1) || $0 < $1 && !precedes($1, $0) }
}
