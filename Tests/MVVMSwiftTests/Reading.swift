import MVVMSource
import MVVMSwift
import TestSupport

func code(_ text: String) -> SwiftCode {
  SwiftCode(SourceFile(path: "X.swift", text: text))
}

/// The tokens of a text, a blank between them: a word by itself, what is something else with the first letter of its
/// kind.
func tokens(of text: String) -> String {
  let code = code(text)
  return code.tokens.indices.map { index in
    let text = code.text(index).description
    return switch code.tokens[index].kind {
    case .word, .punctuation: text
    case .number: "n:\(text)"
    case .string: "s:\(text)"
    case .regex: "r:\(text)"
    case .directive: "d:\(text)"
    case .operator: "o:\(text)"
    case .invalid: "i:\(text)"
    }
  }
  .joined(separator: " ")
}

/// The parts that cannot be read, as `kind text`.
func mistakes(of text: String) -> [String] {
  code(text).mistakes.map { "\($0.kind) \(code(text).file.string($0.range))" }
}
