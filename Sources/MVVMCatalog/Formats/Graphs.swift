import MVVMSource

/// The composition as a Mermaid flow chart, which GitHub draws in Markdown.
package func mermaid(_ catalog: Catalog) -> String {
  var text = "flowchart LR\n"
  for (number, module) in catalog.modules.enumerated() {
    let isNamed = !module.name.isEmpty
    if isNamed { text += "  subgraph m\(number) [\"\(mermaidEscaped(module.name))\"]\n" }
    for index in module.viewModels {
      text += "  \(isNamed ? "  " : "")v\(index)[\"\(mermaidEscaped(catalog.viewModels[index].name))\"]\n"
    }
    if isNamed { text += "  end\n" }
  }
  for link in catalog.links {
    text += "  v\(link.from) \(link.relation == .dependency ? "-->" : "-.->") v\(link.to)\n"
  }
  return text
}

/// The composition as a Graphviz graph.
package func dot(_ catalog: Catalog) -> String {
  var text = "digraph composition {\n  rankdir = LR\n  node [shape = box, style = rounded]\n"
  for (number, module) in catalog.modules.enumerated() {
    let isNamed = !module.name.isEmpty
    if isNamed { text += "  subgraph cluster_\(number) {\n    label = \(quoted(module.name))\n" }
    for index in module.viewModels {
      let viewModel = catalog.viewModels[index]
      text += "  \(isNamed ? "  " : "")\(quoted(viewModel.anchor)) [label = \(quoted(viewModel.name))]\n"
    }
    if isNamed { text += "  }\n" }
  }
  for link in catalog.links {
    let (from, to) = (catalog.viewModels[link.from].anchor, catalog.viewModels[link.to].anchor)
    let style = link.relation == .dependency ? "" : " [style = dashed]"
    text += "  \(quoted(from)) -> \(quoted(to))\(style)\n"
  }
  return text + "}\n"
}

/// Escapes a text for Mermaid, which reads texts as HTML and has its own codes for characters.
private func mermaidEscaped(_ text: String) -> String {
  printable(text).unicodeScalars.map { scalar in
    switch scalar {
    case "\"", "<", ">", "&", "#", ";", "`", "\\": "#\(scalar.value);"
    default: "\(scalar)"
    }
  }.joined()
}

/// A quoted text for Graphviz, where a backslash begins an escape sequence.
private func quoted(_ text: String) -> String {
  "\"" + printable(text).map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "\""
}
