import MVVMConfiguration
import MVVMModel
import MVVMSource
import MVVMSyntax

/// The names by which member types refer to view models: those of the class and of its protocols.
struct ViewModelNames: Sendable {
  private var indices: [Text: [Int]] = [:]
  private let modules: [String]

  init(_ viewModels: [CatalogViewModel], _ specs: [CatalogSpec]) {
    self.modules = viewModels.map(\.module)
    var settings: [String: Configuration] = [:]
    for spec in specs { settings[spec.path] = spec.configuration }
    for (index, viewModel) in viewModels.enumerated() {
      let name = viewModel.declaration.name
      guard let own = settings[viewModel.path]?.settings(for: viewModel.declaration) else { continue }
      var patterns = viewModel.declaration.facets.map(own.naming.protocol(of:))
      if own.typeProtocol != .none { patterns.append(own.naming[.type]) }
      for known in Set([name] + patterns.map { $0.applied(to: name) }) {
        self.indices[known, default: []].append(index)
      }
    }
  }

  /// Returns the index of the view model that a type in another one names, preferably one in the same module.
  func index(of name: Text, from viewModel: Int) -> Int? {
    guard let found = self.indices[name] else { return nil }
    return found.first { self.modules[$0] == self.modules[viewModel] } ?? found.first
  }

  /// Returns the signature after the member's name in pieces, each with the view model that it names.
  func parts(of member: CatalogMember, of viewModel: Int) -> [(text: Text, viewModel: Int?)] {
    let bytes = member.rest
    var parts: [(Text, Int?)] = []
    var (start, end) = (bytes.startIndex, bytes.startIndex)
    while let index = bytes[end...].firstIndex(where: isNameByte) {
      end = bytes[index...].firstIndex { !isNameByte($0) } ?? bytes.endIndex
      let word = Text(bytes[index..<end])
      guard let found = self.index(of: word, from: viewModel) else { continue }
      if start < index { parts.append((Text(bytes[start..<index]), nil)) }
      parts.append((word, found))
      start = end
    }
    if start < bytes.endIndex { parts.append((Text(bytes[start...]), nil)) }
    return parts
  }
}

/// Returns the links between view models and their parts, each pair once.
func links(between viewModels: [CatalogViewModel], _ names: ViewModelNames) -> [CatalogLink] {
  var links: [CatalogLink] = []
  for (index, viewModel) in viewModels.enumerated() {
    var seen: Set<Int> = []
    // A part that is both a dependency and an output is linked as a dependency.
    let members = viewModel.members
    for member in members.filter({ $0.facet == .dependencies }) + members.filter({ $0.facet == .outputs }) {
      for part in names.parts(of: member, of: index) {
        guard let target = part.viewModel, seen.insert(target).inserted else { continue }
        let relation: CatalogLink.Relation = member.facet == .dependencies ? .dependency : .output
        let selector = member.selector.description
        links.append(CatalogLink(from: index, to: target, relation: relation, member: selector))
      }
    }
  }
  return links
}
