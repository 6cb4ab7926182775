/// The access level of the generated code, as Swift spells it.
public enum Access: String, CaseIterable, Sendable {
  case `internal`
  case package
  case `public`
}

extension Access: Comparable {
  /// Orders access levels from the least to the most visible.
  public static func < (left: Access, right: Access) -> Bool {
    left != right && self.allCases.first { $0 == left || $0 == right } == left
  }
}
