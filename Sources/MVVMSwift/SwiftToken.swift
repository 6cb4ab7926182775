/// One word, literal, operator or punctuation mark of a Swift file.
public struct SwiftToken: Hashable, Sendable {
  public enum Kind: UInt8, Sendable {
    /// A name or keyword, backticks included; `$0`, and `#selector` with its `#`.
    case word
    case number
    /// A string literal. One with interpolations is several of them: `"a \(b) c"` is the string `"a `, the bracket
    /// `\(`, the word `b`, the bracket `)` and the string ` c"`.
    case string
    case regex
    /// `#if` and its condition, `#else`, `#endif`, up to the end of the line.
    case directive
    /// A run of operator characters, `=`, `->` and `...` among them. The brackets of generic types and the `?` and `!`
    /// behind a name are one each.
    case `operator`
    /// A bracket, or one of `. , : ; @ \`.
    case punctuation
    /// Bytes that can stand nowhere in Swift.
    case invalid
  }

  public struct Flags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The first token of its line.
    public static let startsLine = Flags(rawValue: 1)
    /// A blank, line end or comment stands before it.
    public static let followsGap = Flags(rawValue: 2)
  }

  public let kind: Kind
  public internal(set) var flags: Flags
  private let start: Int32
  private let end: Int32
  /// The index of the other bracket, where there is one.
  private var other: Int32 = -1

  init(_ kind: Kind, _ range: Range<Int>, flags: Flags) {
    self.kind = kind
    self.flags = flags
    self.start = Int32(truncatingIfNeeded: range.lowerBound)
    self.end = Int32(truncatingIfNeeded: range.upperBound)
  }

  public var range: Range<Int> { Int(self.start)..<Int(self.end) }

  public var startsLine: Bool { self.flags.contains(.startsLine) }

  /// The index of the bracket that closes this one, or that it closes; `nil` of anything else, and of a bracket that
  /// is left alone.
  public internal(set) var partner: Int? {
    get { self.other < 0 ? nil : Int(self.other) }
    set { self.other = newValue.map { Int32(truncatingIfNeeded: $0) } ?? -1 }
  }
}

/// A comment of a Swift file, with its marks.
public struct SwiftComment: Hashable, Sendable {
  public let range: Range<Int>
  /// Nothing but blanks stands before it on its line.
  public let startsLine: Bool
  /// `///` or `/**`.
  public let isDocumentation: Bool
}

/// What keeps a file from being read as Swift with certainty.
public struct SwiftMistake: Hashable, Sendable {
  public enum Kind: Sendable {
    case mergeConflict
    case unclosedBracket
    case unexpectedCharacter
    case unmatchedBracket
    case unterminatedComment
    case unterminatedString
  }

  public let kind: Kind
  public let range: Range<Int>
}
