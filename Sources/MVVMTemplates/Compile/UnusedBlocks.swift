import MVVMSource

/// Returns diagnostics for blocks of a sheet that are not declared in any template or block of a sheet. They
/// would never be rendered, so they are most likely misspelled. Parses the whole library.
public func unusedBlocks(ofSheet name: String, in library: TemplateLibrary) -> [Diagnostic] {
  var sources = TemplateSources(library: library)
  let layers = sources.layers(ofSheet: name).map { sources.layers[$0] }
  let own = layers.map { sources.files[$0.file].file }
  let sheets = library.sheets.flatMap(\.files).map(\.source)
  var declared: Set<String> = []
  for file in sheets + own.filter({ !sheets.contains($0) }) {
    let template = parseTemplate(file)
    for node in sheetContent(template).blocks {
      declare(node + 1..<template.nodes[node].end, of: template, &declared)
    }
  }
  for file in library.templates.map(\.source) where !own.contains(file) {
    let template = parseTemplate(file)
    declare(0..<template.nodes.count, of: template, &declared)
  }
  let known = declared.sorted(by: <)
  var diagnostics: [Diagnostic] = []
  for layer in layers {
    let template = sources.files[layer.file]
    for node in layer.blocks
    where !declared.contains(template.name(template.nodes[node])) {
      let name = template.name(template.nodes[node])
      let message = "no template has a block '\(name)'\(suggestion(for: name, among: known))"
      let place = SourceRange(template.file, template.nodes[node].range)
      diagnostics.append(Diagnostic(.templateUnknownName, message, at: place))
    }
  }
  return diagnostics
}

/// Collects the blocks of a body. Blocks directly inside a parent are overrides, not declarations.
private func declare(_ body: Range<Int>, of template: ParsedTemplate, _ declared: inout Set<String>) {
  let parents = body.filter { template.nodes[$0].kind == .parent }
  let overrides = Set(parents.flatMap { template.overrides(in: $0) })
  for index in body where template.nodes[index].kind == .block && !overrides.contains(index) {
    declared.insert(template.name(template.nodes[index]))
  }
}
