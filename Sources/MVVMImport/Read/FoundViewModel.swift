import MVVMSwift
import MVVMSyntax

/// A class with the form of a view model, as it is in its file.
struct FoundViewModel {
  let file: FoundSource
  let index: ImportIndex
  let name: String
  private(set) var library: ReactiveLibrary?
  let declaration: SwiftDeclaration
  /// The extensions of the class that are converted with it.
  let extensions: [SwiftDeclaration]
  let protocols: FoundProtocols
  let members: FoundMembers
  /// The names of its outputs. They are not backings of inputs, although inputs may send to them.
  private(set) var shown: Set<String> = []
  /// The names of the types nested in it and in its extensions, and of those that the protocols declare. Outside the
  /// class they must be qualified with its name.
  let nestedTypes: Set<String>

  init(
    file: FoundSource,
    index: ImportIndex,
    declaration: SwiftDeclaration,
    extensions: [SwiftDeclaration],
    protocols: FoundProtocols
  ) {
    let code = file.code
    self.file = file
    self.index = index
    self.name = code.declaredName(of: declaration)
    self.library = file.library
    self.declaration = declaration
    self.extensions = extensions
    self.protocols = protocols
    self.members = FoundMembers(of: [declaration] + extensions, in: code)
    let aliases = protocols.ofFacets.flatMap { code.aliases(in: $0.declaration) }
    let nested = code.typesNested(in: declaration) + aliases.map(code.declaredName)
    self.nestedTypes = index.typesNested(inExtensionsOf: self.name).union(nested)
    let outputs = protocols.ofFacets.filter { $0.facet.section != .inputs }.map(\.declaration)
    let declared = outputs.flatMap { code.declarations($0.inside) }.flatMap(code.names)
    self.shown = Set(declared + self.unlistedOutputs.map(\.name))
  }

  /// Returns it with a library that its file does not import.
  func inLibrary(_ library: ReactiveLibrary) -> FoundViewModel {
    var copy = self
    copy.library = library
    return copy
  }

  var code: SwiftCode { self.file.code }
}

/// The protocols that show that a class has the form of a view model.
struct FoundProtocols {
  /// The protocols of the facets that the file declares.
  var facets: [FoundFacet: SwiftDeclaration] = [:]
  /// The protocol that exposes only the facets. One that does more stays, and the class conforms to it.
  var type: SwiftDeclaration?
  /// The other types that the class inherits from or conforms to.
  var conformances: [String] = []
  /// The advice on each protocol that the spec would have to declare but cannot.
  var missing: [String: String] = [:]

  /// The protocols in their order in a spec.
  var ofFacets: [(facet: FoundFacet, declaration: SwiftDeclaration)] {
    self.facets.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  var all: [SwiftDeclaration] { self.ofFacets.map(\.declaration) + [self.type].compactMap(\.self) }
}

typealias FoundFunction = (signature: SwiftSignature, declaration: SwiftDeclaration)

/// The members of a class, and of the extensions that are converted with it.
struct FoundMembers {
  let all: [SwiftDeclaration]
  let properties: [String: SwiftDeclaration]
  let functions: [FoundFunction]
  private let functionsBySelector: [String: [FoundFunction]]
  /// The names of the properties, of the publishers of those that are published, such as `$query`, and of the functions.
  let names: Set<String>
  /// The names of properties that are known not to be functions, so that no call can mean them.
  let uncalled: Set<String>
  /// The names of functions that the class calls itself, each its only member of that name.
  let called: Set<String>
  /// The names of ReactiveSwift properties that are sent to in one place, and otherwise only asked for their `.signal`,
  /// so that nothing reads their first value.
  let observed: Set<String>
  /// The comments of the class, by the first token of the member that they belong to; -1 if they belong to none.
  let comments: [Int: [SwiftComment]]

