import MVVMSource

/// A template as a flattened tree: each node is followed by its children, up to its `end`.
///
/// Lines are part of the tree, since a tag on a line of its own is laid out differently from one inside a
/// line.
struct ParsedTemplate: Sendable {
  let file: SourceFile
  let nodes: [Node]
  let diagnostics: [Diagnostic]
}

struct Node: Sendable {
  enum Kind: Sendable {
    case text
    /// The indentation of a line that is not made of standalone tags.
    case lineStart
    /// The end of a line. It is empty if the code that uses the template or the block ends the line.
    case lineEnd
    case blankLine
    case variable
    case comma
    case section
    case inverted
    case separated
    case partial
    case parent
    case block
  }

  let kind: Kind
  /// The text, or the name in the tag.
  let range: Range<Int>
  /// The index after the node's last descendant.
  var end: Int
  /// For a tag, whether it has a line of its own. For the start and the end of a line, whether the line
  /// vanishes when its tags render nothing.
  var isStandalone: Bool
  /// The indentation of the line of a standalone tag; `0..<0` inside a line.
  var indentation = 0..<0
  /// The line end after a standalone tag.
  var lineEnd = 0..<0
}

extension ParsedTemplate {
  func name(_ node: Node) -> String { self.file.string(node.range) }

  func text(_ node: Node) -> Text { self.file.text(node.range) }

  /// Returns the name at the start of the text directly after a node.
  func word(after index: Int) -> Text? {
    guard index + 1 < self.nodes.count, self.nodes[index + 1].kind == .text else { return nil }
    let word = self.file.bytes[self.nodes[index + 1].range].prefix(while: isNameByte)
    return word.isEmpty ? nil : Text(word)
  }

  /// Returns the smallest indentation of a line in a node's body, or `nil` if the body has no lines of its
  /// own.
  func intrinsicIndentation(of parent: Int) -> Range<Int>? {
    var smallest: Range<Int>?
    var index = parent + 1
    while index < self.nodes[parent].end {
      let node = self.nodes[index]
      if let range = node.lineIndentation, range.count < smallest?.count ?? .max { smallest = range }
      let isTransparent = node.kind == .section || node.kind == .inverted || node.kind == .separated
      index = isTransparent ? index + 1 : node.end
    }
    return smallest
  }
}

extension Node {
  /// The indentation of the line that the node starts, if any. `nil` for a block on one line.
  fileprivate var lineIndentation: Range<Int>? {
    let range =
      switch self.kind {
      case .lineStart: self.range
      case .text, .lineEnd, .blankLine, .variable, .comma: 0..<0
      case .section, .inverted, .separated, .partial, .parent, .block: self.indentation
      }
    return range == 0..<0 ? nil : range
  }
}
