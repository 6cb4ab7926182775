import MVVMSource
import MVVMSyntax

/// Something that has a place in the alphabetical order of its facet.
public protocol Ordered {
  var name: Text { get }
  var selector: Text { get }
}

/// Something with a name that has a place in a file.
public protocol Placed {
  /// The byte range of the name.
  var nameRange: Range<Int> { get }
}

/// Whether members are in the order of the file.
@inlinable
public func areInOrderOfFile<Member: Placed>(_ members: [Member]) -> Bool {
  for index in members.indices.dropFirst()
  where members[index].nameRange.lowerBound < members[index - 1].nameRange.lowerBound {
    return false
  }
  return true
}

/// Compares two members: negative if the first comes before the second, positive if it comes after, 0 if neither.
public func order<Member: Ordered>(_ left: Member, _ right: Member) -> Int {
  compareMembers(left.name, right.name) { (left.selector, right.selector) }
}
