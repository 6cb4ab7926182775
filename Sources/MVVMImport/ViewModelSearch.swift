import MVVMSource
import MVVMSwift

extension SwiftUnit {
  /// The view models of the file, in its order.
  func viewModels() -> [FoundViewModel] {
    let search = ViewModelSearch(self)
    var found = self.declarations.filter(\.isClassLike).compactMap(search.viewModel)
    let numbers = Dictionary(found.map { ($0.name, 1) }, uniquingKeysWith: +)
    for index in found.indices { found[index].hasNamesake = numbers[found[index].name] != 1 }
    return found
  }
}

extension SwiftDeclaration {
  /// Whether it is of a kind that people write view models as.
  var isClassLike: Bool { [.class, .struct, .actor].contains(self.kind) }
}

/// The protocols and extensions of a file, by the names through which view models have them.
private struct ViewModelSearch {
  let unit: SwiftUnit
  private var protocols: [String: SwiftDeclaration] = [:]
  /// Of each protocol.
  private let offers: [String: Offer]
  /// Those that are a part of the type that they extend.
  private var extensions: [String: [SwiftDeclaration]] = [:]

  init(_ unit: SwiftUnit) {
    self.unit = unit
    for declaration in unit.declarations where declaration.kind == .protocol {
      self.protocols[unit.name(of: declaration)] = declaration
    }
    self.offers = self.protocols.mapValues(unit.offer)
    for declaration in unit.declarations where self.isPart(declaration) {
      self.extensions[unit.name(of: declaration), default: []].append(declaration)
    }
  }

  /// Whether an extension says which facets a class has, or has functions and properties of objects: another needs
  /// nothing that is private to the class.
  private func isPart(_ declaration: SwiftDeclaration) -> Bool {
    guard declaration.kind == .extension, self.unit.code.first("where", in: declaration.head) == nil else {
      return false
    }
    let inherited = self.unit.inherited(by: declaration)
    let isFacets = inherited.contains { name in
      facet(of: name) != nil || self.offers[name, default: .nothing] != .nothing
    }
    let members = self.unit.code.declarations(declaration.inside)
    return isFacets
      || inherited.isEmpty && members.contains { [.func, .var].contains($0.kind) && !$0.isStatic }
  }

  /// A class as a view model, where it is one.
  func viewModel(_ declaration: SwiftDeclaration) -> FoundViewModel? {
    let name = self.unit.name(of: declaration)
    let extensions = self.extensions[name, default: []]
    var found = FoundViewModel(name: name, declaration: declaration, extensions: extensions)
    let names = self.names(behind: ([declaration] + extensions).flatMap(self.unit.inherited))
    guard names.contains(where: isFacet) else { return nil }
    for name in names {
      switch (facet(of: name), self.protocols[name]) {
      case (.inputs?, let known) where found.inputs == nil: found.inputs = known
      case (.outputs?, let known) where found.outputs == nil: found.outputs = known
      case (.errors?, let known?) where found.errors == nil: found.errors = known
      case (nil, let known?) where found.type == nil && self.offers[name] == .alone: found.type = known
      default: found.conformances.append(name)
      }
      if isFacet(name), self.protocols[name] == nil { found.missing.append(name) }
    }
    return found
  }

  /// With the facets that the protocols of the whole inherit from, which the class then need not name.
  private func names(behind named: [String]) -> [String] {
    var known = Set(named)
    return named
      + named.flatMap { name in
        (self.protocols[name].map(self.unit.inherited) ?? []).filter {
          isFacet($0) && known.insert($0).inserted
        }
      }
  }
}

/// What a protocol has of view models.
private enum Offer {
  case nothing
  /// It inherits from facets or has properties for them, and that is all.
  case alone
  case amongOthers
}

extension SwiftUnit {
  fileprivate func offer(of declaration: SwiftDeclaration) -> Offer {
    let inherited = self.inherited(by: declaration).filter { !plainAncestors.contains($0) }
    let members = self.code.declarations(declaration.inside)
    let properties = members.filter { member in
      let type = self.code.type(of: member).flatMap { facetType(self.code.spelled($0)) }
      return member.kind == .var && type.map { facet(of: $0) != nil } == true
    }
    let parents = inherited.filter { facet(of: $0) != nil }
    if parents.isEmpty, properties.isEmpty { return .nothing }
    let isAlone = parents.count == inherited.count && properties.count == members.count
    return isAlone && (parents.isEmpty || properties.isEmpty) ? .alone : .amongOthers
  }
}
