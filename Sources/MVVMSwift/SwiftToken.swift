/// One word, literal, operator or punctuation mark of a Swift file.
package struct SwiftToken: Hashable, Sendable {
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
    /// A run of operator characters; also `=`, `->` and `...`. Each angle bracket of a generic type is a token of its
    /// own, and so is each `?` and `!` after an operand.
    case `operator`
    /// A bracket, or one of `. , : ; @ \`.
    case punctuation
    /// Bytes that cannot begin a token of Swift.
    case invalid
  }

  package struct Flags: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The token is the first of its line.
    package static let startsLine = Flags(rawValue: 1)
    /// A blank, line end or comment comes directly before the token.
    package static let followsGap = Flags(rawValue: 2)
  }

  package let kind: Kind
  package internal(set) var flags: Flags
  private let start: Int32
  private let end: Int32
  /// The index of the matching bracket; -1 if there is none.
  private var other: Int32 = -1

  init(_ kind: Kind, _ range: Range<Int>, flags: Flags) {
    self.kind = kind
    self.flags = flags
    self.start = Int32(truncatingIfNeeded: range.lowerBound)
    self.end = Int32(truncatingIfNeeded: range.upperBound)
  }

  package var range: Range<Int> { Int(self.start)..<Int(self.end) }

  package var startsLine: Bool { self.flags.contains(.startsLine) }

  /// The index of the matching bracket; `nil` for a bracket without one, and for all other tokens.
  package internal(set) var partner: Int? {
    get { self.other < 0 ? nil : Int(self.other) }
    set { self.other = newValue.map { Int32(truncatingIfNeeded: $0) } ?? -1 }
  }
}

/// A comment of a Swift file. Its range includes the comment marks.
package struct SwiftComment: Hashable, Sendable {
  package let range: Range<Int>
  /// Whether no token comes before it on its line.
  package let startsLine: Bool
  /// Whether it is documentation: it begins with `///` or `/**`, but not with `////`, `/***` or `/**/`.
  package let isDocumentation: Bool
}

/// An error that makes the tokens of a Swift file uncertain.
package struct SwiftMistake: Hashable, Sendable {
  package enum Kind: Sendable {
    case mergeConflict
    case unclosedBracket
    case unexpectedCharacter
    case unmatchedBracket
    case unterminatedComment
    case unterminatedString
  }

  package let kind: Kind
  package let range: Range<Int>
}
