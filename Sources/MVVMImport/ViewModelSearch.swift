import MVVMSource
import MVVMSwift

extension SwiftUnit {
  /// Returns the view models of the file, in the order of the file.
  func viewModels() -> [FoundViewModel] {
    let search = ViewModelSearch(self)
    var found = self.declarations.filter(\.isClassLike).compactMap(search.viewModel)
    let numbers = Dictionary(found.map { ($0.name, 1) }, uniquingKeysWith: +)
    for index in found.indices { found[index].hasNamesake = numbers[found[index].name] != 1 }
    return found
  }
}

extension SwiftDeclaration {
  /// Whether it can have the form of a view model. A struct or actor that has it is reported, since view models are
  /// classes.
  var isClassLike: Bool { [.class, .struct, .actor].contains(self.kind) }
}

/// A search for the view models of a file. It has the protocols and extensions of the file by name; an alias such as
/// `typealias XType = XInputs & XOutputs` counts as the protocol that it stands for.
private struct ViewModelSearch {
  let unit: SwiftUnit
  private var protocols: [String: SwiftDeclaration] = [:]
  /// What each protocol offers, by the protocol's name.
  private let offers: [String: Offer]
  /// The extensions that are converted with the type that they extend, by the type's name.
  private var extensions: [String: [SwiftDeclaration]] = [:]

  init(_ unit: SwiftUnit) {
    self.unit = unit
    for declaration in unit.declarations where [.protocol, .typealias].contains(declaration.kind) {
      self.protocols[unit.name(of: declaration)] = declaration
    }
    self.offers = self.protocols.mapValues(unit.offer)
    for declaration in unit.declarations where self.isPart(declaration) {
      self.extensions[unit.name(of: declaration), default: []].append(declaration)
    }
  }

  /// Whether an extension is converted with its class: it conforms to a facet or to a protocol that offers facets, or
  /// it conforms to nothing and has instance functions or properties. Any other extension stays as it is.
  private func isPart(_ declaration: SwiftDeclaration) -> Bool {
    guard declaration.kind == .extension, self.unit.code.first("where", in: declaration.head) == nil else {
      return false
    }
    let inherited = self.unit.code.inherited(by: declaration)
    let isFacets = inherited.contains { name in
      facet(of: name) != nil || self.offers[name, default: .nothing] != .nothing
    }
    let members = self.unit.code.declarations(declaration.inside)
    return isFacets
      || inherited.isEmpty && members.contains { [.func, .var].contains($0.kind) && !$0.isStatic }
  }

  /// Returns a declaration as a view model; `nil` if it has neither inputs nor outputs.
  func viewModel(_ declaration: SwiftDeclaration) -> FoundViewModel? {
    let name = self.unit.name(of: declaration)
    let extensions = self.extensions[name, default: []]
    var found = FoundViewModel(name: name, declaration: declaration, extensions: extensions)
    let names = self.names(behind: ([declaration] + extensions).flatMap(self.unit.code.inherited))
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

  /// Returns some names, and those of the facets that these protocols inherit from: the class need not name them
  /// itself.
  private func names(behind named: [String]) -> [String] {
    var known = Set(named)
    return named
      + named.flatMap { name in
        (self.protocols[name].map(self.unit.code.inherited) ?? []).filter {
          isFacet($0) && known.insert($0).inserted
        }
      }
  }
}

/// What a protocol offers of a view model.
private enum Offer {
  case nothing
  /// Facets only: it either inherits from them or has properties for them.
  case alone
  /// Facets, but not in one of these two forms alone.
  case amongOthers
}

extension SwiftUnit {
  fileprivate func offer(of declaration: SwiftDeclaration) -> Offer {
    let inherited = self.code.inherited(by: declaration).filter { !plainAncestors.contains($0) }
    let members = self.code.declarations(declaration.inside)
    let properties = members.filter { member in
      let type = self.code.type(of: member).map { facetType(self.code.spelled($0)) }
      return member.kind == .var && type.map { facet(of: $0) != nil } == true
    }
    let parents = inherited.filter { facet(of: $0) != nil }
    if parents.isEmpty, properties.isEmpty { return .nothing }
    let isAlone = parents.count == inherited.count && properties.count == members.count
    return isAlone && (parents.isEmpty || properties.isEmpty) ? .alone : .amongOthers
  }
}