  init(of parts: [SwiftDeclaration], in code: SwiftCode) {
    self.all = parts.flatMap { part in code.declarations(part.inside).map { $0.within(part) } }
    self.comments = parts.reduce(into: [:]) { $0.merge(code.comments(in: $1), uniquingKeysWith: +) }
    let properties = self.all.filter(\.isProperty).flatMap { property in
      code.names(of: property).map { ($0, property) }
    }
    self.properties = Dictionary(properties) { $1 }
    self.functions = self.all.filter { $0.kind == .func }.compactMap { function in
      code.signature(of: function).map { ($0, function) }
    }
    self.functionsBySelector = Dictionary(grouping: self.functions, by: \.signature.selector)
    let functions = self.functions.map(\.signature.name)
    let publishers = properties.filter { code.isPublished($1) }.map { name, _ in "$\(name)" }
    self.names = Set(self.properties.keys).union(functions).union(publishers)
    self.uncalled = Set(self.properties.filter { code.showsObject($1) }.keys).subtracting(functions)
    let single = Dictionary(grouping: functions, by: \.self).filter { $1.count == 1 }
    let called = parts.flatMap(\.inside).filter(code.calls).map(code.plainWord)
    self.observed = code.observedNames(in: parts)
    self.called = Set(called).intersection(single.keys).subtracting(self.properties.keys)
  }

  /// Returns the function with a selector; if there are several, the one with these types.
  func function(_ selector: String, _ parameters: [SwiftParameter]) -> FoundFunction? {
    let all = self.functionsBySelector[selector, default: []]
    return all.count < 2 ? all.first : all.first { $0.signature.parameters.types == parameters.types }
  }
}

extension SwiftDeclaration {
  /// Whether it can look like a view model. A struct or an actor that does so is reported.
  var isClassLike: Bool { [.class, .struct, .actor].contains(self.kind) }

  /// Whether it declares a type that a class can have in it.
  var isType: Bool { self.isClassLike || self.kind == .enum || self.kind == .typealias }

  /// The word for its access; `internal` without one.
  var access: String {
    ["public", "package", "open", "private", "fileprivate"].first(where: self.has) ?? "internal"
  }

  var isProperty: Bool { [.let, .var].contains(self.kind) }
}

extension SwiftCode {
  /// Returns whether a property is a `@Published` one.
  func isPublished(_ property: SwiftDeclaration) -> Bool {
    property.attributes.contains { self.compact($0) == "@Published" }
  }

  /// Returns whether a token is the name of a function that is called, or that of a member of `self`.
  fileprivate func calls(_ token: Int) -> Bool {
    guard self.isName(token), self.word(token - 1) != "func" else { return false }
    if self.word(token - 1) != "." { return self.word(token + 1) == "(" && !self.isLabel(token) }
    return self.word(token - 2) == "self" || self.word(token - 2) == "?" && self.word(token - 3) == "self"
  }

  /// Returns the names that are sent to in one place, and otherwise only asked for their `.signal`.
  fileprivate func observedNames(in parts: [SwiftDeclaration]) -> Set<String> {
    var writes: [String: Int] = [:]
    var others: Set<String> = []
    for token in parts.flatMap(\.inside) where self.isName(token) && self.word(token + 1) != ":" {
      let name = self.plainWord(token)
      guard self.word(token - 1) != "let", self.word(token - 1) != "var" else { continue }
      let member = self.word(token + 1) == "." ? self.word(token + 2) : ""
      if member == "value", self.word(token + 3) == "=" {
        writes[name, default: 0] += 1
      } else if member != "signal" {
        others.insert(name)
      }
    }
    return Set(writes.filter { $1 == 1 }.keys).subtracting(others)
  }

  /// Returns the names of the types that a type or an extension declares.
  func typesNested(in declaration: SwiftDeclaration) -> [String] {
    self.declarations(declaration.inside).filter(\.isType).map(self.declaredName)
  }

  /// Returns the type aliases that a protocol declares.
  func aliases(in declaration: SwiftDeclaration) -> [SwiftDeclaration] {
    self.declarations(declaration.inside).filter { $0.kind == .typealias }
  }
}
