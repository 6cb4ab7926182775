/// A value of a context. It has no memory of its own: texts, lists and records are places in the context.
public enum Value: Sendable {
  /// Not read yet. A record computes a field when a template first reads it.
  case unread
  /// No text, no record, or an empty list.
  case absent
  case flag(Bool)
  /// The bytes of a text.
  case text(Range<Int>)
  /// The elements of a list.
  case list(Range<Int>)
  /// The number of a record.
  case record(Int)
  /// The number of a dictionary of prefixes.
  case prefixes(Int)
}

extension Value {
  /// Whether a section over the value is rendered.
  var isTruthy: Bool {
    switch self {
    case .unread, .absent: false
    case .flag(let isTrue): isTrue
    case .text(let range), .list(let range): !range.isEmpty
    case .record, .prefixes: true
    }
  }
}
