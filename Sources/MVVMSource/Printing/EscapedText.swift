/// A format, such as a terminal or Markdown, and how it shows text from elsewhere.
public protocol TextFormat { static func escaped(_ text: String) -> String }

/// A text for one format. Only its literals are ours. Everything interpolated comes from a file, a
/// configuration, a name or an option, and is escaped, so that it cannot pass for the text around it.
public struct EscapedText<Format: TextFormat>: ExpressibleByStringInterpolation, Equatable, Sendable {
  public private(set) var text: String

  public init(stringLiteral text: String) { self.text = text }

  public init(stringInterpolation interpolation: Interpolation) { self.text = interpolation.text }

  /// Creates a text from parts that have already been escaped.
  public init(verbatim text: String) { self.text = text }

  public struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { self.text += literal }

    public mutating func appendInterpolation(_ text: String) { self.text += Format.escaped(text) }

    public mutating func appendInterpolation(_ text: Text) { self.text += Format.escaped(text.description) }

    public mutating func appendInterpolation(_ number: Int) { self.text += "\(number)" }

    public mutating func appendInterpolation(_ other: EscapedText) { self.text += other.text }
  }

  public static func += (left: inout EscapedText, right: EscapedText) { left.text += right.text }
}

extension Sequence {
  public func joined<Format>(separator: String = "") -> EscapedText<Format>
  where Element == EscapedText<Format> {
    EscapedText(verbatim: self.map(\.text).joined(separator: separator))
  }
}

public enum TerminalFormat: TextFormat {
  /// Returns a text in which `::` at the start of a line and `##[` anywhere are also escaped: they begin
  /// commands in the log of a build.
  public static func escaped(_ text: String) -> String {
    var text = printable(text)
    let begins = text.utf8.drop { $0 == UInt8(ascii: " ") }.starts(with: "::".utf8)
    if begins, let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) {
      text.replaceSubrange(colon..<text.utf8.index(after: colon), with: "\\u{3A}")
    }
    return text.utf8.contains(UInt8(ascii: "#")) ? text.replacing("##", with: "#\\u{23}") : text
  }
}

/// A text for a terminal, a log, or a report of lines.
public typealias TerminalText = EscapedText<TerminalFormat>
