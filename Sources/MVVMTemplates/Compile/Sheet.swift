import MVVMSource

/// The blocks of one file that are laid over others.
struct BlockLayer {
  let file: Int
  /// The node of the parent tag with these overrides; `nil` for the blocks of a sheet.
  var parent: Int?
  /// The nodes of the blocks. If several have the same name, the first is used.
  let blocks: [Int]
}

struct SheetContent {
  var blocks: [Int] = []
  /// The sheet that it derives from.
  var parent: Node?
  var diagnostics: [Diagnostic] = []
}

/// Reads a sheet: blocks, or one parent around them. Anything else would never be rendered and is an error.
func sheetContent(_ template: ParsedTemplate) -> SheetContent {
  var content = SheetContent()
  readSheet(0..<template.nodes.count, template, &content)
  return content
}

private func readSheet(_ body: Range<Int>, _ template: ParsedTemplate, _ content: inout SheetContent) {
  var index = body.lowerBound
  while index < body.upperBound {
    let node = template.nodes[index]
    switch node.kind {
    case .block: addBlock(index, template, &content)
    case .parent where body.lowerBound == 0 && content.parent == nil:
      content.parent = node
      readSheet(index + 1..<node.end, template, &content)
    case .blankLine, .lineStart, .lineEnd: break
    case .text where trim(node.range, in: template.file.bytes).isEmpty: break
    default:
      let range = trim(node.range, in: template.file.bytes)
      let message = "a sheet can only contain blocks: '\(template.file.string(range))' is outside a block"
      content.diagnostics.append(Diagnostic(.templateSyntax, message, at: SourceRange(template.file, range)))
    }
    index = node.end
  }
}

private func addBlock(_ index: Int, _ template: ParsedTemplate, _ content: inout SheetContent) {
  let node = template.nodes[index]
  guard let first = template.block(template.text(node), among: content.blocks) else {
    content.blocks.append(index)
    return
  }
  content.diagnostics.append(
    Diagnostic(
      .templateSyntax,
      "duplicate block '\(template.name(node))'",
      at: SourceRange(template.file, node.range),
      notes: [Note("first here", at: SourceRange(template.file, template.nodes[first].range))]
    )
  )
}

extension ParsedTemplate {
  /// Returns the first of some blocks with a name.
  func block(_ name: Text, among blocks: [Int]) -> Int? { blocks.first { self.text(self.nodes[$0]) == name } }

  /// Returns the blocks in the body of a parent tag, in reverse order, since the last is used. Anything
  /// between them is not rendered.
  func overrides(in parent: Int) -> [Int] {
    var blocks: [Int] = []
    var index = parent + 1
    while index < self.nodes[parent].end {
      if self.nodes[index].kind == .block { blocks.insert(index, at: 0) }
      index = self.nodes[index].end
    }
    return blocks
  }
}
