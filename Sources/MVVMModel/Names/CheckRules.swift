import MVVMSource
import MVVMSyntax

/// The parts of the style and of the configuration that the checks need: they derive names from those in a
/// spec, and all names in a namespace must differ.
public struct CheckRules: Sendable {
  /// The kind of an output without a written kind.
  public let defaultKind: OutputKind
  /// The access of a view model without a written one.
  public let access: Access
  /// The names of the class's facet properties, by section: `inputs`, `outputs`, `errors`.
  public let facetProperties: [NamePattern]
  /// The name of a named facet's protocol: `{name}` and `{facet}`.
  public let facetType: NamePattern
  /// The names of the types that are generated next to the class, derived from its name.
  public let typeNames: [NamePattern]
  /// Names that have a meaning in the body of the generated class. View models, members and dependencies
  /// cannot have them.
  public let reservedNames: WordSet
  /// The types nested in the class. They hide outer types with the same names.
  public let nestedTypes: WordSet
  /// Types that tests get from their modules. Other types with the same names are ambiguous there.
  let typesOfTests: WordSet
  /// The library protocols that every generated class conforms to.
  let conformances: [Text]
  public let namespaces: [Namespace]
  /// The names that a member cannot have in some namespace: reserved ones, and those that the namespace
  /// always has.
  let neededNames: WordSet
  /// The patterns that change a name, without duplicates.
  let derivedNames: [Namespace.Entry]
  /// The patterns for the hooks that the logic may implement for changes of a binding.
  let hooks: [NamePattern]
  /// Whether every class is isolated to the main actor, even if its spec does not say so.
  public let isMainActor: Bool
  /// Whether the class stores states with initial values, and an input may share a property with a state.
  public let storesStates: Bool
  /// Whether an input is a function only if it has a reply.
  public let showsInputs: Bool
  /// Returns the styles that have bindings, for a message; `nil` if this style has them.
  let stylesOfBindings: (@Sendable () -> [String])?

  public init(
    defaultKind: OutputKind,
    access: Access = .internal,
    facetProperties: [NamePattern],
    facetType: NamePattern = "{name}{facet}",
    typeNames: [NamePattern] = [],
    reservedNames: [Text] = [],
    nestedTypes: [Text] = [],
    typesOfTests: [Text] = [],
    conformances: [Text] = [],
    namespaces: [Namespace],
    hooks: [NamePattern] = [],
    isMainActor: Bool = false,
    storesStates: Bool = false,
    showsInputs: Bool = false,
    stylesOfBindings: (@Sendable () -> [String])? = nil
  ) {
    self.defaultKind = defaultKind
    self.access = access
    self.facetProperties = facetProperties
    self.facetType = facetType
    self.typeNames = typeNames
    self.reservedNames = WordSet(reservedNames)
    self.nestedTypes = WordSet(nestedTypes)
    self.typesOfTests = WordSet(typesOfTests)
    self.namespaces = namespaces
    self.neededNames = self.reservedNames.union(namespaces.flatMap(\.fixed))
    self.hooks = hooks
    self.conformances = conformances
    let derived = namespaces.flatMap(\.derived) + hooks.map { (.binding, $0) }
    self.derivedNames = derived.reduce(into: []) { entries, entry in
      if !entries.contains(where: { $0 == entry }) { entries.append(entry) }
    }
    self.isMainActor = isMainActor
    self.storesStates = storesStates
    self.showsInputs = showsInputs
    self.stylesOfBindings = stylesOfBindings
  }

  /// Returns the names of the types that are generated next to a class.
  func typeNames(of viewModel: ViewModel) -> [Text] {
    self.typeNames.map { $0.applied(to: viewModel.name) }
      + viewModel.facets.compactMap { $0.name.map { self.facetType.ofFacet($0).applied(to: viewModel.name) } }
  }
}
