import MVVMSource

/// Returns diagnostics for the blocks of a sheet that neither a template nor a block of a sheet declares.
/// They are most likely misspelled, since they would never be rendered. Parses the whole library.
public func unusedBlocks(ofSheet name: String, in library: TemplateLibrary) -> [Diagnostic] {
  var sources = TemplateSources(library: library)
  let layers = sources.layers(ofSheet: name).map { sources.layers[$0] }
  var declared: Set<String> = []
  for file in Set(layers.map { sources.files[$0.file].file } + library.sheets.values.joined()) {
    let template = parseTemplate(file)
    for node in sheetContent(template).blocks {
      declare(node + 1..<template.nodes[node].end, of: template, &declared)
    }
  }
  for file in library.templates.values where !layers.contains(where: { sources.files[$0.file].file == file })
  {
    let template = parseTemplate(file)
    declare(0..<template.nodes.count, of: template, &declared)
  }
  let known = declared.ordered(by: <)
  return layers.flatMap { layer in
    let template = sources.files[layer.file]
    return layer.blocks.filter { !declared.contains($0.key) }.ordered { $0.value < $1.value }.map {
      name,
      node in
      let hint = suggestion(for: name, among: known)
      let place = Place(template.file, template.nodes[node].range)
      return Diagnostic(.templateUnknownName, "no template has a block '\(name)'\(hint)", at: place)
    }
  }
}

/// Collects the blocks of a body. Blocks directly inside a parent are overrides, not declarations.
private func declare(_ body: Range<Int>, of template: ParsedTemplate, _ declared: inout Set<String>) {
  var overrides: Set<Int> = []
  for index in body {
    let node = template.nodes[index]
    if node.kind == .parent {
      var child = index + 1
      while child < node.end {
        overrides.insert(child)
        child = template.nodes[child].end
      }
    }
    if node.kind == .block, !overrides.contains(index) { declared.insert(template.name(node)) }
  }
}
