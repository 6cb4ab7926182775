import MVVMSource
import MVVMSyntax

/// What the checker needs to know about the style and the configuration: they derive names from those of a
/// spec, and the names in one namespace must differ. A class, since one instance serves many specs.
public final class CheckRules: Sendable {
  /// The kind of an output that does not name one.
  public let defaultKind: StreamKind
  /// The access of a view model that does not state one.
  public let access: Access
  /// The names of the class's properties for its facets, by section: `inputs`, `outputs`, `errors`.
  public let facetProperties: [NamePattern]
  /// The name of the protocol of a facet that has a name: `{name}` and `{facet}`.
  public let facetType: NamePattern
  /// The names of the types that are generated next to the class, derived from its name.
  public let typeNames: [NamePattern]
  /// Names that have a meaning in the body of the generated class. No view model, member or dependency may
  /// have one of them.
  public let reservedNames: [Text]
  /// The types nested in the class. They hide outer types with the same names.
  public let nestedTypes: WordSet
  public let namespaces: [Namespace]
  /// Whether every class is isolated to the main actor, even if its spec does not say so.
  public let isMainActor: Bool
  /// Whether the class keeps states that start at a value, and an input may be one property with a state.
  public let storesStates: Bool
  /// Whether a view binds to inputs that answer nothing.
  public let exposesRelays: Bool
  /// The sources of names in all namespaces.
  let sources: [NameSource]
  /// The entries of each namespace, in their order.
  let entryKeys: [[NameKey]]
  /// The keys of the names that are in a scope for every view model.
  let fixedKeys: [UInt64]

  public init(
    defaultKind: StreamKind,
    access: Access = .internal,
    facetProperties: [NamePattern],
    facetType: NamePattern = "{name}{facet}",
    typeNames: [NamePattern] = [],
    reservedNames: [Text] = [],
    nestedTypes: [Text] = [],
    namespaces: [Namespace],
    isMainActor: Bool = false,
    storesStates: Bool = false,
    exposesRelays: Bool = false
  ) {
    self.defaultKind = defaultKind
    self.access = access
    self.facetProperties = facetProperties
    self.facetType = facetType
    self.typeNames = typeNames
    self.reservedNames = reservedNames
    self.nestedTypes = WordSet(nestedTypes)
    self.namespaces = namespaces
    self.isMainActor = isMainActor
    self.storesStates = storesStates
    self.exposesRelays = exposesRelays
    let used = NameSource.allCases.filter { source in
      namespaces.contains { $0.entries.contains { $0.source == source } }
    }
    self.sources = used
    self.entryKeys = namespaces.map { $0.entries.map { NameKey($0, among: used) } }
    let facets = facetProperties.filter { $0.hole == nil }.map(\.prefix)
    let fixed =
      [(NameScope.reserved, reservedNames)] + namespaces.enumerated().map { ($0.offset, $0.element.fixed) }
    self.fixedKeys = fixed.flatMap { scope, names in
      (facets + names).map { NameHash($0).key(in: scope) }
    }
  }

  /// Returns the names of the types beside a class.
  func typeNames(of viewModel: ViewModel) -> [Text] {
    self.typeNames.map { $0.applied(to: viewModel.name) }
      + viewModel.facets.compactMap { $0.name.map { self.facetType.ofFacet($0).applied(to: viewModel.name) } }
  }

  /// Returns a number of names that so many declarations cannot exceed, with those that are always there.
  ///
  /// - Parameter facets: The number of facets that have names.
  func nameCount(_ declarations: Int, _ facets: Int) -> Int {
    let facets = (self.facetProperties.count + facets) * (self.namespaces.count + 1)
    let namesOfOne = self.entryKeys.reduce(3) { $0 + $1.count }
    return self.fixedKeys.count + facets + namesOfOne * declarations
  }
}

/// The scopes that every style has. The namespaces of the style have numbers from 0.
enum NameScope {
  static var dependencies: Int { -1 }
  static var reserved: Int { -2 }
  static var selectors: Int { -3 }
  static var logicNames: Int { -4 }
}
