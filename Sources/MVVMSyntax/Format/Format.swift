import MVVMSource

/// How a spec is laid out.
public struct Layout: Equatable, Sendable {
  /// What one level is indented by: spaces or a tab.
  public let indent: String
  /// The longest line of a member that can be broken, in columns of Unicode scalars; a tab counts as four.
  public let width: Int

  public init(indent: String = "  ", width: Int = 110) {
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
  var formatter = Formatter(tree, layout)
  formatter.writeFile()
  return formatter.output
}

/// Text that is being written, and the tree that it comes from.
struct Formatter {
  let tree: SpecSyntax
  let layout: Layout
  let lineEnd: [UInt8]
  private let indent: [UInt8]
  /// How many braces are open.
  var depth = 0
  var output: [UInt8] = []

  init(_ tree: SpecSyntax, _ layout: Layout) {
    self.tree = tree
    self.layout = layout
    self.lineEnd = firstLineEnd(tree.file.bytes)
    self.indent = Array(layout.indent.utf8)
    self.output.reserveCapacity(tree.file.bytes.count + tree.file.bytes.count / 8)
  }
}

extension Formatter {
  /// What a line at the current depth begins with.
  var indentation: [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<self.depth { bytes += self.indent }
    return bytes
  }

  mutating func startLine() {
    for _ in 0..<self.depth { self.output += self.indent }
  }

  mutating func endLine() {
    self.output += self.lineEnd
  }

  /// Writes a blank line, but not before the first of what it parts.
  mutating func part(_ isFirst: inout Bool) {
    if !isFirst { self.endLine() }
    isFirst = false
  }

  mutating func write(_ byte: UInt8) {
    self.output.append(byte)
  }

  mutating func write(text: Text) {
    self.output += text.bytes
  }

  mutating func write(_ word: StaticString) {
    word.withUTF8Buffer { self.output += $0 }
  }

  /// Writes a token as it stands, backticks included.
  mutating func write(token: Int) {
    self.output += self.tree.file.bytes[self.tree.range(token)]
  }

  /// Writes a type or an attribute, spaced anew.
  mutating func write(spelled tokens: TokenRange) {
    self.write(text: self.tree.spelling(tokens))
  }
}

private func firstLineEnd(_ bytes: [UInt8]) -> [UInt8] {
  guard let index = bytes.firstIndex(where: isLineEnd) else { return [Byte.lineFeed] }
  let isPair = bytes[index...].starts(with: [Byte.carriageReturn, Byte.lineFeed])
  return isPair ? [Byte.carriageReturn, Byte.lineFeed] : [bytes[index]]
}
