import MVVMSource
import MVVMStyles

extension ValueKind {
  /// The words to complete; none if the shell completes paths.
  var words: [String] {
    switch self {
    case .words(let words, _): words
    case .styles: StyleLibrary().names
    case .identifiers: ["list", "all"] + DiagnosticIdentifier.allCases.map(\.rawValue).sorted()
    case .none, .paths: []
    }
  }

  /// What an operand behind the first one can be.
  var next: ValueKind {
    switch self {
    case .words(_, let next): next
    case .identifiers: .none
    case .none, .styles, .paths: self
    }
  }

  /// The kind of paths that the shell completes by itself.
  var paths: PathKind? { if case .paths(let kind) = self { kind } else { nil } }
}

/// Returns a text with some characters replaced.
func escaped(_ text: String, _ replacements: [Character: String]) -> String {
  text.map { replacements[$0] ?? String($0) }.joined()
}
