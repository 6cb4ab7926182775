/// Who may use what is generated, as Swift spells it.
public enum Access: String, CaseIterable, Sendable {
  case `internal`
  case package
  case `public`
}

extension Access: Comparable {
  /// By how many see what has it.
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
