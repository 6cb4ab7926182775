import MVVMModel
import MVVMSource
import MVVMSwift
import MVVMSyntax

/// A class that has the form of a view model, as it stands in its file.
final class FoundViewModel {
  let file: FoundFile
  let name: String
  let library: ReactiveLibrary?
  let declaration: SwiftDeclaration
  /// The extensions of the class that are converted with it.
  let extensions: [SwiftDeclaration]
  let protocols: FoundProtocols
  let members: FoundMembers
  /// The names of its outputs, which are no backings of inputs although inputs may send to them.
  let shown: Set<String>

  init(
    file: FoundFile,
    declaration: SwiftDeclaration,
    extensions: [SwiftDeclaration],
    protocols: FoundProtocols
  ) {
    let code = file.code
    (self.file, self.name, self.library) = (file, code.declaredName(of: declaration), file.library)
    (self.declaration, self.extensions, self.protocols) = (declaration, extensions, protocols)
    self.members = FoundMembers(of: [declaration] + extensions, in: code)
    let outputs = protocols.ofFacets.filter { $0.facet.section != .inputs }.map(\.declaration)
    self.shown = Set(outputs.flatMap { code.declarations($0.inside) }.flatMap(code.names))
  }

  private init(_ other: FoundViewModel, _ library: ReactiveLibrary) {
    (self.file, self.name, self.library) = (other.file, other.name, library)
    (self.declaration, self.extensions) = (other.declaration, other.extensions)
    (self.protocols, self.members, self.shown) = (other.protocols, other.members, other.shown)
  }

  /// Returns it as one of a library that its file does not import.
  func inLibrary(_ library: ReactiveLibrary) -> FoundViewModel { FoundViewModel(self, library) }

  var code: SwiftCode { self.file.code }
}

/// The protocols that show that a class has the form of a view model.
struct FoundProtocols {
  /// Those of the facets that the file declares.
  var facets: [Facet: SwiftDeclaration] = [:]
  /// The protocol that offers the facets and nothing else. A protocol that does more stays in the file, and the class
  /// conforms to it.
  var type: SwiftDeclaration?
  /// The other types that the class inherits from or conforms to.
  var conformances: [String] = []
  /// What to do first about each protocol that the spec would have to declare, and cannot.
  var missing: [String: String] = [:]

  /// In the order in which a spec has them.
  var ofFacets: [(facet: Facet, declaration: SwiftDeclaration)] {
    self.facets.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  var all: [SwiftDeclaration] { self.ofFacets.map(\.declaration) + [self.type].compactMap(\.self) }
}

/// The members of a class, and of the extensions that are converted with it.
final class FoundMembers {
  let all: [SwiftDeclaration]
  let properties: [String: SwiftDeclaration]
  let functions: [(signature: SwiftSignature, declaration: SwiftDeclaration)]
  private let functionsBySelector: [String: [(signature: SwiftSignature, declaration: SwiftDeclaration)]]
  /// The names of the nested types. Outside of the class they have to be qualified with its name.
  let nestedTypes: Set<String>
  /// The names of the properties and functions.
  let names: Set<String>
  /// The names of properties that no call can mean, as they are shown to be something else than a function.
  let uncalled: Set<String>
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
    let nested = self.all.filter { [.struct, .class, .enum, .typealias, .actor].contains($0.kind) }
    self.nestedTypes = Set(nested.map(code.declaredName))
    self.functionsBySelector = Dictionary(grouping: self.functions, by: \.signature.selector)
    let called = self.functions.map(\.signature.name)
    self.names = Set(self.properties.keys).union(called)
    self.uncalled = Set(self.properties.filter { code.showsObject($1) }.keys).subtracting(called)
  }

  /// Returns the function that has a selector: of several, the one with these types.
  func function(_ selector: String, _ parameters: [SwiftParameter])
    -> (signature: SwiftSignature, declaration: SwiftDeclaration)?
  {
    let all = self.functionsBySelector[selector, default: []]
    return all.count < 2 ? all.first : all.first { $0.signature.parameters.types == parameters.types }
  }
}

struct Facet: Hashable, Comparable {
  /// That of the spec.
  let section: SectionKind
  /// The name that the spec gives it; empty for none.
  var name = ""

  /// The name as it stands in that of the protocol.
  var word: String { NamePattern("{facet}").ofFacet(Text(self.name)).text }

  /// As in a spec.
  static func < (left: Facet, right: Facet) -> Bool {
    let sections = SectionKind.ofFacets
    let places = [left, right].map { sections.firstIndex(of: $0.section) ?? 0 }
    return places[0] == places[1] ? left.name < right.name : places[0] < places[1]
  }
}

/// Returns the kind of facet that a protocol declares, judged by the protocol's name; `nil` if it declares none.
func facet(of name: String) -> SectionKind? {
  if name.hasSuffix("Errors") { return name == "Errors" ? nil : .errors }
  let ending = ["Type", "Protocol"].first(where: name.hasSuffix) ?? ""
  let stem = name.dropLast(ending.count)
  guard let start = stem.lastIndex(where: \.isUppercase), start > stem.startIndex else { return nil }
  // Some misspell the end.
  return stem[start...].hasPrefix("Input") ? .inputs : stem[start...].hasPrefix("Outpu") ? .outputs : nil
}

func isFacet(_ name: String) -> Bool { facet(of: name) != nil && facet(of: name) != .errors }

extension SwiftDeclaration {
  /// Whether it can have the form of a view model. A struct or actor that has it is reported, since view models are
  /// classes.
  var isClassLike: Bool { [.class, .struct, .actor].contains(self.kind) }

  /// The word for its access; `internal` without one.
  var access: String {
    ["public", "package", "open", "private", "fileprivate"].first(where: self.has) ?? "internal"
  }

  var isProperty: Bool { [.let, .var].contains(self.kind) }
}
