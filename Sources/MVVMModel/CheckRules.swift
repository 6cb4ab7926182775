import MVVMSource

/// What the checker must know of the style and the configuration: they derive names from a spec's, and no two
/// names of one namespace may be the same. A class, since what it holds is made once for many specs.
public final class CheckRules: Sendable {
  /// The kind of an output that names none.
  public let defaultKind: StreamKind
  /// The class's properties for its facets, by section: `inputs`, `outputs`, `errors`.
  public let facetProperties: [NamePattern]
  /// The names of what is generated beside the class, made of its name.
  public let typeNames: [NamePattern]
  /// Names that mean something in the body of the generated class: no view model, member or dependency has one.
  public let reservedNames: [Text]
  /// Types within the class, which hide those outside that have the same name.
  public let nestedTypes: WordSet
  public let namespaces: [Namespace]
  let namespaceHashes: [NamespaceHashes]
  let fixedKeys: [UInt64]
  /// How many names a declaration has in all scopes at most.
  let namesOfOne: Int

  public init(
    defaultKind: StreamKind,
    facetProperties: [NamePattern],
    typeNames: [NamePattern] = [],
    reservedNames: [Text] = [],
    nestedTypes: [Text] = [],
    namespaces: [Namespace]
  ) {
    self.defaultKind = defaultKind
    self.facetProperties = facetProperties
    self.typeNames = typeNames
    self.reservedNames = reservedNames
    self.nestedTypes = WordSet(nestedTypes)
    self.namespaces = namespaces
    self.namespaceHashes = namespaces.map { NamespaceHashes($0) }
    self.fixedKeys = Self.fixedKeys(namespaces, facetProperties, reservedNames)
    self.namesOfOne = NameSources.largest(of: namespaces)
  }
}

/// A scope of the generated code, with the names that stand in it.
public struct Namespace: Hashable, Sendable {
  /// What a spec declares that gives a scope its names.
  public enum Source: String, CaseIterable, Sendable {
    /// Every input, by its logic name.
    case input
    /// Inputs that keep nothing and whose payload is a closure, by their logic name.
    case closureInput
    /// All other inputs, by their logic name.
    case plainInput
    /// The replies of inputs, by the input's logic name.
    case reply
    /// Inputs with a reply, by their logic name.
    case answeredInput
    /// All other inputs, by their logic name.
    case unansweredInput
    /// Those of them that have an attribute, by their logic name.
    case attributedInput
    /// Inputs with a reply that Swift keeps apart by their base name alone: those without arguments.
    case answeredProperty
    /// Inputs that keep an argument, by their logic name.
    case keptInput
    /// Outputs and errors that are streams.
    case stream
    /// Streams of the kind `event`.
    case event
    /// Values and function outputs, by their base name.
    case asked
    /// Outputs and errors of every form, by their base name.
    case output
    /// The members of the protocols that Swift keeps apart by their name alone: inputs and function outputs
    /// without arguments, streams and values.
    case property
    /// Those of them that are outputs or errors.
    case outputProperty
    case dependency
  }

  /// Names that a spec gives the scope.
  public struct Entry: Hashable, Sendable {
    public let source: Source
    /// The name that stands in the scope, with the hole `{name}`.
    public let pattern: NamePattern

    public init(source: Source, pattern: NamePattern) {
      self.source = source
      self.pattern = pattern
    }
  }

  /// By which the style knows the scope, such as `class`.
  public let name: Text
  /// Names that always stand in the scope.
  public var fixed: [Text]
  public var entries: [Entry]

  /// Whether the scope is that of what ties view models to views.
  public var isOfBindings: Bool { self.name.spells("bindings") }

  public init(name: Text, fixed: [Text], entries: [Entry]) {
    self.name = name
    self.fixed = fixed
    self.entries = entries
  }
}
