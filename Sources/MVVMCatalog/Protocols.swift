import MVVMGenerator
import MVVMSource
import MVVMStyles

/// Returns the Swift protocols of each view model in its own style, by its anchor, without documentation.
package func protocols(of catalog: Catalog, _ specs: [CatalogSpec], _ styles: StyleLibrary) -> [String: Text]
{
  let known = Dictionary(specs.map { ($0.path, $0) }) { first, _ in first }
  var printers: [String: ProtocolPrinter?] = [:]
  var protocols: [String: Text] = [:]
  for viewModel in catalog.viewModels {
    let printer = printers[viewModel.style] ?? ProtocolPrinter(styles, style: viewModel.style)
    printers[viewModel.style] = printer
    guard let spec = known[viewModel.path], let printer,
      let text = printer.protocols(of: viewModel.declaration, spec.configuration).value
    else { continue }
    protocols[viewModel.anchor] = Text(declarations(in: text)[...])
  }
  return protocols
}

/// Removes documentation and the blank lines between members.
private func declarations(in bytes: [UInt8]) -> [UInt8] {
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count)
  for line in bytes.split(separator: Byte.lineFeed) where !line.isEmpty {
    if line.drop(while: isBlank).starts(with: "///".utf8) { continue }
    // Blank lines are kept only between declarations at the margin.
    if result.suffix(3).elementsEqual("\n}\n".utf8) { result.append(Byte.lineFeed) }
    result += line
    result.append(Byte.lineFeed)
  }
  return result
}
