import MVVMSource

/// The members that a person's file has, to be looked up by what a scaffold would write.
struct KnownMembers {
  /// What of a key decides where it is found.
  private struct Name: Hashable {
    let kind: MemberKey.Kind
    let name: Text
  }

  /// By name, the labels of each; `nil` among them stands for any.
  private var labels: [Name: Set<[Text]?>] = [:]

  mutating func insert(_ key: MemberKey) {
    self.labels[Name(kind: key.kind, name: key.name), default: []].insert(key.labels)
  }

  /// Whether a line of the file can be about a member.
  func contains(_ key: MemberKey) -> Bool {
    guard let labels = self.labels[Name(kind: key.kind, name: key.name)] else { return false }
    return key.labels == nil || labels.contains(nil) || labels.contains(key.labels)
  }
}
