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
  /// Whether the file has another of the name.
  var hasNamesake = false

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

func isFacet(_ name: String) -> Bool { facet(of: name) != nil && facet(of: name) != .errors }

/// The protocol that a property offers: `any XInputs` is `XInputs`.
func facetType(_ type: String) -> String? {
  type.hasPrefix("any ") ? String(type.dropFirst(4)) : type
}
