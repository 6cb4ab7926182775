import MVVMSource

/// Returns the composition as a Mermaid flow chart, which GitHub draws in Markdown.
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

/// Escapes a text for Mermaid, which reads texts as HTML and has its own codes for characters.
private func mermaidEscaped(_ text: String) -> String {
  printable(text).unicodeScalars.map { scalar in
    switch scalar {
    case "\"", "<", ">", "&", "#", ";", "`", "\\": "#\(scalar.value);"
    default: "\(scalar)"
    }
  }.joined()
}
