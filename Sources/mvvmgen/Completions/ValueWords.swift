import MVVMGenerator
import MVVMSource

extension ValueKind {
  /// The words to complete; none if the shell completes paths.
  var words: [String] {
    switch self {
    case .words(let words, _): words
    case .styles: StyleLibrary().names
    case .identifiers: ["list", "all"] + DiagnosticIdentifier.allCases.map(\.rawValue).ordered(by: <)
    case .none, .file, .folder, .specs: []
    }
  }

  /// What an operand behind the first one can be.
  var next: ValueKind {
    switch self {
    case .words(_, let next): next
    case .identifiers: .none
    case .none, .styles, .file, .folder, .specs: self
    }
  }

  /// The kind of paths that the shell completes by itself.
  var paths: PathCompletion? {
    switch self {
    case .file: .files
    case .folder: .folders
    case .specs: .specs
    case .none, .words, .styles, .identifiers: nil
    }
  }
}

enum PathCompletion {
  case files
  case folders
  case specs
}

/// Returns a text with some characters replaced.
func escaped(_ text: String, _ replacements: [Character: String]) -> String {
  text.map { replacements[$0] ?? String($0) }.joined()
}
