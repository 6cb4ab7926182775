/// The access level of the generated code, as Swift spells it.
public enum Access: String, CaseIterable, Sendable {
  case `internal`
  case package
  case `public`
}

extension Access: Comparable {
  /// Orders access levels from the least to the most visible.
  public static func < (left: Access, right: Access) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .internal: 0
    case .package: 1
    case .public: 2
    }
  }
}
