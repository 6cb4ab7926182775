import MVVMGenerator
import MVVMModel
import MVVMSource

/// The protocols of all view models in all styles, in a compact form. Texts that differ only in names and types are
/// stored once, as a pattern, and the page puts the names in.
public struct CatalogSwift: Sendable {
  struct Entry: Sendable {
    /// The index of the pattern for the text around the members.
    let skeleton: Int
    /// The index of the pattern for each member's line, in the order of the catalogue.
    let members: [Int]
  }

  public let styles: [String]
  /// The text of each pattern in each style, in the order of the styles.
  private(set) var patterns: [[Text]] = []
  /// The entries, by the anchor of the view model.
  private(set) var viewModels: [String: Entry] = [:]
  private var numbers: [[Text]: Int] = [:]

  /// - Parameter styles: The styles that readers can switch between.
  public init(_ catalog: Catalog, _ specs: [CatalogSpec], _ styles: StyleLibrary) {
    let printer = ProtocolPrinter(styles)
    self.styles = printer.styles
    var known: [String: CatalogSpec] = [:]
    for spec in specs { known[spec.path] = spec }
    for viewModel in catalog.viewModels {
      guard let spec = known[viewModel.path] else { continue }
      let texts = printer.styles.compactMap {
        printer.protocols(
          of: viewModel.viewModel,
          in: spec.checked.file,
          style: $0,
          spec.configuration
        )
      }
      if texts.count == self.styles.count { self.add(viewModel, texts) }
    }
  }

  private mutating func add(_ viewModel: CatalogViewModel, _ texts: [[UInt8]]) {
    let pieces = viewModel.members.map(MemberPieces.init)
    let patterned = texts.map { ProtocolPatterns(of: declarations(in: $0), viewModel, pieces) }
    let skeleton = self.number(of: patterned.map(\.skeleton))
    let members = pieces.indices.map { index in self.number(of: patterned.map { $0.members[index] }) }
    self.viewModels[viewModel.anchor] = Entry(skeleton: skeleton, members: members)
  }

  private mutating func number(of texts: [[UInt8]]) -> Int {
    let texts = texts.map { Text(ArraySlice($0)) }
    if let number = self.numbers[texts] { return number }
    self.numbers[texts] = self.patterns.count
    self.patterns.append(texts)
    return self.patterns.count - 1
  }
}

/// Removes documentation, which the page shows elsewhere, and the blank lines between members.
private func declarations(in bytes: [UInt8]) -> [UInt8] {
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count)
  for line in bytes.split(separator: UInt8(ascii: "\n")) where !line.isEmpty {
    let text = line.drop { $0 == UInt8(ascii: " ") }
    if text.starts(with: "///".utf8) { continue }
    // Keep blank lines only between declarations at the margin.
    if result.suffix(3).elementsEqual("\n}\n".utf8) { result.append(UInt8(ascii: "\n")) }
    result += line
    result.append(UInt8(ascii: "\n"))
  }
  return result
}
