import MVVMSyntax

/// A word, literal, operator or punctuation mark of a Swift file.
package struct SwiftToken: Sendable {
  package enum Kind: UInt8, Sendable {
    /// A name or keyword, with its backticks; also `$0`, and a word with `#`, such as `#selector`.
    case word
    case number
    /// A string literal. A literal with interpolations is several tokens: `"a \(b) c"` is the string `"a `, the bracket
    /// `\(`, the word `b`, the bracket `)` and the string ` c"`.
    case string
    case regex
    /// `#if` or `#elseif` with its condition, `#else`, or `#endif`.
    case directive
    /// A run of operator characters; also `=`, `->` and `...`. Each angle bracket of a generic type is a
    /// token of its own, as is each `?` and `!` after an operand.
    case `operator`
    /// A bracket, or one of `. , : ; @ \`.
    case punctuation
    /// Bytes that cannot begin a token of Swift.
    case invalid
  }

  package let kind: Kind
  /// Whether it starts a line and whether it follows a gap.
  let flags: Token.Flags
  package let range: Range<Int>
  /// The index of the matching bracket; `nil` for a bracket without one, and for all other tokens.
  package internal(set) var partner: Int?

  init(_ kind: Kind, _ range: Range<Int>, flags: Token.Flags) {
    self.kind = kind
    self.flags = flags
    self.range = range
  }

  package var startsLine: Bool { self.flags.startsLine }
}

/// A comment of a Swift file. Its range includes the comment marks.
package struct SwiftComment: Sendable {
  package let range: Range<Int>
  /// Whether no token comes before it on its line.
  package let startsLine: Bool
  /// Whether it is documentation: it begins with `///` or `/**`, but not with `////`, `/***` or `/**/`.
  package let isDocumentation: Bool
}

/// An error that makes the tokens of a Swift file uncertain.
package struct SwiftMistake: Sendable {
  package enum Kind: Sendable {
    case mergeConflict, unclosedBracket, unexpectedCharacter, unmatchedBracket, unterminatedComment,
      unterminatedString
  }

  package let kind: Kind
  package let range: Range<Int>
}
