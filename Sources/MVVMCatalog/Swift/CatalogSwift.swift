import MVVMGenerator
import MVVMModel
import MVVMSource

/// The protocols of all view models in all styles, kept small: what looks the same but for names and types is kept
/// once, as a pattern, and the page puts the names in.
public struct CatalogSwift: Sendable {
  struct Entry: Sendable {
    /// The pattern of the text around the members.
    let skeleton: Int
    /// The pattern of each member's line, in the catalogue's order.
    let members: [Int]
  }

  public let styles: [String]
  /// What each pattern is in each style, in their order.
  private(set) var patterns: [[Text]] = []
  /// By anchor.
  private(set) var viewModels: [String: Entry] = [:]
  private var numbers: [[Text]: Int] = [:]

  /// - Parameter styles: Those that people can switch between.
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

/// Without documentation, which stands on the page already, and the blank lines that part members.
private func declarations(in bytes: [UInt8]) -> [UInt8] {
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count)
  for line in bytes.split(separator: UInt8(ascii: "\n")) where !line.isEmpty {
    let text = line.drop { $0 == UInt8(ascii: " ") }
    if text.starts(with: "///".utf8) { continue }
    // Only declarations at the margin stay apart.
    if result.suffix(3).elementsEqual("\n}\n".utf8) { result.append(UInt8(ascii: "\n")) }
    result += line
    result.append(UInt8(ascii: "\n"))
  }
  return result
}
