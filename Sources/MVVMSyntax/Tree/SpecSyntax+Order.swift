import MVVMSource

// The order of generated members and imports. It does not depend on the order in the spec.

/// Compares two members: negative if the first comes before the second, positive if it comes after, 0 if they
/// are equal. They are ordered by base name, ignoring the case of A–Z, then by the bytes of the full name.
///
/// - Parameter selectors: Returns the full names. Called only if the base names are equal.
public func compareMembers(_ left: Text, _ right: Text, selectors: () -> (left: Text, right: Text)) -> Int {
  let difference = compareFolded(left, right)
  if difference != 0 { return difference }
  let selectors = selectors()
  return selectors.left == selectors.right ? 0 : selectors.left < selectors.right ? -1 : 1
}

extension SpecSyntax {
  /// Returns whether the first of two facets of a kind comes before the second: the unnamed one first, then
  /// by name.
  public func precedes(_ left: SectionSyntax, _ right: SectionSyntax) -> Bool {
    guard let left = left.name, let right = right.name else { return left.name == nil && right.name != nil }
    let names = (self.text(left), self.text(right))
    return compareMembers(names.0, names.1) { names } < 0
  }

  /// Returns whether the first of two members comes before the second. Members with the same full name are
  /// ordered by their texts.
  public func precedes(_ left: Int, _ right: Int) -> Bool {
    let names = (self.text(self.members[left].name), self.text(self.members[right].name))
    let difference = compareMembers(names.0, names.1) {
      (self.selector(of: self.members[left]), self.selector(of: self.members[right]))
    }
    if difference != 0 { return difference < 0 }
    return self.joined(self.members[left].tokens) < self.joined(self.members[right].tokens)
  }
}

private func compareFolded(_ left: Text, _ right: Text) -> Int {
  left.bytes.withUnsafeBufferPointer { left in
    right.bytes.withUnsafeBufferPointer { right in
      for index in 0..<min(left.count, right.count) {
        let difference = Int(folded(left[index])) - Int(folded(right[index]))
        if difference != 0 { return difference }
      }
      return left.count - right.count
    }
  }
}

private func folded(_ byte: UInt8) -> UInt8 { 0x41...0x5A ~= byte ? byte + 0x20 : byte }

extension SpecSyntax {
  /// Returns the full name of a function with its argument labels, such as `tapped(row:_:)`; for anything
  /// else, the name.
  public func selector(of member: MemberSyntax) -> Text {
    let name = self.text(member.name)
    if member.parameters == nil { return name }
    var bytes = Array(name.bytes)
    bytes.append(UInt8(ascii: "("))
    for parameter in self.parameters(of: member) {
      bytes += self.text(parameter.label ?? parameter.name).bytes
      bytes.append(UInt8(ascii: ":"))
    }
    bytes.append(UInt8(ascii: ")"))
    return Text(bytes[...])
  }
}
