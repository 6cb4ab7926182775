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
  private(set) var patterns: [[String]] = []
  /// By anchor.
  private(set) var viewModels: [String: Entry] = [:]
  private var numbers: [[String]: Int] = [:]

  /// - Parameter styles: Those that people can switch between.
  public init(_ catalog: Catalog, _ specs: [CatalogSpec], _ styles: StyleLibrary) {
    let printer = ProtocolPrinter(styles)
    self.styles = printer.styles
    var configurations: [String: Configuration] = [:]
    for spec in specs { configurations[spec.path] = spec.configuration }
    for viewModel in catalog.viewModels {
      guard let configuration = configurations[viewModel.path] else { continue }
      let texts = printer.styles.compactMap {
        printer.protocols(of: viewModel.viewModel, style: $0, configuration)
      }
      let patterned = texts.map { ProtocolPatterns(of: withoutDocumentation($0), viewModel) }
      let skeleton = self.number(of: patterned.map(\.skeleton))
      let members = viewModel.members.indices.map { index in
        self.number(of: patterned.map { $0.members[index] })
      }
      self.viewModels[viewModel.anchor] = Entry(skeleton: skeleton, members: members)
    }
  }

  private mutating func number(of texts: [String]) -> Int {
    if let number = self.numbers[texts] { return number }
    self.numbers[texts] = self.patterns.count
    self.patterns.append(texts)
    return self.patterns.count - 1
  }
}

/// Documentation stands on the page already.
private func withoutDocumentation(_ bytes: [UInt8]) -> String {
  let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  let kept = lines.filter { !$0.drop { $0 == UInt8(ascii: " ") }.starts(with: "///".utf8) }
  return String(decoding: Array(kept.joined(separator: [UInt8(ascii: "\n")])), as: UTF8.self)
}
