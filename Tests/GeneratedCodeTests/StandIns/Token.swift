import MVVMSource
import MVVMSwift

/// What a scan for type names needs to tell apart in Swift text, and in a spec's, whose types are Swift's.
enum Token: Hashable {
  /// An identifier or keyword, without backticks.
  case word(String)
  /// Any other character; `->` is `→`, so that its `>` closes nothing.
  case symbol(Character)
  case number
  /// A string, or what of it stands beside interpolations.
  case string

  var word: String? {
    if case .word(let name) = self { name } else { nil }
  }

  /// The name, where it is a type's by Swift's convention.
  var typeName: String? {
    self.word.flatMap { $0.first?.isUppercase == true ? $0 : nil }
  }

  /// The name, where it is a member's by Swift's convention.
  var memberName: String? {
    self.word.flatMap { $0.first?.isLowercase == true ? $0 : nil }
  }
}

/// The tokens of a text, without its comments and conditions.
func tokens(of text: String) -> [Token] {
  let code = SwiftCode(SourceFile(path: "", text: text))
  return code.tokens.indices.flatMap { index -> [Token] in
    switch code.tokens[index].kind {
    case .word: return [.word("\(code.name(index) ?? "")")]
    case .number: return [.number]
    case .string, .regex: return [.string]
    case .directive: return []
    case .operator, .punctuation, .invalid:
      return code.spells(index, "->") ? [.symbol("→")] : "\(code.text(index))".map { .symbol($0) }
    }
  }
}
