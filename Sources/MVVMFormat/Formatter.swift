import MVVMConfiguration
import MVVMModel
import MVVMSource
import MVVMSyntax

/// Returns the text of a spec in its canonical form, or the errors that prevent parsing.
///
/// No comment is lost, and no token except `;` and trailing commas. The generated files stay the same, byte
/// for byte. Formatting a formatted spec changes nothing.
///
/// The width in the configuration is the maximum length of a member's line that can be broken, counted in
/// Unicode scalars. A tab counts as four columns.
package func format(_ file: SourceFile, configuration: Configuration) -> Diagnosed<[UInt8]> {
  parse(file).correct().map { formatted($0, configuration.format) }
}

/// - Parameter tree: A tree without errors. Text that does not belong to any node would be lost.
private func formatted(_ tree: SpecSyntax, _ layout: Configuration.Format) -> [UInt8] {
  var formatter = Formatter(tree, layout)
  formatter.writeFile()
  return formatter.output
}

/// The text being written, and the tree that it comes from.
struct Formatter {
  let tree: SpecSyntax
  /// The bytes and tokens of the tree.
  let bytes: [UInt8]
  let tokens: [Token]
  let layout: Configuration.Format
  private let lineEnd: String
  /// The indentation of one level: a byte, and the number of times it is repeated.
  private let indent: (byte: UInt8, count: Int)
  /// The number of open braces.
  var depth = 0
  var output: [UInt8] = []

  init(_ tree: SpecSyntax, _ layout: Configuration.Format) {
    self.tree = tree
    self.bytes = tree.file.bytes
    self.tokens = tree.tokens
    self.layout = layout
    self.lineEnd = tree.file.lineEnd
    self.indent =
      switch layout.indent {
      case .spaces(let count): (Byte.space, count)
      case .tab: (Byte.tab, 1)
      }
  }

  var indentation: [UInt8] { Array(repeating: self.indent.byte, count: self.indent.count * self.depth) }

  mutating func startLine() { self.output += self.indentation }
  mutating func endLine() { self.output += self.lineEnd.utf8 }

  /// Begins a part. A blank line separates it from the previous one.
  mutating func part(_ isFirst: inout Bool) {
    if !isFirst { self.endLine() }
    isFirst = false
  }

  mutating func write(_ byte: UInt8) { self.output.append(byte) }

  /// Writes bytes of the file.
  mutating func write(_ range: Range<Int>) { self.output += self.bytes[range] }
  mutating func write(_ words: String) { self.output += words.utf8 }

  /// Writes a token unchanged, including backticks.
  mutating func write(token: Int) { self.write(self.tokens[token].range) }

  mutating func write(_ type: TypeSyntax) {
    if type.tokens.count == 1 { return self.write(token: type.tokens.lowerBound) }
    self.output += SpecType(type, in: self.tree).text.bytes
  }

  /// Writes an attribute with normalized spaces.
  mutating func write(_ attribute: AttributeSyntax) { self.output += self.tree.spelling(attribute).bytes }
}
