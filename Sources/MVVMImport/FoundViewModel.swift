import MVVMSource
import MVVMSwift

/// A class of a file that has the form of a view model, and the protocols that make it one.
struct FoundViewModel {
  let name: String
  let declaration: SwiftDeclaration
  /// Extensions of the class that are a part of it.
  let extensions: [SwiftDeclaration]
  /// The protocols of the file, by what they are for.
  var inputs: SwiftDeclaration?
  var outputs: SwiftDeclaration?
  var errors: SwiftDeclaration?
  /// The one that offers the facets, where it does no more: another stays in the file, and the class conforms to it.
  var type: SwiftDeclaration?
  /// What the class is beside that.
  var conformances: [String] = []
  /// Names of protocols of a view model that the file does not declare.
  var missing: [String] = []

  var facets: [(facet: Facet, declaration: SwiftDeclaration)] {
    let all: [(Facet, SwiftDeclaration?)] = [
      (.inputs, self.inputs), (.outputs, self.outputs), (.errors, self.errors),
    ]
    return all.compactMap { facet, declaration in declaration.map { (facet, $0) } }
  }

  var protocols: [SwiftDeclaration] { self.facets.map(\.declaration) + [self.type].compactMap(\.self) }
}

/// A Swift file with its declarations.
struct SwiftUnit {
  let code: SwiftCode
  let declarations: [SwiftDeclaration]

  init(_ code: SwiftCode) {
    self.code = code
    self.declarations = code.declarations(0..<code.tokens.count)
  }

  func name(of declaration: SwiftDeclaration) -> String { self.code.plainWord(declaration.keyword + 1) }

  /// What a type inherits from, in the order of the file.
  func inherited(by declaration: SwiftDeclaration) -> [String] {
    let head = declaration.head
    guard let colon = self.code.first(":", in: head) else { return [] }
    let end = self.code.first("where", in: head) ?? head.upperBound
    return self.code.commaSeparated(colon + 1..<max(colon + 1, end)).map { self.code.spelled($0) }
  }

  /// The view models of the file, in its order.
  func viewModels() -> [FoundViewModel] {
    var protocols: [String: SwiftDeclaration] = [:]
    for declaration in self.declarations where declaration.kind == .protocol {
      protocols[self.name(of: declaration)] = declaration
    }
    return self.declarations.compactMap { declaration in
      guard declaration.kind == .class || declaration.kind == .struct || declaration.kind == .actor else {
        return nil
      }
      return self.viewModel(declaration, protocols)
    }
  }

  private func viewModel(_ declaration: SwiftDeclaration, _ protocols: [String: SwiftDeclaration])
    -> FoundViewModel?
  {
    let name = self.name(of: declaration)
    let extensions = self.extensions(of: name, protocols)
    var found = FoundViewModel(name: name, declaration: declaration, extensions: extensions)
    var names = ([declaration] + extensions).flatMap(self.inherited)
    for name in names {
      // The protocol of the whole can inherit from those of the facets, which the class then need not name.
      guard let inherited = protocols[name].map({ self.inherited(by: $0) }) else { continue }
      names += inherited.filter { isFacet($0) && !names.contains($0) }
    }
    guard names.contains(where: isFacet) else { return nil }
    for name in names {
      switch (facet(of: name), protocols[name]) {
      case (.inputs?, let known) where found.inputs == nil: found.inputs = known
      case (.outputs?, let known) where found.outputs == nil: found.outputs = known
      case (.errors?, let known?) where found.errors == nil: found.errors = known
      case (nil, let known?) where found.type == nil && self.offersFacets(known) == .alone:
        found.type = known
      default: found.conformances.append(name)
      }
      if let facet = facet(of: name), facet != .errors, protocols[name] == nil { found.missing.append(name) }
    }
    return found
  }

  private enum Offer {
    case nothing
    /// It inherits from facets or has properties for them, and that is all.
    case alone
    case amongOthers
  }

  private func offersFacets(_ declaration: SwiftDeclaration) -> Offer {
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

  /// Those that say which facets the class has, or have functions and properties of objects: the others need nothing
  /// that is private to the class.
  private func extensions(of name: String, _ protocols: [String: SwiftDeclaration]) -> [SwiftDeclaration] {
    self.declarations.filter { declaration in
      guard declaration.kind == .extension, self.name(of: declaration) == name,
        self.code.first("where", in: declaration.head) == nil
      else { return false }
      let inherited = self.inherited(by: declaration)
      let isFacets = inherited.contains { name in
        facet(of: name) != nil || protocols[name].map { self.offersFacets($0) != .nothing } == true
      }
      let members = self.code.declarations(declaration.inside)
      return isFacets
        || inherited.isEmpty && members.contains { [.func, .var].contains($0.kind) && !$0.isStatic }
    }
  }
}

/// What a protocol may inherit from though no generated one says so, or only some do.
let plainAncestors: Set = ["AnyObject", "class", "Sendable"]

enum Facet: String {
  case inputs
  case outputs
  case errors
}

/// What a protocol is for, by its name.
func facet(of name: String) -> Facet? {
  let endings: [(String, Facet)] = [
    ("Inputs", .inputs), ("Input", .inputs), ("InputsType", .inputs), ("InputType", .inputs),
    ("InputsProtocol", .inputs), ("InputProtocol", .inputs), ("Outputs", .outputs), ("Output", .outputs),
    ("OutputsType", .outputs), ("OutputType", .outputs), ("OutputsProtocol", .outputs),
    ("OutputProtocol", .outputs),
    ("Errors", .errors),
  ]
  return endings.first { name.hasSuffix($0.0) && name.utf8.count > $0.0.utf8.count }?.1
}

private func isFacet(_ name: String) -> Bool { facet(of: name) != nil && facet(of: name) != .errors }

/// The protocol that a property offers: `any XInputs` is `XInputs`.
func facetType(_ type: String) -> String? {
  type.hasPrefix("any ") ? String(type.dropFirst(4)) : type
}
