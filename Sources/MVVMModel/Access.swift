/// The access level of the generated code, as Swift spells it.
public enum Access: String, CaseIterable, Sendable {
  case `internal`
  case package
  case `public`
}

extension Access: Comparable {
  /// Returns whether a level is less visible than another.
  public static func < (left: Access, right: Access) -> Bool {
    left != right && self.allCases.first { $0 == left || $0 == right } == left
  }
}
