/// A word, literal or punctuation mark of a spec. Only blanks and comments come between two tokens; the tree
/// keeps them as the gap between the end of one token and the start of the next.
public struct Token: Sendable {
  /// The kind of a token, regardless of its meaning at a certain place.
  public enum Kind: UInt8, Sendable {
    /// Any word, including keywords: no word is reserved in a spec.
    case identifier
    case number
    /// A whole string literal, which may be raw, multi-line or interpolated.
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
    /// A character that may be in an expression but means nothing to a spec, such as `+` or `#`.
    case other
    /// A run of bytes that is not allowed anywhere; the lexer has reported it.
    case invalid
    case endOfFile
  }

  /// Facts about a token and the gap before it that the parser needs.
  public struct Flags: Equatable, Sendable {
    /// The token is the first on its line.
    public var startsLine = false
    /// The token is an identifier in backticks. Its range includes them, its name does not.
    public var isQuoted = false
    /// There is a comment in the gap before the token.
    public var followsComment = false
    /// There is a blank, a line end or a comment before the token.
    public var followsGap = false

    public init(startsLine: Bool = false) { self.startsLine = startsLine }
  }

  public let kind: Kind
  public let flags: Flags
  /// The word of an identifier that means something to the parser.
  let word: Word
  /// The token's byte range in the file.
  public let range: Range<Int>

  init(_ kind: Kind, _ range: Range<Int>, flags: Flags = Flags(), word: Word = .other) {
    self.kind = kind
    self.flags = flags
    self.word = word
    self.range = range
  }

  /// The byte range of a name without its backticks, or of any other token.
  @inlinable
  public var textRange: Range<Int> {
    let range = self.range
    return self.flags.isQuoted ? range.lowerBound + 1..<range.upperBound - 1 : range
  }
}

/// Indices into the tokens of a `SpecSyntax`.
public typealias TokenRange = Range<Int>
