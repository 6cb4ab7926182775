import MVVMSource

/// The members of a hand-written file, to look up the members of a scaffold in.
struct KnownMembers {
  /// The part of a key that members are looked up by.
  private struct Name: Hashable {
    let kind: MemberKey.Kind
    let name: Text
  }

  /// The labels of the members with each name. `nil` among them stands for any labels.
  private var labels: [Name: Set<[Text]?>] = [:]

  mutating func insert(_ key: MemberKey) {
    self.labels[Name(kind: key.kind, name: key.name), default: []].insert(key.labels)
  }

  /// Whether the file has a line that can be about a member.
  func contains(_ key: MemberKey) -> Bool {
    guard let labels = self.labels[Name(kind: key.kind, name: key.name)] else { return false }
    return key.labels == nil || labels.contains(nil) || labels.contains(key.labels)
  }
}
