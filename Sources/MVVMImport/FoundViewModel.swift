import MVVMSource
import MVVMSwift

/// A class that has the form of a view model, with the protocols that show this.
struct FoundViewModel {
  let name: String
  let declaration: SwiftDeclaration
  /// The extensions of the class that are converted with it.
  let extensions: [SwiftDeclaration]
  /// The protocols of the facets; `nil` for those that the file does not declare.
  var inputs: SwiftDeclaration?
  var outputs: SwiftDeclaration?
  var errors: SwiftDeclaration?
  /// The protocol that offers the facets and nothing else. A protocol that does more stays in the file, and the class
  /// conforms to it.
  var type: SwiftDeclaration?
  /// The other types that the class inherits from or conforms to.
  var conformances: [String] = []
  /// The names of protocols of inputs or outputs that the file does not declare.
  var missing: [String] = []
  /// Whether the file has another view model of the same name.
  var hasNamesake = false

  var facets: [(facet: Facet, declaration: SwiftDeclaration)] {
    let all: [(Facet, SwiftDeclaration?)] = [
      (.inputs, self.inputs), (.outputs, self.outputs), (.errors, self.errors),
    ]
    return all.compactMap { facet, declaration in declaration.map { (facet, $0) } }
  }

  var protocols: [SwiftDeclaration] { self.facets.map(\.declaration) + [self.type].compactMap(\.self) }
}

/// A Swift file, with the declarations at its top level.
struct SwiftUnit {
  let code: SwiftCode
  let declarations: [SwiftDeclaration]

  init(_ code: SwiftCode) {
    self.code = code
    self.declarations = code.declarations(0..<code.tokens.count)
  }

  func name(of declaration: SwiftDeclaration) -> String { self.code.plainWord(declaration.keyword + 1) }
}

/// What the protocol of a facet may inherit from, although not all generated protocols do.
let plainAncestors: Set = ["AnyObject", "class", "Sendable"]

enum Facet: String {
  case inputs
  case outputs
  case errors
}

/// Returns the facet that a protocol declares, judged by the protocol's name; `nil` if it declares none.
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

/// Returns the protocol that a property's type names, such as `XInputs` for `any XInputs`.
func facetType(_ type: String) -> String {
  type.hasPrefix("any ") ? String(type.dropFirst(4)) : type
}
