/// One word, literal or punctuation mark of a spec. What stands between two tokens is blanks and comments:
/// the tree keeps them as the gap between the end of one token and the start of the next.
public struct Token: Hashable, Sendable {
  /// By what a token is distinguished from others, whatever it means where it stands.
  public enum Kind: UInt8, Sendable {
    /// Any word, keywords included: no word is reserved in a spec.
    case identifier
    case number
    /// A whole string literal: raw, multi-line and interpolated ones included.
    case string
    case ampersand
    case arrow
    case at
    case colon
    case comma
    case dot
    case equal
    case exclamation
    case question
    case semicolon
    case leftBrace
    case leftBracket
    case leftParenthesis
    case less
    case greater
    case rightBrace
    case rightBracket
    case rightParenthesis
    /// A character that may stand in an expression but means nothing to a spec, such as `+` or `#`.
    case other
    /// A run of bytes that can stand nowhere: reported by the lexer.
    case invalid
    case endOfFile
  }

  /// What stands before a token, as far as the parser asks for it.
  public struct Flags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The first token of its line.
    public static let startsLine = Flags(rawValue: 1)
    /// An identifier in backticks; they are inside the range, but no part of the name.
    public static let isQuoted = Flags(rawValue: 2)
    /// A comment stands in the gap before the token.
    public static let followsComment = Flags(rawValue: 4)
    /// A blank, line end or comment stands before the token.
    public static let followsGap = Flags(rawValue: 8)
  }

  public let kind: Kind
  public let flags: Flags
  /// What the parser takes an identifier for.
  let word: Word
  @usableFromInline let lower: UInt32
  @usableFromInline let upper: UInt32

  init(_ kind: Kind, _ range: Range<Int>, flags: Flags = [], word: Word = .other) {
    self.kind = kind
    self.flags = flags
    self.word = word
    self.lower = UInt32(truncatingIfNeeded: range.lowerBound)
    self.upper = UInt32(truncatingIfNeeded: range.upperBound)
  }

  /// Bytes of the file.
  @inlinable
  public var range: Range<Int> { Int(self.lower)..<Int(self.upper) }
}

/// Indices into the tokens of a `SpecSyntax`.
public typealias TokenRange = Range<Int>
