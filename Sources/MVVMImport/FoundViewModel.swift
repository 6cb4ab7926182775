import MVVMSource
import MVVMSwift

/// A class of a file that has the form of a view model, and the protocols that make it one.
struct FoundViewModel {
  let name: String
  let declaration: SwiftDeclaration
  /// The protocols of the file, by what they are for.
  var inputs: SwiftDeclaration?
  var outputs: SwiftDeclaration?
  var errors: SwiftDeclaration?
  /// The one that offers the facets.
  var type: SwiftDeclaration?
  /// What the class is beside that.
  var conformances: [String] = []
  /// Names of protocols of a view model that the file does not declare.
  var missing: [String] = []

  var protocols: [SwiftDeclaration] {
    [self.inputs, self.outputs, self.errors, self.type].compactMap(\.self)
  }
}

/// A Swift file with its declarations.
struct SwiftUnit {
  let code: SwiftCode
  let declarations: [SwiftDeclaration]

  init(_ code: SwiftCode) {
    self.code = code
    self.declarations = code.declarations(0..<code.tokens.count)
  }

  func name(of declaration: SwiftDeclaration) -> String { unquoted(self.code.word(declaration.keyword + 1)) }

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
    var found = FoundViewModel(name: self.name(of: declaration), declaration: declaration)
    var names = self.inherited(by: declaration)
    for name in names {
      // The protocol of the whole can inherit from those of the facets, which the class then need not name.
      guard let inherited = protocols[name].map({ self.inherited(by: $0) }) else { continue }
      names += inherited.filter { isFacet($0) && !names.contains($0) }
    }
    let hasFacets = names.contains { isFacet($0) }
    guard hasFacets else { return nil }
    for name in names {
      switch (facet(of: name), protocols[name]) {
      case (.inputs?, let known) where found.inputs == nil: found.inputs = known
      case (.outputs?, let known) where found.outputs == nil: found.outputs = known
      case (.errors?, let known?) where found.errors == nil: found.errors = known
      case (nil, let known?) where found.type == nil && self.offersFacets(known, names): found.type = known
      default: found.conformances.append(name)
      }
      if let facet = facet(of: name), facet != .errors, protocols[name] == nil { found.missing.append(name) }
    }
    return found
  }

  private func offersFacets(_ declaration: SwiftDeclaration, _ names: [String]) -> Bool {
    if self.inherited(by: declaration).contains(where: { isFacet($0) }) { return true }
    let types = self.code.declarations(declaration.inside).compactMap { self.code.type(of: $0) }
    return types.contains { type in facetType(self.code.spelled(type)).map { isFacet($0) } == true }
  }
}

enum Facet {
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
