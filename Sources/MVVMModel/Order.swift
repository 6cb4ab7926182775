import MVVMSource

/// What has a place in the alphabetical order of its facet.
protocol Ordered {
  var name: Text { get }
  var selector: Text { get }
}

extension Input: Ordered {}
extension Output: Ordered {}

/// Members by base name without regard to the case of A–Z, then by full selector, then by bytes.
func sorted<Member: Ordered>(_ members: [Member]) -> [Member] {
  isSorted(members) ? members : members.sorted { order($0, $1) < 0 }
}

private func isSorted<Member: Ordered>(_ members: [Member]) -> Bool {
  zip(members, members.dropFirst()).allSatisfy { order($0, $1) <= 0 }
}

/// Negative, zero or positive as the first member stands before, beside or behind the second.
private func order<Member: Ordered>(_ left: Member, _ right: Member) -> Int {
  let difference = compareFolded(left.name, right.name)
  if difference != 0 { return difference }
  let leftSelector = left.selector
  let rightSelector = right.selector
  if leftSelector != rightSelector { return leftSelector < rightSelector ? -1 : 1 }
  return left.name == right.name ? 0 : left.name < right.name ? -1 : 1
}

private func compareFolded(_ left: Text, _ right: Text) -> Int {
  var leftIndex = left.bytes.startIndex
  var rightIndex = right.bytes.startIndex
  while leftIndex < left.bytes.endIndex, rightIndex < right.bytes.endIndex {
    let difference = Int(folded(left.bytes[leftIndex])) - Int(folded(right.bytes[rightIndex]))
    if difference != 0 { return difference }
    leftIndex += 1
    rightIndex += 1
  }
  return left.count - right.count
}

private func folded(_ byte: UInt8) -> UInt8 {
  0x41...0x5A ~= byte ? byte + 0x20 : byte
}

extension Import {
  /// Imports stand in groups, in this order.
  public enum Group: Int, Sendable {
    case plain
    /// Of one declaration, such as `import struct Models.Project`.
    case declarations
    case testable
  }

  public var group: Group {
    if self.attributes.contains(where: { $0.spells("@testable") }) { return .testable }
    return self.kind == nil ? .plain : .declarations
  }

  /// The order of `swift format`: by group, and by bytes within each.
  public static func precedes(_ left: Import, _ right: Import) -> Bool {
    (left.group.rawValue, left.path, left.kind ?? "") < (right.group.rawValue, right.path, right.kind ?? "")
  }
}
