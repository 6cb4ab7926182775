import MVVMSource
import MVVMSyntax

/// How a spec is laid out.
public struct Layout: Equatable, Sendable {
  /// What one level is indented by.
  public enum Indent: Equatable, Sendable {
    case spaces(Int)
    case tab
  }

  public let indent: Indent
  /// The longest line of a member that can be broken, in columns of Unicode scalars; a tab counts as four.
  public let width: Int

  public init(indent: Indent = .spaces(2), width: Int = 110) {
    self.indent = indent
    self.width = width
  }
}

/// The text of a spec in its one canonical form, or what keeps it from being parsed.
///
/// No comment and no token is lost but for `;` and trailing commas, and what is generated stays the same, byte for
/// byte. What is formatted already stays as it is.
public func format(_ file: SourceFile, _ layout: Layout = Layout()) -> Diagnosed<[UInt8]> {
  parse(file).correct().map { formatted($0, layout) }
}

/// - Parameter tree: Without errors: text that fits nowhere would be lost.
private func formatted(_ tree: SpecSyntax, _ layout: Layout) -> [UInt8] {
  tree.file.bytes.withUnsafeBufferPointer { bytes in
    tree.tokens.withUnsafeBufferPointer { tokens in
      var formatter = Formatter(tree, bytes, tokens, layout)
      formatter.writeFile()
      return formatter.output
    }
  }
}

/// Text that is being written, and the tree that it comes from.
struct Formatter {
  let tree: SpecSyntax
  /// Those of the tree.
  let bytes: UnsafeBufferPointer<UInt8>
  let tokens: UnsafeBufferPointer<Token>
  let layout: Layout
  private let isCRLF: Bool
  private let lineEnd: UInt8
  /// What one level is indented by: so many of a byte.
  private let indent: (byte: UInt8, count: Int)
  /// How many braces are open.
  var depth = 0
  var output: [UInt8] = []

  init(
    _ tree: SpecSyntax,
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ tokens: UnsafeBufferPointer<Token>,
    _ layout: Layout
  ) {
    self.tree = tree
    self.bytes = bytes
    self.tokens = tokens
    self.layout = layout
    let end = bytes.firstIndex(where: isLineEnd)
    self.isCRLF = end.map { lengthOfLineEnd(bytes, at: $0) == 2 } ?? false
    self.lineEnd = end.map { bytes[$0] } ?? Byte.lineFeed
    self.indent =
      switch layout.indent {
      case .spaces(let count): (Byte.space, count)
      case .tab: (Byte.tab, 1)
      }
    self.output.reserveCapacity(bytes.count + bytes.count / 8)
  }
}

extension Formatter {
  /// What a line at the current depth begins with.
  var indentation: [UInt8] {
    Array(repeating: self.indent.byte, count: self.indent.count * self.depth)
  }

  mutating func startLine() {
    for _ in 0..<self.indent.count * self.depth { self.output.append(self.indent.byte) }
  }

  mutating func endLine() {
    self.output.append(self.lineEnd)
    if self.isCRLF { self.output.append(Byte.lineFeed) }
  }

  /// Writes a blank line, but not before the first of what it parts.
  mutating func part(_ isFirst: inout Bool) {
    if !isFirst { self.endLine() }
    isFirst = false
  }

  mutating func write(_ byte: UInt8) {
    self.output.append(byte)
  }

  /// Writes bytes of the file.
  mutating func write(_ range: Range<Int>) {
    self.output += UnsafeBufferPointer(rebasing: self.bytes[range])
  }

  mutating func write(_ word: StaticString) {
    word.withUTF8Buffer { self.output += $0 }
  }

  /// Writes a token as it stands, backticks included.
  mutating func write(token: Int) {
    self.write(self.tokens[token].range)
  }

  /// Writes a type, spaced anew.
  mutating func write(spelled tokens: TokenRange) {
    if tokens.count == 1 { return self.write(token: tokens.lowerBound) }
    self.output += self.tree.spelling(tokens).bytes
  }

  /// The same for an attribute.
  mutating func write(_ attribute: AttributeSyntax) {
    self.output += self.tree.spelling(attribute).bytes
  }
}
