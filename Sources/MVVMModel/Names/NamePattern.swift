import MVVMSource
import MVVMSyntax

/// A name with one hole, such as `{name}Relay`. The word in braces says what fills the hole; `{Name}` is
/// capitalized. A pattern without a hole is a fixed name.
public struct NamePattern: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The text before the hole, or all of a fixed name.
  public let prefix: Text
  /// The text after the hole.
  public let suffix: Text
  /// The word in the braces; `nil` for a fixed name.
  public let hole: String?
}

extension NamePattern {
  /// Creates a pattern whose hole is the first `{word}` of a text.
  public init(_ text: String) {
    let bytes = Text(text).bytes
    guard let start = bytes.firstIndex(of: Byte.leftBrace),
      let end = bytes[start...].firstIndex(of: Byte.rightBrace)
    else {
      self.init(fixed: text)
      return
    }
    self.init(
      prefix: Text(bytes[..<start]),
      suffix: Text(bytes[(end + 1)...]),
      hole: Text(bytes[(start + 1)..<end]).description
    )
  }

  /// Creates a fixed name, without a hole.
  public init(fixed name: String) { self.init(prefix: Text(name), suffix: "", hole: nil) }

  public init(stringLiteral value: String) { self.init(value) }
}

extension NamePattern {
  /// The name as written.
  public static let name: NamePattern = "{name}"

  /// The observer of an output in a test case in which the output's own name has another meaning.
  public static var observer: NamePattern { "{name}Observer" }

  /// The closure through which the logic replies to an input.
  public static var reply: NamePattern { "{name}Reply" }

  /// The pattern as written in the configuration.
  public var text: String { "\(self.prefix)\(self.hole.map { "{\($0)}" } ?? "")\(self.suffix)" }

  /// Returns the pattern of a facet's protocol with `{facet}` filled in: `uiOutputs` as `UIOutputs`.
  public func ofFacet(_ name: Text) -> NamePattern {
    let word = typeWord(name)
    if self.hole == "facet" { return NamePattern("\(self.prefix)\(word)\(self.suffix)") }
    return NamePattern("\(self.prefix){name}\(NamePattern(self.suffix.description).applied(to: word))")
  }

  /// Returns the pattern with its hole filled by a name.
  public func applied(to name: Text) -> Text {
    guard let hole = self.hole else { return self.prefix }
    let filling = hole == "Name" ? capitalized(name) : name
    var bytes: [UInt8] = []
    bytes.reserveCapacity(self.prefix.count + filling.count + self.suffix.count)
    bytes += self.prefix.bytes
    bytes += filling.bytes
    bytes += self.suffix.bytes
    return Text(bytes[...])
  }
}

/// A name that a style generates for a declaration of a spec.
public struct GeneratedName: Equatable, Sendable {
  /// The scope that the name is in, such as `class` or `mock`.
  public let scope: Text
  /// The kind of declaration that gets this name.
  public let source: NameSource
  public let pattern: NamePattern
  /// The name that the pattern is applied to.
  public let base: Text

  public init(scope: Text, source: NameSource, pattern: NamePattern, base: Text) {
    self.scope = scope
    self.source = source
    self.pattern = pattern
    self.base = base
  }

  public var text: Text { self.pattern.applied(to: self.base) }
}

extension Namespace {
  /// Returns the names of a member in the scope.
  ///
  /// - Parameter defaultKind: The kind of an output without a written kind.
  public func names(of member: some Declared, _ defaultKind: OutputKind) -> [GeneratedName] {
    self.entries.filter { $0.source.covers(member.syntax, defaultKind, in: member.tree) }
      .map { source, pattern in
        let base = source.base(of: member.syntax, in: member.tree)
        return GeneratedName(scope: self.name, source: source, pattern: pattern, base: base)
      }
  }
}

private let acronyms: WordSet = "api ui url"

/// Returns a facet's name as in the name of its protocol: capitalized, and with `ui`, `api` and `url` as
/// acronyms.
public func typeWord(_ name: Text) -> Text {
  let start = Array(name.bytes.prefix { !isUppercase($0) })
  guard start.count < name.count, acronyms.contains(Text(start[...])) else { return capitalized(name) }
  return Text((start.map { $0 - 0x20 } + name.bytes.dropFirst(start.count))[...])
}

/// Returns the text with its first letter in upper case if it is one of a–z.
public func capitalized(_ text: Text) -> Text {
  guard let first = text.bytes.first, 0x61...0x7A ~= first else { return text }
  var bytes = Array(text.bytes)
  bytes[0] = first - 0x20
  return Text(bytes[...])
}
