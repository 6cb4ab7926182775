import MVVMSource
import MVVMSyntax

/// What has a place in the alphabetical order of its facet.
protocol Ordered {
  var name: Text { get }
  var selector: Text { get }
}

extension Input: Ordered {}
extension Output: Ordered {}

/// Members in the order of `compareMembers`.
func sorted<Member: Ordered>(_ members: [Member]) -> [Member] {
  isSorted(members) ? members : members.ordered { order($0, $1) < 0 }
}

func isSorted<Member: Ordered>(_ members: [Member]) -> Bool {
  zip(members, members.dropFirst()).allSatisfy { order($0, $1) <= 0 }
}

/// Negative, zero or positive as the first member stands before, beside or behind the second.
func order<Member: Ordered>(_ left: Member, _ right: Member) -> Int {
  compareMembers(left.name, right.name) { (left.selector, right.selector) }
}

extension Import {
  public var group: ImportKey.Group { self.key.group }

  /// The order of `swift format`.
  public static func precedes(_ left: Import, _ right: Import) -> Bool {
    left.key < right.key
  }

  private var key: ImportKey {
    ImportKey(attributes: self.attributes, kind: self.kind, path: self.path)
  }
}
