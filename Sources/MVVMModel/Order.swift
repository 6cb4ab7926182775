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

extension Input: Ordered, Placed {}
extension Output: Ordered, Placed {}

/// Returns members sorted by `compareMembers`.
public func sorted<Member: Ordered>(_ members: [Member]) -> [Member] {
  members.ordered { order($0, $1) < 0 }
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

extension Import {
  public var group: ImportKey.Group { ImportKey.group(attributes: self.attributes, kind: self.kind) }

  /// Whether the first import comes before the second in the order of `swift format`.
  public static func precedes(_ left: Import, _ right: Import) -> Bool {
    let (leftGroup, rightGroup) = (left.group, right.group)
    return leftGroup == rightGroup && left.path != right.path
      ? left.path < right.path : left.key < right.key
  }

  private var key: ImportKey {
    ImportKey(attributes: self.attributes, kind: self.kind, path: self.path)
  }
}
