import MVVMSource

/// The blocks of one file that are laid over others: the node of each block by its name.
struct BlockLayer {
  let file: Int
  /// The node of the parent tag whose overrides these are; `nil` for those of a sheet.
  var parent: Int?
  var blocks: [String: Int] = [:]
}

/// The content of a sheet's file.
struct SheetContent {
  /// The nodes of the blocks, in their order.
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
      let message = "a sheet holds only blocks: '\(template.file.string(range))' stands outside of one"
      content.diagnostics.append(Diagnostic(.templateSyntax, message, at: Place(template.file, range)))
    }
    index = node.end
  }
}

private func addBlock(_ index: Int, _ template: ParsedTemplate, _ content: inout SheetContent) {
  let name = template.name(template.nodes[index])
  guard let first = content.blocks.first(where: { template.name(template.nodes[$0]) == name }) else {
    content.blocks.append(index)
    return
  }
  content.diagnostics.append(
    Diagnostic(
      .templateSyntax,
      "the block '\(name)' stands twice",
      at: Place(template.file, template.nodes[index].range),
      notes: [Note("first here", at: Place(template.file, template.nodes[first].range))]
    )
  )
}

/// Returns the blocks in the body of a parent tag. Anything between them is not rendered.
func overrides(_ body: Range<Int>, of template: ParsedTemplate) -> [String: Int] {
  var blocks: [String: Int] = [:]
  var index = body.lowerBound
  while index < body.upperBound {
    if template.nodes[index].kind == .block { blocks[template.name(template.nodes[index])] = index }
    index = template.nodes[index].end
  }
  return blocks
}
