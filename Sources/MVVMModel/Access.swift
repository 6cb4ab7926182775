/// Who may use what is generated, as Swift spells it.
public enum Access: String, CaseIterable, Sendable {
  case `internal`
  case package
  case `public`
}
